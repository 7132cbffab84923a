// SHA-256 of text. Not the browser's own, which it lets nobody use on plain HTTP.

import { hmac as hmacOf } from '@noble/hashes/hmac.js';
import { sha256 as sha256Of } from '@noble/hashes/sha2.js';

/** Of a seal, and of the server's numbers. */
export const LONG = /^[0-9a-f]{64}$/;
/** Of a phone's number. */
export const SHORT = /^[0-9a-f]{32}$/;

const utf8 = new TextEncoder();

export function sha256(text: string): string {
  return hex(sha256Of(utf8.encode(text)));
}

export function hmac(key: Uint8Array, text: string): Uint8Array {
  return hmacOf(sha256Of, key, utf8.encode(text));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
