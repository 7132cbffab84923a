// Instruments and the places where one plays.

import { circle, d, ellipse, group, path, rect } from '../svg.mjs';

/** Stairs of piano keys that climb from (x, y); `step` is [width, height], every white key with a black one behind it. */
export function pianoStairs(card, x, y, count, step, { white = card.light, black = card.ink } = {}) {
  const [w, h] = step;
  const sharp = [true, true, false, true, true, true, false];
  for (let i = count - 1; i >= 0; i--) {
    const [left, top] = [x + i * w, y - i * h];
    const side = card.mix(white, card.mid, 0.55);
    card.paint(group({ filter: card.print('sheet') }, path(d`M${left} ${top}h${w}V${card.height + 10}h${-w}Z`, side)));
    card.shade(path(d`M${left} ${top}h${w}V${card.height + 10}h${-w}Z`, card.fade([[0, '#000', 0.1], [1, '#000', 0.9]])), 0.5);
    card.cut(path(d`M${left - 2} ${top}h${w + 4}l${-w * 0.3} ${h * 0.42}h${-w - 4}Z`, white), { small: true });
    if (sharp[i % 7]) card.cut(path(d`M${left + w * 0.66} ${top - h * 0.42}h${w * 0.5}v${h * 0.42}l${-w * 0.16} ${h * 0.2}h${-w * 0.5}v${-h * 0.42}Z`, black), { small: true });
  }
}

/** A gramophone on y, its horn to the left. Returns the middle of the horn's mouth. */
export function gramophone(card, x, y, height, { brass = card.accent, wood = card.deep } = {}) {
  const s = height / 300;
  const at = (draw) => card.grouped({ transform: `translate(${x} ${y}) scale(${s})` }, draw);
  const dark = card.mix(brass, card.ink, 0.45);
  card.groundShadow(x, y, height * 0.85, 0.8);
  at(() => {
    card.cut([
      path('M-100-86H100L112 0H-112Z', wood),
      path('M-110-98H110V-80H-110Z', card.mix(wood, card.light, 0.2)),
      path('M-78-66H78L84-18H-84Z', card.mix(wood, card.ink, 0.35)),
      path('M106-46h30v-24', 'none', { stroke: dark, 'stroke-width': 8, 'stroke-linecap': 'round' }),
      circle(136, -76, 9, card.light),
    ]);
    card.cut([ellipse(0, -106, 96, 17, card.ink), ellipse(0, -106, 34, 6, card.spark)], { small: true });
    card.cut(path('M52-108C96-118 98-190 36-208', 'none', { stroke: dark, 'stroke-width': 17, 'stroke-linecap': 'round' }), { small: true });
    card.cut([
      path('M52-196C-6-204-60-250-98-316L-214-196C-140-168-60-170 40-222Z', brass),
      path('M40-206C-20-210-60-232-150-250L-214-196C-140-168-60-170 40-206Z', card.mix(brass, card.ink, 0.22)),
    ]);
    card.cut(ellipse(-156, -256, 40, 86, dark, { transform: 'rotate(44 -156 -256)', stroke: card.mix(brass, card.light, 0.45), 'stroke-width': 9 }));
  });
  return [x - 156 * s, y - 256 * s];
}

/** The frame of a harp on y without its strings; `strings` are painted behind it, from neck to foot. */
export function harpFrame(card, x, y, height, { wood = card.accent, strings = card.light, count = 13 } = {}) {
  const s = height / 300;
  const transform = `translate(${x} ${y}) scale(${s})`;
  const lines = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.6) / count;
    const [at, top] = [-82 + 172 * t, -262 + 50 * Math.sin(t * 3.4) - 40 * t];
    return d`M${at} ${top}V${-20 - 208 * t ** 1.15}`;
  });
  card.groundShadow(x, y, height * 0.7, 0.8);
  card.paint(path(lines.join(''), 'none', { stroke: strings, 'stroke-width': 2.6, 'stroke-linecap': 'round', opacity: 0.95, transform }));
  card.cut(
    group({ transform }, [
      path('M-70-14L96-236Q118-262 104-282L118-286Q142-262 118-224L-40 0H-70Z', wood),
      path('M-104-8V-268Q-104-290-86-290T-68-268V-8Z', card.mix(wood, card.light, 0.18)),
      path('M-100-262C-70-306-48-256-8-226C30-200 60-250 84-296Q108-322 122-286Q104-292 96-270C70-206 26-178-16-202C-52-226-66-258-90-244Z', wood),
      path('M-120-16H-28Q-10-8-20 0H-126Z', card.mix(wood, card.ink, 0.3)),
      circle(-86, -292, 17, card.mix(wood, card.light, 0.3)),
    ]),
  );
}

