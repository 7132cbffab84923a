// Furniture that holds, hides or pours something. y is the floor unless a verb says otherwise.

import { circle, d, ellipse, group, path, rect } from '../svg.mjs';

/** A fireplace on y; `inner({ x, y, width, height })` paints what burns in it. The mantel is at y - height. */
export function fireplace(card, x, y, width, height, inner, { stone = card.soft, hearth = card.ink } = {}) {
  const [half, top] = [width / 2, y - height];
  const [side, head] = [width * 0.17, height * 0.26];
  const mouth = { x, y: y - 14, width: width - 2 * side, height: height - head - 14 };
  const [left, rise] = [x - mouth.width / 2, mouth.width * 0.16];
  const opening = d`M${left} ${mouth.y}V${top + head + rise}Q${x} ${top + head - rise} ${x + mouth.width / 2} ${top + head + rise}V${mouth.y}Z`;
  const joint = card.mix(stone, card.ink, 0.3);
  card.groundShadow(x, y, width * 1.1, 0.8);
  card.cut([
    rect(x - half, top, width, height, stone),
    rect(x - half + 16, top + head, side - 32, height - head - 26, joint, { rx: 4 }),
    rect(x + half - side + 16, top + head, side - 32, height - head - 26, joint, { rx: 4 }),
    rect(x - half + 16, top + 44, width - 32, head - 62, joint, { rx: 4 }),
    path(opening, hearth),
  ]);
  card.inside(path(opening), () => inner(mouth));
  card.cut([
    rect(x - half - 26, top - 10, width + 52, 28, card.mix(stone, card.light, 0.35), { rx: 4 }),
    rect(x - half - 14, y - 14, width + 28, 16, joint, { rx: 3 }),
  ]);
}

/**
 * A chest of drawers seen from its side, its drawers pulled out to the left by `pulls`, lowest first.
 * Returns where one can stand on each drawer and on the chest: [x, y], lowest first.
 */
export function steppedDrawers(card, x, y, width, height, pulls, { wood = card.mid, knob = card.spark } = {}) {
  const row = (height - 24) / pulls.length;
  const left = x - width / 2;
  const dark = card.mix(wood, card.ink, 0.45);
  card.groundShadow(x - width * 0.2, y, width * 1.9, 0.8);
  const boxes = pulls.map((pull, i) => {
    const top = y - 12 - row * (i + 1);
    return group({}, [
      rect(left - pull, top + 8, pull + 20, row - 12, card.mix(wood, card.light, 0.22)),
      rect(left - pull, top + 8, 16, row - 12, card.mix(wood, card.ink, 0.2), { rx: 3 }),
      rect(left - pull + 16, top + 8, pull - 10, 9, dark),
      circle(left - pull - 7, top + row / 2 + 2, 9, knob),
    ]);
  });
  card.cut(group({}, boxes));
  card.cut([
    rect(left, y - height, width, height - 10, wood, { rx: 6 }),
    rect(left + 22, y - height + 40, width - 44, height - 84, card.mix(wood, card.ink, 0.18), { rx: 6 }),
    rect(left - 14, y - height - 4, width + 28, 20, card.mix(wood, card.light, 0.3), { rx: 5 }),
    path(d`M${left + 8} ${y - 12}h30l-8 14h-14ZM${left + width - 38} ${y - 12}h30l-8 14h-14Z`, dark),
  ]);
  const steps = pulls.map((pull, i) => [left - (pull + (pulls[i + 1] ?? 0)) / 2, y - 4 - row * (i + 1)]);
  return [...steps, [x, y - height - 4]];
}

/** A kitchen stove on y; its plate is at y - height. `flame` is the colour behind the oven door. */
export function stove(card, x, y, width, height, { iron = card.deep, flame = card.accent } = {}) {
  const [half, top] = [width / 2, y - height];
  const bright = card.mix(iron, card.light, 0.28);
  const knobs = [-0.34, -0.12, 0.12, 0.34].map((at) => circle(x + width * at, top + 44, 12, bright));
  card.groundShadow(x, y, width * 1.1, 0.8);
  card.cut([
    path(d`M${x - half + 22} ${y - 30}h34l-10 32h-16ZM${x + half - 56} ${y - 30}h34l-8 32h-16Z`, card.mix(iron, card.ink, 0.5)),
    rect(x - half, top + 10, width, height - 34, iron, { rx: 8 }),
    rect(x - half - 16, top, width + 32, 22, bright, { rx: 5 }),
    ...knobs,
    rect(x - width * 0.3, top + 78, width * 0.6, height - 126, card.mix(iron, card.ink, 0.55), { rx: 14 }),
    rect(x - width * 0.25, top + 92, width * 0.5, height - 154, flame, { rx: 10 }),
    rect(x - width * 0.24, top + 70, width * 0.48, 9, bright, { rx: 4 }),
  ]);
  card.glowAt(x, top + height * 0.58, width * 0.42, { colour: card.light, opacity: 0.45 });
}

