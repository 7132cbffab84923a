// The real binary on a port of its own, with a data directory of its own or as a node of a cluster. It can be killed
// like a computer that loses power, and started again as if nothing had happened.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BINARY } from './binary';
import { SHELVES, type Cluster } from './cluster';
import { lay, type Plan, type Seen } from './laid';

export const HOST_NAME = 'molehunt.test';

const LISTENING = /^listening on http:\/\/127\.0\.0\.1:(\d+)$/m;
const START_MS = 20_000;
const READY_MS = 500;
/** By then whoever leads guests to nodes has seen that this one is about to go. */
const NOTICE = 'drain-notice=1s';

/** Where tables are kept: in a folder, or in a cluster whose nodes guests reach at one address. */
type Store = { data: string } | { cluster: Cluster; publicUrl: string };

export class Server {
  private process: ChildProcess | null = null;
  /** Chosen by the system at the first start, kept at every other. */
  private port = 0;
  /** Everything since the first start. */
  said = '';

  private constructor(private readonly store: Store) {}

  static async start(): Promise<Server> {
    return Server.keeping({ data: await mkdtemp(join(tmpdir(), 'molehunt-e2e-')) });
  }

  /** One of several that share what they keep. */
  static async node(cluster: Cluster, publicUrl: string): Promise<Server> {
    return Server.keeping({ cluster, publicUrl });
  }

  private static async keeping(store: Store): Promise<Server> {
    if (!existsSync(BINARY)) {
      throw new Error(
        `There is no server at ${BINARY}. Build it with \`cargo build -p molehunt\`, ` +
          'or say where it is with MOLEHUNT_BIN.',
      );
    }
    const server = new Server(store);
    await server.restart();
    return server;
  }

  /** As guests on the same Wi-Fi know it. */
  get url(): string {
    return `http://${HOST_NAME}:${this.port}`;
  }

  get address(): { host: string; port: number } {
    return { host: '127.0.0.1', port: this.port };
  }

  async restart(): Promise<void> {
    const listen = `127.0.0.1:${this.port}`;
    const child = spawn(BINARY, ['serve', '--listen', listen, ...options(this.store)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.said += chunk.toString()));
    this.port = await portOf(child);
  }

  /** While it is away, tables are laid in its house. */
  async lay(plans: readonly Plan[]): Promise<Seen> {
    if (!('data' in this.store)) throw new Error('tables are laid in folders only');
    await this.kill9();
    const seen = await lay(this.store.data, plans);
    await this.restart();
    return seen;
  }

  /** Nothing is written, nobody is told. */
  async kill9(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** It sends everybody away first, as before an update. */
  async drain(): Promise<void> {
    await this.end('SIGTERM');
  }

  /** As those who lead guests to it ask. */
  async isReady(): Promise<boolean> {
    const { host, port } = this.address;
    const asked = { signal: AbortSignal.timeout(READY_MS) };
    return fetch(`http://${host}:${port}/readyz`, asked).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async stop(): Promise<void> {
    await this.end('SIGKILL');
    if ('data' in this.store) await rm(this.store.data, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

function options(store: Store): string[] {
  if ('data' in store) return ['--data', store.data];
  const { cluster, publicUrl } = store;
  const shelves = ['--journal', cluster.url, '--journal-streams', `${SHELVES}`];
  return [...shelves, '--public-url', publicUrl, '--no-mdns', '--limit', NOTICE];
}

/** Waits for the line that is meant for programs. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string) => reject(new Error(`The server ${why}.\n${said}`));
    const timer = setTimeout(() => fail(`was not ready within ${START_MS} ms`), START_MS);
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const port = LISTENING.exec(said)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(Number(port));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', (error) => fail(`did not start: ${error.message}`));
    child.once('exit', (code) => fail(`ended at once, with code ${code}`));
  });
}
