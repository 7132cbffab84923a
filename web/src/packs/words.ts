// Faults of a pack in words: where, and what is wrong there.

import { i18n, LOCALES, type Locale } from '../i18n';
import { say } from '../lib/packs/language';
import type { Pack, Text } from '../lib/wire/wire';
import type { Fault, Path } from './check';

export function sayWhat({ fault }: Fault): string {
  return i18n.m.packs.faults[fault];
}

/** `pack`: whatever was read; it is asked for no more than names. */
export function sayWhere(path: Path, pack?: Pack): string {
  const m = i18n.m.packs.where;
  const [first, index, ...rest] = path;
  if (first !== 'places' || typeof index !== 'number') return ofPack(path);
  const where = m.place({ number: index + 1, name: nameOf(pack?.places[index]?.name) });
  const [field, role, ...inside] = rest;
  if (field === 'roles' && typeof role === 'number')
    return within(m.role({ where, number: role + 1 }), inside);
  if (field === 'at') return within(m.at({ where }), rest.slice(1));
  return within(where, rest);
}

function ofPack(path: Path): string {
  const m = i18n.m.packs;
  const [first, ...rest] = path;
  if (first === 'name') return within(m.where.name, rest);
  if (first === 'places') return m.editor.places;
  return first === undefined ? m.where.pack : within(m.where.pack, path);
}

function within(where: string, path: Path): string {
  const m = i18n.m.packs;
  const last = path.at(-1);
  if (last === undefined || last === 'name') return where;
  if (isLocale(last)) return m.where.language({ where, language: m.languages[last] });
  return m.where.field({ where, field: String(last).slice(0, 40) });
}

function isLocale(word: string | number): word is Locale {
  return LOCALES.some((locale) => locale === word);
}

/** Of a text that may be written in part only: what there is, in the phone's language at best. */
export function nameOf(text: Text | undefined): string {
  if (!text) return '';
  const said = say(text, i18n.locale).trim();
  return said || (LOCALES.map((locale) => text[locale]?.trim()).find(Boolean) ?? '');
}