/** A cooking pot on y; `inner({ x, y, width })` rises out of it, cut off at its rim. */
export function pot(card, x, y, width, inner, { metal = card.mid, band = card.light } = {}) {
  const [half, h] = [width / 2, width * 0.52];
  const top = y - h;
  card.cut(ellipse(x, top, half, half * 0.16, card.mix(metal, card.ink, 0.6)));
  card.inside(path(d`M${x - half} ${top}A${half} ${half * 0.16} 0 0 0 ${x + half} ${top}V-900H${x - half}Z`), () => inner({ x, y: top, width }));
  const body = d`M${x - half} ${top}A${half} ${half * 0.16} 0 0 0 ${x + half} ${top}L${x + half * 0.92} ${y - 22}Q${x + half * 0.88} ${y} ${x + half * 0.7} ${y}H${x - half * 0.7}Q${x - half * 0.88} ${y} ${x - half * 0.92} ${y - 22}Z`;
  const grip = (side) => d`M${x + side * half * 0.98} ${top + h * 0.34}q${side * half * 0.3} ${-h * 0.12} ${side * half * 0.28} ${h * 0.1}t${-side * half * 0.3} ${h * 0.12}`;
  card.cut([
    path(grip(1) + grip(-1), 'none', { stroke: card.mix(metal, card.ink, 0.4), 'stroke-width': 15, 'stroke-linecap': 'round' }),
    path(body, metal),
    path(d`M${x - half} ${top}A${half} ${half * 0.16} 0 0 0 ${x + half} ${top}L${x + half * 0.99} ${top + 13}A${half} ${half * 0.16} 0 0 1 ${x - half * 0.99} ${top + 13}Z`, band),
  ]);
}

/** A bath on clawed feet; `inner({ x, y, width })` sits in it, cut off at its rim. */
export function tub(card, x, y, width, inner, { enamel = card.light, feet = card.accent } = {}) {
  const [half, h] = [width / 2, width * 0.4];
  const top = y - h;
  card.groundShadow(x, y, width, 0.8);
  card.cut(rect(x - half * 0.94, top - 6, half * 1.88, 40, card.mix(enamel, card.ink, 0.45), { rx: 18 }));
  card.inside(rect(x - half, -400, width, top + 414), () => inner({ x, y: top, width }));
  const foot = (side) => d`M${x + side * half * 0.5} ${y - 34}q${side * 10} 30 ${-side * 4} 36h${side * 46}q${side * 8} -30 ${side * 2} -48Z`;
  card.cut([
    path(foot(-1) + foot(1), feet),
    path(d`M${x - half * 0.95} ${top + 12}H${x + half * 0.95}C${x + half * 0.94} ${y - h * 0.3} ${x + half * 0.7} ${y - 18} ${x + half * 0.42} ${y - 18}H${x - half * 0.42}C${x - half * 0.7} ${y - 18} ${x - half * 0.94} ${y - h * 0.3} ${x - half * 0.95} ${top + 12}Z`, enamel),
    rect(x - half, top, width, 24, card.mix(enamel, card.soft, 0.25), { rx: 12 }),
  ]);
}

/** A water tap that comes from the left or, with `flip`, from the right; its mouth is at (x, y). */
export function tap(card, x, y, size, { metal = card.soft, knob = card.accent, flip } = {}) {
  const s = size / 100;
  card.cut(
    group({ transform: `translate(${x} ${y}) scale(${flip ? -s : s} ${s})` }, [
      path('M-400-92H-40C0-92 18-60 18-14H-18C-18-40-24-52-44-52H-400Z', metal),
      rect(-24, -16, 48, 18, card.mix(metal, card.ink, 0.3), { rx: 5 }),
      rect(-96, -134, 18, 44, card.mix(metal, card.ink, 0.25)),
      rect(-138, -150, 102, 22, knob, { rx: 11 }),
    ]),
  );
}

/** A lamp that hangs from the ceiling on a wire; y is the lower edge of its shade. */
export function pendant(card, x, y, width, { shade = card.accent, bulb = card.light, wire = card.ink } = {}) {
  const [half, h] = [width / 2, width * 0.5];
  card.paint(rect(x - 2.5, -10, 5, y - h + 10, wire));
  card.cut(circle(x, y + 2, width * 0.13, bulb), { small: true });
  card.cut([
    path(d`M${x - half} ${y}C${x - half * 0.9} ${y - h * 0.75} ${x - half * 0.4} ${y - h} ${x} ${y - h}C${x + half * 0.4} ${y - h} ${x + half * 0.9} ${y - h * 0.75} ${x + half} ${y}Z`, shade),
    rect(x - width * 0.07, y - h * 1.16, width * 0.14, h * 0.22, card.mix(shade, card.ink, 0.4), { rx: 4 }),
    rect(x - half, y - 8, width, 12, card.mix(shade, card.light, 0.35), { rx: 6 }),
  ], { small: width < 120 });
}

