// Water from above, at its surface and from below.

import { circle, d, group, path, rect } from '../svg.mjs';

/**
 * Rows of waves from y to the bottom. `between` maps a row's number to a function that paints behind the next row, so
 * that boats sit in the water.
 */
export function sea(card, y, { rows = 7, top = card.mid, bottom = card.ink, swell = 9, between = {} } = {}) {
  const { dice, width, height } = card;
  for (let row = 0; row < rows; row++) {
    const far = rows === 1 ? 0 : row / (rows - 1);
    const line = y + (height - y) * far ** 1.35 * 0.9;
    const long = 46 + far * 74;
    let crest = d`M-60 ${line}`;
    for (let x = -40 - dice.between(0, long); x < width + 60; x += long) {
      crest += d`Q${x + long * 0.5} ${line + swell + far * 14} ${x + long} ${line - (row ? swell * 0.45 : 0)}`;
    }
    const outline = crest + d`L${width + 60} ${height + 10}L-60 ${height + 10}Z`;
    const span = { top: line, bottom: line + 90 + far * 80 };
    card.layer(outline, card.mix(top, bottom, far * 0.85), { ...span, dark: 0.36, lit: 0.3 });
    between[row]?.();
  }
}

/** Still water from y down, from `top` to `bottom`. */
export function lake(card, y, { top = card.soft, middle = card.mid, bottom = card.ink } = {}) {
  const surface = card.fade([[0, top], [0.35, middle], [1, bottom]]);
  card.paint(rect(-10, y, card.width + 20, card.height - y + 10, surface));
}

/** What `draw` paints above y appears upside down below it, carried by the water. */
export function reflected(card, y, draw, { opacity = 0.85 } = {}) {
  const below = rect(-10, y, card.width + 20, card.height - y + 10);
  card.faded(opacity, () =>
    card.inside(below, () => card.grouped({ filter: card.print('ripple') }, () => card.upended(y, draw))),
  );
}

/** Streaks of light on water. */
export function glints(card, y, count, { colour = card.light, opacity = 0.35, to = 880 } = {}) {
  const { dice } = card;
  const streaks = Array.from({ length: count }, (_, i) => {
    const line = y + 8 + (to - y - 8) * (i / count) ** 1.9;
    const [long, x] = [dice.between(60, 200), dice.between(40, 480)];
    const fat = 3 + i * 0.45;
    return d`M${x} ${line}q${long / 2} ${fat} ${long} 0q${-long / 2} ${fat * 2} ${-long} 0Z`;
  });
  card.paint(path(streaks.join(''), colour, { opacity }));
}

export function bubbles(card, count, { x = [40, 560], y = [100, 860], size = [2, 11] } = {}) {
  const { dice } = card;
  const list = Array.from({ length: count }, () => {
    const [cx, cy, r] = [dice.between(...x), dice.between(...y), dice.between(...size)];
    const glance = d`M${cx - r * 0.5} ${cy - r * 0.1}a${r * 0.5} ${r * 0.5} 0 0 1 ${r * 0.4} ${-r * 0.4}`;
    return circle(cx, cy, r) + path(glance);
  });
  card.paint(group({ fill: 'none', stroke: card.light, 'stroke-width': 1.8, opacity: 0.7 }, list));
}

export function seaweed(card, x, y, height, { colour = card.mix(card.spark, card.mid, 0.55), blades = 4 } = {}) {
  const { dice } = card;
  const list = Array.from({ length: blades }, (_, i) => {
    const foot = x + (i - (blades - 1) / 2) * 15;
    const [tall, sway] = [height * dice.between(0.6, 1), dice.between(8, 20)];
    return path(
      d`M${foot} ${y}C${foot - sway} ${y - tall * 0.3} ${foot + sway} ${y - tall * 0.6} ${foot + dice.between(-8, 8)} ${y - tall}`,
    );
  });
  card.cut(group({ fill: 'none', stroke: colour, 'stroke-width': 9, 'stroke-linecap': 'round' }, list), { small: true });
}
