// Parts of the client that are fetched when they are needed, with the words that they say.

import { Later } from '../lib/later.svelte';
import { i18n } from './i18n.svelte';

/** `later(() => import('./Page.svelte'))`: nothing is fetched before somebody asks for it. */
export function later<T>(load: () => Promise<T>): Later<T> {
  return new Later(async () => {
    const [part] = await Promise.all([load(), i18n.complete()]);
    return part;
  });
}
