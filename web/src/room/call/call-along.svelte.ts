// Calls people for as long as a game is on the screen.

import { untrack } from 'svelte';
import { i18n } from '../../i18n';
import { page } from '../../lib/attention.svelte';
import { buzz } from '../../lib/buzz';
import { showFavicon, type Picture } from '../../lib/favicon';
import { notices } from '../../lib/notices.svelte';
import { sound } from '../../lib/sound/sound.svelte';
import type { Table } from '../../lib/table/table.svelte';
import { Ticker } from '../../lib/table/ticker.svelte';
import { title } from '../../lib/title';
import type { Moments, What } from '../play/moments.svelte';
import type { GameEnd } from '../score/game-end.svelte';
import { Caller, factsOf, type Means, type Sign } from './caller';
import type { Calls } from './calls';

const PICTURES: Record<Sign, Picture> = {
  turn: 'turn',
  vote: 'vote',
  minute: 'clock',
  time: 'clock',
};

/** Call inside a component. */
export function callAlong<W extends What>(
  table: Table,
  calls: Calls,
  { moments, end }: { moments: Moments<W>; end: GameEnd },
): void {
  const ticker = new Ticker(() => table.now());
  const caller = new Caller(means(table));
  $effect(() => {
    const facts = factsOf(table, calls, {
      attention: page.attention,
      shown: end.shown,
      now: () => ticker.now,
    });
    untrack(() => caller.see(facts));
  });
  $effect(() => {
    const stop = moments.listen((cue) => caller.cue(cue));
    return () => {
      stop();
      caller.end();
    };
  });
}

function means(table: Table): Means {
  const words = (sign: Sign) => i18n.m.call.sign[sign];
  return {
    sound: (cue) => sound.play(cue),
    buzz,
    sign: (sign) => {
      title.say(sign && words(sign));
      showFavicon(sign && PICTURES[sign]);
    },
    notify: (sign) => {
      const m = i18n.m.common.menu;
      if (sign) void notices.show(words(sign), m.title({ code: table.code }));
      else void notices.clear();
    },
  };
}
