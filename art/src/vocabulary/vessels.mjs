// Things that hold other things: jars, cups, bottles, cages. `inner` paints the contents.

import { circle, d, ellipse, group, path, rect } from '../svg.mjs';

const glassSide = (card) =>
  card.slope([[0, card.light, 0.4], [0.18, card.light, 0.05], [0.8, card.light, 0], [1, card.light, 0.28]]);

function glass(card, outline, { inner, haze = 0.22, edge = 4 }) {
  card.paint(path(outline, card.mix(card.light, card.soft), { opacity: haze }));
  card.inside(path(outline), inner);
  card.paint(path(outline, glassSide(card), { stroke: card.light, 'stroke-width': edge, 'stroke-opacity': 0.8 }));
}

const gleam = (card, outline, width = 9) =>
  card.paint(path(outline, 'none', { stroke: card.light, 'stroke-width': width, 'stroke-linecap': 'round', opacity: 0.55 }));

/** A plate of brass under glass. */
function plinth(card, x, y, half, brass = card.spark) {
  card.cut([
    path(d`M${x - half - 26} ${y - 4}H${x + half + 26}L${x + half + 40} ${y + 34}H${x - half - 40}Z`, card.mix(brass, card.ink, 0.45)),
    path(d`M${x - half - 26} ${y - 4}H${x + half + 26}L${x + half + 30} ${y + 7}H${x - half - 30}Z`, brass),
  ]);
}

/** A glass dome on a plate; y is the inner floor, the plate ends 34 below. */
export function bellJar(card, x, y, width, height, inner, { plate } = {}) {
  const [half, top] = [width / 2, y - height];
  const outline = d`M${x - half} ${y}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${y}Z`;
  card.groundShadow(x, y + 36, width * 1.35, 0.8);
  glass(card, outline, { inner });
  gleam(card, d`M${x - width * 0.38} ${y - 30}V${top + width * 0.55}Q${x - width * 0.38} ${top + width * 0.2} ${x - width * 0.12} ${top + width * 0.1}`);
  card.paint(circle(x, top - 10, 14, card.light, { opacity: 0.85 }));
  plinth(card, x, y, half, plate);
}

/** A ball of glass on a foot; (x, y) is the foot's lower edge. */
export function snowGlobe(card, x, y, radius, inner, { foot = card.deep, flakes = 26 } = {}) {
  const { dice } = card;
  const cy = y - 60 - radius;
  card.groundShadow(x, y, radius * 2, 0.8);
  card.paint(circle(x, cy, radius, card.mix(card.soft, card.mid, 0.4)));
  card.inside(circle(x, cy, radius), () => {
    inner({ x, y: cy + radius * 0.72, radius });
    const snow = Array.from({ length: flakes }, () =>
      circle(x + dice.between(-radius, radius), cy + dice.between(-radius, radius), dice.between(2, 5), card.light, { opacity: 0.85 }),
    );
    card.paint(snow);
  });
  card.paint(circle(x, cy, radius, glassSide(card), { stroke: card.light, 'stroke-width': 5, 'stroke-opacity': 0.85 }));
  gleam(card, d`M${x - radius * 0.76} ${cy + radius * 0.1}A${radius * 0.78} ${radius * 0.78} 0 0 1 ${x - radius * 0.3} ${cy - radius * 0.7}`);
  card.cut([
    path(d`M${x - radius * 0.72} ${y - 78}Q${x} ${y - 52} ${x + radius * 0.72} ${y - 78}L${x + radius * 0.9} ${y}H${x - radius * 0.9}Z`, foot),
    path(d`M${x - radius * 0.84} ${y - 26}H${x + radius * 0.84}L${x + radius * 0.86} ${y - 14}H${x - radius * 0.86}Z`, card.spark),
  ]);
}

/** A jar with a lid that stands on y; `inner({ x, y, width, height })` paints what is kept in it. */
export function jar(card, x, y, width, height, inner, { lid = card.accent } = {}) {
  const [half, top] = [width / 2, y - height];
  const outline = d`M${x - half * 0.8} ${top + height * 0.12}Q${x - half} ${top + height * 0.16} ${x - half} ${top + height * 0.3}V${y - 14}Q${x - half} ${y} ${x - half + 14} ${y}H${x + half - 14}Q${x + half} ${y} ${x + half} ${y - 14}V${top + height * 0.3}Q${x + half} ${top + height * 0.16} ${x + half * 0.8} ${top + height * 0.12}Z`;
  card.groundShadow(x, y, width * 1.1, 0.7);
  glass(card, outline, { inner: () => inner({ x, y, width, height }) });
  gleam(card, d`M${x - half * 0.74} ${y - 24}V${top + height * 0.34}`, width * 0.06);
  card.cut([
    rect(x - half * 0.84, top, width * 0.84, height * 0.15, lid, { rx: 5 }),
    rect(x - half * 0.84, top + height * 0.1, width * 0.84, height * 0.05, card.mix(lid, card.ink, 0.3)),
  ], { small: true });
}

