// A server that has exactly one scene to show and accepts everything.

import type { Socket } from '../lib/table/link';
import type { ClientIn, ClientOut, Happened } from '../lib/wire/wire';
import type { TableScene } from './scene';

/** By then every screen listens. */
const SEEN_MS = 50;
/** After whatever happened before. */
const LATER = 1000;
const LINKS = ['http://192.168.1.20:4280', 'http://molehunt.local:4280'];

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
    const { view, seat, on, happens, ending } = this.scene;
    this.say({ type: 'hello', build: 'gallery', protocol: 2, links: LINKS });
    if (seat) this.say({ type: 'welcome', you: seat.you, last_n: 0 });
    this.time();
    if (seat) this.say({ type: 'seat', rev: 1, view: seat, pad: '' });
    this.say({ type: 'table', rev: 1, view });
    this.say({ type: 'presence', on: on ?? view.seats.map(({ id }) => id), watching: 1 });
    if (happens) setTimeout(() => this.happen(happens), SEEN_MS);
    if (ending === 'lost') this.onclose?.(undefined as never);
    else if (ending) this.say({ type: 'bye', why: ending });
  }

  private happen(happened: Happened): void {
    const { view } = this.scene;
    const happenings = [...view.happenings, { n: LATER, happened }];
    this.say({ type: 'table', rev: 2, view: { ...view, happenings } });
  }

  private time(): void {
    const { now_ms = 100_000, flowing = true } = this.scene;
    this.say({ type: 'time', now_ms, flowing });
  }

  private say(frame: ClientOut): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
}
