// One socket that wants to be open: greets, reconnects with patience, and notices when a socket
// that a sleeping phone has lost still claims to be open. Knows frames, but no game and no view.

import type { ClientIn, ClientOut } from '../wire/wire';

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
  /** The socket is gone and another one will be tried. */
  lost(): void;
}

const OPEN = 1;
const RETRY_FIRST_MS = 200;
const RETRY_LAST_MS = 3000;
const CONNECT_MS = 6000;
/** After a return from sleep the answer must come at once. */
const WAKE_PING_MS = 1000;
/** Whoever has done something is waiting for it to happen. */
const INTENT_ANSWER_MS = 2000;
const IDLE_PING_MS = 10_000;
const IDLE_ANSWER_MS = 4000;

type Timer = ReturnType<typeof setTimeout>;

export class Link {
  private socket: Socket | null = null;
  private retries = 0;
  /** The server has answered our greeting on this socket. */
  private isSettled = false;
  private timer: Timer | undefined;
  private doubt: Timer | undefined;
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
    this.socket.send(JSON.stringify(frame));
    if (frame.type === 'intent') this.expectAnswer(INTENT_ANSWER_MS);
  }

  /** The server took us in: the next loss starts with the shortest pause again. */
  settled(): void {
    this.retries = 0;
    this.isSettled = true;
  }

  /** The server is there but cannot serve us now. */
  retryLater(): void {
    this.again();
  }

  /** The page came back or the network did: is this socket alive? */
  check(): void {
    if (!this.wanted) return;
    if (this.socket?.readyState === OPEN) this.ping(WAKE_PING_MS);
    else this.connect();
  }

  private connect(): void {
    this.discard();
    const socket = this.open(this.url);
    this.socket = socket;
    this.isSettled = false;
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

  /** Something was heard; ask again if it stays quiet. */
  private listen(): void {
    clearTimeout(this.timer);
    clearTimeout(this.doubt);
    if (this.wanted) this.timer = setTimeout(() => this.ping(IDLE_ANSWER_MS), IDLE_PING_MS);
  }

  private ping(patience_ms: number): void {
    // Before it has taken us in, the server has no time to tell and would refuse: the answer to our
    // greeting is what we wait for then.
    if (this.isSettled) this.send({ type: 'ping' });
    this.expectAnswer(patience_ms);
  }

  private expectAnswer(patience_ms: number): void {
    clearTimeout(this.timer);
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => {
      this.events.lost();
      this.connect();
    }, patience_ms);
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
    clearTimeout(this.doubt);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
