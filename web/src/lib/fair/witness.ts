// What a phone does for fair deals, all by itself: it seals numbers, tells them where the terms are right, and
// judges every proof as it grows. It never draws anything on the screen, and trusts nothing that it is sent.

import type { SeatId } from '../wire/wire';
import type { Announced } from './announced';
import type { SeenCard } from './card';
import type { Verdict } from './faults';
import type { Asking, FairFrame, FairIn, FairOut, ProofFrame } from './frames';
import { leftOf, type Known } from './known';
import { FairMemory } from './memory';
import type { Mine } from './mine';
import { listHash, listText, placesIn, type FairPlace } from './place-list';
import { poolOf } from './pool';
import { dealtIn, parsed, type Proof } from './proof';
import { seedFor } from './draw';
import { savedText } from './recall';
import { phoneSeal } from './seal';
import { answer, tableHash } from './teller';
import type { Source } from './terms-text';
import { judge, judgeBare } from './verdict';

/** So long the server has to open a round that is over, and to hear of seals. */
const GRACE_MS = 5000;
const PROOFS = 6;

export interface Around {
  /** What this phone knows of the table now; null as long as that is not enough. */
  known(): Known | null;
  /** 16 bytes. */
  random(): Uint8Array;
  /** Whether somebody can be looking at this page. */
  isAwake(): boolean;
  /** This phone's clock. */
  now_ms?(): number;
}

export interface FairRound extends Verdict {
  round: number;
  text: string;
}

export interface FairState {
  /** Numbers are being told. */
  isDealing: boolean;
  current: FairRound | null;
  previous: FairRound | null;
  /** With which the game of notebooks began, and whose proof tells of the deck. */
  first: FairRound | null;
}

export class FairWitness {
  onchange: () => void = () => undefined;
  state: FairState = { isDealing: false, current: null, previous: null, first: null };

