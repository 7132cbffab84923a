// For tests: a phone in seat 5, and an honest server that it plays with.

import type { FairOut, UnsealFrame } from './frames';
import { Honest, PLACES, setup, sha, type Setup } from './honest';
import type { Known } from './known';
import { FairWitness, type FairRound } from './witness';

/** Whose the phone is. */
export const ME = 5;
export const SEALED_FOR_LONG_MS = 6000;

/** A server with a phone in seat 5, which seals and tells its own numbers. */
export class Table extends Honest {
  constructor(
    change: Partial<Setup>,
    readonly phone: Phone,
  ) {
    super(setup(change));
  }

  override number(seat: number): string {
    if (seat !== ME) return super.number(seat);
    const { round, attempt } = this.about;
    const told = this.phone.told.filter((f) => f.round === round && f.attempt === attempt);
    return told.at(-1)?.number ?? '';
  }

  override seal(seat: number): string {
    if (seat !== ME) return super.seal(seat);
    const { round, attempt } = this.about;
    return this.phone.sealsOf(round).at(-1)?.[attempt - 1] ?? sha('');
  }

  ask(asked = this.asked): void {
    const { round, attempt } = this.about;
    const asking = { attempt, terms: this.terms, asked, ends_at_ms: 0 };
    this.phone.witness.heard({ type: 'fair', round, asking });
  }

  /** And shows the round, once it is dealt. */
  prove(text: string): void {
    const { round } = this.about;
    this.phone.witness.heard({ type: 'proof', round, text });
    if (text.includes('\ndealt|')) this.phone.witness.sawDeal(round);
  }
}

export class Phone {
  sent: FairOut[] = [];
  seat: number | null = ME;
  awake = true;
  known: Known | null = {
    code: 'KRZNB',
    game: 'spy',
    ruleset: 'time-travel',
    changes: [],
    packs: [{ id: 'places', hash: sha('places') }],
    seats: [1, 2, 5, 6],
    after: null,
    isFirst: true,
    pool: PLACES,
    table: [],
    played: [],
    most: 10,
    fresh: true,
    deals: 5,
    roles: true,
    middle: 0,
    begin: 'draw',
  };
  witness = this.open();

  open(epoch = 1): FairWitness {
    const witness = new FairWitness(
      'KRZNB',
      () => this.seat,
      (frame) => this.sent.push(frame),
      {
        known: () => this.known,
        random: () => crypto.getRandomValues(new Uint8Array(16)),
        isAwake: () => this.awake,
      },
    );
    witness.reconnected(epoch);
    return witness;
  }

  /** The page is loaded anew. */
  reload(): void {
    this.witness.stop();
    this.witness = this.open();
  }

  wish(round = 7): void {
    this.witness.heard({ type: 'fair', round });
  }

  get seals(): string[][] {
    return this.sent.flatMap((frame) => (frame.type === 'seal' ? [frame.seals] : []));
  }

  sealsOf(round: number): string[][] {
    const is = (frame: FairOut) => frame.type === 'seal' && frame.round === round;
    return this.sent.flatMap((frame) => (is(frame) && 'seals' in frame ? [frame.seals] : []));
  }

  get told(): UnsealFrame[] {
    return this.sent.flatMap((frame) => (frame.type === 'unseal' ? [frame] : []));
  }

  get current(): FairRound | null {
    return this.witness.state.current;
  }

  at(change: Partial<Setup> = {}): Table {
    return new Table(change, this);
  }

  /** A round from the seals to the end. */
  play(table = this.at()): Table {
    this.wish(table.about.round);
    table.ask();
    table.prove(table.dealt);
    table.prove(table.opened());
    return table;
  }
}
