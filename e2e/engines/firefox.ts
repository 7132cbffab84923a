// Firefox as Debian has it, over WebDriver BiDi, which it speaks without a driver beside it.

import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { HOST_NAME } from '../stage/server';
import { expression, outcome, type Glass, type Point, type Size } from './engine';
import { Program } from './program';

const PREFERENCES = {
  // A name that is not "localhost": plain HTTP is an insecure context, as guests have it.
  'network.dns.localDomains': HOST_NAME,
  'intl.accept_languages': 'en-GB,en',
  // As on a phone they take no room.
  'ui.useOverlayScrollbars': 1,
  'ui.prefersReducedMotion': 1,
  'remote.active-protocols': 1,
  'remote.prefs.recommended': true,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.security.https_first': false,
  'dom.security.https_only_mode': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
};

type Answer = { id?: number; type: string; result?: unknown; error?: string; message?: string };
type Entry = { level: string; text: string | null };

export class Firefox implements Glass {
  private calls = 0;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private found: string[] = [];
  private context = '';

  private constructor(
    private readonly program: Program,
    private readonly socket: WebSocket,
    private readonly profile: string,
  ) {
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as Heard));
  }

  static async open(size: Size): Promise<Firefox> {
    const profile = await mkdtemp(join(tmpdir(), 'molehunt-firefox-'));
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    await writeFile(join(profile, 'user.js'), lines.join(''));
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
    const program = await Program.start('firefox-esr', args, { HOME: profile });
    try {
      const url = await program.says(/WebDriver BiDi listening on (ws:\S+)/);
      const socket = new WebSocket(`${url}/session`);
      await once(socket, 'open');
      const firefox = new Firefox(program, socket, profile);
      await firefox.begin(size);
      return firefox;
    } catch (error) {
      await program.end();
      await rm(profile, { recursive: true, force: true });
      throw error;
    }
  }

  private async begin(viewport: Size): Promise<void> {
    await this.say('session.new', { capabilities: {} });
    await this.say('session.subscribe', { events: ['log.entryAdded'] });
    const tree = await this.say<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    this.context = tree.contexts[0]?.context ?? '';
    await this.ask('browsingContext.setViewport', { viewport });
  }

  async go(url: string): Promise<void> {
    await this.ask('browsingContext.navigate', { url, wait: 'complete' });
  }

  async run<Args extends unknown[], Out>(
    what: (...args: Args) => Out | Promise<Out>,
    ...args: Args
  ): Promise<Out> {
    const { result, exceptionDetails } = await this.say<Evaluated>('script.evaluate', {
      expression: expression(what, args),
      target: { context: this.context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return outcome(result?.value);
  }

  async press(at: Point): Promise<void> {
    const x = Math.round(at.x);
    const y = Math.round(at.y);
    await this.point({ type: 'pointerMove', x, y }, { type: 'pointerDown', button: 0 });
  }

  async lift(): Promise<void> {
    await this.point({ type: 'pointerUp', button: 0 });
  }

  async type(text: string): Promise<void> {
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    const actions = [{ type: 'key', id: 'keys', actions: keys }];
    await this.ask('input.performActions', { actions });
  }

  async give(paths: readonly string[]): Promise<void> {
    const { nodes } = await this.ask<{ nodes: { sharedId: string }[] }>(
      'browsingContext.locateNodes',
      { locator: { type: 'css', value: 'input[type=file]' } },
    );
    const [field] = nodes;
    await this.ask('input.setFiles', { element: { sharedId: field?.sharedId }, files: paths });
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.ask<{ data: string }>('browsingContext.captureScreenshot', {});
    return Buffer.from(data, 'base64');
  }

  async faults(): Promise<string[]> {
    const found = this.found;
    this.found = [];
    return found;
  }

  async close(): Promise<void> {
    this.socket.terminate();
    await this.program.end();
    await rm(this.profile, { recursive: true, force: true });
  }

  private async point(...actions: object[]): Promise<void> {
    const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions };
    await this.ask('input.performActions', { actions: [finger] });
  }

  /** About the one page that there is. */
  private ask<Result>(method: string, params: object): Promise<Result> {
    return this.say(method, { context: this.context, ...params });
  }

  private async say<Result>(method: string, params: object): Promise<Result> {
    const id = (this.calls += 1);
    const answered = new Promise<Answer>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method, params }));
    const { type, result, error, message } = await answered;
    if (type === 'error') throw new Error(`${method}: ${error}: ${message}`);
    return result as Result;
  }

  private hear(heard: Heard): void {
    if (heard.type === 'event') {
      const { level, text } = heard.params;
      if (level === 'error') this.found.push(text ?? 'an error without words');
    } else if (heard.id !== undefined) {
      this.waiting.get(heard.id)?.(heard);
      this.waiting.delete(heard.id);
    }
  }
}

type Heard = (Answer & { type: 'success' | 'error' }) | { type: 'event'; params: Entry };
type Evaluated = { result?: { value?: unknown }; exceptionDetails?: { text: string } };
