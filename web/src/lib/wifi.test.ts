import { afterEach, expect, test } from 'vitest';
import { kept } from './kept';
import { isTooShort, keptWifi, wifiCode } from './wifi';

afterEach(() => keptWifi.set(null));

test.each([
  [{ name: 'Home', password: 'secret 12' }, 'WIFI:T:WPA;S:Home;P:secret 12;;'],
  [{ name: 'Čvorak', password: '' }, 'WIFI:T:nopass;S:Čvorak;;'],
  [
    { name: 'a;b,c:d"e\\f', password: ';;\\"' },
    'WIFI:T:WPA;S:a\\;b\\,c\\:d\\"e\\\\f;P:\\;\\;\\\\\\";;',
  ],
])('a network is written as cameras read it: %j', (wifi, code) => {
  expect(wifiCode(wifi)).toBe(code);
});

test('it is kept until it is forgotten', () => {
  expect(keptWifi.get()).toBeNull();
  keptWifi.set({ name: 'Home', password: '' });
  expect(keptWifi.get()).toEqual({ name: 'Home', password: '' });
  keptWifi.set(null);
  expect(keptWifi.get()).toBeNull();
});

test.each(['', 'nonsense', '{}', '{"name":"","password":""}', '{"name":1,"password":2}', 'null'])(
  'what is not a network is none: %s',
  (text) => {
    kept.set('wifi', text);
    expect(keptWifi.get()).toBeNull();
  },
);

test('a password has at least eight characters, or there is none', () => {
  expect(['', '1234567', '12345678'].map(isTooShort)).toEqual([false, true, false]);
});
