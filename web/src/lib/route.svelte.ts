// Which page this is, from the address. A handful of pages, so no router library.

import { layers } from './layers.svelte';
import { CODE_CHARS_MAX, CODE_CHARS_MIN } from './wire/limits';

export type Page =
  | { at: 'home' }
  | { at: 'table'; code: string }
  | { at: 'tv'; code: string }
  /** A big screen that has no table yet. */
  | { at: 'tv-door' }
  /** Where a phone sends its table to a big screen. */
  | { at: 'tv-send' }
  /** Which rules there are, the rulebook knows. */
  | { at: 'rules'; rules: string | null }
  /** How deals are fair. */
  | { at: 'fair' }
  /** How bots think. */
  | { at: 'bots' }
  | { at: 'house' }
  | { at: 'packs' }
  /** Which rounds there are to learn by, the lessons know. */
  | { at: 'learn'; lesson: string | null }
  | { at: 'nowhere' };

const CODE = `[a-z]{${CODE_CHARS_MIN},${CODE_CHARS_MAX}}`;
const TABLE = new RegExp(`^/(t|tv)/(${CODE})/?$`, 'i');
const LINK = new RegExp(`/t/(${CODE})\\b`, 'i');

/** Links may be typed in any case. */
export function pageOf(path: string): Page {
  const [, kind, code] = TABLE.exec(path.toUpperCase()) ?? [];
  if (code) return { at: kind === 'T' ? 'table' : 'tv', code };
  if (/^\/tv\/?$/i.test(path)) return { at: 'tv-door' };
  if (/^\/tv\/send\/?$/i.test(path)) return { at: 'tv-send' };
  const [, shelf, book] = /^\/(rules|learn)(?:\/([a-z-]*))?\/?$/.exec(path.toLowerCase()) ?? [];
  if (shelf === 'rules') return { at: shelf, rules: book || null };
  if (shelf === 'learn') return { at: shelf, lesson: book || null };
  if (/^\/fair\/?$/i.test(path)) return { at: 'fair' };
  if (/^\/bots\/?$/i.test(path)) return { at: 'bots' };
  if (/^\/house\/?$/i.test(path)) return { at: 'house' };
  if (/^\/packs\/?$/i.test(path)) return { at: 'packs' };
  return { at: path === '/' ? 'home' : 'nowhere' };
}

/** A code from what somebody typed or pasted: the bare letters, or a whole link. */
export function codeIn(text: string): string | null {
  const letters = LINK.exec(text)?.[1] ?? text.replace(/[^a-z]/gi, '');
  const page = pageOf(`/t/${letters}`);
  return 'code' in page ? page.code : null;
}

/** What was said on the page before. */
export interface Arrival {
  /** The table may be entered at once. */
  name?: string;
  /** Alone, to practise with bots. */
  practises?: boolean;
}

class Route {
  page = $state.raw<Page>({ at: 'home' });
  private arrival: Arrival = {};

  constructor() {
    if (typeof window === 'undefined') return;
    this.page = pageOf(location.pathname);
    addEventListener('popstate', () => this.update());
  }

  go(path: string, arrival: Arrival = {}): void {
    this.arrival = arrival;
    if (layers.guardsHistory) {
      layers.forgetGuard();
      history.replaceState(null, '', path);
    } else {
      history.pushState(null, '', path);
    }
    this.update();
    scrollTo(0, 0);
  }

  /** Good for one arrival. */
  takeArrival(): Arrival {
    const { arrival } = this;
    this.arrival = {};
    return arrival;
  }

  private update(): void {
    const page = pageOf(location.pathname);
    if (JSON.stringify(page) !== JSON.stringify(this.page)) this.page = page;
  }
}

export const route = new Route();