/** A bottle on its side, its neck to the right; y is the floor it lies on. */
export function bottle(card, x, y, length, inner, { cork = card.accent } = {}) {
  const [h, left] = [length * 0.44, x - length / 2];
  const neck = length * 0.72;
  const outline = d`M${left + 26} ${y}Q${left} ${y} ${left} ${y - 26}V${y - h + 26}Q${left} ${y - h} ${left + 26} ${y - h}H${left + neck * 0.86}Q${left + neck} ${y - h} ${left + neck + 22} ${y - h * 0.66}H${left + length - 24}V${y - h * 0.34}H${left + neck + 22}Q${left + neck} ${y} ${left + neck * 0.86} ${y}Z`;
  card.groundShadow(x - length * 0.08, y, length * 0.95, 0.75);
  glass(card, outline, { inner: () => inner({ x: left + neck * 0.46, y: y - 6, width: neck * 0.86, height: h - 12 }) });
  gleam(card, d`M${left + 34} ${y - h + 22}H${left + neck * 0.7}`);
  card.cut(rect(left + length - 34, y - h * 0.62, 40, h * 0.24, cork, { rx: 5 }), { small: true });
}

/** A round bowl of water; y is its foot. */
export function fishbowl(card, x, y, width, inner, { water = card.mid } = {}) {
  const [r, cy] = [width / 2, y - width * 0.43];
  const outline = d`M${x - r * 0.62} ${cy - r * 0.78}C${x - r * 1.28} ${cy - r * 0.3} ${x - r * 1.1} ${y} ${x - r * 0.5} ${y}H${x + r * 0.5}C${x + r * 1.1} ${y} ${x + r * 1.28} ${cy - r * 0.3} ${x + r * 0.62} ${cy - r * 0.78}Z`;
  const surface = cy - r * 0.42;
  card.groundShadow(x, y, width * 1.1, 0.8);
  glass(card, outline, {
    inner: () => {
      card.paint(rect(x - r * 1.2, surface, r * 2.4, y - surface, card.fade([[0, card.mix(water, card.light, 0.35)], [1, water]]), { opacity: 0.85 }));
      card.paint(ellipse(x, surface, r * 0.95, r * 0.08, card.light, { opacity: 0.5 }));
      inner({ x, y, width, surface });
    },
  });
  gleam(card, d`M${x - r * 0.78} ${y - r * 0.35}Q${x - r * 0.95} ${cy - r * 0.1} ${x - r * 0.62} ${cy - r * 0.5}`);
  card.paint(ellipse(x, cy - r * 0.78, r * 0.62, r * 0.09, 'none', { stroke: card.light, 'stroke-width': 6, opacity: 0.9 }));
}

/** A big cup; y is its foot. `inner({ surface, width })` paints on the drink, cut off at the rim; without `shadow` it hangs. */
export function teacup(card, x, y, width, inner, { china = card.light, bands = [card.accent, card.spark], shadow = true } = {}) {
  const s = width / 430;
  const at = (draw) => card.grouped({ transform: `translate(${x} ${y}) scale(${s})` }, draw);
  if (shadow) card.groundShadow(x, y, width, 0.8);
  at(() => {
    card.cut(path('M190-312C300-332 300-142 140-132L152-172C240-182 248-282 186-272Z', china));
    card.cut(ellipse(0, -362, 214, 52, card.mix(china, card.soft, 0.4)));
    card.inside(path('M-208-362A208 46 0 0 0 208-362V-1000H-208Z'), () => inner({ surface: -362, width: 416 }));
    card.cut([
      path('M-214-362A214 52 0 0 0 214-362C212-192 152-32 66-18H-66C-150-32-212-192-214-362Z', china),
      path('M-192-272Q0-192 192-272L184-234Q0-156-184-234Z', bands[0]),
      path('M-182-222Q0-142 182-222L178-206Q0-128-178-206Z', bands[1]),
      path('M-85-26H85L100 0H-100Z', china),
    ]);
  });
}

