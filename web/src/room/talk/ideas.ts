// What a player could say next: six phrases. They follow from what everybody at the table knows, so they
// are the same whatever card is held, and the same on each phone.

import { ATTRIBUTES } from '../../lib/attributes';
import type { Attribute, LineView, Phrase } from '../../lib/wire/wire';
import type { Pen } from './pen';

/** Of which moment: of a table, a round, and a turn in it. */
export interface Moment {
  code: string;
  round: number;
  turn: number;
  lines: readonly LineView[];
}

export const IDEAS = 6;
/** As many ways as there are to say it. */
export const QUESTIONS = 4;
export const ANSWERS = 3;
export const LEVELS = 5;

/** None where only words of one's own will do. */
export function ideasFor(pen: Pen, moment: Omit<Moment, 'turn'>): Phrase[] {
  if (pen.kind === 'question') return questionIdeas({ ...moment, turn: pen.turn });
  const subject = pen.kind === 'answer' ? pen.question?.phrase?.attribute : undefined;
  if (pen.kind !== 'answer' || !subject) return [];
  return answerIdeas({ ...moment, turn: pen.turn }, subject);
}

/** About different things, and first about those that nobody has asked about in this round. */
export function questionIdeas(moment: Moment): Phrase[] {
  const asked = phrasesIn(moment, 'question');
  const chance = chanceOf(moment);
  const count = (attribute: Attribute) =>
    asked.filter((phrase) => phrase.attribute === attribute).length;
  return shuffled(ATTRIBUTES, chance)
    .sort((one, other) => count(one) - count(other))
    .slice(0, IDEAS)
    .map((attribute) => {
      const used = asked.filter((phrase) => phrase.attribute === attribute);
      return { attribute, variant: fresh(QUESTIONS, used, chance)[0] ?? 0 };
    });
}

/** From least to most: each level once, and one of them in other words too. */
export function answerIdeas(moment: Moment, attribute: Attribute): Phrase[] {
  const said = phrasesIn(moment, 'answer').filter((phrase) => phrase.attribute === attribute);
  const chance = chanceOf(moment);
  const twice = Math.floor(chance() * LEVELS);
  return Array.from({ length: LEVELS }, (_, level) => {
    const used = said.filter((phrase) => phrase.level === level);
    const variants = fresh(ANSWERS, used, chance).slice(0, level === twice ? 2 : 1);
    return variants.map((variant) => ({ attribute, level, variant }));
  }).flat();
}

function phrasesIn({ lines }: Moment, kind: LineView['kind']): Phrase[] {
  return lines.flatMap((line) => (line.kind === kind && line.phrase ? [line.phrase] : []));
}

/** Ways to say something: by chance, those that were used come last. */
function fresh(count: number, used: readonly Phrase[], chance: () => number): number[] {
  const times = (variant: number) => used.filter((phrase) => phrase.variant === variant).length;
  const ways = Array.from({ length: count }, (_, variant) => variant);
  return shuffled(ways, chance).sort((one, other) => times(one) - times(other));
}

function shuffled<T>(items: readonly T[], chance: () => number): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(chance() * left.length), 1));
}

/** The same numbers on every phone until the next question is asked, whatever is remarked meanwhile. */
function chanceOf({ code, round, turn, lines }: Moment): () => number {
  const asked = lines.filter(({ kind }) => kind === 'question').at(-1)?.n ?? 0;
  let state = hashOf(`${code} ${round} ${turn} ${asked}`);
  // mulberry32: nothing depends on its being hard to foresee.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
