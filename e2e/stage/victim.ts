// The line of one phone to a liar, and the liar's own to the server for it.

import type { RawData, WebSocket } from 'ws';
import type { ClientIn, ClientOut, SeatId } from '../../web/src/lib/wire/wire';

export interface Ears {
  heard(frame: ClientOut): readonly ClientOut[];
  said(frame: ClientIn): readonly ClientIn[];
}

const NONSENSE = '0'.repeat(64);

export class Victim {
  /** Not known before the server has welcomed the phone. */
  seat: SeatId | null = null;
  /** The round that the server will deal next, as it has told this line. */
  next = NaN;
  /** The places of this game that have been played. */
  played: readonly string[] = [];
  readonly said: ClientIn[] = [];
  private readonly early: ClientIn[] = [];
  private onstale: (() => void) | null = null;

  constructor(
    private readonly near: WebSocket,
    private readonly far: WebSocket,
    ears: Ears,
  ) {
    near.on('message', (data) => {
      const frame = read<ClientIn>(data);
      this.said.push(frame);
      for (const one of ears.said(frame)) this.say(one);
    });
    far.on('message', (data) => {
      const frame = read<ClientOut>(data);
      if (this.isAnswer(frame)) return;
      if (frame.type === 'welcome') this.seat = frame.you;
      if (frame.type === 'fair') this.next = frame.round;
      if (frame.type === 'board') this.played = frame.view.places_played;
      for (const one of ears.heard(frame)) this.hear(one);
    });
    far.on('open', () => this.early.splice(0).forEach((frame) => this.say(frame)));
    near.on('close', () => far.terminate());
    far.on('close', () => near.close());
    // What is cut off ends with a close as well.
    for (const end of [near, far]) end.on('error', () => undefined);
  }

  get isOpen(): boolean {
    return this.near.readyState === this.near.OPEN;
  }

  /** As if the server had said it. */
  hear(frame: ClientOut): void {
    this.near.send(JSON.stringify(frame));
  }

  /** As if the phone had said it. */
  say(frame: ClientIn): void {
    if (this.far.readyState === this.far.CONNECTING) this.early.push(frame);
    else this.far.send(JSON.stringify(frame));
  }

  /** The table has taken in all that was said on this line: it answers to nonsense in its turn. */
  async isHeard(): Promise<void> {
    const answer = new Promise<void>((resolve) => (this.onstale = resolve));
    this.say({ type: 'seal', round: 0, seals: [NONSENSE, NONSENSE, NONSENSE] });
    await answer;
  }

  close(): void {
    this.near.terminate();
  }

  private isAnswer(frame: ClientOut): boolean {
    const { onstale } = this;
    if (!onstale || frame.type !== 'refused' || frame.why !== 'stale' || frame.n) return false;
    this.onstale = null;
    onstale();
    return true;
  }
}

function read<Frame>(data: RawData): Frame {
  return JSON.parse((data as Buffer).toString()) as Frame;
}