  private readonly memory: FairMemory;
  private hasHeard = false;
  /** Of a round that has none, an empty one. */
  private readonly proofs = new Map<number, string>();
  private readonly results = new Map<number, Announced & { at_ms: number }>();
  private asking: (Asking & { round: number }) | null = null;
  /** On this line. */
  private sent: { round: number; numbers: string; at_ms: number } | null = null;
  private answered: string | null = null;
  private awakeSince_ms: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly code: string,
    private readonly seat: () => SeatId | null,
    private readonly send: (frame: FairOut) => void,
    private readonly around: Around,
  ) {
    this.memory = new FairMemory(code, () => around.random());
    this.look();
  }

  heard(frame: FairIn): void {
    this.hasHeard = true;
    this.look();
    if (frame.type === 'fair') this.heardFair(frame);
    else this.heardProof(frame);
    this.change();
  }

  /** Also when the page comes to the front or goes, or more is known of the table than before. */
  look(): void {
    if (!this.around.isAwake()) this.awakeSince_ms = null;
    else this.awakeSince_ms ??= this.now();
    if (this.asking) this.answer(this.asking);
  }

  /** The table shows a round: by then its proof has come, if it has one. */
  sawDeal(round: number): void {
    // A server that knows nothing of fair deals says nothing of them.
    if (this.proofs.has(round) || !this.hasHeard) return;
    this.noteAwake(round);
    if (this.asking?.round === round) this.asking = null;
    this.memory.wasDealt(round);
    this.proofs.set(round, '');
    this.change();
  }

  sawCard(card: SeenCard): void {
    this.sawDeal(card.round);
    if (!this.memory.saw(card)) return;
    this.memory.save();
    this.change();
  }

  sawResult(announced: Announced): void {
    this.sawDeal(announced.round);
    const known = this.results.get(announced.round);
    if (known && isSame(known, announced)) return;
    this.results.set(announced.round, { ...announced, at_ms: known?.at_ms ?? this.now() });
    if (!known) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.change(), GRACE_MS);
    }
    this.change();
  }

  /** A new line to the server, which knows nothing of what was said on the last one. */
  reconnected(epoch: number): void {
    this.sent = null;
    this.asking = null;
    this.answered = null;
    this.awakeSince_ms = this.around.isAwake() ? this.now() : null;
    this.memory.cut();
    if (this.memory.follow(epoch)) {
      this.proofs.clear();
      this.results.clear();
    }
    this.change();
  }

  /** What is known of the last rounds, the oldest first, also after the page was loaded anew. */
  get verdicts(): FairMemory['verdicts'] {
    return this.memory.verdicts;
  }

  /** What "download" saves. */
  file(round: number): string | null {
    const text = this.proofs.get(round);
    if (!text) return null;
    const { salt } = this.memory;
    return savedText(text, this.memory.round(round), { salt, hands: this.memory.hands(round) });
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private now(): number {
    return this.around.now_ms?.() ?? Date.now();
  }

  private heardFair({ round, asking }: FairFrame): void {
    this.asking = asking ? { ...asking, round } : null;
    // Numbers of the round that is just being dealt stay as they are.
    if (!this.asking) this.seal(round);
    else if (this.memory.round(round).numbers.length === 0) this.seal(round);
    if (this.asking) this.answer(this.asking);
  }

  private seal(round: number): void {
    const seat = this.seat();
    if (seat === null) return;
    const numbers = this.memory.numbersFor(round, seat);
    const sent = { round, numbers: numbers.join(), at_ms: this.now() };
    if (this.sent?.round === round && this.sent.numbers === sent.numbers) return;
    this.sent = sent;
    const table = this.code;
    const seals = numbers.map((number, i) =>
      phoneSeal({ table, round, attempt: i + 1 }, seat, number),
    );
    this.send({ type: 'seal', round, seals: seals as [string, string, string] });
  }

  private answer(asking: Asking & { round: number }): void {
    const { round, terms } = asking;
    this.noteAwake(round);
    const [known, now_ms] = [this.around.known(), this.now()];
    const frame = answer(round, asking, { memory: this.memory, seat: this.seat(), known, now_ms });
    // On a new line it is asked again, and told again.
    if (!frame || this.answered === terms) return;
    this.answered = terms;
    this.send(frame);
  }

  /** Whoever has only just sealed or woken up may be overlooked. */
  private noteAwake(round: number): void {
    const at_ms = this.now() - GRACE_MS;
    const isSealed = this.sent?.round === round && this.sent.at_ms <= at_ms;
    const isAwake = this.awakeSince_ms !== null && this.awakeSince_ms <= at_ms;
    if (isSealed && isAwake) this.memory.round(round).awake = true;
  }

  private heardProof({ round, text }: ProofFrame): void {
    const { memory } = this;
    const isFirst = memory.round(round).seen.length === 0;
    if (isFirst) this.noteAwake(round);
    if (this.asking?.round === round) this.asking = null;
    memory.sawProof(round, text);
    this.proofs.delete(round);
    this.proofs.set(round, text);
    for (const old of [...this.proofs.keys()].slice(0, -PROOFS))
      if (old !== memory.deck) this.proofs.delete(old);
    const read = parsed(text);
    if ('proof' in read && read.proof.dealt) this.dealt(read.proof, round);
    memory.save();
  }

  private dealt(proof: Proof, round: number): void {
    const { memory } = this;
    const mine = memory.round(round);
    memory.wasDealt(round);
    const tried = dealtIn(proof);
    if (!tried) return;
    const { source } = tried.terms;
    if (source.of === 'deck') memory.beganDeck(round);
    const places = this.placesOf(mine) ?? this.guess(tried.terms.source);
    if (places) mine.list = listText(places);
    if (source.of !== 'pool' || round < memory.dealt) return;
    const table = places && poolOf(source, places, seedFor(tried, 'pool'));
    memory.began(table && tableHash(table));
  }

  /** The list of this hash, where this phone was not asked when it was drawn from. */
  private guess(source: Source): FairPlace[] | null {
    const known = this.around.known();
    if (!known || !('hash' in source)) return null;
    const { played } = known;
    // Since then, places of a round may have been played.
    const ago = [0, 1, 2].map((of) =>
      leftOf({ ...known, played: played.slice(0, played.length - of) }),
    );
    return [known.pool, ...ago].find((places) => listHash(places) === source.hash) ?? null;
  }

  private placesOf({ list }: Mine): FairPlace[] | null {
    return list === null ? null : placesIn(list);
  }

  private judged(round: number, text: string): FairRound {
    const { memory, code } = this;
    const mine = memory.round(round);
    if (text === '') return { ...judgeBare(mine), round, text };
    const announced = this.results.get(round) ?? null;
    const results = [...this.results.values()];
    const late = results.filter(({ at_ms }) => at_ms + GRACE_MS <= this.now());
    const isOver = round < memory.dealt || late.some((result) => result.round === round);
    const isGameOver = late.some((result) => result.isLast && result.round >= round);
    const hands = memory.hands(round);
    const places = this.placesOf(mine);
    const { salt } = memory;
    const seen = { mine, salt, hands, places, announced, isOver, isGameOver };
    const verdict = judge({ text, code, round, ...seen });
    memory.judged(round, verdict.sign, verdict.code);
    return { ...verdict, round, text };
  }

  private change(): void {
    const newest = Math.max(...this.proofs.keys());
    const rounds = [newest, newest - 1, this.memory.deck ?? NaN];
    const [current = null, previous = null, first = null] = rounds.map((round) => {
      const text = this.proofs.get(round);
      return text === undefined ? null : this.judged(round, text);
    });
    const isDealing = this.asking !== null;
    this.state = { isDealing, current, previous, first };
    this.memory.save();
    this.onchange();
  }
}

function isSame(one: Announced, other: Announced): boolean {
  const text = ({ lines, places, isLast }: Announced) =>
    JSON.stringify([[...lines], places, isLast]);
  return text(one) === text(other);
}
