// Why something is refused at the door and to a guest in the lobby; `play-refusals` has all other reasons.

import type { Refusal } from '../../lib/wire/wire';

const refusals = {
  no_such_table: 'There is no table with this code.',
  table_full: 'This table is full. You can still watch.',
  table_locked: 'The host has locked this table. Ask to be let in, or watch.',
  no_seat: 'You have no seat here yet. Tell us your name.',
  key_not_valid: 'This code does not open anything any more. Ask the host for a new one.',
  name_empty: 'What shall we call you?',
  name_too_long: 'That name is too long. Twenty characters fit.',
  name_taken: 'Somebody here already has this name. Pick another one.',
  name_not_allowed: 'This name has characters that we cannot show.',
  no_such_avatar: 'There is no such face.',
  avatar_taken: 'Somebody here already has this face. Pick another one.',
  too_many_tables: 'Too many tables from here. Try again in a while.',
  too_fast: 'Slow down a little, please.',
  address_full: 'Too much comes from your network at once. Close pages that nobody needs.',
  server_busy: 'The server is busy. Try again in a moment.',
  disk_full:
    'The server has run out of disk space. Nothing is lost, and you can go on once there is some.',
  updating: 'The server is being updated. This works again in a moment.',
  store_full: 'This server is full. Games that are on can be finished.',
  table_unreadable: 'This table cannot be read, so it stays closed.',
  not_understood: 'Something went wrong. Reload this page.',
  other_protocol: 'This page and the server are not of the same version. Reload this page.',
  frame_too_long: 'That is too long.',
  spectators_only_watch: 'You are watching. Take a seat to join in.',
  host_only: 'Only the host can do that.',
  not_now: 'That is not possible right now.',
  stale: 'Too late, the game has moved on.',
  not_done:
    'That did not go through when the connection was lost. Look at the table and try again.',
  number_not_sealed: 'That number does not fit its seal.',
  already_done: 'That is done already.',
  no_such_seat: 'This player is no longer at the table.',
  not_yourself: 'Pick somebody else, not yourself.',
  too_few_places: 'At least eight places must be on the table, and no more than there are.',
  too_few_players: 'More players are needed.',
  too_many_players: 'That is too many players for this game.',
  too_few_cards: 'The deck needs more pictures for so many players.',
  log_full: 'This table has changed its mind too often. Play a game, or open a new table.',
  bad_captains: 'Captains are two different players of this table.',
} satisfies Partial<Record<Refusal, string>>;

export type FirstRefusals = typeof refusals;
export default refusals;
