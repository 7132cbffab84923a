// Puts the client on the page, as soon as it has its words.

import { mount } from 'svelte';
import App from './App.svelte';
import { i18n } from './i18n';
import { guardDoubleTaps } from './ui/double-tap';
import { listenForShortcuts } from './ui/shortcuts';

export async function start(): Promise<void> {
  await i18n.begin();
  const target = document.getElementById('app');
  if (!target) throw new Error('no #app');
  guardDoubleTaps();
  listenForShortcuts();
  // What the page itself says until now.
  target.replaceChildren();
  mount(App, { target });
}
