// Path data that several verbs share.

import { d } from '../svg.mjs';

/** A soft curve through all points. */
export function smooth(points) {
  const curve = points.slice(0, -1).map((from, i) => {
    const to = points[i + 1];
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return d`C${leave[0]} ${leave[1]} ${arrive[0]} ${arrive[1]} ${to[0]} ${to[1]}`;
  });
  return d`M${points[0][0]} ${points[0][1]}` + curve.join('');
}

export const straight = (points) => `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}`;

/** Closes a skyline to the bottom of the card, with room for the filters on both sides. */
export const toBottom = (width, height) => `L${width + 40} ${height + 10}L-40 ${height + 10}Z`;
