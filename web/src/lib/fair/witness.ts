// What a phone does for fair deals, all by itself: it seals numbers, tells them where the terms are right, and
// judges every proof as it grows. It never draws anything on the screen, and trusts nothing that it is sent.

import type { SeatId } from '../wire/wire';
import type { Announced } from './announced';
import type { SeenCard } from './card';
import { Docket, GRACE_MS, type FairRound } from './docket';
import type { Asking, FairFrame, FairIn, FairOut, ProofFrame } from './frames';
import { leftOf, type Known } from './known';
import { FairMemory } from './memory';
import { listHash, listText, placesIn, type FairPlace } from './place-list';
import { poolOf } from './pool';
import { dealtIn, parsed, type Proof } from './proof';
import { seedFor } from './draw';
import { savedText } from './recall';
import { phoneSeal } from './seal';
import { answer, tableHash } from './teller';
import { termsIn, type Source } from './terms-text';

export type { FairRound };

export interface Around {
  /** What this phone knows of the table now, if these are dealt in; null as long as that is not enough. */
  known(order: readonly SeatId[]): Known | null;
  /** 16 bytes. */
  random(): Uint8Array;
  /** Whether somebody can be looking at this page. */
  isAwake(): boolean;
  /** This phone's clock. */
  now_ms?(): number;
}

/** A deal that is under way. */
export interface Dealing {
  round: number;
  attempt: number;
  /** Whose numbers did not come in earlier attempts. */
  missed: SeatId[];
}

export interface FairState {
  /** Numbers are being told. */
  dealing: Dealing | null;
  current: FairRound | null;
  previous: FairRound | null;
  /** With which the game of notebooks began, and whose proof tells of the deck. */
  first: FairRound | null;
  /** What is known of the last rounds, the oldest first, also after the page was loaded anew. */
  verdicts: FairMemory['verdicts'];
}

export class FairWitness {
  onchange: () => void = () => undefined;
  state: FairState = { dealing: null, current: null, previous: null, first: null, verdicts: [] };

  private memory: FairMemory;
  private hasHeard = false;
  private readonly docket = new Docket();
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
    this.memory = this.remembered();
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
    this.memory.wasShown(round);
    // A server that knows nothing of fair deals says nothing of them.
    if (this.docket.has(round) || !this.hasHeard) return;
    this.noteAwake(round);
    if (this.asking?.round === round) this.asking = null;
    this.memory.wasDealt(round);
    // It may have been the first of a game.
    this.memory.began(null);
    this.docket.put(round, '');
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
    const isNew = this.docket.announce(announced, this.now());
    if (isNew === 'nothing') return;
    if (isNew === 'all') {
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
    // Another tab may have held the seat meanwhile.
    this.memory = this.remembered();
    this.memory.cut();
    if (this.memory.follow(epoch)) this.docket.clear();
    this.change();
  }

  /** What was said last about a deal came at the wrong time, and so perhaps did the seals. */
  refused(): void {
    this.sent = null;
  }

  /** What "download" saves. */
  file(round: number): string | null {
    const text = this.docket.text(round);
    if (!text) return null;
    const { salt } = this.memory;
    return savedText(text, this.memory.round(round), { salt, hands: this.memory.hands(round) });
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private remembered(): FairMemory {
    return new FairMemory(this.code, () => this.around.random());
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
    const known = (order: readonly SeatId[]) => this.around.known(order);
    const asker = { memory: this.memory, seat: this.seat(), known, now_ms: this.now() };
    const frame = answer(round, asking, asker);
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
    this.docket.put(round, text, memory.deck);
    const read = parsed(text);
    if ('proof' in read && read.proof.dealt) this.dealt(read.proof, round);
    memory.save();
  }

  private dealt(proof: Proof, round: number): void {
    const { memory } = this;
    const mine = memory.round(round);
    memory.wasDealt(round);
    const tried = dealtIn(proof);
    const source = tried?.terms.source;
    if (source?.of === 'deck') memory.beganDeck(round);
    const kept = mine.list === null ? null : placesIn(mine.list);
    const places = kept ?? (source ? this.guess(source) : null);
    if (places) mine.list = listText(places);
    if (round < memory.dealt || source?.of === 'from' || source?.of === 'hand') return;
    const isPool = tried && source?.of === 'pool' && places !== null;
    const table = isPool && poolOf(source, places, seedFor(tried, 'pool'));
    memory.began(table ? tableHash(table) : null);
  }

  /** The list of this hash, where this phone was not asked when it was drawn from. */
  private guess(source: Source): FairPlace[] | null {
    const known = this.around.known([]);
    if (!known || !('hash' in source)) return null;
    const { played } = known;
    // Since then, places of a round may have been played.
    const ago = [0, 1, 2].map((of) =>
      leftOf({ ...known, played: played.slice(0, played.length - of) }),
    );
    return [known.pool, ...ago].find((places) => listHash(places) === source.hash) ?? null;
  }

  private get dealing(): Dealing | null {
    if (!this.asking) return null;
    const { round, attempt, terms } = this.asking;
    const seats = termsIn(terms)?.seats ?? [];
    const missed = seats.filter(({ without }) => without === 'missed').map(({ seat }) => seat);
    return { round, attempt, missed };
  }

  private change(): void {
    const { code, memory, docket } = this;
    const judge = { code, memory, seat: this.seat(), now_ms: this.now() };
    const rounds = [docket.newest, docket.newest - 1, memory.deck ?? NaN];
    const [current = null, previous = null, first = null] = rounds.map((round) =>
      docket.judged(round, judge),
    );
    this.state = { dealing: this.dealing, current, previous, first, verdicts: memory.verdicts };
    memory.save();
    this.onchange();
  }
}
