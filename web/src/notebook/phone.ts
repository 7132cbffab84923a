// What a phone needs of this game: fetched while people wait in the lobby.

import { i18n } from '../i18n';
import { evidence } from './evidence.svelte';
import { loadIdeas } from './ideas';

export { default as Play } from './Notebook.svelte';
export { default as Terms } from './NotebookTerms.svelte';

/** What is on all pictures, and ideas for words; the pictures themselves are too many. */
export async function ahead(): Promise<void> {
  await loadIdeas(i18n.locale);
  if (!(await evidence.load())) throw new Error('the list of cards is not to be had');
}
