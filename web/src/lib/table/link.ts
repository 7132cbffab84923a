// One socket that wants to be open: greets, reconnects with patience, and notices when a socket
// that a sleeping phone has lost still claims to be open. Knows frames, but no game and no view.

import type { ClientIn, ClientOut } from '../wire/wire';
import { padded } from './padding';

export interface Socket {
  readonly readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

export type OpenSocket = (url: string) => Socket;

export interface LinkEvents {
  /** The first words on each new socket. */
  greeting(): ClientIn;
  frame(frame: ClientOut): void;
  /** The server is late with its answer, or has been heard again. */
  quiet(isQuiet: boolean): void;
  /** The socket is gone and another one will be tried. */
  lost(): void;
}

const OPEN = 1;
const RETRY_FIRST_MS = 200;
const RETRY_LAST_MS = 3000;
const CONNECT_MS = 6000;
/** While somebody looks, the socket is asked so often whether it lives, and the server hears from us. */
const BEAT_MS = 1000;
/** A page that nobody sees asks seldom. */
const IDLE_BEAT_MS = 10_000;

/** To be heard again soon. */
const PROMISE: ClientIn = { type: 'ping', soon: true };

/** How long an answer may take until it is late, and until this socket is given up. */
interface Patience {
  late_ms: number;
  lost_ms: number;
}
const ON_BEAT: Patience = { late_ms: 600, lost_ms: 4000 };
const ON_INTENT: Patience = { late_ms: 1600, lost_ms: 2500 };
/** After a return from sleep the answer must come at once. */
const ON_WAKING: Patience = { late_ms: 600, lost_ms: 1000 };

type Timer = ReturnType<typeof setTimeout>;

export class Link {
  private socket: Socket | null = null;
  private retries = 0;
  /** The server has answered our greeting on this socket. */
  private isSettled = false;
  private timer: Timer | undefined;
  /** For the answer that we wait for. */
  private late: Timer | undefined;
  private doubt: Timer | undefined;
  private beats: ReturnType<typeof setInterval> | undefined;
  private isWatched = true;
  private wanted = false;

  constructor(
    private readonly url: string,
    private readonly events: LinkEvents,
    private readonly open: OpenSocket,
  ) {}

  /** Connects anew, whatever was before. */
  start(): void {
    this.wanted = true;
    this.retries = 0;
    this.connect();
  }

  stop(): void {
    this.wanted = false;
    this.discard();
  }

  send(frame: ClientIn): void {
    if (this.socket?.readyState !== OPEN) return;
    const text = JSON.stringify(frame);
    const isIntent = frame.type === 'intent';
    this.socket.send(isIntent ? padded(text) : text);
    if (isIntent) this.expectAnswer(ON_INTENT);
  }

  /** The server took us in: the next loss starts with the shortest pause again. */
  settled(): void {
    if (this.isSettled) return;
    this.retries = 0;
    this.isSettled = true;
    clearTimeout(this.timer);
    // At once: a network that is lost in the next moment would otherwise break no promise.
    if (this.isWatched) this.send(PROMISE);
    this.beat();
  }

  /** The server is there but cannot serve us now. */
  retryLater(): void {
    this.again();
  }

  /** The page came back or the network did: is this socket alive? */
  check(): void {
    if (!this.wanted) return;
    if (this.socket?.readyState === OPEN) this.ping(ON_WAKING);
    else this.connect();
  }

  /** Whether somebody looks at the page. One that is hidden may be put to sleep, so it promises nothing. */
  watched(isWatched: boolean): void {
    if (isWatched === this.isWatched) return;
    this.isWatched = isWatched;
    if (!this.isSettled) return;
    if (!isWatched) this.send({ type: 'ping' });
    this.beat();
  }

  private connect(): void {
    this.discard();
    const socket = this.open(this.url);
    this.socket = socket;
    this.timer = setTimeout(() => this.again(), CONNECT_MS);
    socket.onopen = () => {
      this.send(this.events.greeting());
      this.listen();
    };
    socket.onmessage = ({ data }) => this.receive(data);
    socket.onclose = () => this.again();
  }

  private receive(data: unknown): void {
    this.listen();
    if (typeof data !== 'string') return;
    this.events.frame(JSON.parse(data) as ClientOut);
  }

  private listen(): void {
    this.answered();
    if (this.isSettled || !this.wanted) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.again(), CONNECT_MS);
  }

  /** From now on, while we are at the table. */
  private beat(): void {
    clearInterval(this.beats);
    const pause_ms = this.isWatched ? BEAT_MS : IDLE_BEAT_MS;
    this.beats = setInterval(() => {
      if (this.doubt === undefined) this.ping(ON_BEAT);
    }, pause_ms);
  }

  private ping(patience: Patience): void {
    // Before it has taken us in, the server has no time to tell and would refuse: the answer to our
    // greeting is what we wait for then.
    if (this.isSettled) this.send(this.isWatched ? PROMISE : { type: 'ping' });
    this.expectAnswer(patience);
  }

  private expectAnswer({ late_ms, lost_ms }: Patience): void {
    // Whoever waits already does not wait longer because of this.
    this.late ??= setTimeout(() => this.events.quiet(true), late_ms);
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => {
      this.events.lost();
      this.connect();
    }, lost_ms);
  }

  private answered(): void {
    clearTimeout(this.late);
    clearTimeout(this.doubt);
    this.late = this.doubt = undefined;
    this.events.quiet(false);
  }

  private again(): void {
    this.discard();
    if (!this.wanted) return;
    this.events.lost();
    const pause_ms = Math.min(RETRY_LAST_MS, RETRY_FIRST_MS * 2 ** this.retries++);
    // Half fixed, half by chance: after a restart not all phones knock in the same moment.
    this.timer = setTimeout(() => this.connect(), pause_ms * (0.5 + Math.random() / 2));
  }

  private discard(): void {
    clearTimeout(this.timer);
    clearInterval(this.beats);
    this.answered();
    this.isSettled = false;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
