// A big screen without a table, and the phone that gives it one.

import type { Scene } from '../../gallery/scene';

const [key, code] = ['a7'.repeat(16), 'KRZNB'];
const OTHERS = ['http://10.0.0.3:4280', 'http://molehunt.local:4280'];
/** Letters of a code that no table has. */
const TOUCHED = ['K', 'R', 'Z', 'N'];
const LONG = [...TOUCHED, 'B', 'C', 'D', 'F'];

export default [
  { id: 'tv-door', screen: 'tv-door' },
  { id: 'tv-door-typed', screen: 'tv-door', touched: () => TOUCHED },
  { id: 'tv-door-unknown', screen: 'tv-door', touched: () => [...TOUCHED, 'B'] },
  { id: 'tv-door-lengths', screen: 'tv-door', codeChars: 8 },
  { id: 'tv-door-whole', screen: 'tv-door', codeChars: 8, touched: () => LONG.slice(0, 6) },
  { id: 'tv-door-longest', screen: 'tv-door', codeChars: 8, touched: () => LONG },
  { id: 'send', screen: 'send', key, code },
  { id: 'send-done', screen: 'send', key, code, sent: null },
  { id: 'send-over', screen: 'send', key, code, sent: 'no_such_screen' },
  { id: 'send-silence', screen: 'send', key, code, sent: 'silence' },
  { id: 'send-no-seat', screen: 'send', key, code: null },
  { id: 'send-elsewhere', screen: 'send', key, code: null, others: OTHERS },
  { id: 'send-no-key', screen: 'send', key: null, code },
] satisfies Scene[];
