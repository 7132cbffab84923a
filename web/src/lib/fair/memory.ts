// What a phone keeps of the deals of a table, also when its page is loaded anew. Numbers are kept before their
// seals are sent, and that one was told before it is, so that none is ever sealed again.

import { kept } from '../kept';
import type { SeatId } from '../wire/wire';
import { cardHash, cardText, handHash, type SeenCard } from './card';
import type { Sign } from './faults';
import { hex, sha256 } from './hash';
import { fairKey } from './key';
import { nothingOf, type Asked, type Mine } from './mine';

/** Besides those that are looked at again. */
const ROUNDS = 2;
const VERDICTS = 12;
const STATES = 4;
const HAND_CARDS = 400;
const ATTEMPTS = [1, 2, 3] as const;

interface Memory {
  format: 1;
  epoch: number | null;
  /** Of the hashes of cards. */
  salt: string;
  rounds: Mine[];
  /** Pictures that were seen, by the round in which that was first. */
  hands: { round: number; hash: string }[];
  /** Rounds with which games of notebooks began. */
  decks: number[];
  /** Hash of the places of the game that is on. */
  table: string | null;
  /** The newest that was dealt. */
  dealt: number;
  /** The newest that the table has shown, or may have while this phone could not see it. */
  shown: number;
  /** Data were put back, and nothing was dealt since. */
  restored: boolean;
  verdicts: { round: number; sign: Sign; code: string | null }[];
}

/** Of so many tables; nobody goes back to more. */
const TABLES = 8;
const LIST = 'fair-tables';

/** When the seat is given up, nothing of this is needed. */
export function forget(code: string): void {
  kept.remove(fairKey(code));
}

/** Whoever only watched never says that it is over. */
function remember(code: string): void {
  const known = kept.get(LIST)?.split(' ') ?? [];
  const codes = [code, ...known.filter((other) => other !== code)];
  codes.slice(TABLES).forEach(forget);
  kept.set(LIST, codes.slice(0, TABLES).join(' '));
}

export class FairMemory {
  private memory: Memory;

  constructor(
    private readonly code: string,
    private readonly random: () => Uint8Array,
  ) {
    this.memory = read(kept.get(fairKey(code))) ?? empty(hex(random()));
    remember(code);
  }

  get salt(): string {
    return this.memory.salt;
  }
  get dealt(): number {
    return this.memory.dealt;
  }
  get table(): string | null {
    return this.memory.table;
  }
  get verdicts(): readonly Memory['verdicts'][number][] {
    return this.memory.verdicts;
  }

  /** One that is long past, and not known any more, is not kept again. */
  round(round: number): Mine {
    const { rounds, dealt } = this.memory;
    const known = rounds.find((mine) => mine.round === round);
    if (known) return known;
    const mine = nothingOf(round);
    if (round < dealt) return mine;
    rounds.push(mine);
    const old = rounds.filter((one) => !this.isNeeded(one)).slice(0, -ROUNDS);
    this.memory.rounds = rounds.filter((one) => !old.includes(one));
    return mine;
  }

  /** However many rounds a server names that are not to be dealt. */
  private isNeeded(mine: Mine): boolean {
    const { decks, dealt } = this.memory;
    const isRecent = mine.round === dealt || mine.round === dealt - 1;
    return isRecent || decks.includes(mine.round) || this.isOwed(mine);
  }

  /** A number was told, and the table has not played the round since, as far as this phone can tell. */
  private isOwed({ round, asked }: Mine): boolean {
    const { dealt, shown } = this.memory;
    return asked.some((one) => isTold(one) && round > (one.cut ? dealt : shown));
  }

  /** Whether another round has to come first. */
  owes(round: number): boolean {
    return this.memory.rounds.some((mine) => mine.round !== round && this.isOwed(mine));
  }

  save(): void {
    kept.set(fairKey(this.code), JSON.stringify(this.memory));
  }

  /** The numbers for all attempts. One that was told is replaced, and so is everything of another seat. */
  numbersFor(round: number, seat: SeatId): [string, string, string] {
    const mine = this.round(round);
    if (mine.seat !== seat) {
      const vanished = mine.vanished || mine.asked.some(isTold);
      Object.assign(mine, nothingOf(round), { seat, vanished });
    }
    if (this.memory.restored) mine.restored = true;
    const told = new Set(mine.asked.map(({ number }) => number));
    const numbers = ATTEMPTS.map((attempt) => {
      const newest = mine.numbers.filter((one) => one.attempt === attempt).at(-1);
      if (newest && !newest.old && !told.has(newest.number)) return newest.number;
      const number = hex(this.random());
      mine.numbers.push({ attempt, number, old: false });
      return number;
    });
    this.save();
    return numbers as [string, string, string];
  }

