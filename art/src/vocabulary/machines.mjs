// Things with wheels, springs and levers.

import { circle, d, ellipse, group, num, path, rect } from '../svg.mjs';

/** A toothed wheel around (x, y); `radius` reaches to the tips. `turn` in degrees lets neighbours mesh. */
export function cog(card, x, y, radius, { teeth = 12, colour = card.spark, hub = card.ink, spokes = 5, turn = 0 } = {}) {
  const step = (Math.PI * 2) / teeth;
  const root = radius * (1 - 2.4 / teeth);
  const point = (angle, r) => d`${x + Math.cos(angle) * r} ${y + Math.sin(angle) * r}`;
  const rim = Array.from({ length: teeth }, (_, i) => {
    const at = i * step + (turn * Math.PI) / 180;
    return [[-0.28, root], [-0.17, radius], [0.17, radius], [0.28, root]].map(([share, r]) => point(at + share * step, r)).join('L');
  });
  const [outer, inner] = [root * 0.76, root * 0.34];
  const gaps = Array.from({ length: spokes }, (_, i) => {
    const wide = (Math.PI * 2) / spokes;
    const [a, b] = [i * wide + 0.16, (i + 1) * wide - 0.16];
    return `M${point(a, outer)}A${num(outer)} ${num(outer)} 0 0 1 ${point(b, outer)}L${point(b - 0.12, inner)}A${num(inner)} ${num(inner)} 0 0 0 ${point(a + 0.12, inner)}Z`;
  });
  const body = path(`M${rim.join('L')}Z${gaps.join('')}`, colour, { 'fill-rule': 'evenodd' });
  card.cut([body, circle(x, y, root * 0.14, hub)], { small: radius < 90 });
}

/** A winding key whose stem enters something at (x, y); it sticks out to the right, with `flip` to the left. */
export function windKey(card, x, y, size, { metal = card.spark, flip, turn = 0 } = {}) {
  const s = size / 100;
  const transform = `translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${flip ? -s : s} ${s})`;
  const wing = 'M44 0C40-60 96-66 104-34C110-10 78-2 60 0C78 2 110 10 104 34C96 66 40 60 44 0Z';
  const eyes = 'M66-22A12 12 0 1 0 90-22A12 12 0 1 0 66-22ZM66 22A12 12 0 1 0 90 22A12 12 0 1 0 66 22Z';
  card.cut(
    group({ transform }, [rect(-4, -8, 60, 16, card.mix(metal, card.ink, 0.25)), path(wing + eyes, metal, { 'fill-rule': 'evenodd' })]),
    { small: size < 150 },
  );
}

/** A pair of scales on y; `tilt` in degrees lowers the left pan. Returns where things lie: { left, right } as [x, y]. */
export function scales(card, x, y, width, height, { tilt = 0, metal = card.spark, pans = card.light, drop = height * 0.42 } = {}) {
  const [arm, angle, top] = [width / 2 - 60, (tilt * Math.PI) / 180, y - height + 24];
  const end = (side) => [x + side * arm * Math.cos(angle), top - side * arm * Math.sin(angle)];
  const dark = card.mix(metal, card.ink, 0.35);
  const pan = ([px, py]) => [
    path(d`M${px} ${py}l-72 ${drop}M${px} ${py}l72 ${drop}`, 'none', { stroke: card.light, 'stroke-width': 3 }),
    path(d`M${px - 84} ${py + drop}H${px + 84}Q${px + 60} ${py + drop + 38} ${px} ${py + drop + 38}T${px - 84} ${py + drop}Z`, pans),
  ];
  card.groundShadow(x, y, width * 0.5, 0.8);
  card.cut([
    path(d`M${x - 90} ${y}Q${x - 84} ${y - 34} ${x - 20} ${y - 42}L${x - 9} ${top}H${x + 9}L${x + 20} ${y - 42}Q${x + 84} ${y - 34} ${x + 90} ${y}Z`, dark),
    rect(x - arm - 14, top - 9, 2 * arm + 28, 18, metal, { rx: 9, transform: `rotate(${-tilt} ${x} ${top})` }),
    circle(x, top, 24, metal),
    circle(x, top, 10, dark),
  ]);
  card.cut(group({}, pan(end(-1)), pan(end(1))), { small: true });
  const lying = ([px, py]) => [px, py + drop + 4];
  return { left: lying(end(-1)), right: lying(end(1)) };
}

