import { describe, expect, it } from 'vitest';
import { codeIn, pageOf } from './route.svelte';
import { handOverLink, sendLink, spoken, tableLink, tvDoorLink } from './table/links';
import { keyFromFragment } from './table/seat-key';

describe('pages', () => {
  it('are told by the address', () => {
    expect(pageOf('/')).toEqual({ at: 'home' });
    expect(pageOf('/t/krznb')).toEqual({ at: 'table', code: 'KRZNB' });
    expect(pageOf('/tv/KRZNB/')).toEqual({ at: 'tv', code: 'KRZNB' });
    expect(pageOf('/t/krznbc')).toEqual({ at: 'table', code: 'KRZNBC' });
    expect(pageOf('/tv/KRZNBCDF')).toEqual({ at: 'tv', code: 'KRZNBCDF' });
    expect(pageOf('/t/KRZNBCDFG')).toEqual({ at: 'nowhere' });
    for (const path of ['/tv', '/TV/']) expect(pageOf(path)).toEqual({ at: 'tv-door' });
    expect(pageOf('/tv/send')).toEqual({ at: 'tv-send' });
    expect(pageOf('/tvs')).toEqual({ at: 'nowhere' });
    expect(pageOf('/house')).toEqual({ at: 'house' });
    expect(pageOf('/housework')).toEqual({ at: 'nowhere' });
    expect(pageOf('/Fair/')).toEqual({ at: 'fair' });
    expect(pageOf('/Bots/')).toEqual({ at: 'bots' });
    expect(pageOf('/bot')).toEqual({ at: 'nowhere' });
    expect(pageOf('/fairy')).toEqual({ at: 'nowhere' });
    expect(pageOf('/Packs/')).toEqual({ at: 'packs' });
    expect(pageOf('/learn')).toEqual({ at: 'learn', lesson: null });
    expect(pageOf('/learn/Spy/')).toEqual({ at: 'learn', lesson: 'spy' });
    expect(pageOf('/t/KRZ')).toEqual({ at: 'nowhere' });
    for (const path of ['/rules', '/rules/'])
      expect(pageOf(path)).toEqual({ at: 'rules', rules: null });
    expect(pageOf('/rules/Film-Night/')).toEqual({ at: 'rules', rules: 'film-night' });
    expect(pageOf('/rulesofthumb')).toEqual({ at: 'nowhere' });
  });
});

describe('a code', () => {
  it('is found in what people type or paste', () => {
    expect(codeIn(' krz nb ')).toBe('KRZNB');
    expect(codeIn('http://192.168.1.20:4280/t/KRZNB')).toBe('KRZNB');
    expect(codeIn('https://play.example.org/t/krznbcdf#key=1')).toBe('KRZNBCDF');
    expect(codeIn('krzn bcdf')).toBe('KRZNBCDF');
    expect(codeIn('KRZ')).toBeNull();
    expect(codeIn('KRZNB KRZNB')).toBeNull();
  });
});

describe('links', () => {
  it('stand on the address that the server gives', () => {
    expect(tableLink('http://192.168.1.20:4280', 'KRZNB')).toBe('http://192.168.1.20:4280/t/KRZNB');
    expect(tvDoorLink('https://play.example.org/t/KRZNB')).toBe('https://play.example.org/tv');
    expect(spoken('http://192.168.1.20:4280/t/KRZNB')).toBe('192.168.1.20:4280/t/KRZNB');
  });

  it('carry a one-time key where no server sees it', () => {
    const key = 'a7'.repeat(16);
    for (const text of [
      handOverLink('http://192.168.1.20', 'KRZNB', key),
      sendLink('http://192.168.1.20', key),
    ]) {
      const link = new URL(text);
      expect(link.search).toBe('');
      expect(keyFromFragment(link.hash)).toBe(key);
    }
    expect(keyFromFragment('#key=short')).toBeNull();
  });
});
