// One pack under the pen: every change counts at once and is kept on the phone a moment later.

import { i18n, type Locale } from '../i18n';
import { languagesOf, spokenIn } from '../lib/packs/language';
import type { Pack, Place, Role } from '../lib/wire/wire';
import type { Path } from './check';
import { finished, inLanguages, newPlace, newRole, placesIn } from './unfinished';
import { FaultIndex } from './fault-index';
import type { Keeping } from './saved.svelte';
import { type Undo, withLanguage, withPlace, withRole } from './undo';
import { nameOf } from './words';

const KEEP_AFTER_MS = 400;

export class PackEditor {
  pack = $state.raw<Pack>() as Pack;
  /** The newest last. */
  private undos = $state.raw<readonly Undo[]>([]);
  keeping = $state<Keeping>('kept');
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly languages = $derived(languagesOf(this.pack.name));
  private readonly result = $derived(finished(this.pack));
  private readonly index = $derived(new FaultIndex(this.result.faults));

  constructor(
    pack: Pack,
    private readonly keep: (pack: Pack) => Keeping,
  ) {
    this.pack = pack;
  }

  get faults() {
    return this.result.faults;
  }

  /** As it goes out. */
  get finished(): Pack {
    return this.result.pack;
  }

  get isReady(): boolean {
    return this.faults.length === 0;
  }

  faultAt(path: Path) {
    return this.index.at(path);
  }

  /** What was taken out last. Once that is back, it is what was taken out before. */
  get undo(): Undo | null {
    return this.undos.at(-1) ?? null;
  }

  /** How much is wrong with one place. */
  faultsIn(place: number): number {
    return this.index.countIn(place);
  }

  rename(language: Locale, name: string): void {
    this.change({ ...this.pack, name: { ...this.pack.name, [language]: name } });
  }

  speak(language: Locale, on: boolean): void {
    const others = this.languages.filter((other) => other !== language);
    if (!on && others.length === 0) return;
    const before = this.pack;
    if (!on) this.takenOut({ language }, (pack) => withLanguage(pack, language, before));
    this.change(inLanguages(this.pack, on ? [...others, language] : others));
  }

  /** Returns where it is. */
  addPlace(): number {
    this.change({ ...this.pack, places: [...this.pack.places, newPlace(this.languages)] });
    return this.pack.places.length - 1;
  }

  /** In which language somebody with this phone will most likely write a list. */
  get listLanguage(): Locale {
    return spokenIn(this.languages, i18n.locale);
  }

  addPlaces(lines: string): number {
    const fresh = placesIn(lines, this.listLanguage);
    const places = [...this.pack.places, ...fresh];
    this.change(inLanguages({ ...this.pack, places }, this.languages));
    return fresh.length;
  }

  setPlace(at: number, change: Partial<Place>): void {
    const places = this.pack.places.map((place, i) => (i === at ? { ...place, ...change } : place));
    this.change({ ...this.pack, places });
  }

  dropPlace(at: number): void {
    const place = this.pack.places[at];
    if (!place) return;
    this.takenOut({ name: nameOf(place.name) }, (pack) => withPlace(pack, at, place));
    this.change({ ...this.pack, places: this.pack.places.filter((_, i) => i !== at) });
  }

  addRole(place: number): number {
    const roles = this.roles(place);
    this.setPlace(place, { roles: [...roles, newRole(this.languages)] });
    return roles.length;
  }

  setRole(place: number, at: number, name: Role['name']): void {
    const roles = this.roles(place).map((role, i) => (i === at ? { ...role, name } : role));
    this.setPlace(place, { roles });
  }

  dropRole(place: number, at: number): void {
    const id = this.pack.places[place]?.id;
    const roles = this.roles(place);
    const role = roles[at];
    if (id === undefined || !role) return;
    this.takenOut({ name: nameOf(role.name) }, (pack) => withRole(pack, id, at, role));
    this.setPlace(place, { roles: roles.filter((_, i) => i !== at) });
  }

  takeBack(): void {
    if (!this.undo) return;
    const { back } = this.undo;
    this.undos = this.undos.slice(0, -1);
    this.change(back(this.pack));
  }

  /** What is not kept yet is kept now. */
  flush(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.keeping = this.keep(this.pack);
  }

  private takenOut(what: Undo['what'], back: Undo['back']): void {
    this.undos = [...this.undos, { what, back }];
  }

  private roles(place: number): readonly Role[] {
    return this.pack.places[place]?.roles ?? [];
  }

  private change(pack: Pack): void {
    this.pack = pack;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), KEEP_AFTER_MS);
  }
}
