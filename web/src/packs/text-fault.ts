// What is wrong with one text: a card must show it as it is.

import { PACK_TEXT_CHARS } from '../lib/wire/limits';
import type { FaultId } from '../lib/wire/wire';

const OUTER_SPACE = /^\p{White_Space}+|\p{White_Space}+$/gu;
/** Half a character, and what cannot be seen, breaks the line, or turns it around. */
const HIDDEN = /[\p{Cs}\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\uFFF9-\uFFFB]/u;
/** What joins emoji and chooses their look. Keys of a telephone can be emoji, too. */
const EMOJI =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}][\uFE0E\uFE0F]?\u200D?|[0-9#*][\uFE0E\uFE0F]\u200D?/gu;
/** No language that there are words for needs more than two on one letter. */
const PILED_MARKS = /\p{M}{3}/u;

export function textFault(text: string): FaultId | null {
  const trimmed = text.replace(OUTER_SPACE, '');
  if (trimmed === '') return 'empty_text';
  if (isHidden(text)) return 'hidden_character';
  if (trimmed !== text) return 'outer_space';
  return [...text].length > PACK_TEXT_CHARS ? 'text_too_long' : null;
}

function isHidden(text: string): boolean {
  return PILED_MARKS.test(text) || HIDDEN.test(text.replace(EMOJI, 'x'));
}
