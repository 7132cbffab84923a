import { expect, it } from 'vitest';
import { roundCode } from './code';
import { fromHex, hex, hmac, sha256 } from './hash';
import { Honest, setup, sha } from './honest';
import { phoneSeal, serverSeal } from './seal';

it('hashes as everybody else does', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  const key = new TextEncoder().encode('Jefe');
  expect(hex(hmac(key, 'what do ya want for nothing?'))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

it('digits and bytes are the same', () => {
  const digits = sha256('any');
  expect(hex(fromHex(digits))).toBe(digits);
});

it('letters of all languages are hashed as they are loaded', () => {
  expect(sha256('Željka — Люкс')).toBe(sha('Željka — Люкс'));
});

it('a seal is of all that it names', () => {
  const of = { table: 'KRZNB', round: 7, attempt: 1 };
  const honest = new Honest(setup());
  expect(phoneSeal(of, 5, honest.number(5))).toBe(honest.seal(5));
  const others = [
    phoneSeal({ ...of, table: 'KRZNC' }, 5, '00'),
    phoneSeal({ ...of, round: 8 }, 5, '00'),
    phoneSeal({ ...of, attempt: 2 }, 5, '00'),
    phoneSeal(of, 6, '00'),
    phoneSeal(of, 5, '01'),
    serverSeal(of, 'cards', '00'),
    serverSeal(of, 'deck', '00'),
  ];
  expect(new Set([...others, phoneSeal(of, 5, '00')]).size).toBe(8);
});

it('a round code is six digits that can be read out', () => {
  expect(roundCode('terms\n')).toMatch(/^[0-9A-F]{4}-[0-9A-F]{2}$/);
  expect(roundCode('terms\n').replace('-', '').toLowerCase()).toBe(
    sha('molehunt1|code\nterms\n').slice(0, 6),
  );
});
