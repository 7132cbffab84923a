// The lobby and the states in which a phone finds itself without a table.

import { PROTOCOL } from '../lib/wire/limits';
import lobbies from './lobbies.json';
import type { Scene } from './scene';
import { Hooks, withLongCode } from './shown';

const GUEST = 'Cvita';
const on = new Hooks(lobbies);

export default [
  on.phone('lobby-host', 'Ana', 'full'),
  on.phone('lobby-host-wifi', 'Ana', 'full', { wifi: { name: 'Kućna mreža 5G', password: 'x' } }),
  on.phone('lobby-host-anywhere', 'Ana', 'full', { reach: 'anywhere' }),
  on.phone('lobby-host-here-only', 'Ana', 'few', { reach: 'computer' }),
  on.phone('lobby-host-types-wifi', 'Ana', 'full', { touched: (m) => [m.invite.wifi.open] }),
  on.phone('lobby-face', GUEST, 'full', { touched: (m) => [m.invite.face] }),
  on.phone('lobby-knocked', 'Ana', 'twelve', { knocked: { name: 'Željka', why: 'table_full' } }),
  withLongCode(on.phone('lobby-host', 'Ana', 'full')),
  withLongCode(on.phone('lobby-host-wifi', 'Ana', 'full', { wifi: { name: 'M', password: 'x' } })),
  withLongCode(on.phone('lobby-guest', GUEST, 'full')),
  withLongCode(on.watching('door', 'few', { screen: 'door' })),
  withLongCode(on.watching('table-unknown', 'full', { refused: 'no_such_table' })),
  withLongCode(on.tv('lobby-nine', 'nine')),
  on.phone('lobby-locked', 'Ana', 'locked', { knocked: { name: 'Željka', why: 'table_locked' } }),
  on.phone('lobby-locked-guest', GUEST, 'locked'),
  on.phone('lobby-options', 'Ana', 'full', { screen: 'options' }),
  on.phone('lobby-options-more', 'Ana', 'full', { screen: 'options', unfolded: true }),
  on.phone('lobby-indictment', 'Ana', 'indictment'),
  on.phone('lobby-notebook', GUEST, 'notebook'),
  on.phone('lobby-notebook-agreed', 'Ana', 'notebook-own'),
  on.phone('lobby-notebook-agreed-guest', GUEST, 'notebook-own'),
  on.phone('lobby-notebook-options', 'Ana', 'notebook-plain', { screen: 'options' }),
  on.phone('lobby-notebook-options-agreed', 'Ana', 'notebook-agreed', { screen: 'options' }),
  on.phone('lobby-guest', GUEST, 'full'),
  on.phone('lobby-few', 'Ana', 'few'),
  on.phone('lobby-nine', 'Ana', 'nine'),
  on.phone('lobby-nine-guest', GUEST, 'nine'),
  on.phone('lobby-twelve', 'Ana', 'twelve'),
  on.phone('lobby-two-captains', 'Ana', 'captains-few'),
  on.tv('lobby-nine', 'nine'),
  on.tv('lobby-twelve', 'twelve'),
  on.watching('lobby-watching', 'full'),
  on.phone('calls', GUEST, 'full', { touched: (m) => [m.common.menu.open, m.common.menu.calls] }),
  on.phone('keys', GUEST, 'full', { screen: 'keys' }),
  { id: 'nowhere', screen: 'nowhere' },
  on.phone('lobby-lost', GUEST, 'full', { ending: 'lost' }),
  on.phone('lobby-set-back', GUEST, 'full', { isSetBack: true }),
  on.phone('taken-over', GUEST, 'full', { ending: 'taken_over' }),
  on.phone('seat-gone', GUEST, 'full', { ending: 'seat_gone' }),
  on.phone('table-gone', GUEST, 'full', { ending: 'table_gone' }),
  on.watching('table-unknown', 'full', { refused: 'no_such_table' }),
  on.watching('table-unreadable', 'full', { refused: 'table_unreadable' }),
  on.watching('page-older', 'full', { protocol: PROTOCOL + 1 }),
  on.watching('page-newer', 'full', { protocol: PROTOCOL - 1 }),
  on.watching('door', 'few', { screen: 'door' }),
  on.watching('door-name-taken', 'full', { screen: 'door', refused: 'name_taken' }),
  on.watching('door-full', 'twelve', { screen: 'door', refused: 'table_full' }),
  on.watching('watching-full', 'twelve'),
] satisfies Scene[];
