// One deal of a liar's own: what it asks of phones, and the tales that it makes of their numbers.

import { randomBytes } from 'node:crypto';
import type { ClientIn, SeatId, TermsView } from '../../web/src/lib/wire/wire';
import type { Liar } from './liar';
import type { Tale } from './liar-dealer';
import { PLACES, draw, fieldsOf, serverSeal, withLine, written, type Drawn } from './liar-paper';

export type Numbers = ReadonlyMap<SeatId, string>;
type Unseal = Extract<ClientIn, { type: 'unseal' }>;

export class Dealing {
  private readonly told: (Unseal & { seat: SeatId })[] = [];
  private wake: () => void = () => undefined;

  constructor(
    private readonly liar: Liar,
    readonly round: number,
    private readonly real: TermsView,
  ) {}

  get seats(): readonly SeatId[] {
    return this.real.asked;
  }

  /** One more of the server's. */
  number(): string {
    return randomBytes(32).toString('hex');
  }

  /** What the server would have written, with the seals that phones have really sent, and that of a number. */
  terms(number: string, attempt = 1, round = this.round): string {
    const sealed = this.seats.reduce((terms, seat) => {
      const seals = this.liar.seals(round, seat);
      return withLine(terms, `seat|${seat}`, seals[attempt - 1] ?? '');
    }, this.real.terms);
    const terms = withLine(withLine(sealed, 'attempt', `${attempt}`), 'round', `${round}`);
    const about = { table: this.liar.code, round, attempt };
    return withLine(terms, 'server|cards', serverSeal(about, number));
  }

  /** Shows terms to these phones, and does not wait for what they say. */
  show(terms: string, to: readonly SeatId[] = this.seats): void {
    const { real, liar } = this;
    const asking = { ...real, attempt: countIn(terms, 'attempt'), terms, asked: sealedIn(terms) };
    const round = this.named(terms);
    for (const victim of liar.victims)
      if (to.includes(victim.seat ?? NaN)) victim.hear({ type: 'fair', round, asking });
  }

  /** The numbers of all that have a seal in the terms, as soon as they have told them. */
  async numbers(terms: string): Promise<Numbers> {
    for (;;) {
      const told = this.told.filter(({ attempt }) => attempt === countIn(terms, 'attempt'));
      const numbers = new Map(told.map(({ seat, number }) => [seat, number]));
      if (sealedIn(terms).every((seat) => numbers.has(seat))) return numbers;
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }

  async ask(terms: string): Promise<Numbers> {
    this.show(terms);
    return this.numbers(terms);
  }

  heard(seat: SeatId, frame: Unseal): void {
    this.told.push({ ...frame, seat });
    this.wake();
  }

  draw(terms: string, numbers: Numbers, number: string): Drawn {
    return draw(terms + linesOf(numbers, terms), number, this.places(terms));
  }

  /** Looks for a number of the server that deals as it likes. */
  choose(likes: (number: string) => boolean): string {
    for (;;) {
      const number = this.number();
      if (likes(number)) return number;
    }
  }

  /** Dealt by `number`, whatever was sealed. */
  tale(terms: string, numbers: Numbers, number: string, before = ''): Tale {
    const drawn = this.draw(terms, numbers, number);
    const dealt = `${before}${terms}${linesOf(numbers, terms)}dealt|proved\n`;
    const roles = [...drawn.roles].map(([seat, role]) => `role|${seat}|${role}\n`).join('');
    const { starter, place, spy } = drawn;
    const lines = `starter|${starter}\nplace|${place}\nspy|${spy}\n${roles}`;
    return { dealt, opened: `${dealt}${lines}open|cards|${number}\n`, drawn };
  }

  /** An attempt that was given up, as it stands before the next one. */
  given(up: string, terms: string, numbers: Numbers, number: string): string {
    return `${terms}${linesOf(numbers, terms)}abandoned|${up}\nopen|cards|${number}\n`;
  }

  /** Nobody has told anything: the deal is the server's own. */
  refused(terms: string, number: string): Tale {
    const silent = `missing|${sealedIn(terms).join('|')}`;
    const text = `${this.given(silent, terms, new Map(), number)}dealt|unproved\n`;
    return { dealt: text, opened: text, drawn: null };
  }

  /** Terms of an older round are shown as those of this one. */
  private named(terms: string): number {
    return Math.max(this.round, countIn(terms, 'round'));
  }

  private places(terms: string) {
    const played = this.liar.victims.flatMap((victim) => victim.played);
    const left = PLACES.filter(({ id }) => !played.includes(id));
    const [from] = [...fieldsOf(terms, 'from'), ...fieldsOf(terms, 'pool')];
    const places = [PLACES, left].find((places) => written(places) === from?.join('|'));
    if (!places) throw new Error(`these are other places than a liar knows:\n${terms}`);
    return places;
  }
}

function countIn(terms: string, name: 'attempt' | 'round'): number {
  return Number(fieldsOf(terms, name).flat()[0]);
}

/** Seats whose number counts. */
function sealedIn(terms: string): SeatId[] {
  const sealed = fieldsOf(terms, 'seat').filter(([, says]) => /^[0-9a-f]{64}$/.test(says ?? ''));
  return sealed.map(([seat]) => Number(seat));
}

function linesOf(numbers: Numbers, terms: string): string {
  const seats = fieldsOf(terms, 'seat').map(([seat]) => Number(seat));
  const told = seats.filter((seat) => numbers.has(seat));
  return told.map((seat) => `number|${seat}|${numbers.get(seat)}\n`).join('');
}
