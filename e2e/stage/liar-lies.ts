// Lies about one round each, by somebody who need not deal: what is dropped, swapped or shown again.

import type {
  CardView,
  ClientIn,
  ClientOut,
  SeatId,
  SpyResultView,
} from '../../web/src/lib/wire/wire';
import type { Liar, Lie } from './liar';
import type { Victim } from './victim';

/** Another card than was dealt, from the first look to the last. */
export function swapsCard(liar: Liar, whose: SeatId, other: (card: CardView) => CardView): Lie {
  const round = liar.next;
  return liar.tell({
    heard(frame, { seat, next }) {
      if (frame.type !== 'seat' || seat !== whose || next !== round + 1) return [frame];
      const { view } = frame;
      if (view.round?.game !== 'spy' || !view.round.card) return [frame];
      const card = other(view.round.card);
      return [{ ...frame, view: { ...view, round: { ...view.round, card } } }];
    },
  });
}

/** Another end than the round had, for everybody. */
export function announces(liar: Liar, other: (result: SpyResultView) => SpyResultView): Lie {
  const round = liar.next;
  return liar.tell({
    heard(frame) {
      if (frame.type !== 'pulse') return [frame];
      const { view } = frame;
      if (view.round?.game !== 'spy' || view.round.number !== round || !view.round.result)
        return [frame];
      const result = other(view.round.result);
      return [{ ...frame, view: { ...view, round: { ...view.round, result } } }];
    },
  });
}

/** Another proof of the round than there is. */
export function proves(liar: Liar, written: (text: string) => string): Lie {
  const round = liar.next;
  return liar.tell({
    heard(frame) {
      if (frame.type !== 'proof' || frame.round !== round) return [frame];
      return [{ ...frame, text: written(frame.text) }];
    },
  });
}

/** What a phone says of the round is lost on the way, and so it is called silent, or has sealed nothing. */
export function drops(liar: Liar, type: 'seal' | 'unseal', whose: SeatId, round = liar.next): Lie {
  return liar.tell({
    said(frame, { seat }) {
      return frame.type === type && frame.round === round && seat === whose ? [] : [frame];
    },
  });
}

/** Once a phone has told its number, it is asked again, with other terms. */
export function asksAgain(liar: Liar, whose: SeatId, written: (terms: string) => string): Lie {
  const round = liar.next;
  let asked: Extract<ClientOut, { type: 'fair' }> | null = null;
  return liar.tell({
    heard(frame, { seat }) {
      if (frame.type === 'fair' && frame.round === round && frame.asking && seat === whose)
        asked = frame;
      return [frame];
    },
    said(frame: ClientIn, victim: Victim) {
      const { asking } = asked ?? {};
      if (frame.type === 'unseal' && frame.round === round && victim.seat === whose && asking) {
        // Before the server can have answered.
        victim.hear({
          type: 'fair',
          round,
          asking: { ...asking, terms: written(asking.terms) },
        });
        asked = null;
      }
      return [frame];
    },
  });
}

/** What everybody was shown of the next round, to be shown again. */
export function remembers(liar: Liar): Lie & { terms: string; proof: string } {
  const round = liar.next;
  return liar.tell({
    terms: '',
    proof: '',
    heard(frame) {
      if (frame.type === 'fair' && frame.round === round && frame.asking)
        this.terms = frame.asking.terms;
      if (frame.type === 'proof' && frame.round === round) this.proof = frame.text;
      return [frame];
    },
  });
}

/** Whoever sits down under this name has a page of before there were fair deals. */
export function agesPage(liar: Liar, name: string): Lie {
  return liar.tell({
    said(frame) {
      if (frame.type !== 'enter' || frame.name !== name) return [frame];
      const { fair: _, ...old } = frame;
      return [old];
    },
  });
}
