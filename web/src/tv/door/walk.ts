// Which of some boxes lies next in the direction of an arrow key: a remote control has no Tab.

export type Way = 'left' | 'right' | 'up' | 'down';
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** To be beside the way is worse than to be far along it. */
const ASIDE = 3;

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export function wayOf(key: string): Way | undefined {
  return WAYS[key];
}

/** The place of the nearest box in the list, if any lies that way. */
export function nextBox(from: Box, boxes: readonly Box[], way: Way): number | undefined {
  const far = boxes.map((box) => distance(from, box, way));
  const nearest = Math.min(...far);
  return Number.isFinite(nearest) ? far.indexOf(nearest) : undefined;
}

function distance(from: Box, to: Box, way: Way): number {
  const isSideways = way === 'left' || way === 'right';
  const [x, y] = [middle(to.left, to.right) - middle(from.left, from.right), upright(from, to)];
  const along = isSideways ? x : y;
  const ahead = way === 'left' || way === 'up' ? -along : along;
  // What overlaps with where one stands lies beside it, not ahead.
  const gap = isSideways
    ? Math.max(to.left - from.right, from.left - to.right)
    : Math.max(to.top - from.bottom, from.top - to.bottom);
  if (ahead <= 0 || gap < 0) return Infinity;
  return gap + ASIDE * Math.abs(isSideways ? y : x);
}

function middle(low: number, high: number): number {
  return (low + high) / 2;
}

function upright(from: Box, to: Box): number {
  return middle(to.top, to.bottom) - middle(from.top, from.bottom);
}
