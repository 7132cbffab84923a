import { describe, expect, it } from 'vitest';
import { tableSettings } from '../../gallery/build';
import type { Pack, PackLine, Settings } from '../../lib/wire/wire';
import {
  amounts,
  countLeft,
  gonePacks,
  isLike,
  withMost,
  withOnly,
  without,
  withoutGone,
  withPack,
} from './choice';

function pack(id: string, places: string[]): Pack {
  const text = (word: string) => ({ en: word, hr: word, ru: word });
  return {
    format: 1,
    id,
    name: text(id),
    places: places.map((place) => ({ id: place, name: text(place), at: text(place), roles: [] })),
  };
}
const town = pack('town', ['bank', 'zoo', 'dock', 'mill']);
const coast = pack('coast', ['dock', 'pier', 'beach']);

describe('the places that are left', () => {
  it('are those of all packs, a shared one once, without those left out', () => {
    expect(countLeft([town, coast], [])).toBe(6);
    expect(countLeft([town, coast], ['dock', 'pier', 'nowhere'])).toBe(4);
  });

  it('are offered in steps below all of them, and what is chosen is among the steps', () => {
    expect(amounts(54)).toEqual([12, 18, 24, 30, 40]);
    expect(amounts(12)).toEqual([]);
    expect(amounts(20, 15)).toEqual([12, 15, 18]);
    expect(amounts(20, 18)).toEqual([12, 18]);
  });
});

describe('settings', () => {
  const settings = tableSettings({ packs: ['town'], places: { out: ['zoo'], fresh: true } });

  it('get one pack more, after the others', () => {
    expect(withPack(settings, 'coast', true, [town])).toEqual({
      ...settings,
      packs: ['town', 'coast'],
    });
  });

  it('put all on the table when fewer are left than were wanted', () => {
    const both = withMost({ ...settings, packs: ['town', 'coast'] }, 4);
    expect(both.places).toEqual({ out: ['zoo'], most: 4, fresh: true });
    const one = withPack(both, 'coast', false, [town, coast]);
    expect(one).toEqual({ ...settings, packs: ['town'] });
    expect(without(both, ['zoo'], [town, coast]).places.most).toBe(4);
    expect(without(both, ['zoo', 'bank'], [town, coast]).places).toEqual({
      out: ['zoo', 'bank'],
      fresh: true,
    });
  });

  it('forget what was chosen of other packs when one is played alone', () => {
    expect(withOnly(withMost(settings, 30), 'coast', 3)).toEqual({
      ...settings,
      packs: ['coast'],
      places: { out: [], fresh: true },
    });
  });

  it('have no more rounds than a pack that is played alone has places', () => {
    const rounds = (change: Partial<Settings>) =>
      withOnly({ ...settings, ...change }, 'coast', 8).rounds;
    expect([rounds({}), rounds({ rounds: 8 }), rounds({ rounds: 9 })]).toEqual([
      undefined,
      8,
      undefined,
    ]);
    const spy = { ...settings.spy, house: { name: 'Ours', changes: { rounds: 12 } } };
    expect([rounds({ spy }), rounds({ spy, rounds: 9 })]).toEqual([8, 8]);
    expect(rounds({ spy, rounds: 3 })).toBe(3);
    expect(rounds({ game: 'notebook', rounds: 9 })).toBe(9);
  });

  it('put all on the table when a pack comes in and more were wanted than there were', () => {
    const wanted = withMost(settings, 30);
    expect(withPack(wanted, 'coast', true, [town]).places).toEqual(settings.places);
    expect(withPack(withMost(settings, 2), 'coast', true, [town]).places.most).toBe(2);
  });

  it('know no number where all are wanted', () => {
    expect(withMost(withMost(settings, 12), undefined)).toEqual(settings);
  });
});

describe('a pack that is gone', () => {
  const line = (id: string): PackLine => ({ id, name: { en: id }, languages: ['en'], places: 8 });
  const settings = tableSettings({ packs: ['gone', 'town', 'own-1'] });

  it('is chosen, but neither the server nor the table has it', () => {
    expect(gonePacks(settings, [line('town')], [line('own-1')])).toEqual(['gone']);
    expect(gonePacks(settings, [line('town')])).toEqual(['gone', 'own-1']);
  });

  it('is not known before the server has said what it has', () => {
    expect(gonePacks(settings, [], [line('own-1')])).toEqual([]);
  });

  it('is not among those that are chosen instead', () => {
    const without = withoutGone(withMost(settings, 30), ['gone'], [town]);
    expect(without).toEqual({ ...settings, packs: ['town', 'own-1'] });
    expect(withPack(without, 'gone', false, [town])).toEqual(without);
    const alone = withoutGone(tableSettings({ packs: ['gone'] }), ['gone'], []);
    expect(withPack(alone, 'coast', true, []).packs).toEqual(['coast']);
  });
});

describe('a place is found', () => {
  it.each([
    ['Noćni vlak', 'nocni'],
    ['Đačka menza', 'dac'],
    ['Подводная лодка', 'ЛОДКА'],
    ['Ёлочный базар', 'елоч'],
    ['Airport', ' port '],
    ['Bank', ''],
  ])('%s, looked for as "%s"', (name, sought) => {
    expect(isLike(name, sought)).toBe(true);
  });

  it('unless it is called otherwise', () => {
    expect(isLike('Bank', 'zoo')).toBe(false);
  });
});