/** A tall clock on y with its long door open to the left; `inner({ x, y, width, height })` paints what is in its case. */
export function tallClock(card, x, y, width, height, inner, { wood = card.mid, hands } = {}) {
  const [half, top] = [width / 2, y - height];
  const [dark, bright] = [card.mix(wood, card.ink, 0.4), card.mix(wood, card.light, 0.25)];
  const opening = { x, y: y - 54, width: width * 0.66, height: height - width * 1.1 - 70 };
  const left = x - opening.width / 2;
  const head = top + width * 1.1;
  card.groundShadow(x, y, width * 1.2, 0.8);
  card.cut([
    path(d`M${x - half - 14} ${top + 30}Q${x} ${top - width * 0.46} ${x + half + 14} ${top + 30}Z`, dark),
    rect(x - half, top + 20, width, width * 0.98, wood, { rx: 6 }),
    rect(x - half + 14, head, width - 28, height - width * 1.1, bright),
    rect(x - half - 8, head - 12, width + 16, 22, dark, { rx: 4 }),
    rect(x - half - 8, y - 46, width + 16, 46, dark, { rx: 6 }),
  ]);
  card.dial(x, top + 26 + width * 0.46, width * 0.34, { rim: dark, hands });
  card.inside(rect(left, opening.y - opening.height, opening.width, opening.height), () => inner(opening));
  const leaf = d`M${left} ${opening.y - opening.height}l${-opening.width * 0.5} -16v${opening.height + 44}l${opening.width * 0.5} -28Z`;
  card.cut([path(leaf, dark), circle(left - opening.width * 0.4, opening.y - opening.height * 0.5, 7, card.light)]);
}

/** A round rug on the floor with its middle at (x, y); with `inner` it is a hole into something else. */
export function rug(card, x, y, width, inner, { colours = [card.accent, card.light], height = width * 0.34 } = {}) {
  const [rx, ry] = [width / 2, height / 2];
  const fringe = Array.from({ length: 60 }, (_, i) => {
    const angle = (i / 60) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return d`M${x + cos * rx} ${y + sin * ry}l${cos * 14} ${sin * 9}`;
  });
  card.cut([
    path(fringe.join(''), 'none', { stroke: colours[1], 'stroke-width': 4 }),
    ellipse(x, y, rx, ry, colours[0]),
    ellipse(x, y, rx * 0.93, ry * 0.91, colours[1]),
    ellipse(x, y, rx * 0.88, ry * 0.85, colours[0]),
  ], { small: true });
  if (inner) card.inside(path(d`M${x - rx * 0.82} ${y}A${rx * 0.82} ${ry * 0.78} 0 0 0 ${x + rx * 0.82} ${y}V-200H${x - rx * 0.82}Z`), () => inner({ x, y, rx: rx * 0.82, ry: ry * 0.78 }));
}

/** A house without its front wall, on y. `rooms` are four painters: upper left, upper right, lower left, lower right. */
export function openHouse(card, x, y, width, height, rooms, { walls = card.light, roof = card.accent } = {}) {
  const [half, top, beam] = [width / 2, y - height, 16];
  const [roomWide, roomTall] = [(width - 3 * beam) / 2, (height - 3 * beam) / 2];
  card.groundShadow(x, y, width * 1.1, 0.8);
  card.cut([
    rect(x + half * 0.42, top - width * 0.36, 52, 110, card.mix(roof, card.ink, 0.4)),
    path(d`M${x - half - 34} ${top + 8}L${x} ${top - width * 0.42}L${x + half + 34} ${top + 8}Z`, roof),
    rect(x - half, top, width, height, walls),
  ]);
  rooms.forEach((paint, i) => {
    const left = x - half + beam + (i % 2) * (roomWide + beam);
    const head = top + beam + Math.floor(i / 2) * (roomTall + beam);
    const room = rect(left, head, roomWide, roomTall);
    card.inside(room, () => {
      paint({ x: left + roomWide / 2, y: head + roomTall, width: roomWide, height: roomTall, left, top: head });
      card.shade(rect(left, head, roomWide, 22, card.fade([[0, '#000', 0.9], [1, '#000', 0]])), 0.6);
    });
  });
}