/** A big drum on y; `inner({ x, y, rx, ry })` paints on its skin, and may rise above it. */
export function bigDrum(card, x, y, width, height, inner, { hoop = card.light, shell = card.accent, cord = card.light, skin = card.soft } = {}) {
  const [rx, ry, top] = [width / 2, width * 0.15, y - height];
  const foot = y - ry;
  const barrel = d`M${x - rx} ${top}V${foot}A${rx} ${ry} 0 0 0 ${x + rx} ${foot}V${top}Z`;
  const lace = Array.from({ length: 9 }, (_, i) => {
    const edge = (t) => [x - rx * Math.cos(Math.PI * t), ry * Math.sin(Math.PI * t)];
    const [[ax, ay], [bx, by]] = [edge(i / 8), edge(Math.min(1, (i + 0.5) / 8))];
    const [cx, cy] = edge(Math.min(1, (i + 1) / 8));
    return d`M${ax} ${top + ay + 16}L${bx} ${foot + by - 14}L${cx} ${top + cy + 16}`;
  });
  card.groundShadow(x, y, width * 1.15, 0.9);
  card.layer(barrel, shell, { thick: true, dark: 0.55 });
  card.inside(path(barrel), () => card.paint(path(lace.slice(0, 8).join(''), 'none', { stroke: cord, 'stroke-width': 6, opacity: 0.9 })));
  const ring = (line) => path(d`M${x - rx - 6} ${line}v22A${rx + 6} ${ry + 4} 0 0 0 ${x + rx + 6} ${line + 22}v-22A${rx + 6} ${ry + 4} 0 0 1 ${x - rx - 6} ${line}Z`, hoop);
  card.cut(ring(foot - 18), { small: true });
  card.cut(ellipse(x, top, rx + 6, ry + 4, hoop));
  card.paint(ellipse(x, top, rx - 8, ry - 4, skin, { filter: card.print('edge') }));
  inner({ x, y: top, rx: rx - 8, ry: ry - 4 });
  card.cut(ring(top), { small: true });
}

/** Rings that spread on water around a point. */
export function ripples(card, x, y, width, { count = 3, colour = card.light, opacity = 0.6 } = {}) {
  const rings = Array.from({ length: count }, (_, i) => ellipse(x, y, (width / 2) * ((i + 1) / count), (width * 0.13) * ((i + 1) / count)));
  card.paint(group({ fill: 'none', stroke: colour, 'stroke-width': 3, opacity }, rings));
}

/** Wires one below the other between two poles; returns a function from (wire, share) to a point on it. */
export function wires(card, from, to, { count = 5, gap = 44, sag = 24, foot = card.height, colour = card.ink, wood = card.deep } = {}) {
  const point = (wire, t) => [from[0] + (to[0] - from[0]) * t, from[1] + wire * gap + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)];
  for (const [x, y] of [from, to]) {
    card.pole([x, y - 40], [x + 2, foot], { colour: wood, width: 16 });
    for (let i = 0; i < count; i++) card.pole([x - 20, y + i * gap], [x + 20, y + i * gap], { colour: wood, width: 8 });
  }
  const lines = Array.from({ length: count }, (_, i) => {
    const [a, b] = [point(i, 0), point(i, 1)];
    return d`M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + sag * 2} ${b[0]} ${b[1]}`;
  });
  card.paint(path(lines.join(''), 'none', { stroke: colour, 'stroke-width': 4 }));
  return point;
}

/** An open music box on y with a key in its side; `inner` stands on its small stage at the given y. */
export function musicBox(card, x, y, width, inner, { wood = card.accent, lining = card.spark } = {}) {
  const [half, h] = [width / 2, width * 0.42];
  const top = y - h;
  const dark = card.mix(wood, card.ink, 0.4);
  const lid = d`M${x - half} ${top}L${x - half * 0.86} ${top - width * 0.92}Q${x} ${top - width * 1.08} ${x + half * 0.86} ${top - width * 0.92}L${x + half} ${top}Z`;
  const glass = d`M${x - half * 0.88} ${top - 6}L${x - half * 0.76} ${top - width * 0.86}Q${x} ${top - width * 0.98} ${x + half * 0.76} ${top - width * 0.86}L${x + half * 0.88} ${top - 6}Z`;
  card.groundShadow(x, y, width * 1.15, 0.9);
  card.cut(path(lid, dark));
  card.layer(glass, lining, { dark: 0.35, lit: 0.6 });
  card.cut(path(d`M${x - half} ${top}L${x - half * 0.84} ${top - h * 0.26}H${x + half * 0.84}L${x + half} ${top}Z`, card.mix(lining, card.ink, 0.3)));
  card.cut([ellipse(x, top - h * 0.1, half * 0.36, h * 0.1, dark), ellipse(x, top - h * 0.15, half * 0.34, h * 0.09, card.light)], { small: true });
  inner({ x, y: top - h * 0.14 });
  const bow = d`M${x + half} ${y - h * 0.45}h26m0 0c4-30 44-24 34 0c10 24-30 30-34 0Z`;
  card.cut([
    rect(x - half, top, width, h, wood, { rx: 10 }),
    rect(x - half * 0.86, top + h * 0.2, width * 0.86, h * 0.62, card.mix(wood, card.light, 0.25), { rx: 8 }),
    ...[-0.5, 0, 0.5].map((t) => path(d`M${x + half * t} ${top + h * 0.3}l${h * 0.2} ${h * 0.21}l${-h * 0.2} ${h * 0.21}l${-h * 0.2} ${-h * 0.21}Z`, dark)),
    path(bow, 'none', { stroke: dark, 'stroke-width': 9 }),
  ]);
}
