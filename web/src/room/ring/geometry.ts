// Where players sit on the oval and how the thread runs between two of them. Numbers only: knows
// no view and no screen.

export type Point = { x: number; y: number };

/** The same circle of people, told from `first` on. */
export function rotateTo<T>(circle: readonly T[], first: number): T[] {
  const start = first < 0 ? 0 : first;
  return [...circle.slice(start), ...circle.slice(0, start)];
}

const STEPS = 720;

/**
 * Spots on an oval in percent of its box, the first at the bottom, clockwise as seen from above.
 * The distances along the rim are equal, so that names have the same room everywhere.
 */
export function spots(count: number, heightToWidth: number): Point[] {
  const rim = rimPoints();
  const walked = walkedAlong(rim, heightToWidth);
  const whole = walked[STEPS] ?? 0;
  let step = 0;
  return Array.from({ length: count }, (_, seat) => {
    const goal = (whole * seat) / count;
    while (step < STEPS && (walked[step] ?? 0) < goal - 1e-9) step += 1;
    return rim[step] ?? { x: 50, y: 100 };
  });
}

function rimPoints(): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const turn = (2 * Math.PI * i) / STEPS;
    return { x: 50 - 50 * Math.sin(turn), y: 50 + 50 * Math.cos(turn) };
  });
}

function walkedAlong(rim: Point[], heightToWidth: number): number[] {
  let sum = 0;
  return rim.map((p, i) => {
    const before = rim[i - 1] ?? p;
    sum += Math.hypot(p.x - before.x, (p.y - before.y) * heightToWidth);
    return sum;
  });
}

export type ThreadLine = { from: Point; bend: Point; to: Point };

/** A thread from face to face that sags towards the middle and stops at the faces' edges. */
export function threadLine(
  from: Point,
  to: Point,
  middle: Point,
  faceRadius: number,
  goalRadius = faceRadius,
): ThreadLine {
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const toMiddle = { x: middle.x - half.x, y: middle.y - half.y };
  // Opposite faces have their half-way point in the middle itself: let the thread hang a little.
  const hang = Math.hypot(toMiddle.x, toMiddle.y) < faceRadius / 2 ? faceRadius * 0.9 : 0;
  const bend = { x: half.x + toMiddle.x * 0.55, y: half.y + toMiddle.y * 0.55 + hang };
  return { from: towards(from, bend, faceRadius), bend, to: towards(to, bend, goalRadius + 7) };
}

function towards(a: Point, b: Point, distance: number): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return a;
  const part = Math.min(1, distance / length);
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** What lies in the middle of the table. */
export type Middle = 'nothing' | 'clock' | 'card';

/**
 * Where a thread between two faces bends to: the middle of the table; where a clock lies there,
 * above it; where a card does, away from it. A thread along the lower rim would cross a clock on its
 * way up, so it stays; one straight across the table goes round the side, and one that runs along a
 * side stays there.
 */
export function bendTowards(from: Point, to: Point, size: Point, middle: Middle): Point {
  const centre = { x: size.x / 2, y: size.y / 2 };
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  if (middle === 'nothing') return centre;
  const isUpright = Math.abs(from.x - to.x) < size.x * 0.1;
  const isCentral = Math.abs(half.x - centre.x) < size.x * 0.15;
  if (isUpright && isCentral) return { x: size.x * -0.35, y: centre.y };
  if (isUpright) return half;
  if (middle === 'card') return awayFrom(centre, half);
  const isLow = half.y > size.y * 0.66;
  return isLow ? centre : { x: centre.x, y: size.y * 0.02 };
}

function awayFrom(centre: Point, { x, y }: Point): Point {
  return { x: x + (x - centre.x) * 0.3, y: y + (y - centre.y) * 0.3 };
}

/** The thread as an SVG path. */
export function threadPath({ from, bend, to }: ThreadLine): string {
  return `M${xy(from)} Q${xy(bend)} ${xy(to)}`;
}

/** The two strokes of the arrow's head, in the direction in which the thread arrives. */
export function arrowHead({ bend, to }: ThreadLine, size: number): string {
  const heading = Math.atan2(to.y - bend.y, to.x - bend.x);
  const side = (turn: number): Point => ({
    x: to.x - size * Math.cos(heading + turn),
    y: to.y - size * Math.sin(heading + turn),
  });
  return `M${xy(side(0.55))} L${xy(to)} L${xy(side(-0.55))}`;
}

/** The outline of a small diamond round a point, as an SVG path. */
export function diamond({ x, y }: Point, reach: number): string {
  const corners = [
    { x, y: y - reach },
    { x: x + reach, y },
    { x, y: y + reach },
    { x: x - reach, y },
  ];
  return `M${corners.map(xy).join(' L')} Z`;
}

function xy({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