/** A bird cage; y is its floor. `inner` sits between the back and the bars. */
export function cage(card, x, y, width, height, inner, { colour = card.accent, bars = 7 } = {}) {
  const [half, top] = [width / 2, y - height];
  const dome = top + width * 0.42;
  const back = d`M${x - half} ${y - 14}V${dome}C${x - half} ${top + width * 0.1} ${x - width * 0.2} ${top} ${x} ${top}C${x + width * 0.2} ${top} ${x + half} ${top + width * 0.1} ${x + half} ${dome}V${y - 14}Z`;
  card.paint(path(back, card.ink, { opacity: 0.35 }));
  inner({ x, y: y - 14, width, height });
  const rods = Array.from({ length: bars + 1 }, (_, i) => {
    const side = -1 + (2 * i) / bars;
    const at = x + side * half;
    return path(d`M${at} ${y - 14}V${dome}C${at} ${top + width * 0.16} ${x + side * width * 0.2} ${top + 6} ${x} ${top}`);
  });
  const hoops = d`M${x - half} ${dome}Q${x} ${top + width * 0.5} ${x + half} ${dome}M${x - half} ${y - height * 0.36}Q${x} ${y - height * 0.36 + 14} ${x + half} ${y - height * 0.36}`;
  const base = d`M${x - half - 10} ${y - 14}Q${x} ${y + 4} ${x + half + 10} ${y - 14}V${y + 6}Q${x} ${y + 26} ${x - half - 10} ${y + 6}Z`;
  const stroke = { fill: 'none', stroke: colour, 'stroke-width': 5 };
  card.cut(
    group(stroke, rods, path(hoops), path(base, colour), circle(x, top - 14, 12), circle(x, top, 7, colour)),
    { small: true },
  );
}

/** An open suitcase on y; `inner` paints what rises out of it, cut off at its rim. */
export function suitcase(card, x, y, width, inner, { leather = card.accent, trim = card.deep } = {}) {
  const [half, h] = [width / 2, width * 0.36];
  const lid = d`M${x - half + 6} ${y - h}L${x - half + 34} ${y - h * 2.15}Q${x - half + 36} ${y - h * 2.3} ${x - half + 56} ${y - h * 2.3}H${x + half - 56}Q${x + half - 36} ${y - h * 2.3} ${x + half - 34} ${y - h * 2.15}L${x + half - 6} ${y - h}Z`;
  card.groundShadow(x, y, width * 1.08, 0.8);
  card.cut([path(lid, card.mix(leather, card.ink, 0.3)), path(d`M${x - half + 26} ${y - h}L${x - half + 52} ${y - h * 2.14}H${x + half - 52}L${x + half - 26} ${y - h}Z`, card.mix(leather, card.ink, 0.72))]);
  card.inside(rect(-50, -400, card.width + 100, y - h + 404), () => inner({ x, y: y - h + 4, width }));
  const strap = (at) => rect(at - 15, y - h, 30, h, trim);
  card.cut([
    rect(x - half, y - h, width, h, leather, { rx: 14 }),
    strap(x - half * 0.55), strap(x + half * 0.55),
    rect(x - half, y - h, width, 10, trim, { rx: 5 }),
    rect(x - 36, y - h * 0.62, 72, 16, trim, { rx: 8 }),
  ]);
}

/** An open box on y; `inner` rises out of it. */
export function box(card, x, y, width, inner, { paper = card.soft, height = width * 0.62 } = {}) {
  const [half, top] = [width / 2, y - height];
  const dark = card.mix(paper, card.ink, 0.55);
  card.groundShadow(x, y, width * 1.1, 0.8);
  card.cut(path(d`M${x - half} ${top}L${x - half * 0.72} ${top - height * 0.3}H${x + half * 0.72}L${x + half} ${top}Z`, dark));
  card.inside(rect(-50, -400, card.width + 100, top + 406), () => inner({ x, y: top + 6, width }));
  card.cut([
    rect(x - half, top, width, height, paper),
    path(d`M${x - half} ${top}H${x}V${y}H${x - half}Z`, card.mix(paper, card.ink, 0.12)),
    path(d`M${x - half} ${top}L${x - half * 1.34} ${top + height * 0.22}L${x - half * 1.06} ${top + height * 0.3}L${x - half} ${top + 14}ZM${x + half} ${top}L${x + half * 1.34} ${top + height * 0.22}L${x + half * 1.06} ${top + height * 0.3}L${x + half} ${top + 14}Z`, card.mix(paper, card.light, 0.3)),
  ]);
}
