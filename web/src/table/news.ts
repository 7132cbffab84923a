// Which happenings of the room are told in a short sentence. Moments of the game itself are shown
// by the game's own screens.

import { i18n } from '../i18n';
import type { Knock, Table } from '../lib/table/table.svelte';
import type { Happened, SeatId } from '../lib/wire/wire';

/** Somebody stands at the door and finds no seat. */
export function knockText({ name, why }: Knock): string {
  const m = i18n.m.invite.knocked;
  return (why === 'table_locked' ? m.locked : m.full)({ name });
}

export function newsOf(table: Table, happened: Happened): string | null {
  const m = i18n.m.happenings;
  switch (happened.what) {
    case 'joined':
      return happened.seat === table.seat?.you ? null : m.joined(happened);
    case 'left':
      return m.left(happened);
    case 'chair_taken':
      return m.chairTaken(happened);
    case 'bot_took_over':
      return m.botTookOver(happened);
    case 'kicked':
      return m.kicked(happened);
    case 'host_moved':
      if (happened.seat === table.seat?.you) return m.hostIsYou;
      return m.hostMoved({ name: table.name(happened.seat) });
    case 'seat_offered':
      return m.seatOffered({ name: table.name(happened.seat) });
    case 'seat_handed_over':
      return m.seatHandedOver({ name: table.name(happened.seat) });
    case 'places_reshuffled':
      return m.placesReshuffled;
    case 'turn_passed':
      return (table.player(happened.seat)?.away === false ? m.turnTooLong : m.turnPassed)({
        name: table.name(happened.seat),
      });
    case 'paused_by_host':
      return m.pausedByHost;
    case 'waiting_for':
      return m.waitingFor({ name: table.name(happened.seat) });
    case 'resumed':
      return m.resumed;
    case 'vote_void':
      return (isGivenBack(table, happened) ? m.voteVoid : m.voteVoidOnly)({
        missing: table.name(happened.missing),
      });
    case 'vote_dropped':
      return isGivenBack(table, happened) ? m.voteDropped : m.voteDroppedOnly;
    case 'passed':
      // The result says more than that the last one passed.
      if (table.view?.round?.result) return null;
      return m.passed({ name: table.name(happened.seat) });
    case 'guess_missed':
      return m.guessMissed({
        name: table.name(happened.seat),
        place: table.pack.name(happened.place),
      });
    case 'tied':
      return m.tied({ names: happened.seats.map((seat) => table.name(seat)).join(', ') });
    case 'acts_first':
      if (happened.captain === table.seat?.you) return m.youActFirst;
      return m.actsFirst({ name: table.name(happened.captain) });
    case 'refused':
      // Where both have, there is more to see than that.
      if (table.view?.phase === 'naming' || table.view?.round?.result) return null;
      return m.captainRefused({ name: table.name(happened.captain) });
    case 'named':
      return table.view?.round?.result ? null : named(table, happened);
    case 'deck_reshuffled':
      return m.deckReshuffled;
    case 'active_moved':
      if (happened.seat === table.seat?.you) return m.activeIsYou;
      return m.activeMoved({ name: table.name(happened.seat) });
    case 'dealt':
    case 'clock_started':
    case 'accused':
    case 'proposed':
    case 'pointed':
    case 'vote_failed':
    case 'vote_carried':
    case 'spy_revealed':
    case 'picked':
    case 'time_up':
    case 'case_opened':
    case 'word_revealed':
    case 'chip_placed':
    case 'round_over':
    case 'game_over':
      return null;
  }
}

function named(table: Table, { captain, place }: Extract<Happened, { what: 'named' }>): string {
  const m = i18n.m.happenings;
  const name = table.name(captain);
  if (place === undefined) return m.namedNothing({ captain: name });
  return m.named({ captain: name, place: table.pack.name(place) });
}

/** Only a stop of the clock can be used once more: a proposal, a show of hands and a point cannot. */
function isGivenBack(table: Table, { suspect }: { suspect?: SeatId }): boolean {
  return suspect !== undefined && table.view?.phase !== 'time_up';
}
