// Whether something has the shape of a pack, however unfinished.

import { LOCALES } from '../i18n/locale';
import type { Pack, Place, Role, Text } from '../lib/wire/wire';

type Fields = Record<string, unknown>;

export function isPack(value: unknown): value is Pack {
  return isRecord(value) && isNamed(value) && areAll(value['places'], isPlace);
}

function isPlace(value: unknown): value is Place {
  if (!isRecord(value) || !isNamed(value)) return false;
  const { at, roles } = value;
  return (at === undefined || isText(at)) && areAll(roles, isRole);
}

function isRole(value: unknown): value is Role {
  return isRecord(value) && isNamed(value);
}

function isNamed(value: Fields): boolean {
  return typeof value['id'] === 'string' && isText(value['name']);
}

function isText(value: unknown): value is Text {
  const isWord = (word: unknown) => word === undefined || typeof word === 'string';
  return isRecord(value) && LOCALES.every((locale) => isWord(value[locale]));
}

function areAll(value: unknown, is: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
