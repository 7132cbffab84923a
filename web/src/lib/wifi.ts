// A network that guests can join by scanning it. Kept on this phone and sent nowhere.

import { kept } from './kept';

export interface Wifi {
  name: string;
  /** Empty where the network is open. */
  password: string;
}

const KEY = 'wifi';
/** As long as the standard allows, in characters of a phone's keyboard. */
export const WIFI_NAME_CHARS = 32;
export const WIFI_PASSWORD_CHARS = 63;
const WIFI_PASSWORD_CHARS_MIN = 8;

/** With a shorter password no phone could join: it is a slip of the finger. */
export function isTooShort(password: string): boolean {
  return password !== '' && password.length < WIFI_PASSWORD_CHARS_MIN;
}

/** What cameras of phones read as a network. */
export function wifiCode({ name, password }: Wifi): string {
  if (password === '') return `WIFI:T:nopass;S:${escaped(name)};;`;
  return `WIFI:T:WPA;S:${escaped(name)};P:${escaped(password)};;`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,:"]/g, '\\$&');
}

export const keptWifi = {
  get(): Wifi | null {
    try {
      const { name, password } = JSON.parse(kept.get(KEY) ?? '') as Partial<Wifi>;
      return typeof name === 'string' && typeof password === 'string' && name !== ''
        ? { name, password }
        : null;
    } catch {
      return null;
    }
  },
  set(wifi: Wifi | null): void {
    if (wifi === null) kept.remove(KEY);
    else kept.set(KEY, JSON.stringify(wifi));
  },
};
