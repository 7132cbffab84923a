// What a line says, in the language of this phone.

import type { Attribute, Character, LineView, SeatId } from '../../lib/wire/wire';
import type { PhraseBook } from './phrase-book';

/** Who is who, as far as a line needs it. */
export interface Speakers {
  name: (seat: SeatId) => string;
  /** How whoever sits there talks; nothing where that is no bot of the house. */
  character: (seat: SeatId) => Character | undefined;
}

/** `null` as long as the words are not here. */
export function sayingOf(
  { by, text, phrase, remark }: LineView,
  book: PhraseBook | undefined,
  { name, character }: Speakers,
): string | null {
  if (phrase) return wordsOf(phrase, book);
  if (!remark) return text;
  const who = character(by);
  const words = who && book?.remarks[who][remark.occasion][remark.variant];
  if (words === undefined) return null;
  return remark.whom === undefined ? words : words.replaceAll('{name}', name(remark.whom));
}

export function wordsOf(
  { attribute, level, variant }: NonNullable<LineView['phrase']>,
  book: PhraseBook | undefined,
): string | null {
  const wording = book?.phrases[attribute];
  const ways = level === undefined ? wording?.questions : wording?.answers[level];
  return ways?.[variant] ?? null;
}

/** What a typed answer with a level is about: its question says so. */
export function subjectOf(lines: readonly LineView[], line: LineView): Attribute | undefined {
  if (line.phrase) return line.phrase.attribute;
  if (line.kind !== 'answer') return undefined;
  const questions = lines.filter(
    ({ n, kind, by, to }) => n < line.n && kind === 'question' && by === line.to && to === line.by,
  );
  return questions.at(-1)?.phrase?.attribute;
}
