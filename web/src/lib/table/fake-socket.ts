// For tests: a socket whose other end is the test.

import { vi } from 'vitest';
import type { ClientIn, ClientOut, SeatView, TableView } from '../wire/wire';
import { seatView, tableView } from '../../gallery/build';
import { framesOf } from '../../gallery/split';
import { PROTOCOL } from '../wire/limits';
import type { Socket } from './link';
import { Table } from './table.svelte';

export class FakeSocket implements Socket {
  readyState = 0;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: ClientIn[] = [];
  /** The same as it went out. */
  readonly texts: string[] = [];

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientIn);
    this.texts.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }

  drop(): void {
    this.readyState = 3;
    this.onclose?.(undefined as never);
  }

  say(...frames: ClientOut[]): void {
    for (const frame of frames)
      this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  intents(): ClientIn[] {
    return this.sent.filter(({ type }) => type === 'intent');
  }
}

/** A table whose server is the test. */
export class Stage {
  readonly sockets: FakeSocket[] = [];
  local_ms = 0;
  readonly table: Table;

  /** `reloads`: the builds for which this tab has loaded its page anew. */
  constructor(
    code = 'KRZNB',
    readonly reloads: string[] = [],
  ) {
    this.table = new Table(code, {
      open: (url) => {
        const socket = new FakeSocket(url);
        this.sockets.push(socket);
        return socket;
      },
      socketUrl: (of) => `ws://test/ws/${of}`,
      chronicle: () => Promise.resolve({ people: [], rounds: [] }),
      reload: (build) => !this.reloads.includes(build) && this.reloads.push(build) > 0,
      local_ms: () => this.local_ms,
    });
  }

  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  /** A phone with a seat. */
  static seated(): Stage {
    const stage = new Stage();
    stage.table.enter({ name: 'Ana' });
    stage.welcome();
    return stage;
  }

  /** Cuts the line and lets the phone dial again; nobody has answered yet. */
  redial(): FakeSocket {
    this.socket.drop();
    vi.advanceTimersByTime(4000);
    return this.socket;
  }

  /** Opens the newest socket and says the first word on it. */
  hello({ build = 'one', protocol = PROTOCOL, epoch = 1 } = {}): void {
    this.socket.accept();
    this.socket.say({
      type: 'hello',
      build,
      protocol,
      epoch,
      links: ['http://test'],
      reach: 'network',
    });
  }

  /** The same, and takes the phone in, as the server does. */
  welcome({ build = 'one', last_n = 0, rev = 1, epoch = 1, lost = false } = {}): void {
    this.hello({ build, epoch });
    if (lost) this.socket.say({ type: 'set_back', rev });
    this.socket.say(
      { type: 'welcome', you: 1, last_n },
      { type: 'time', now_ms: 0, flowing: true },
    );
    this.show(rev, tableView(), seatView(1));
  }

  show(rev: number, view: TableView, seat?: SeatView): void {
    this.socket.say(...framesOf(rev, view, seat));
  }
}
