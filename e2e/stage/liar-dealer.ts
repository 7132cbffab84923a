// A liar that deals. For all that has to do with chance it is the server, with numbers of its own; the real one only
// plays the rounds. It gets numbers that nobody's phone has made, and what it deals by them is shown to nobody.

import { randomBytes } from 'node:crypto';
import type {
  ClientIn,
  ClientOut,
  PulseView,
  SeatId,
  SeatView,
  TermsView,
} from '../../web/src/lib/wire/wire';
import { VISITOR } from '../../web/src/lib/wire/limits';
import type { Liar, Lie } from './liar';
import { Dealing } from './liar-dealing';
import { phoneSeal, type Drawn } from './liar-paper';
import type { Victim } from './victim';

/** What one phone is told of a round. */
export interface Tale {
  /** The proof when it is dealt, and when it is over. */
  dealt: string;
  opened: string;
  /** The cards; null where they are those of the real server. */
  drawn: Drawn | null;
}

/** From the moment at which the server would ask for numbers, until something is dealt. */
export type Plot = (dealing: Dealing) => Promise<(seat: SeatId) => Tale>;

const ATTEMPT = 1;
const ATTEMPTS = [1, 2, 3] as const;

export class Dealer implements Lie {
  private readonly numbers = new Map<SeatId, string>();
  private dealing: Dealing | null = null;
  /** What phones may hear once there is a tale. */
  private readonly held = new Map<Victim, ClientOut[]>();
  private tale: ((seat: SeatId) => Tale) | null = null;

  private constructor(
    private readonly liar: Liar,
    private readonly round: number,
    private readonly plot: Plot,
  ) {}

  /** For the next round, in which all phones take part that have sealed numbers for it. */
  static async of(liar: Liar, plot: Plot): Promise<Dealer> {
    const dealer = new Dealer(liar, liar.next, plot);
    liar.tell(dealer);
    await Promise.all(liar.victims.map((victim) => dealer.sealFor(victim)));
    return dealer;
  }

  heard(frame: ClientOut, victim: Victim): readonly ClientOut[] {
    const { tale } = this;
    if (frame.type === 'time' || frame.type === 'presence') return [frame];
    if (frame.type === 'fair' && frame.round === this.round && frame.asking) {
      this.begin(frame.asking);
      return [];
    }
    if (tale) return [this.told(frame, victim, tale)];
    if (frame.type === 'proof' && frame.round === this.round) this.held.set(victim, []);
    const held = this.held.get(victim);
    held?.push(frame);
    return held ? [] : [frame];
  }

  said(frame: ClientIn, { seat }: Victim): readonly ClientIn[] {
    const isOurs = frame.type === 'seal' || frame.type === 'unseal';
    if (!isOurs || frame.round !== this.round || seat === null) return [frame];
    if (frame.type === 'unseal') this.dealing?.heard(seat, frame);
    return [];
  }

  private async sealFor(victim: Victim): Promise<void> {
    const { seat } = victim;
    const { round, liar } = this;
    if (seat === null || liar.seals(round, seat).length === 0) return;
    const seal = (attempt: number) => {
      const number = randomBytes(16).toString('hex');
      if (attempt === ATTEMPT) this.numbers.set(seat, number);
      return phoneSeal({ table: liar.code, round, attempt }, seat, number);
    };
    const [first, second, third] = ATTEMPTS.map(seal) as [string, string, string];
    victim.say({ type: 'seal', round, seals: [first, second, third] });
    await victim.isHeard();
  }

  private begin(asking: TermsView): void {
    if (this.dealing) return;
    const { liar, round, numbers } = this;
    for (const victim of liar.victims) {
      const number = numbers.get(victim.seat ?? NaN);
      if (number) victim.say({ type: 'unseal', round, attempt: ATTEMPT, number });
    }
    this.dealing = new Dealing(liar, round, asking);
    void this.play(this.dealing);
  }

  private async play(dealing: Dealing): Promise<void> {
    const tale = await this.plot(dealing);
    this.tale = tale;
    for (const [victim, frames] of this.held)
      for (const frame of frames) victim.hear(this.told(frame, victim, tale));
    this.held.clear();
  }

  private told(frame: ClientOut, victim: Victim, of: (seat: SeatId) => Tale): ClientOut {
    const { seat } = victim;
    if (seat === null) return frame;
    const { dealt, opened, drawn } = of(seat);
    const isOn = victim.next === this.round + 1;
    if (frame.type === 'proof' && frame.round === this.round)
      return { ...frame, text: frame.text.includes('open|cards|') ? opened : dealt };
    if (!drawn || !isOn) return frame;
    if (frame.type === 'seat') return { ...frame, view: dealtTo(seat, frame.view, drawn) };
    if (frame.type === 'pulse') return { ...frame, view: shown(frame.view, drawn) };
    return frame;
  }
}

function dealtTo(seat: SeatId, view: SeatView, { spy, place, roles }: Drawn): SeatView {
  if (view.round?.game !== 'spy' || !view.round.card) return view;
  const agent = { spy: false, place, role: roleOf(roles.get(seat)) };
  const card = seat === spy ? { spy: true, place: '', role: '' } : agent;
  return { ...view, round: { ...view.round, card } };
}

function shown(view: PulseView, { starter, spy, place, roles }: Drawn): PulseView {
  const { round } = view;
  if (round?.game !== 'spy') return view;
  const result = round.result && {
    ...round.result,
    spy,
    place,
    roles: [...roles].map(([seat, role]) => ({ seat, role: roleOf(role) })),
  };
  return { ...view, round: { ...round, starter, ...(result && { result }) } };
}

function roleOf(fair: string | undefined): string {
  return fair === undefined || fair === '-' ? VISITOR : fair;
}
