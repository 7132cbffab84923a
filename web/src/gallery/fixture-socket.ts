// A server that has exactly one scene to show and accepts everything.

import type { Socket } from '../lib/table/link';
import { PROTOCOL } from '../lib/wire/limits';
import type { ClientIn, ClientOut, SeatView, TableView } from '../lib/wire/wire';
import type { TableScene } from './scene';
import { framesOf } from './split';

/** By then every screen listens. */
export const SEEN_MS = 50;
const LINKS = ['http://192.168.1.20:4280', 'http://10.0.0.4:4280'];
const EASY = 'http://molehunt.local:4280';

export class FixtureSocket implements Socket {
  readyState = 0;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(private readonly scene: TableScene) {
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen?.(undefined as never);
    });
  }

  send(text: string): void {
    const frame = JSON.parse(text) as ClientIn;
    queueMicrotask(() => this.answer(frame));
  }

  close(): void {
    this.readyState = 3;
  }

  private answer(frame: ClientIn): void {
    if (frame.type === 'ping') return this.time();
    if (frame.type === 'intent') {
      console.info('intent', frame.intent);
      return this.say({ type: 'done', n: frame.n });
    }
    this.greet();
  }

  private greet(): void {
    const { screen, view, seat, before, ending, refused, protocol = PROTOCOL } = this.scene;
    const { reach = 'network' } = this.scene;
    this.say({
      type: 'hello',
      build: 'gallery',
      protocol,
      epoch: 1,
      links: LINKS,
      reach,
      ...(reach === 'network' && { easy: EASY }),
    });
    if (protocol !== PROTOCOL) return;
    if (refused && screen !== 'door') return this.say({ type: 'refused', why: refused });
    if (this.scene.isSetBack) this.say({ type: 'set_back', rev: 1 });
    if (seat) this.say({ type: 'welcome', you: seat.you, last_n: 0 });
    this.time();
    if (before) {
      this.show(1, before);
      setTimeout(() => this.show(2, { view, seat }), SEEN_MS);
    } else this.show(1, { view, seat });
    const on = view.seats.filter(({ away }) => !away).map(({ id }) => id);
    this.say({ type: 'presence', on, watching: 1, screens: 0 });
    const { knocked } = this.scene;
    if (knocked) setTimeout(() => this.say({ type: 'knocked', ...knocked }), SEEN_MS);
    if (ending === 'lost') this.onclose?.(undefined as never);
    else if (ending) this.say({ type: 'bye', why: ending });
  }

  private show(
    rev: number,
    { view, seat }: { view: TableView; seat?: SeatView | undefined },
  ): void {
    for (const frame of framesOf(rev, view, seat)) this.say(frame);
  }

  /** It stands still: a scene is a picture. */
  private time(): void {
    this.say({ type: 'time', now_ms: this.scene.now_ms, flowing: false });
  }

  private say(frame: ClientOut): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
}
