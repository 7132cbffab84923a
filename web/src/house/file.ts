// House rules as a file or as a link: one small text of JSON. Whatever comes in is from strangers, so
// nothing is taken over that was not looked at.

import { carried, decoded, encoded } from '../lib/fragment';
import type { Parameter, RulesetId } from '../lib/wire/wire';
import { RULESETS } from '../rulebook/variants';
import type { Changes, HouseSet } from './changes';
import { cleanName } from './name';
import { isParameterName, PARAMETERS } from './parameters';
import { isValue } from './values';

const KIND = 'house-rules';
const VERSION = 1;
const FIELDS = ['molehunt', 'version', 'name', 'ruleset', 'changes'];

/** Every parameter changed takes less than half of it. */
export const FILE_CHARS = 8192;
const FRAGMENT_CHARS = 4 * FILE_CHARS;

export type Fault =
  | { why: 'empty' | 'tooLong' | 'broken' | 'foreign' | 'newer' | 'ruleset' | 'name' | 'nothing' }
  /** Parameters by their dotted names, as they were written. */
  | { why: 'unknown' | 'values'; names: string[] };

export type Read = { set: HouseSet } | { fault: Fault };

export function toText({ name, ruleset, changes }: HouseSet): string {
  return JSON.stringify({ molehunt: KIND, version: VERSION, name, ruleset, changes });
}

export function fromText(text: string): Read {
  if (text.length > FILE_CHARS) return fault('tooLong');
  try {
    return read(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return fault('broken');
  }
}

export function toFragment(set: HouseSet): string {
  return encoded(new TextEncoder().encode(toText(set)));
}

export function fromFragment(hash: string): Read {
  const code = carried(hash);
  if (code === '') return fault('empty');
  if (code.length > FRAGMENT_CHARS) return fault('tooLong');
  const bytes = decoded(code);
  if (!bytes) return fault('broken');
  try {
    return fromText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fault('broken');
  }
}

function read(file: unknown): Read {
  if (!isRecord(file) || file['molehunt'] !== KIND) return fault('foreign');
  const { version, name, ruleset, changes } = file;
  if (typeof version === 'number' && version > VERSION) return fault('newer');
  if (version !== VERSION) return fault('foreign');
  const surplus = Object.keys(file).filter((field) => !FIELDS.includes(field));
  if (surplus.length > 0) return { fault: { why: 'unknown', names: surplus } };
  if (!isRuleset(ruleset)) return fault('ruleset');
  if (typeof name !== 'string') return fault('name');
  const cleaned = cleanName(name);
  // A name is not a must.
  if ('fault' in cleaned && cleaned.fault !== 'missing') return fault('name');
  if (!isRecord(changes)) return fault('foreign');
  const found = readChanges(changes);
  if ('fault' in found) return found;
  return { set: { name: 'name' in cleaned ? cleaned.name : '', ruleset, changes: found.changes } };
}

function readChanges(given: Record<string, unknown>): { changes: Changes } | { fault: Fault } {
  const entries = Object.entries(given);
  const unknown = entries.filter(([name]) => !isParameterName(name)).map(([name]) => name);
  if (unknown.length > 0) return { fault: { why: 'unknown', names: unknown } };
  const wrong = entries.filter(([name, value]) => !fits(name, value)).map(([name]) => name);
  if (wrong.length > 0) return { fault: { why: 'values', names: wrong } };
  if (entries.length === 0) return fault('nothing');
  return { changes: Object.fromEntries(entries as [string, Parameter][]) };
}

function fits(name: string, value: unknown): boolean {
  return isParameterName(name) && isValue(PARAMETERS[name], value);
}

function isRuleset(value: unknown): value is RulesetId {
  return RULESETS.some((ruleset) => ruleset === value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fault(why: Exclude<Fault, { names: string[] }>['why']): { fault: Fault } {
  return { fault: { why } };
}
