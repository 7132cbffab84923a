// Cold and warm: ice, quilts, knitting, lights in the dark.

import { circle, d, ellipse, group, path, rect } from '../svg.mjs';
import { smooth, straight } from './outline.mjs';

/** A patchwork blanket inside an outline; its patches are as big as `size`. */
export function quilt(card, outline, [left, top, right, bottom], { size = 64, colours } = {}) {
  const { dice } = card;
  const cloths = colours ?? [card.accent, card.spark, card.soft, card.light, card.mid];
  card.cut(path(outline, cloths[0]));
  card.inside(path(outline), () => {
    const seams = [];
    for (let y = top, row = 0; y < bottom; y += size, row++) {
      for (let x = left, column = 0; x < right; x += size, column++) {
        const cloth = cloths[(row * 2 + column + (dice.chance(0.3) ? 1 : 0)) % cloths.length];
        card.paint(rect(x, y, size + 1, size + 1, cloth));
        if ((row + column) % 3 === 0) card.paint(circle(x + size / 2, y + size / 2, size * 0.2, card.mix(cloth, card.ink, 0.3)));
        seams.push(d`M${x} ${y}h${size}M${x} ${y}v${size}`);
      }
    }
    card.paint(path(seams.join(''), 'none', { stroke: card.ink, 'stroke-width': 2.5, 'stroke-dasharray': '7 6', opacity: 0.55 }));
  });
  card.shade(path(outline, card.fade([[0, '#000', 0], [1, '#000', 0.9]])), 0.45);
  card.shine(path(outline, card.fade([[0, '#fff', 0.8], [0.35, '#fff', 0]])), 0.35);
}

/** A knitted band along points, with fringes at its end. */
export function knitted(card, points, { width = 70, colours = [card.accent, card.light], stripe = 46 } = {}) {
  const line = smooth(points);
  const band = (stroke, more = {}) => path(line, 'none', { stroke, 'stroke-width': width, ...more });
  const [x, y] = points.at(-1);
  const fringe = Array.from({ length: 7 }, (_, i) => d`M${x - width * 0.44 + (width * 0.88 * i) / 6} ${y}v${width * 0.42}`);
  const room = rect(x - width, y, width * 2, width * 0.6, 'none');
  card.cut([
    room,
    path(fringe.join(''), 'none', { stroke: colours[0], 'stroke-width': width * 0.09, 'stroke-linecap': 'round' }),
    band(colours[0]),
    band(colours[1], { 'stroke-dasharray': `${stripe * 0.45} ${stripe * 1.55}` }),
  ]);
  card.paint(path(line, 'none', { stroke: card.ink, 'stroke-width': width * 0.9, 'stroke-dasharray': '2 9', opacity: 0.16 }));
}

/** A block of ice that floats with its water line at y: a small tip above, `depth` below. Things frozen in come with `inner`. */
export function iceberg(card, x, y, width, depth, { ice = card.light, inner } = {}) {
  const half = width / 2;
  const below = straight([[x - half * 0.8, y], [x - half, y + depth * 0.3], [x - half * 0.82, y + depth * 0.66], [x - half * 0.3, y + depth * 0.94], [x + half * 0.1, y + depth], [x + half * 0.62, y + depth * 0.82], [x + half * 0.96, y + depth * 0.5], [x + half, y + depth * 0.2], [x + half * 0.78, y]]);
  const above = straight([[x - half * 0.8, y], [x - half * 0.62, y - depth * 0.16], [x - half * 0.3, y - depth * 0.2], [x - half * 0.1, y - depth * 0.34], [x + half * 0.2, y - depth * 0.18], [x + half * 0.56, y - depth * 0.2], [x + half * 0.78, y]]);
  card.faded(0.72, () => card.layer(`${below}Z`, card.mix(ice, card.mid, 0.35), { thick: true, dark: 0.4, lit: 0.5 }));
  if (inner) card.inside(path(`${below}Z`), () => inner({ x, y, width, depth }));
  card.paint(path(d`M${x - half * 0.8} ${y}L${x - half * 0.3} ${y + depth * 0.4}L${x - half * 0.82} ${y + depth * 0.66}M${x + half * 0.78} ${y}L${x + half * 0.5} ${y + depth * 0.44}L${x + half * 0.62} ${y + depth * 0.82}M${x - half * 0.3} ${y + depth * 0.4}L${x + half * 0.1} ${y + depth}`, 'none', { stroke: ice, 'stroke-width': 3, opacity: 0.5 }));
  card.layer(`${above}Z`, ice, { thick: true, dark: 0.3 });
}

