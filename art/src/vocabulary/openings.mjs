// Frames around another world: doors, windows, mirrors, keyholes. Each takes a function that paints what is behind.

import { circle, d, ellipse, group, path, rect } from '../svg.mjs';

/** An open door that stands on y. `behind({ x, y, width, height })` paints what one sees through it. */
export function door(card, x, y, width, height, behind, { leaf = card.spark, frame = card.light, lit = true } = {}) {
  const [left, right, top] = [x - width / 2, x + width / 2, y - height];
  const carpet = d`M${left} ${y}H${right}L${x + width * 1.1} ${y + height * 0.42}H${x - width * 1.3}Z`;
  if (lit) card.shine(path(carpet, card.fade([[0, '#fff', 0.95], [1, '#fff', 0]])), 0.7);
  card.cut(rect(left - 14, top - 16, width + 28, height + 16, frame));
  card.inside(rect(left, top, width, height), () => behind({ x, y, width, height }));
  const far = x + width * 0.9;
  const panels = d`M${right + 10} ${top + 22}L${far} ${top + 2}V${y - height * 0.55}L${right + 10} ${y - height * 0.55 + 4}ZM${right + 10} ${y - height * 0.47}H${far}V${y + 8}L${right + 10} ${y - 16}Z`;
  card.cut([
    path(d`M${right} ${top}L${right + width * 0.5} ${top - 34}V${y + 40}L${right} ${y}Z`, leaf),
    path(panels, card.mix(leaf, card.ink, 0.35)),
    circle(x + width * 0.93, y - height * 0.45, 6, card.light),
  ]);
}

/** A window with bars; y is its sill. */
export function window(card, x, y, width, height, behind, { frame = card.light, columns = 2, rows = 2, arched } = {}) {
  const [left, top] = [x - width / 2, y - height];
  const glass = arched
    ? path(d`M${left} ${y}V${top + width / 2}A${width / 2} ${width / 2} 0 0 1 ${left + width} ${top + width / 2}V${y}Z`)
    : rect(left, top, width, height);
  const border = (more) => glass.replace('/>', ` fill="none" stroke="${frame}" stroke-width="${more}"/>`);
  card.cut(border(30));
  card.inside(glass, () => {
    behind({ x, y, width, height });
    const bars = [];
    for (let i = 1; i < columns; i++) bars.push(rect(left + (width * i) / columns - 5, top, 10, height, frame));
    for (let i = 1; i < rows; i++) bars.push(rect(left, top + (height * i) / rows - 5, width, 10, frame));
    card.cut(group({}, bars), { small: true });
  });
  card.cut(rect(left - 26, y + 4, width + 52, 20, frame, { rx: 4 }), { small: true });
}

/** A picture in a frame that hangs with its middle at (x, y). */
export function picture(card, x, y, width, height, behind, { frame = card.spark, thickness = 22, wire = true } = {}) {
  const [left, top, t] = [x - width / 2, y - height / 2, thickness];
  if (wire) card.thread([x - width * 0.3, top - t], [x, top - t - 50], { colour: card.ink }).thread([x + width * 0.3, top - t], [x, top - t - 50], { colour: card.ink });
  card.cut([
    rect(left - t, top - t, width + 2 * t, height + 2 * t, frame, { rx: 5 }),
    rect(left - t * 0.35, top - t * 0.35, width + t * 0.7, height + t * 0.7, card.mix(frame, card.ink, 0.4)),
  ]);
  card.inside(rect(left, top, width, height), () => behind({ x, y: y + height / 2, width, height }));
}

/** An oval standing mirror on y. */
export function mirror(card, x, y, width, height, behind, { frame = card.accent } = {}) {
  const [cy, rx, ry] = [y - height * 0.54, width / 2, height * 0.46];
  const wood = card.mix(frame, card.ink, 0.35);
  const foot = d`M${x - 26} ${cy + ry - 10}L${x - 16} ${y - 22}Q${x - rx * 0.5} ${y - 20} ${x - rx * 0.7} ${y}H${x + rx * 0.7}Q${x + rx * 0.5} ${y - 20} ${x + 16} ${y - 22}L${x + 26} ${cy + ry - 10}Z`;
  card.groundShadow(x, y, width * 1.05);
  card.cut(path(foot, wood));
  card.cut([ellipse(x, cy, rx + 8, ry + 8, frame), ellipse(x, cy, rx - 10, ry - 10, wood)]);
  card.inside(ellipse(x, cy, rx - 16, ry - 16), () => behind({ x, y: cy + ry - 16, width: width - 32, height: 2 * (ry - 16) }));
  card.shine(ellipse(x, cy, rx - 16, ry - 16, card.slope([[0, '#fff', 0.8], [0.3, '#fff', 0]], { to: [1, 1] })), 0.45);
}

const keyholeShape = (x, y, height, fill) => {
  const r = height * 0.28;
  const skirt = d`M${x - r * 0.5} ${y - height + r * 1.5}H${x + r * 0.5}L${x + r} ${y}H${x - r}Z`;
  return circle(x, y - height + r, r, fill) + path(skirt, fill);
};

/** A keyhole with its lower edge on y; with `behind` one can look through. */
export function keyhole(card, x, y, height, { behind, colour = card.ink } = {}) {
  card.paint(keyholeShape(x, y, height, colour));
  if (behind) card.inside(keyholeShape(x, y, height), () => behind({ x, y, width: height * 0.56, height }));
}

/** A hole in the ground or in a wall with a dark rim. */
export function hole(card, x, y, width, { height = width * 0.3, behind, colour = card.ink } = {}) {
  card.paint(ellipse(x, y, width / 2, height / 2, colour, { filter: card.print('edge') }));
  if (behind) card.inside(ellipse(x, y, width / 2 - 6, height / 2 - 5), () => behind({ x, y: y + height / 2, width, height }));
}

/** An arched gate in a wall: the wall fills the card above y. */
export function archway(card, x, y, width, height, behind, { wall = card.deep, trim = card.soft } = {}) {
  const [left, right, spring] = [x - width / 2, x + width / 2, y - height + width / 2];
  const arch = d`M${left} ${y}V${spring}A${width / 2} ${width / 2} 0 0 1 ${right} ${spring}V${y}Z`;
  card.inside(path(arch), () => behind({ x, y, width, height }));
  const outer = d`M-40-40H${card.width + 40}V${y}H${right}V${spring}A${width / 2} ${width / 2} 0 0 0 ${left} ${spring}V${y}H-40Z`;
  card.layer(outer, wall, { top: 0, bottom: y, dark: 0.4 });
  card.cut(path(d`M${left - 9} ${y}V${spring}A${width / 2 + 9} ${width / 2 + 9} 0 0 1 ${right + 9} ${spring}V${y}`, 'none', { stroke: trim, 'stroke-width': 20 }), { small: true });
}
