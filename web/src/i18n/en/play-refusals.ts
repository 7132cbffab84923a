// Why something is refused in a game, in its rules and in what a table brings along.

import {
  ACCUSATIONS_MAX,
  GUESSES_MAX,
  OWN_PACK_BYTES,
  PICTURES_MAX,
  POINTS_MAX,
  TEXT_CHARS,
  WAIT_MAX_MS,
  WAIT_MIN_MS,
} from '../../lib/wire/limits';
import type { Refusal } from '../../lib/wire/wire';
import type { FirstRefusals } from './refusals';

const refusals: Record<Exclude<Refusal, keyof FirstRefusals>, string> = {
  not_a_pack: 'Something is wrong with this pack.',
  pack_too_large: `This pack is too large. ${OWN_PACK_BYTES / 1024} kilobytes fit.`,
  too_many_packs: 'This table has four packs of its own already. Take one away first.',
  table_store_full: 'This table has no space left for pictures and packs.',
  pack_in_use: 'You are playing with this pack. Choose another one first.',
  not_a_picture: 'This is not a picture that can be read here.',
  picture_too_large: 'This picture is too large, even made smaller.',
  too_many_pictures: `The deck is full: ${PICTURES_MAX} pictures at most.`,
  unknown_rule: 'This rule is not known here.',
  bad_points: `Points go from 0 to ${POINTS_MAX}.`,
  bad_limits: `A wait takes from ${WAIT_MIN_MS / 1000} seconds to ${WAIT_MAX_MS / 60_000} minutes.`,
  bad_attempts: `Up to ${ACCUSATIONS_MAX} accusations a round, and 1 to ${GUESSES_MAX} guesses.`,
  bad_middle: 'At most one card lies in the middle.',
  nothing_to_point_at: 'Nobody can point to the middle when no card lies there.',
  suspect_never_agrees: 'If the suspect votes too, a unanimous vote can never carry.',
  secret_vote_in_turn: 'A vote that goes round the table or is cut short is not secret.',
  nobody_convictable: 'By these rules nobody could ever be convicted.',
  no_roles_to_play: 'There are no roles to play.',
  text_empty: 'Write something first.',
  text_too_long: `That is too long: ${TEXT_CHARS} characters at most.`,
  text_not_allowed: 'There is a character in it that cannot be shown.',
  not_in_this_round: 'You are in from the next round on.',
  not_your_turn: 'It is not your turn.',
  ask_back: 'You may not ask back right away.',
  accusation_used: 'You have no accusation left in this round.',
  no_other_voter: 'Nobody else is here to vote.',
  clock_stopped: 'The clock is stopped.',
  time_is_up: 'Time is up.',
  round_over: 'This round is over.',
  no_vote: 'There is no vote now.',
  not_your_vote: 'It is not your turn to vote.',
  suspect_may_not_vote: 'This vote is about you, so the others decide.',
  already_voted: 'Your vote is in.',
  not_the_spy: 'Only the spy can do that.',
  spy_may_not_accuse: 'With your card you may not accuse, only point to the middle.',
  no_such_place: 'This place is not on the list.',
  no_such_card: 'This card is no longer in your hand.',
  active_does_not_vote: 'Whoever wrote the word places no chip.',
};

export type PlayRefusals = typeof refusals;
export default refusals;
