// Whoever runs the server and lies. A liar stands between phones and the real server, which knows nothing of it:
// files go through as they are, and frames as the lies of the day make them.

import { createServer, request, type IncomingMessage, type Server as Listener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { ClientIn, ClientOut, SeatId } from '../../web/src/lib/wire/wire';
import { HOST_NAME, type Server } from './server';
import { Victim } from './victim';

/** Each frame goes through all lies, in the order in which they were begun. */
export interface Lie {
  /** What a phone gets in place of what the server said. */
  heard?(frame: ClientOut, victim: Victim): readonly ClientOut[];
  /** What the server gets in place of what a phone said. */
  said?(frame: ClientIn, victim: Victim): readonly ClientIn[];
}

export class Liar {
  /** Of the only table that it lies to. */
  code = '';
  /** Every line that phones have had, the newest last. */
  readonly lines: Victim[] = [];
  private readonly lies: Lie[] = [];
  private readonly sockets = new WebSocketServer({ noServer: true });

  private constructor(
    private readonly listener: Listener,
    private readonly server: Server,
  ) {}

  static async before(server: Server): Promise<Liar> {
    const listener = createServer();
    const liar = new Liar(listener, server);
    listener.on('request', (asked, answer) => {
      const passed = request(liar.to(asked), (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
    });
    listener.on('upgrade', (asked: IncomingMessage, near: Duplex, head: Buffer) =>
      liar.sockets.handleUpgrade(asked, near, head, (phone) => liar.carry(asked, phone)),
    );
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return liar;
  }

  /** The server, as its guests think. */
  get url(): string {
    return `http://${HOST_NAME}:${(this.listener.address() as AddressInfo).port}`;
  }

  /** From now on, and what was told once is told for ever. */
  tell<L extends Lie>(lie: L): L {
    this.lies.push(lie);
    return lie;
  }

  /** The round that is dealt next. */
  get next(): number {
    return Math.max(...this.victims.map(({ next }) => next).filter((next) => !Number.isNaN(next)));
  }

  /** Whoever has a line now, in the order of seats. */
  get victims(): Victim[] {
    const open = this.lines.filter((line) => line.isOpen && line.seat !== null);
    return open.sort((one, other) => (one.seat ?? 0) - (other.seat ?? 0));
  }

  /** All frames of this kind that the phone in a seat has said, on whatever line. */
  said<T extends ClientIn['type']>(type: T, seat: SeatId): Extract<ClientIn, { type: T }>[] {
    const own = this.lines.filter((line) => line.seat === seat);
    return own.flatMap((line) =>
      line.said.filter((frame): frame is Extract<ClientIn, { type: T }> => frame.type === type),
    );
  }

  /** What a phone has sealed for a round, for each attempt; nothing yet. */
  seals(round: number, seat: SeatId): readonly string[] {
    const own = this.said('seal', seat).filter((frame) => frame.round === round);
    return own.at(-1)?.seals ?? [];
  }

  /** The numbers that a phone has told for a round. */
  told(round: number, seat: SeatId): string[] {
    const own = this.said('unseal', seat).filter((frame) => frame.round === round);
    return own.map(({ number }) => number);
  }

  close(): void {
    this.listener.close();
    this.listener.closeAllConnections();
    for (const line of this.lines) line.close();
  }

  private carry(asked: IncomingMessage, phone: WebSocket): void {
    const { hostname, port, path, headers } = this.to(asked);
    this.code = path.split('/').at(-1) ?? '';
    const { host, origin } = headers;
    const far = new WebSocket(`ws://${hostname}:${port}${path}`, { headers: { host, origin } });
    const through = <Frame>(frame: Frame, each: (lie: Lie, frame: Frame) => readonly Frame[]) =>
      this.lies.reduce<readonly Frame[]>(
        (frames, lie) => frames.flatMap((one) => each(lie, one)),
        [frame],
      );
    const victim: Victim = new Victim(phone, far, {
      heard: (frame) => through(frame, (lie, one) => lie.heard?.(one, victim) ?? [one]),
      said: (frame) => through(frame, (lie, one) => lie.said?.(one, victim) ?? [one]),
    });
    this.lines.push(victim);
  }

  /** Under the name by which the phone came: the server looks at where a page is from. */
  private to({ method, url: path = '/', headers }: IncomingMessage) {
    const { host: hostname, port } = this.server.address;
    return { method, path, headers, hostname, port };
  }
}