/** A clock shaped like a hut on a wall, its ridge at (x, y); `inner({ x, y, width })` comes out of the door above the dial. */
export function cuckooClock(card, x, y, width, inner, { wood = card.mid, roof = card.deep, hands } = {}) {
  const s = width / 300;
  const at = (draw) => card.grouped({ transform: `translate(${num(x)} ${num(y)}) scale(${num(s)})` }, draw);
  const dark = card.mix(wood, card.ink, 0.4);
  at(() => {
    card.cut([
      path('M-4 380V560H4V380ZM-70 380V500H-66V380ZM66 380V470H70V380Z', card.spark),
      circle(0, 580, 34, card.spark),
      path('M-84 500h32l-4 60h-24ZM52 470h32l-4 60h-24Z', dark),
    ]);
    card.cut([
      path('M-120 120L0 20L120 120V392H-120Z', wood),
      path('M-96 140L0 60L96 140V370H-96Z', card.mix(wood, card.light, 0.16)),
      path('M0-14L176 128L150 156L0 36L-150 156L-176 128Z', roof),
      path('M-120 392H120L84 420H-84Z', roof),
    ]);
    card.dial(0, 296, 62, { rim: dark, hands });
    card.cut(path('M-54 220V150A54 54 0 0 1 54 150V220Z', card.ink), { small: true });
    card.cut([path('M-54 220V130L-96 146V236Z', dark), path('M54 220V130L96 146V236Z', dark), rect(-80, 218, 160, 14, roof, { rx: 4 })], { small: true });
  });
  inner({ x, y: y + 222 * s, width: 108 * s });
}

/** A helper made of pots and pans that stands on y; `eyes` glow. Its raised hand, at [x + 0.36 height, y - 0.62 height], holds things. */
export function potRobot(card, x, y, height, { metal = card.mid, trim = card.accent, eyes = card.light, flip } = {}) {
  const s = height / 400;
  const dark = card.mix(metal, card.ink, 0.4);
  const bright = card.mix(metal, card.light, 0.35);
  const limb = (line) => path(line, 'none', { stroke: dark, 'stroke-width': 18, 'stroke-linecap': 'round', 'stroke-dasharray': '3 21' }) + path(line, 'none', { stroke: dark, 'stroke-width': 9 });
  card.groundShadow(x, y, height * 0.55, 0.8);
  card.cut(
    group({ transform: `translate(${num(x)} ${num(y)}) scale(${num(flip ? -s : s)} ${num(s)})` }, [
      limb('M-42-120V-30M42-120V-30M86-226Q140-200 146-250M-86-226Q-142-190-124-130'),
      path('M-84 0Q-84-36-42-36T0 0ZM0 0Q0-36 42-36T84 0Z', trim),
      path('M-92-262H92L78-116Q76-104 60-104H-60Q-76-104-78-116Z', metal),
      rect(-104, -274, 208, 22, bright, { rx: 10 }),
      circle(0, -188, 36, dark), circle(0, -188, 26, eyes),
      path('M0-188V-208M0-188L12-180', 'none', { stroke: dark, 'stroke-width': 5, 'stroke-linecap': 'round' }),
      rect(-16, -292, 32, 24, dark),
      path('M-76-292H76V-346Q76-376 0-376T-76-346Z', bright),
      path('M76-340q40-4 44 16q2 22-44 18M-76-340q-40-4-44 16q-2 22 44 18', 'none', { stroke: dark, 'stroke-width': 11 }),
      circle(-30, -330, 17, card.ink), circle(30, -330, 17, card.ink), circle(-30, -330, 10, eyes), circle(30, -330, 10, eyes),
      path('M-22-304Q0-292 22-304', 'none', { stroke: card.ink, 'stroke-width': 6, 'stroke-linecap': 'round' }),
      path('M-82-372Q0-420 82-372Z', trim), circle(0, -404, 12, dark),
      circle(146, -252, 16, bright), circle(-124, -126, 16, bright),
    ]),
  );
}
