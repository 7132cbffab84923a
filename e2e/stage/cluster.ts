// Three NATS servers that keep the tables of several nodes. They end with this process, however it ends.

import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { BINARY } from './binary';

/** It is built beside the server, and only for tests. */
const TRIO = join(dirname(BINARY), 'examples/trio');
/** Whoever lays all tables on one shelf knows where each of them is. */
export const SHELVES = 1;
const SHELF = 'molehunt-0';

export class Cluster {
  private constructor(
    private readonly process: ChildProcessWithoutNullStreams,
    private readonly answers: AsyncIterator<string>,
    /** With its password, for nodes. */
    readonly url: string,
  ) {}

  static async start(): Promise<Cluster> {
    if (!existsSync(TRIO))
      throw new Error(`There is no ${TRIO}. Build it with \`cargo build -p cluster --examples\`.`);
    const child = spawn(TRIO);
    child.stderr.pipe(process.stderr);
    const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
    return new Cluster(child, answers, await next(answers));
  }

  /** Which of the three decides what is written about tables. */
  async leader(): Promise<number> {
    return this.tell(`leader ${SHELF}`);
  }

  async kill9(server: number): Promise<void> {
    await this.tell(`kill ${server}`);
  }

  async begin(server: number): Promise<void> {
    await this.tell(`begin ${server}`);
  }

  async stop(): Promise<void> {
    const ended = once(this.process, 'exit');
    this.process.stdin.end();
    await ended;
  }

  private async tell(what: string): Promise<number> {
    this.process.stdin.write(`${what}\n`);
    return Number(await next(this.answers));
  }
}

async function next(answers: AsyncIterator<string>): Promise<string> {
  const answer = (await answers.next()) as IteratorResult<string, undefined>;
  if (answer.done)
    throw new Error('The cluster has ended. `cargo xtask nats` fetches its program.');
  return answer.value;
}
