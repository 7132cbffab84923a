// Which happenings of the room are told in a short sentence. Moments of the game itself are shown
// by the game's own screens.

import { i18n } from '../i18n';
import type { Table } from '../lib/table/table.svelte';
import type { Happened } from '../lib/wire/wire';

export function newsOf(table: Table, happened: Happened): string | null {
  const m = i18n.m.happenings;
  switch (happened.what) {
    case 'joined':
      return happened.seat === table.seat?.you ? null : m.joined(happened);
    case 'left':
      return m.left(happened);
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
      return m.turnPassed({ name: table.name(happened.seat) });
    case 'paused_by_host':
      return m.pausedByHost;
    case 'waiting_for':
      return m.waitingFor({ name: table.name(happened.seat) });
    case 'resumed':
      return m.resumed;
    case 'vote_void':
      return m.voteVoid({ missing: table.name(happened.missing) });
    case 'vote_dropped':
      return m.voteDropped;
    case 'dealt':
    case 'clock_started':
    case 'accused':
    case 'vote_failed':
    case 'vote_carried':
    case 'spy_revealed':
    case 'time_up':
    case 'round_over':
    case 'game_over':
      return null;
  }
}
