// What house rules may be called: the same that the server lets pass.

import { HOUSE_NAME_CHARS } from '../lib/wire/limits';

export type NameFault = 'missing' | 'tooLong' | 'notAllowed';

/** Control characters, and those that turn the direction of writing. */
const FORBIDDEN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** Blanks and joiners alone are no name. */
const UNSEEN = /[\s\u2800\p{Default_Ignorable_Code_Point}]/gu;

export function cleanName(text: string): { name: string } | { fault: NameFault } {
  const name = text.trim().replace(/\s+/g, ' ');
  if (FORBIDDEN.test(name)) return { fault: 'notAllowed' };
  if (name.replace(UNSEEN, '') === '') return { fault: 'missing' };
  if ([...name].length > HOUSE_NAME_CHARS) return { fault: 'tooLong' };
  return { name };
}

/** Of something that came from outside and is shown all the same: short, and only what can be seen. */
export function harmless(text: string): string {
  const seen = [...text].filter((char) => !FORBIDDEN.test(char));
  return seen.length > HOUSE_NAME_CHARS
    ? `${seen.slice(0, HOUSE_NAME_CHARS).join('')}…`
    : seen.join('');
}

/** As a file may be called everywhere. */
export function fileName(name: string): string {
  const safe = name.replace(/[\p{Cc}\\/:*?"<>|]/gu, '-').replace(/^[.\s-]+|[.\s-]+$/g, '');
  return `${safe || 'house-rules'}.molehunt.json`;
}
