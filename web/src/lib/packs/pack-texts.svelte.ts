// The words of the chosen packs in the language of this phone. They are loaded whole on joining, so
// that no request ever depends on what was dealt.

import { i18n, type Locale } from '../../i18n';
import type { Pack, Place, Text } from '../wire/wire';
import { packAddress } from './address';
import { inPacks } from './in-packs';
import { languagesOf, say, spokenIn } from './language';

const RETRY_MS = 3000;

type Loaded = {
  pack: Pack;
  /** As it came, byte by byte: a fair deal names its hash, which is taken only where one is checked. */
  text: string;
};

export class PackTexts {
  private wanted = $state.raw<readonly string[]>([]);
  private all = $state.raw<readonly Loaded[]>([]);
  /** Those the server says it does not have. */
  private gone = $state.raw<readonly string[]>([]);
  /** Loaded, on the way or gone. */
  private asked: readonly string[] = [];

  /** Those that are here, in the order in which the table names them. */
  readonly loaded: readonly Loaded[] = $derived(
    this.wanted.flatMap((id) => this.all.find(({ pack }) => pack.id === id) ?? []),
  );
  readonly packs: readonly Pack[] = $derived(this.loaded.map(({ pack }) => pack));
  /** In all languages. */
  readonly places: readonly Place[] = $derived(inPacks(this.packs).flatMap(({ places }) => places));

  /** `code`: the table whose own packs may be wanted. */
  constructor(private readonly code = '') {}

  /** Packs that are not in the phone's language, and the one they are shown in. */
  get foreign(): { name: string; locale: Locale }[] {
    return this.packs
      .map(({ name }) => ({
        name: say(name, i18n.locale),
        locale: spokenIn(languagesOf(name), i18n.locale),
      }))
      .filter(({ locale }) => locale !== i18n.locale);
  }

  /** Whether none is on its way any more. What is gone is not waited for. */
  get isHere(): boolean {
    const gone = this.wanted.filter((id) => this.gone.includes(id));
    return this.packs.length + gone.length >= this.wanted.length;
  }

  /** None until all are here: some of them would be a wrong answer. */
  get titles(): string[] {
    if (!this.isHere) return [];
    return this.packs.map(({ name }) => this.say(name, ''));
  }

  get size(): number {
    return this.places.length;
  }

  name(place: string): string {
    return this.say(this.place(place)?.name, place);
  }

  /** Whether one of the packs that are here has it. */
  knows(place: string): boolean {
    return this.place(place) !== undefined;
  }

  /** The place as a card says it: "at the bank". */
  at(place: string): string {
    const known = this.place(place);
    return this.say(known?.at ?? known?.name, place);
  }

  role(place: string, role: string): string {
    const known = this.place(place)?.roles.find(({ id }) => id === role);
    return this.say(known?.name, role);
  }

  /** Remembers what is wanted and keeps trying: words that arrive late replace the bare ids. */
  async load(ids: readonly string[], build: string, fetcher: typeof fetch = fetch): Promise<void> {
    if (ids.join() !== this.wanted.join()) this.wanted = [...ids];
    await Promise.all(ids.map((id) => this.loadOne(id, build, fetcher)));
  }

  /** A server that was started anew may have what the one before it had not. */
  askAgain(): void {
    const { gone } = this;
    this.gone = [];
    this.asked = this.asked.filter((id) => !gone.includes(id));
  }

  private async loadOne(id: string, build: string, fetcher: typeof fetch): Promise<void> {
    if (this.asked.includes(id)) return;
    this.asked = [...this.asked, id];
    try {
      const response = await fetcher(packAddress(this.code, id, build));
      if (response.status === 404) {
        this.gone = [...this.gone, id];
        return;
      }
      if (!response.ok) throw new Error(`pack ${id}: ${response.status}`);
      const text = await response.text();
      this.all = [...this.all, { pack: JSON.parse(text) as Pack, text }];
    } catch {
      this.asked = this.asked.filter((asked) => asked !== id);
      setTimeout(() => {
        if (this.wanted.includes(id)) void this.loadOne(id, build, fetcher);
      }, RETRY_MS);
    }
  }

  private place(id: string): Place | undefined {
    return this.places.find((place) => place.id === id);
  }

  private say(text: Text | undefined, fallback: string): string {
    return text ? say(text, i18n.locale) : fallback.replaceAll('-', ' ');
  }
}
