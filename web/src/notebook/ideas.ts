// Words for those who cannot think of any, in the language of the phone. They are only fetched when
// somebody asks for them.

import type { Locale } from '../i18n';

export const IDEAS_SHOWN = 6;

const files = import.meta.glob<string>('./ideas/*.txt', { query: '?raw', import: 'default' });

/** All words of a language, one a line in its file. */
export async function loadIdeas(locale: Locale): Promise<string[]> {
  const text = await files[`./ideas/${locale}.txt`]?.();
  return (text ?? '').split('\n').filter((word) => word !== '');
}

/** In a random order; `random` as in `Math.random`. */
export function shuffled(words: readonly string[], random: () => number): string[] {
  const order = [...words];
  for (let left = order.length; left > 1; left -= 1) {
    const drawn = Math.floor(random() * left);
    order.push(...order.splice(drawn, 1));
  }
  return order;
}

/** The words to show when others have been asked for `turn` times; from the start when all were. */
export function ideasAt(order: readonly string[], turn: number): string[] {
  const pages = Math.ceil(order.length / IDEAS_SHOWN);
  const start = pages === 0 ? 0 : (turn % pages) * IDEAS_SHOWN;
  return order.slice(start, start + IDEAS_SHOWN);
}