  /** The server's data were put back: rounds are counted anew, and no number is used for another deal. */
  follow(epoch: number): boolean {
    const { memory } = this;
    const isOther = memory.epoch !== null && memory.epoch !== epoch;
    memory.epoch = epoch;
    if (isOther) {
      for (const { asked, numbers } of memory.rounds)
        for (const one of [...asked, ...numbers]) one.old = true;
      Object.assign(memory, { dealt: 0, shown: 0, restored: true, table: null, decks: [] });
    }
    this.save();
    return isOther;
  }

  /** What is told now may never come. */
  cut(): void {
    const { memory } = this;
    for (const { asked, seen } of memory.rounds)
      if (seen.length === 0) for (const one of asked) one.cut = true;
    memory.shown = Math.max(memory.shown, memory.dealt);
  }

  /** Proofs only grow: one that does not begin as it did before is another one. */
  sawProof(round: number, text: string): void {
    const mine = this.round(round);
    const goesOn = mine.seen.every(({ length, hash }) =>
      length <= text.length
        ? sha256(text.slice(0, length)) === hash
        : mine.seen.some((state) => state.length === text.length),
    );
    if (!goesOn) Object.assign(mine, { vanished: true, cards: [], list: null, seen: [] });
    if (mine.seen.some(({ length }) => length === text.length)) return;
    const seen = [...mine.seen, { length: text.length, hash: sha256(text) }];
    // The first is what was dealt; in between it may have grown often.
    mine.seen = seen.length > STATES ? [...seen.slice(0, 1), ...seen.slice(1 - STATES)] : seen;
  }

  wasDealt(round: number): void {
    const { memory } = this;
    if (round <= memory.dealt) return;
    // A game may have begun unseen.
    if (round > memory.dealt + 1) memory.table = null;
    memory.dealt = round;
    memory.restored = false;
  }

  /** On the table. */
  wasShown(round: number): void {
    this.memory.shown = Math.max(this.memory.shown, round);
  }

  /** The game's places as they were drawn; null where this phone does not know. */
  began(table: string | null): void {
    this.memory.table = table;
  }

  beganDeck(round: number): void {
    const { decks } = this.memory;
    if (!decks.includes(round)) this.memory.decks = [...decks, round].sort(byNumber).slice(-2);
  }

  /** Whether that is anything new. */
  saw(card: SeenCard): boolean {
    const { memory } = this;
    const before = JSON.stringify([memory.rounds, memory.hands]);
    this.note(card);
    return before !== JSON.stringify([memory.rounds, memory.hands]);
  }

  private note(card: SeenCard): void {
    const { memory } = this;
    const mine = this.round(card.round);
    const text = cardText(card);
    const hash = text === null ? null : cardHash(memory.salt, card.round, text);
    if (hash !== null && !mine.cards.includes(hash)) mine.cards = [...mine.cards, hash].slice(-3);
    if (card.game !== 'notebook') return;
    for (const picture of card.hand) {
      const hash = handHash(memory.salt, picture);
      if (!memory.hands.some((one) => one.round === card.round && one.hash === hash))
        memory.hands.push({ round: card.round, hash });
    }
    memory.hands = memory.hands.slice(-HAND_CARDS);
  }

  /** With which the last game of notebooks began. */
  get deck(): number | null {
    return this.memory.decks.at(-1) ?? null;
  }

  /** Pictures seen in the game that began with this round. */
  hands(first: number): string[] {
    const next = this.memory.decks.find((round) => round > first) ?? Infinity;
    const { hands } = this.memory;
    return hands.filter(({ round }) => round >= first && round < next).map(({ hash }) => hash);
  }

  judged(round: number, sign: Sign, code: string | null): void {
    const others = this.memory.verdicts.filter((verdict) => verdict.round !== round);
    const verdicts = [...others, { round, sign, code }];
    this.memory.verdicts = verdicts.sort((one, other) => one.round - other.round).slice(-VERDICTS);
  }
}

const isTold = ({ number, old }: Asked) => number !== null && !old;
const byNumber = (one: number, other: number) => one - other;

function empty(salt: string): Memory {
  const lists = { rounds: [], hands: [], decks: [], verdicts: [] };
  const none = { table: null, dealt: 0, shown: 0, restored: false };
  return { format: 1, epoch: null, salt, ...lists, ...none };
}

/** Null: nothing, or what another version of this client has written. */
function read(text: string | null): Memory | null {
  try {
    const memory = JSON.parse(text ?? 'null') as Memory | null;
    return memory?.format === 1 ? memory : null;
  } catch {
    return null;
  }
}
