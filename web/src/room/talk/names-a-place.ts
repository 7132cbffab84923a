// Whether a text names a place of the pack, in any of its languages and in any case. The phone asks
// before it sends, whatever the round's place is and whoever holds the card: it tells nobody.

import type { Place } from '../../lib/wire/wire';

/** Words that come with a place but name nothing. */
const SMALL_WORDS = new Set('a an at in of on s the na u kod i sa se в во на у и с со'.split(' '));

/** What a word may end in when it changes with its sentence, by script. */
const LATIN = 'ovima ama ima ova ovi ove oga og oj om em im ih ies es s y a e i o u';
const CYRILLIC =
  'ами ями ыми ими ого его ому ему ах ях ам ям ой ей ом ем ов ев ый ий ые ие ая яя ое ее ым им ых их ую юю ью а е и о у ы ь ю я й';
const ENDINGS = `${LATIN} ${CYRILLIC}`.split(' ').map(folded);
const STEM_MIN = 3;

/** They look like a form of a place's name and are words of their own: "almost", not "post". */
const OTHER_WORDS = new Set(['почти'].map(folded));

/** The first place that the text names. */
export function namedPlace(text: string, places: readonly Place[]): Place | undefined {
  const said = words(text)
    .filter((word) => !OTHER_WORDS.has(word))
    .map(stems);
  return places.find((place) => namesOf(place).some((name) => occurs(name, said)));
}

/** Every way to name a place. "At the dentist’s" names the dental clinic as well. */
function namesOf({ name, at }: Place): string[] {
  return [...Object.values(name), ...Object.values(at ?? {})];
}

/** All words that mean something, in any order. */
function occurs(name: string, said: string[][]): boolean {
  const wanted = words(name)
    .filter((word) => !SMALL_WORDS.has(word))
    .map(stems);
  return wanted.length > 0 && wanted.every((word) => said.some((other) => areForms(word, other)));
}

/** Whether both are forms of one word: the same but for an ending. */
function areForms(one: string[], other: string[]): boolean {
  return one.some((stem) => other.includes(stem));
}

/** The word as it is, and without each ending that it may have. */
function stems(word: string): string[] {
  const bare = ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) =>
    word.slice(0, -ending.length),
  );
  return [word, ...bare.filter((stem) => stem.length >= STEM_MIN)];
}

function words(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Small letters without marks: ž is z, ё is е. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '');
}
