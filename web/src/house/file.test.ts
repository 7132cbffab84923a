import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import '../i18n/taught';
import films from '../../../packs/films.json';
import places from '../../../packs/places.json';
import timeTravel from '../../../packs/time-travel.json';
import type { Parameter } from '../lib/wire/wire';
import { PRESETS, parameter } from '../rulebook/ruleset';
import type { HouseSet } from './changes';
import { FILE_CHARS, fromFragment, fromText, toFragment, toText } from './file';
import { cleanName, fileName } from './name';
import { PARAMETER_NAMES } from './parameters';
import { sayFault } from './words';

const grandmas: HouseSet = {
  name: 'Бабушкины „pravila” 🦊',
  ruleset: 'spijun',
  changes: {
    'score.spyGuess': 5,
    'guess.duringVote': true,
    durationMin: [{ playersUpTo: 12, minutes: 10 }],
  },
};
const everything = (of: HouseSet['ruleset']): HouseSet => ({
  name: 'x'.repeat(40),
  ruleset: of,
  changes: Object.fromEntries(
    PARAMETER_NAMES.map((name) => [name, parameter(PRESETS[of], name) as Parameter]),
  ),
});

function text(change: object): string {
  return JSON.stringify({ ...(JSON.parse(toText(grandmas)) as object), ...change });
}
function why(text: string): unknown {
  const read = fromText(text);
  return 'fault' in read ? read.fault : read;
}

describe('house rules', () => {
  it('come out of a file and of a link as they went in', () => {
    for (const set of [grandmas, everything('spijun'), everything('indictment')]) {
      expect(fromText(toText(set))).toEqual({ set });
      expect(fromFragment(`#${toFragment(set)}`)).toEqual({ set });
    }
  });

  it('travel in letters that no chat or mail program touches', () => {
    expect(toFragment(grandmas)).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  it('survive a link that was broken over lines or padded', () => {
    const code = toFragment(grandmas);
    const torn = `${code.slice(0, 40)}\r\n ${code.slice(40)}%0A==`;
    expect(fromFragment(torn)).toEqual({ set: grandmas });
  });

  it('are the example that the documentation gives', () => {
    const page = readFileSync('../docs/house-rules.md', 'utf8');
    const example = /```json\n(.*?)```/s.exec(page)?.[1] ?? '';
    expect(fromText(example)).toMatchObject({
      set: { ruleset: 'spijun', changes: grandmas.changes },
    });
  });

  it('fit into one frame of the protocol even if everything is changed', () => {
    const { name, ruleset, changes } = everything('indictment');
    const packs = Array.from({ length: 8 }, (_, i) => `${i}`.padEnd(40, 'x'));
    const out = [places, films, timeTravel].flatMap((pack) => pack.places.map(({ id }) => id));
    const house = { name, changes };
    const settings = { packs, places: { out }, asking: 'written', spy: { ruleset, house } };
    const frame = { type: 'intent', n: 99_999, intent: { do: 'configure', settings } };
    expect(JSON.stringify(frame).length).toBeLessThan(16_384);
  });
});

describe('what is no house rules', () => {
  it.each([
    ['', 'broken'],
    ['{', 'broken'],
    ['['.repeat(FILE_CHARS), 'broken'],
    ['x'.repeat(FILE_CHARS + 1), 'tooLong'],
    ['null', 'foreign'],
    ['[]', 'foreign'],
    ['7', 'foreign'],
    ['{"name":"shopping list"}', 'foreign'],
    [text({ molehunt: 'pack' }), 'foreign'],
    [text({ version: 2 }), 'newer'],
    [text({ version: 0 }), 'foreign'],
    [text({ version: '1' }), 'foreign'],
    [text({ ruleset: 'chess' }), 'ruleset'],
    [text({ ruleset: 'duel' }), 'ruleset'],
    [text({ ruleset: 'constructor' }), 'ruleset'],
    [text({ name: 7 }), 'name'],
    [text({ name: 'x'.repeat(41) }), 'name'],
    [text({ name: 'turned \u202E round' }), 'name'],
    [text({ changes: [] }), 'foreign'],
    [text({ changes: null }), 'foreign'],
    [text({ changes: {} }), 'nothing'],
  ])('%.40s is refused', (given, expected) => {
    expect(why(given)).toEqual({ why: expected });
  });

  it('says which parameters are not known, and which have a value they cannot have', () => {
    const unknown = { 'score.spyGuess': 5, 'score.magic': 1 };
    expect(why(text({ changes: unknown }))).toEqual({ why: 'unknown', names: ['score.magic'] });
    const hostile = '{"__proto__":{"roles":false},"toString":1,"players":{"min":2}}';
    const raw = toText(grandmas).replace(/"changes":.*/, `"changes":${hostile}}`);
    const names = ['__proto__', 'toString', 'players'];
    expect(why(raw)).toEqual({ why: 'unknown', names });
    expect(why(text({ extra: 1 }))).toEqual({ why: 'unknown', names: ['extra'] });
    const wrong = { roles: false, 'score.civ': 99, theme: ['films'] };
    expect(why(text({ changes: wrong }))).toEqual({ why: 'values', names: ['score.civ', 'theme'] });
  });

  it.each([
    ['', 'empty'],
    ['#', 'empty'],
    ['#key=00112233445566778899aabbccddeeff', 'broken'],
    ['#%%%', 'broken'],
    ['#Ā', 'broken'],
    ['#_____w', 'broken'],
    [`#${'A'.repeat(5 * FILE_CHARS)}`, 'tooLong'],
    [`#${toFragment(grandmas).slice(0, -20)}`, 'broken'],
  ])('a link with %.24s is refused', (hash, expected) => {
    expect(fromFragment(hash)).toEqual({ fault: { why: expected } });
  });

  it('is told in one short sentence, whatever was written in it', () => {
    const names = Array.from({ length: 99 }, (_, i) => `\u202E${'<b>'.repeat(99)}${i}`);
    const said = sayFault({ why: 'unknown', names });
    expect(said.length).toBeLessThan(300);
    expect(said).not.toContain('\u202E');
    expect(sayFault({ why: 'values', names: ['score.spyGuess'] })).toBe(
      'This cannot be so: The spy, for naming the place.',
    );
  });
});

describe('a name', () => {
  it('is what the server lets pass', () => {
    expect(cleanName('  Grandma’s \t rules ')).toEqual({ name: 'Grandma’s rules' });
    expect(cleanName('🦊'.repeat(40))).toEqual({ name: '🦊'.repeat(40) });
    expect(cleanName('🦊'.repeat(41))).toEqual({ fault: 'tooLong' });
    expect(cleanName(' \u200B ')).toEqual({ fault: 'missing' });
    expect(cleanName('a\u0000b')).toEqual({ fault: 'notAllowed' });
    expect(cleanName('a\u2066b')).toEqual({ fault: 'notAllowed' });
  });

  it('becomes a file name that every system takes', () => {
    expect(fileName('Grandma’s rules')).toBe('Grandma’s rules.molehunt.json');
    expect(fileName('../a\\b:c*?"<>|')).toBe('a-b-c.molehunt.json');
    expect(fileName('...')).toBe('house-rules.molehunt.json');
  });
});
