// WebKit as Debian has it, the engine of Safari: its small browser fills a screen that nobody sees,
// and its driver speaks plain WebDriver.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { HOST_NAME } from '../stage/server';
import { expression, outcome, type Glass, type Point, type Size } from './engine';
import { freePort, Program } from './program';

/** How WebDriver calls an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const SCRIPT_MS = 20_000;
/** Between two tries to find the page. */
const LOST_MS = 1_000;

/** Reduced motion, as web pages call it. */
const STILL = '[Settings]\ngtk-enable-animations = false\n';
/** The small browser that comes with the driver. Full screen, it has no bars; how large that is, it is told. */
const BROWSER = { args: ['--automation', '--full-screen'] };

declare global {
  interface Window {
    faults?: string[];
  }
}

export class WebKit implements Glass {
  private found: string[] = [];
  private at: Point = { x: 0, y: 0 };

  private constructor(
    private readonly programs: readonly Program[],
    private readonly session: string,
    private readonly home: string,
  ) {}

  static async open(size: Size): Promise<WebKit> {
    const programs: Program[] = [];
    const home = await mkdtemp(join(tmpdir(), 'molehunt-webkit-'));
    try {
      const screen = ['-screen', '0', `${size.width}x${size.height}x24`];
      const xvfb = await Program.start('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', ...screen]);
      programs.push(xvfb);
      const display = await xvfb.says(/^(\d+)\n/m);
      const hosts = join(home, 'hosts');
      await writeFile(hosts, `127.0.0.1 ${HOST_NAME}\n`);
      await mkdir(join(home, 'gtk-3.0'));
      await writeFile(join(home, 'gtk-3.0/settings.ini'), STILL);
      const port = await freePort();
      const driver = await Program.start('WebKitWebDriver', [`--port=${port}`], {
        DISPLAY: `:${display}`,
        HOME: home,
        XDG_CONFIG_HOME: home,
        LANGUAGE: 'en',
        // A name that is not "localhost": plain HTTP is an insecure context, as guests have it.
        LD_PRELOAD: 'libnss_wrapper.so',
        NSS_WRAPPER_HOSTS: hosts,
      });
      programs.push(driver);
      const root = `http://127.0.0.1:${port}`;
      await driver.until(() =>
        fetch(`${root}/status`).then(
          () => true,
          () => undefined,
        ),
      );
      const { sessionId } = await say<{ sessionId: string }>(`${root}/session`, {
        capabilities: {
          alwaysMatch: { 'webkitgtk:browserOptions': BROWSER, pageLoadStrategy: 'none' },
        },
      });
      const session = `${root}/session/${sessionId}`;
      await say(`${session}/timeouts`, { script: SCRIPT_MS });
      await say(`${session}/window/rect`, { x: 0, y: 0, ...size });
      return new WebKit(programs, session, home);
    } catch (error) {
      await leave(programs, home);
      throw error;
    }
  }

  /** The driver tells nothing of what goes wrong, so the page itself is asked to listen, and soon. */
  async go(url: string): Promise<void> {
    this.found = await this.faults();
    await this.say('url', { url });
    const arrived = () => this.run(listen, url).catch(stillLeaving);
    for (let how = await arrived(); how !== 'there'; how = await arrived()) {
      if (how === 'lost') await this.say('url', { url });
      await rest(how === 'lost' ? LOST_MS : 10);
    }
    const isLoaded = () => this.run(() => document.readyState === 'complete');
    while (!(await isLoaded())) await rest(20);
  }

  async run<Args extends unknown[], Out>(
    what: (...args: Args) => Out | Promise<Out>,
    ...args: Args
  ): Promise<Out> {
    const script = `const [done] = arguments;
      ${expression(what, args)}.then((out) => done({ out }), (error) => done({ error: String(error) }));`;
    const { out, error } = await this.say<{ out?: string; error?: string }>('execute/async', {
      script,
      args: [],
    });
    if (error !== undefined) throw new Error(error);
    return outcome(out);
  }

  async press(at: Point): Promise<void> {
    this.at = { x: Math.round(at.x), y: Math.round(at.y) };
    await this.point(
      { type: 'pointerMove', duration: 0, ...this.at },
      { type: 'pointerDown', button: 0 },
    );
  }

  async lift(): Promise<void> {
    await this.point({ type: 'pointerUp', button: 0 });
  }

  async type(text: string): Promise<void> {
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.say('actions', { actions: [{ type: 'key', id: 'keys', actions: keys }] });
  }

  async give(paths: readonly string[]): Promise<void> {
    const using = { using: 'css selector', value: 'input[type=file]' };
    const field = await this.say<Record<string, string>>('element', using);
    await this.say(`element/${field[ELEMENT]}/value`, { text: paths.join('\n') });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await ask<string>(`${this.session}/screenshot`), 'base64');
  }

  async faults(): Promise<string[]> {
    const faults = [...this.found, ...(await this.run(() => window.faults?.splice(0) ?? []))];
    this.found = [];
    return faults;
  }

  async close(): Promise<void> {
    await leave(this.programs, this.home);
  }

  private async point(...actions: object[]): Promise<void> {
    const mouse = { type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions };
    await this.say('actions', { actions: [mouse] });
  }

  private say<Value>(what: string, body: object): Promise<Value> {
    return say<Value>(`${this.session}/${what}`, body);
  }
}

/**
 * Runs in the page, if it is the one that was asked for. Now and then `nss_wrapper` does not know its
 * own name when two threads ask for the first time, and the browser says so in place of the page.
 */
function listen(url: string): 'there' | 'not yet' | 'lost' {
  if (location.href !== url)
    return document.body?.textContent.startsWith('Error resolving') ? 'lost' : 'not yet';
  if (window.faults) return 'there';
  const faults = (window.faults = [] as string[]);
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`${violatedDirective} forbids ${blockedURI}`),
  );
  const say = console.error;
  console.error = (...words: unknown[]) => {
    faults.push(words.map(String).join(' '));
    say(...words);
  };
  return 'there';
}

function say<Value>(url: string, body: object): Promise<Value> {
  return ask(url, { method: 'POST', body: JSON.stringify(body) });
}

async function ask<Value>(url: string, how: RequestInit = {}): Promise<Value> {
  const response = await fetch(url, how);
  const { value } = (await response.json()) as { value: Value & Partial<Record<string, string>> };
  if (response.ok) return value;
  throw new Error(`${new URL(url).pathname}: ${value['error']} ${value['message']}`);
}

/** Whoever asks a page that is just being left gets an error, and one that has crashed does not come back. */
function stillLeaving(error: unknown): 'not yet' {
  if (!/no such frame|javascript error/.test(String(error))) throw error;
  return 'not yet';
}

async function leave(programs: readonly Program[], home: string): Promise<void> {
  for (const program of [...programs].reverse()) await program.end();
  await rm(home, { recursive: true, force: true });
}
