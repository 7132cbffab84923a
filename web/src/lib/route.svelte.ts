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
  | { at: 'house' }
  | { at: 'packs' }
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
  const rules = /^\/rules(?:\/([a-z-]*))?\/?$/i.exec(path);
  if (rules) return { at: 'rules', rules: rules[1]?.toLowerCase() || null };
  if (/^\/fair\/?$/i.test(path)) return { at: 'fair' };
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

class Route {
  page = $state.raw<Page>({ at: 'home' });
  private name: string | null = null;

  constructor() {
    if (typeof window === 'undefined') return;
    this.page = pageOf(location.pathname);
    addEventListener('popstate', () => this.update());
  }

  /** `name`: the table may be entered at once. */
  go(path: string, name: string | null = null): void {
    this.name = name;
    if (layers.guardsHistory) {
      layers.forgetGuard();
      history.replaceState(null, '', path);
    } else {
      history.pushState(null, '', path);
    }
    this.update();
    scrollTo(0, 0);
  }

  /** The name given on the page before; good for one arrival. */
  takeName(): string | null {
    const name = this.name;
    this.name = null;
    return name;
  }

  private update(): void {
    const page = pageOf(location.pathname);
    if (JSON.stringify(page) !== JSON.stringify(this.page)) this.page = page;
  }
}

export const route = new Route();
