// The second tap of a double tap must not hit what the first one has brought under the finger: the
// button that starts the clock where "Start the game" was, "Ask" where "Answered" was.

/** Whoever taps later than this after the last tap means it. */
export const DOUBLE_MS = 350;
const NEAR_PX = 30;

export type Tap = {
  at_ms: number;
  x: number;
  y: number;
  /** What it says is what is meant: a button may change its words and stay, or come anew. */
  words: string;
  /** For what says nothing. */
  target: unknown;
};

export class DoubleTaps {
  private last: (Tap & { isSlip: boolean }) | null = null;

  /** Whether this tap was meant for something that is no longer there. */
  isSlip(tap: Tap): boolean {
    const isSlip = this.last !== null && follows(tap, this.last);
    this.last = { ...tap, isSlip };
    return isSlip;
  }
}

function follows(tap: Tap, last: Tap & { isSlip: boolean }): boolean {
  if (tap.at_ms - last.at_ms > DOUBLE_MS) return false;
  if (Math.hypot(tap.x - last.x, tap.y - last.y) > NEAR_PX) return false;
  if (last.isSlip || tap.words !== last.words) return true;
  return tap.words === '' && tap.target !== last.target;
}

/** As much of an element as it takes to know what is meant by touching it. */
export type Touched = {
  textContent: string | null;
  /** What a label is for. */
  control?: Touched | null;
  /** What speaks for a field, which says nothing itself. */
  labels?: Iterable<Touched> | null;
};

/**
 * A label passes a tap on to its field: a second click comes in the same moment, at the same place,
 * on something else. Both were one touch, so both are the field, and its words are those beside it.
 */
export function meantBy(touched: Touched | null): Pick<Tap, 'target' | 'words'> {
  const target = touched?.control ?? touched;
  const labels = [...(target?.labels ?? [])];
  const saying = labels.length > 0 ? labels : [target];
  return { target, words: saying.map((one) => one?.textContent ?? '').join(' ') };
}

export function guardDoubleTaps(): void {
  const taps = new DoubleTaps();
  const listener = (event: MouseEvent) => {
    // A keyboard's click, or a script's, has no place on the glass.
    if (event.detail === 0) return;
    const touched = (event.target as Element).closest(
      'button, a, select, input, textarea, label, summary, dialog',
    );
    const { timeStamp: at_ms, clientX: x, clientY: y } = event;
    if (!taps.isSlip({ at_ms, x, y, ...meantBy(touched) })) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', listener, { capture: true });
}
