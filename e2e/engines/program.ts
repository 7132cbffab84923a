// A program beside the test. It ends with the test, and whatever it has started ends with it.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';

const START_MS = 20_000;

/** Those that nobody has ended, if the worker of the tests must go. */
const running = new Set<Program>();
process.once('exit', () => running.forEach((program) => program.kill()));

export class Program {
  /** All that it has printed. */
  said = '';

  private constructor(
    private readonly name: string,
    private readonly child: ChildProcess,
  ) {
    running.add(this);
    for (const stream of [child.stdout, child.stderr, this.line])
      stream?.on('data', (chunk: Buffer) => (this.said += chunk.toString()));
  }

  static async start(
    command: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv = {},
  ): Promise<Program> {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      // A group of its own: what it starts is in it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    const program = new Program(command, child);
    const failed = once(child, 'error') as Promise<[Error]>;
    const why = await Promise.race([once(child, 'spawn').then(() => null), failed]);
    if (why === null) return program;
    running.delete(program);
    throw new Error(`${command} did not start: ${why[0].message}`);
  }

  /** A fourth way out, beside the three that every program has. */
  private get line(): Readable | null {
    return (this.child.stdio[3] ?? null) as Readable | null;
  }

  /** The first words that it says like this. */
  says(what: RegExp): Promise<string> {
    return this.until(() => Promise.resolve(what.exec(this.said)?.[1]));
  }

  /** Asks until there is an answer. */
  async until<Answer>(ask: () => Promise<Answer | undefined>): Promise<Answer> {
    const end_ms = performance.now() + START_MS;
    while (performance.now() < end_ms && this.child.exitCode === null) {
      const answer = await ask();
      if (answer !== undefined) return answer;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`${this.name} was not ready within ${START_MS} ms.\n${this.said}`);
  }

  kill(): void {
    running.delete(this);
    const { pid } = this.child;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Everybody has gone.
    }
  }

  async end(): Promise<void> {
    const { exitCode, signalCode } = this.child;
    const ended = exitCode === null && signalCode === null ? once(this.child, 'exit') : null;
    this.kill();
    await ended;
  }
}

/** A port that nobody listens on, for programs that must be told one. */
export async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, 'close');
  return port;
}
