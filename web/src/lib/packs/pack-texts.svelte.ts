// The words of a pack in the language of this phone. The whole pack is loaded on joining, so that
// no request ever depends on what was dealt.

import { i18n } from '../../i18n';
import type { Pack, Place, Text } from '../wire/wire';

const RETRY_MS = 3000;

export class PackTexts {
  private pack = $state.raw<Pack | null>(null);
  private wanted: string | null = null;

  get title(): string {
    return this.say(this.pack?.name, '');
  }

  get size(): number {
    return this.pack?.places.length ?? 0;
  }

  /** In all languages. */
  get places(): readonly Place[] {
    return this.pack?.places ?? [];
  }

  name(place: string): string {
    return this.say(this.place(place)?.name, place);
  }

  /** The place as a card says it: "at the bank". */
  at(place: string): string {
    return this.say(this.place(place)?.at, place);
  }

  role(place: string, role: string): string {
    const known = this.place(place)?.roles.find(({ id }) => id === role);
    return this.say(known?.name, role);
  }

  /** Remembers what is wanted and keeps trying: words that arrive late replace the bare ids. */
  async load(id: string, build: string, fetcher: typeof fetch = fetch): Promise<void> {
    if (this.wanted === id) return;
    this.wanted = id;
    try {
      // With the build in its address the browser may keep the pack until the server changes.
      const [path, version] = [id, build].map(encodeURIComponent);
      const response = await fetcher(`/api/packs/${path}?build=${version}`);
      if (!response.ok) throw new Error(`pack ${id}: ${response.status}`);
      const pack = (await response.json()) as Pack;
      if (this.wanted === id) this.pack = pack;
    } catch {
      if (this.wanted !== id) return;
      this.wanted = null;
      setTimeout(() => void this.load(id, build, fetcher), RETRY_MS);
    }
  }

  private place(id: string): Place | undefined {
    return this.pack?.places.find((place) => place.id === id);
  }

  private say(text: Text | undefined, fallback: string): string {
    return text?.[i18n.locale] ?? fallback.replaceAll('-', ' ');
  }
}
