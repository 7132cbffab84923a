// What the lines of a round prove so far, as bots hear them too: a fold of questions and answers. Words that
// somebody typed prove nothing here, unless their writer has said how much of something there is.

import type { Attribute, LineView, SeatId } from '../wire/wire';
import type { Atlas } from './atlas';
import {
  against,
  againstEvasion,
  blind,
  shares,
  suspicion,
  updatePlaces,
  type Kernel,
} from './evidence';

export interface Ground {
  /** Who holds a card, clockwise. */
  order: readonly SeatId[];
  /** Where everybody may be. */
  places: readonly string[];
  /** A card lies in the middle: nobody may be the spy. */
  middle: boolean;
  kernel: Kernel;
  atlas: Atlas;
}

/** One answer, as evidence. */
export interface Said {
  by: SeatId;
  /** Left out: an answer that is none. */
  proves?: { attribute: Attribute; level: number; blind: number };
}

/** What an exchange was: a question, and what came of it. */
export interface Exchange {
  question: LineView | undefined;
  /** Left out: nobody answered. */
  answer: LineView | undefined;
  /** Left out: nothing that a phone understands. */
  said: Said | undefined;
}

export class Hearing {
  readonly said: Said[] = [];
  /** What a spy in each seat can know of the places. */
  private readonly known = new Map<SeatId, readonly number[]>();
  private question: LineView | undefined;

  constructor(readonly ground: Ground) {
    const anywhere = shares(ground.places.map(() => 1));
    for (const seat of ground.order) this.known.set(seat, anywhere);
  }

  /** An exchange that has come to its end by this line. */
  hear(line: LineView): Exchange | undefined {
    if (line.kind === 'remark') return undefined;
    const { question } = this;
    if (line.kind === 'answer') {
      this.question = undefined;
      return { question, answer: line, said: this.learn(this.understood(line, question)) };
    }
    this.question = line;
    if (question?.to === undefined) return undefined;
    return { question, answer: undefined, said: this.learn({ by: question.to }) };
  }

  knownBy(seat: SeatId): readonly number[] {
    return this.known.get(seat) ?? [];
  }

  /** How likely each answer about this is of a spy in this seat. */
  blind(seat: SeatId, attribute: Attribute): number[] {
    return blind(this.ground.kernel, this.knownBy(seat), this.levels(attribute));
  }

  levels(attribute: Attribute): number[] {
    const { atlas, places } = this.ground;
    return places.map((place) => atlas.level(place, attribute));
  }

  /** How likely each is the spy to an agent at this place who sits here; `null` is the card in the middle. */
  suspects(by: SeatId, place: string): Map<SeatId | null, number> {
    const others: (SeatId | null)[] = this.ground.order.filter((seat) => seat !== by);
    if (this.ground.middle) others.push(null);
    const likely = suspicion(others.map((seat) => this.against(seat, place)));
    return new Map(others.map((seat, i) => [seat, likely[i] ?? 0]));
  }

  /** What speaks against somebody, if this is the place. */
  private against(seat: SeatId | null, place: string): number {
    const { atlas, kernel } = this.ground;
    const speaks = this.said
      .filter(({ by }) => by === seat)
      .map(({ proves }) => {
        if (!proves) return againstEvasion();
        const level = atlas.level(place, proves.attribute);
        return against(kernel, proves.blind, level, proves.level);
      });
    return speaks.reduce((all, one) => all + one, 0);
  }

  private understood(answer: LineView, question: LineView | undefined): Said | undefined {
    const { by, phrase } = answer;
    const asked = question?.phrase?.attribute;
    if (phrase && asked !== undefined && asked !== phrase.attribute) return { by };
    const attribute = phrase?.attribute ?? asked;
    const level = phrase ? phrase.level : answer.level;
    if (attribute === undefined || level === undefined || !this.known.has(by)) return undefined;
    const likely = this.blind(by, attribute)[level] ?? 0;
    return { by, proves: { attribute, level, blind: likely } };
  }

  /** The others learn from it. */
  private learn(said: Said | undefined): Said | undefined {
    if (!said) return undefined;
    this.said.push(said);
    const { proves } = said;
    if (!proves) return said;
    const levels = this.levels(proves.attribute);
    for (const [seat, known] of this.known)
      if (seat !== said.by)
        this.known.set(seat, updatePlaces(this.ground.kernel, known, levels, proves.level));
    return said;
  }
}
