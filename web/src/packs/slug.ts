// An id out of a name in any language that there are words for.

import { PACK_ID_CHARS, VISITOR } from '../lib/wire/limits';

/** Room for a number behind it. */
const SLUG_CHARS = PACK_ID_CHARS - 4;

const LETTERS: Record<string, string> = {
  đ: 'd',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

export function slug(name: string): string {
  // й and ё fall apart into a letter and its mark; both are read without it.
  const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const latin = [...plain].map((letter) => LETTERS[letter] ?? letter).join('');
  const words = latin.replace(/[^a-z0-9]+/g, '-').slice(0, SLUG_CHARS);
  const id = words.replace(/^-+|-+$/g, '');
  // Kept by the game for those beyond the last role.
  return id === VISITOR ? `${VISITOR}-too` : id;
}
