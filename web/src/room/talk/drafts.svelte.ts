// What this player has begun to write, and to whom. It survives a vote that comes between and a
// page that is loaded anew, never leaves the phone, and is forgotten when the next round begins.

import { kept } from '../../lib/kept';
import type { Phrase, SeatId } from '../../lib/wire/wire';

export type Kind = 'question' | 'answer' | 'remark';
type Written = {
  round: number;
  texts: Partial<Record<Kind, string>>;
  aim?: { turn: number; seat: SeatId };
  /** The turn whose question is being answered. */
  answers?: number;
  /** What was chosen of the ideas, and for what. */
  picked?: { kind: Kind; turn: number; phrase: Phrase };
  /** How much the typed answer of this turn says there is. */
  level?: { turn: number; level: number };
};

export class Drafts {
  private written = $state.raw<Written>({ round: -1, texts: {} });

  constructor(private readonly code: string) {}

  /** Shows what was written in this round, also after the page was closed in between. */
  show(round: number): void {
    if (round !== this.written.round) this.written = read(kept.get(this.key), round);
  }

  /** Whom the question of this turn is meant for. */
  aim(turn: number): SeatId | null {
    const { aim } = this.written;
    return aim?.turn === turn ? aim.seat : null;
  }

  choose(turn: number, seat: SeatId | null): void {
    const { aim: _, ...rest } = this.written;
    this.keep(seat === null ? rest : { ...rest, aim: { turn, seat } });
  }

  /** A question that came too late may serve another time, an answer to another question cannot. */
  text(kind: Kind, turn = 0): string {
    if (kind === 'answer' && this.written.answers !== turn) return '';
    return this.written.texts[kind] ?? '';
  }

  write(kind: Kind, text: string, turn = 0): void {
    const answers = kind === 'answer' ? { answers: turn } : {};
    this.keep({
      ...this.written,
      ...answers,
      texts: { ...this.written.texts, [kind]: text },
    });
  }

  picked(kind: Kind, turn: number): Phrase | null {
    const { picked } = this.written;
    return picked?.kind === kind && picked.turn === turn ? picked.phrase : null;
  }

  pick(kind: Kind, turn: number, phrase: Phrase | null): void {
    const { picked: _, ...rest } = this.written;
    this.keep(phrase ? { ...rest, picked: { kind, turn, phrase } } : rest);
  }

  level(turn: number): number | null {
    const { level } = this.written;
    return level?.turn === turn ? level.level : null;
  }

  rate(turn: number, level: number | null): void {
    const { level: _, ...rest } = this.written;
    this.keep(level === null ? rest : { ...rest, level: { turn, level } });
  }

  private keep(written: Written): void {
    this.written = written;
    kept.set(this.key, JSON.stringify(written));
  }

  private get key(): string {
    return `drafts.${this.code}`;
  }
}

function read(text: string | null, round: number): Written {
  const blank = { round, texts: {} };
  try {
    const saved = JSON.parse(text ?? '{}') as Partial<Written>;
    return saved.round === round ? { ...blank, ...saved } : blank;
  } catch {
    return blank;
  }
}
