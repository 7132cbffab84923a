// Development only: every screen from fixed views, without a server. Not part of the shipped client.

import '../fonts';
import '../app.css';
import { mount, unmount } from 'svelte';
import { i18n, LOCALES, type Locale } from '../i18n';
import { isLocale } from '../i18n/locale';
import { SEEN_MS } from './fixture-socket';
import Gallery from './Gallery.svelte';
import { scenes } from './scenes';

/** For whoever walks through all scenes without loading a page for each. */
export interface Walk {
  scenes: readonly { id: string; screen: string }[];
  locales: readonly Locale[];
  /** Hangs another scene; then what passes in it has begun. */
  show: (id: string) => Promise<void>;
  speak: (locale: Locale) => void;
}
declare global {
  interface Window {
    gallery: Walk;
  }
}

// A phone may wait for what the cards show; a scene does not.
await import('../../../decks/evidence.json');

const asked = new URLSearchParams(location.search);
const lang = asked.get('lang');
if (isLocale(lang)) i18n.choose(lang);

const target = document.getElementById('app');
if (!target) throw new Error('no #app');
const hang = (wanted: string | null) => mount(Gallery, { target, props: { wanted } });
let hung = hang(asked.get('scene'));

window.gallery = {
  scenes: scenes.map(({ id, screen }) => ({ id, screen })),
  locales: LOCALES,
  async show(id) {
    await unmount(hung);
    scrollTo(0, 0);
    hung = hang(id);
    const scene = scenes.find((one) => one.id === id);
    if (scene && 'before' in scene) await new Promise((seen) => setTimeout(seen, 2 * SEEN_MS));
  },
  speak: (locale) => i18n.choose(locale),
};