/** A five-pointed star lamp that hangs from above; (x, y) is its middle. */
export function starLamp(card, x, y, radius, { colour = card.spark, lit = true, from } = {}) {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, far] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? radius * 0.46 : radius];
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
  });
  if (from) card.thread(from, [x, y - radius], { colour: card.soft });
  if (lit) card.glowAt(x, y, radius * 2.2, { colour, opacity: 0.6 });
  const face = lit ? colour : card.mix(card.deep, card.mid, 0.4);
  card.cut(path(`${straight(points)}Z`, face, { stroke: face, 'stroke-width': radius * 0.16, 'stroke-linejoin': 'round' }), { small: radius < 60 });
  const facets = points.map(([px, py], i) => d`M${x} ${y}L${px} ${py}L${points[(i + 1) % 10][0]} ${points[(i + 1) % 10][1]}Z`).filter((_, i) => i % 2);
  card.paint(path(facets.join(''), card.ink, { opacity: 0.14 }));
}

/** Snow that lies on a roof, a branch, a lamp: a soft cushion between two points. */
export function snowCap(card, from, to, { thick = 22, colour = card.light } = {}) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const drip = [0.85, 0.65, 0.5, 0.32, 0.14].map((t, i) => d`Q${from[0] + dx * (t + 0.08)} ${from[1] + dy * (t + 0.08) + thick * (i % 2 ? 0.9 : 0.5)} ${from[0] + dx * t} ${from[1] + dy * t + thick * 0.1}`);
  const outline = d`M${from[0]} ${from[1]}Q${from[0] + dx * 0.1} ${from[1] + dy * 0.1 - thick} ${from[0] + dx * 0.5} ${from[1] + dy * 0.5 - thick}T${to[0]} ${to[1]}` + drip.join('') + d`Q${from[0]} ${from[1] + thick * 0.5} ${from[0]} ${from[1]}Z`;
  card.cut(path(outline, colour), { small: true });
}

/** A ball of wool and two needles from which something long is knitted; (x, y) is the middle of the needles. */
export function needles(card, x, y, length, { colour = card.light } = {}) {
  const needle = (side) => [
    path(d`M${x - side * length * 0.5} ${y + length * 0.3}L${x + side * length * 0.5} ${y - length * 0.3}`, 'none', { stroke: colour, 'stroke-width': length * 0.045, 'stroke-linecap': 'round' }),
    circle(x - side * length * 0.5, y + length * 0.3, length * 0.06, card.accent),
  ];
  card.cut(group({}, needle(1), needle(-1)), { small: true });
}

/** A tent of cloth lit from within; (x, y) is the middle of its front edge. `shadow` paints whoever is inside. */
export function litTent(card, x, y, width, height, shadow, { cloth = card.accent, lamp = card.light } = {}) {
  const half = width / 2;
  const face = d`M${x} ${y - height}Q${x + half * 0.42} ${y - height * 0.36} ${x + half} ${y}H${x - half}Q${x - half * 0.42} ${y - height * 0.36} ${x} ${y - height}Z`;
  card.glowAt(x, y - height * 0.3, width * 0.8, { colour: lamp, opacity: 0.55 });
  card.groundShadow(x, y, width * 1.1, 0.6);
  card.cut(path(face, cloth));
  card.inside(path(face), () => {
    card.paint(ellipse(x, y - height * 0.22, half, height * 0.8, card.glow([[0, lamp, 0.95], [0.6, card.mix(lamp, cloth, 0.4), 0.7], [1, cloth, 0]])));
    shadow();
  });
  card.paint(path(d`M${x} ${y - height}L${x} ${y - height - 22}`, 'none', { stroke: card.ink, 'stroke-width': 8, 'stroke-linecap': 'round' }));
  card.thread([x - half * 0.9, y - height * 0.08], [x - half * 1.2, y + 4], { colour: card.ink, width: 3 });
  card.thread([x + half * 0.9, y - height * 0.08], [x + half * 1.2, y + 4], { colour: card.ink, width: 3 });
}
