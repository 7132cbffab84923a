// What is wrong with a pack: the same faults that the server finds, so that nobody has to wait for
// it. Takes anything that JSON can be.

import { LOCALES, type Locale } from '../i18n/locale';
import { folded } from '../lib/packs/folded';
import * as limits from '../lib/wire/limits';
import type { FaultId } from '../lib/wire/wire';
import { ATTRIBUTES } from '../lib/attributes';
import { textFault } from './text-fault';

export type Path = readonly (string | number)[];
export interface Fault {
  path: Path;
  fault: FaultId;
}

type Fields = Record<string, unknown>;
/** Its name, and whether it must be there. */
type Known = Record<string, boolean>;

const PACK: Known = { format: true, id: true, name: true, places: true };
const PLACE: Known = {
  id: true,
  name: true,
  at: false,
  year: false,
  roles: false,
  attributes: false,
};
const ROLE: Known = { id: true, name: true };
const TEXT: Known = { en: false, hr: false, ru: false };
const LEVELS: Known = Object.fromEntries(ATTRIBUTES.map((name) => [name, false]));

export function check(pack: unknown): Fault[] {
  return new Check().pack(pack);
}

class Check {
  private readonly faults: Fault[] = [];
  private readonly texts: { path: Path; fields: Fields }[] = [];

  pack(value: unknown): Fault[] {
    if (bytesOf(value) > limits.OWN_PACK_BYTES) this.add([], 'too_large');
    const pack = this.fields(value, [], PACK);
    if (!pack) return this.faults;
    this.format(pack['format']);
    this.id(pack['id'], ['id']);
    this.text(pack['name'], ['name']);
    const places = this.list(pack['places'], ['places']);
    if (places) {
      if (places.length < limits.PACK_PLACES_MIN) this.add(['places'], 'too_few_places');
      if (places.length > limits.PACK_PLACES_MAX) this.add(['places'], 'too_many_places');
      places
        .slice(0, limits.PACK_PLACES_MAX)
        .forEach((place, i) => this.place(place, ['places', i]));
      this.twins(places.slice(0, limits.PACK_PLACES_MAX), ['places']);
    }
    this.languages();
    return this.faults;
  }

  private place(value: unknown, path: Path): void {
    const place = this.fields(value, path, PLACE);
    if (!place) return;
    this.id(place['id'], [...path, 'id']);
    this.text(place['name'], [...path, 'name']);
    this.text(place['at'], [...path, 'at']);
    this.number(
      place['year'],
      [...path, 'year'],
      limits.PACK_YEAR_MIN,
      limits.PACK_YEAR_MAX,
      'bad_year',
    );
    this.attributes(place['attributes'], [...path, 'attributes']);
    const roles = this.list(place['roles'], [...path, 'roles']);
    if (!roles) return;
    if (roles.length > limits.PACK_ROLES_MAX) this.add([...path, 'roles'], 'too_many_roles');
    const some = roles.slice(0, limits.PACK_ROLES_MAX);
    some.forEach((role, i) => this.role(role, [...path, 'roles', i]));
    this.twins(some, [...path, 'roles']);
  }

  private role(value: unknown, path: Path): void {
    const role = this.fields(value, path, ROLE);
    if (!role) return;
    this.id(role['id'], [...path, 'id']);
    if (role['id'] === limits.VISITOR) this.add([...path, 'id'], 'reserved_role');
    this.text(role['name'], [...path, 'name']);
  }

  private format(value: unknown): void {
    if (value === undefined || value === limits.PACK_FORMAT) return;
    this.add(['format'], isWhole(value) ? 'unknown_format' : 'wrong_type');
  }

  private id(value: unknown, path: Path): void {
    if (value === undefined) return;
    if (typeof value !== 'string') this.add(path, 'wrong_type');
    else if (!isId(value)) this.add(path, 'bad_id');
  }

  private text(value: unknown, path: Path): void {
    if (value === undefined) return;
    const fields = this.fields(value, path, TEXT);
    if (!fields) return;
    this.texts.push({ path, fields });
    for (const locale of LOCALES) {
      const text = fields[locale];
      if (text === undefined) continue;
      const fault = typeof text === 'string' ? textFault(text) : 'wrong_type';
      if (fault) this.add([...path, locale], fault);
    }
  }

  /** The languages of a pack are those of most of its texts, so one slip is one fault. */
  private languages(): void {
    const has = (fields: Fields, locale: Locale) => fields[locale] !== undefined;
    const usual = LOCALES.filter((locale) => {
      const written = this.texts.filter(({ fields }) => has(fields, locale));
      return written.length * 2 > this.texts.length;
    });
    for (const { path, fields } of this.texts) {
      if (!LOCALES.some((locale) => has(fields, locale))) {
        this.add(path, 'no_language');
        continue;
      }
      for (const locale of LOCALES) {
        const [is, should] = [has(fields, locale), usual.includes(locale)];
        if (should && !is) this.add([...path, locale], 'missing_language');
        if (is && !should) this.add([...path, locale], 'stray_language');
      }
    }
  }

  private attributes(value: unknown, path: Path): void {
    if (value === undefined) return;
    const levels = this.fields(value, path, LEVELS);
    for (const name of ATTRIBUTES)
      this.number(levels?.[name], [...path, name], 0, limits.PACK_LEVEL_MAX, 'bad_level');
  }

  private number(value: unknown, path: Path, min: number, max: number, fault: FaultId): void {
    if (value === undefined) return;
    if (!isWhole(value)) this.add(path, 'wrong_type');
    else if (value < min || value > max) this.add(path, fault);
  }

  /** No two of a kind share an id or a name, as far as these can be compared. */
  private twins(all: readonly unknown[], path: Path): void {
    const seen = new Set<string>();
    const taken = (key: string) => seen.size === seen.add(key).size;
    for (const [i, one] of all.entries()) {
      if (!isRecord(one)) continue;
      const { id, name } = one;
      if (isId(id) && taken(`id ${id}`)) this.add([...path, i, 'id'], 'duplicate_id');
      for (const locale of LOCALES) {
        const text = isRecord(name) ? name[locale] : undefined;
        if (typeof text !== 'string' || textFault(text)) continue;
        if (taken(`${locale} ${folded(text)}`))
          this.add([...path, i, 'name', locale], 'duplicate_name');
      }
    }
  }

  private list(value: unknown, path: Path): unknown[] | null {
    if (value === undefined) return null;
    if (Array.isArray(value)) return value;
    this.add(path, 'wrong_type');
    return null;
  }

  private fields(value: unknown, path: Path, known: Known): Fields | null {
    if (!isRecord(value)) {
      this.add(path, 'wrong_type');
      return null;
    }
    for (const name of Object.keys(value))
      if (!Object.hasOwn(known, name)) this.add([...path, name], 'unknown_field');
    for (const [name, must] of Object.entries(known))
      if (must && value[name] === undefined) this.add([...path, name], 'missing_field');
    return value;
  }

  private add(path: Path, fault: FaultId): void {
    this.faults.push({ path, fault });
  }
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

function isId(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length <= limits.PACK_ID_CHARS && /^[a-z0-9-]+$/.test(value)
  );
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
