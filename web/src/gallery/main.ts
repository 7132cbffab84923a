// Development only: every screen from fixed views, without a server. Not part of the shipped client.

import '../fonts';
import '../app.css';
import '../i18n/taught';
import { mount, unmount } from 'svelte';
import { i18n, LOCALES, type Locale } from '../i18n';
import { isLocale } from '../i18n/locale';
import { phraseBook } from '../room/talk/phrase-book';
import { GAMES } from '../table/games';

import {
  botsCard,
  eveningSheet,
  fairLine,
  gameAwards,
  noTable,
  playerSheet,
  rulesOfTable,
  rulesSheet,
  tableMenu,
  tableNews,
} from '../table/parts';
import { toast, toasts } from '../ui/toasts.svelte';
import { SEEN_MS } from './fixture-socket';
import Gallery from './Gallery.svelte';
import type { Scene } from './scene';
import { scenes } from './scenes';

/** For whoever walks through all scenes without loading a page for each. */
export interface Walk {
  scenes: readonly {
    id: string;
    screen: string;
    /** What was touched has opened something over the screen. */
    isSheet: boolean;
    /** A game has begun. */
    isGame: boolean;
    /** A round is being played. */
    isPlayed: boolean;
  }[];
  locales: readonly Locale[];
  /** Hangs another scene; then what passes in it has begun. */
  show: (id: string) => Promise<void>;
  speak: (locale: Locale) => void;
  /** A short sentence, as news are. */
  tell: (news: string) => void;
}
declare global {
  interface Window {
    gallery: Walk;
  }
}

// A phone may wait for what is fetched later; a scene does not.
const games = Object.values(GAMES).flatMap(({ phone, options, tv }) => [phone, options, tv]);
const table = [noTable, tableNews, fairLine, tableMenu, rulesOfTable, rulesSheet, playerSheet];
const parts = [...table, botsCard, eveningSheet, gameAwards];
await Promise.all([
  import('../../../decks/evidence.json'),
  import('../ui/qr'),
  ...LOCALES.map((locale) => phraseBook(locale).ahead()),
  ...[...games, ...parts].map((part) => part.ahead()),
]);

const asked = new URLSearchParams(location.search);
const lang = asked.get('lang');
if (isLocale(lang)) i18n.choose(lang);

const target = document.getElementById('app');
if (!target) throw new Error('no #app');
const hang = (wanted: string | null) => mount(Gallery, { target, props: { wanted } });
let hung = hang(null);

// A scene is a picture: a moment or a sentence that would pass by itself stays.
const LASTS_MS = 2000;
const { setTimeout: after } = window;
window.setTimeout = ((then: TimerHandler, ms = 0) =>
  ms < LASTS_MS ? after(then, ms) : 0) as typeof setTimeout;

/** By then it says that it takes a while. */
const LONG_MS = 500;
/** A moment that has not come by then never will. */
const WAITS_MAX = 30;

async function arrange(scene: Scene): Promise<void> {
  if ('before' in scene) {
    const moment = () => document.querySelector('.moment');
    // A busy machine shows it later.
    for (let waits = 0; waits < 2 || (!moment() && waits < WAITS_MAX); waits++)
      await new Promise((seen) => setTimeout(seen, SEEN_MS));
    if (!moment()) throw new Error(`${scene.id} shows no moment`);
  }
  if ('deals' in scene && scene.deals?.dealing)
    await new Promise((seen) => setTimeout(seen, LONG_MS));
  if (scene.unfolded || scene.touched) await drawn();
  for (const words of scene.touched?.(i18n.m, i18n.locale) ?? []) {
    const buttons = [...document.querySelectorAll('button')];
    const wanted = buttons.filter(({ ariaLabel, textContent }) =>
      [ariaLabel, textContent.trim()].includes(words),
    );
    if (wanted.length !== 1) throw new Error(`${wanted.length} buttons say “${words}”`);
    wanted[0]?.click();
    await drawn();
  }
  if (scene.unfolded) for (const fold of document.querySelectorAll('details')) fold.open = true;
}

/** Also what a sheet takes its time for, as for a picture of the evening. */
async function drawn(): Promise<void> {
  do await new Promise((done) => setTimeout(done, SEEN_MS));
  while (document.querySelector('dialog [aria-busy="true"]'));
}

window.gallery = {
  scenes: scenes.map((scene: Scene) => {
    const { id, screen, touched } = scene;
    const phase = 'view' in scene ? scene.view.phase : 'lobby';
    const isGame = phase !== 'lobby';
    const isOver = phase === 'round_over' || phase === 'game_over';
    return { id, screen, isSheet: !!touched, isGame, isPlayed: isGame && !isOver };
  }),
  locales: LOCALES,
  async show(id) {
    await unmount(hung);
    toasts.clear();
    scrollTo(0, 0);
    hung = hang(id);
    const scene: Scene | undefined = scenes.find((one) => one.id === id);
    if (scene) await arrange(scene);
  },
  speak: (locale) => i18n.choose(locale),
  tell: (news) => toast(news),
};

const first = asked.get('scene');
if (first) await window.gallery.show(first);
