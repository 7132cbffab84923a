// Single things of our own drawing that no emoji offers.

import { circle, d, group, path, rect } from '../svg.mjs';

/** A piece of land in the air; its grass is at y, its rock hangs `depth` below. */
export function island(card, x, y, width, depth, { top = card.soft, rock = card.deep } = {}) {
  const { dice } = card;
  const points = 9;
  const under = Array.from({ length: points + 1 }, (_, i) => {
    const t = i / points;
    const hang = Math.sin(Math.PI * t) ** 0.8 * dice.between(0.62, 1.05);
    return [x - width / 2 + width * t, i % points === 0 ? y : y + depth * hang];
  });
  const corner = (i) => d`${under[i][0]} ${under[i][1]}`;
  card.layer(`M${under.map((_, i) => corner(i)).join('L')}Z`, rock, { thick: true, dark: 0.65 });
  const facets = [1, 3, 5, 7].map((i) => `M${corner(i)}L${d`${under[i][0] - width * 0.05} ${y + 6}`}L${d`${under[i + 1][0]} ${y + 6}`}Z`);
  card.paint(path(facets.join(''), card.ink, { opacity: 0.28 }));
  const turf = d`M${x - width / 2 - 8} ${y + 6}Q${x - width * 0.3} ${y - width * 0.1} ${x} ${y - width * 0.09}Q${x + width * 0.3} ${y - width * 0.1} ${x + width / 2 + 8} ${y + 6}Q${x + width * 0.2} ${y + 26} ${x} ${y + 16}Q${x - width * 0.25} ${y + 30} ${x - width / 2 - 8} ${y + 6}Z`;
  card.cut(path(turf, top), { small: true });
}

/** A hot-air balloon; (x, y) is the floor of its basket, `height` the whole. */
export function airBalloon(card, x, y, height, { colours = [card.accent, card.light, card.spark], basket = card.deep } = {}) {
  const s = height / 200;
  const bag = 'M0-200C-58-200-82-158-78-126C-74-92-30-62-16-48H16C30-62 74-92 78-126C82-158 58-200 0-200Z';
  const gore = (half, colour) => path(`M0-200C${-half}-200 ${-half * 1.3}-150 ${-half * 1.2}-126C${-half}-92 ${-half * 0.4}-62 ${-half * 0.2}-48H${half * 0.2}C${half * 0.4}-62 ${half}-92 ${half * 1.2}-126C${half * 1.3}-150 ${half}-200 0-200Z`, colour);
  card.cut(
    group({ transform: `translate(${x} ${y}) scale(${s})` }, [
      path('M-15-48L-12-22M15-48L12-22M-5-48L-4-22M5-48L4-22', 'none', { stroke: card.ink, 'stroke-width': 1.6 }),
      path(bag, colours[0]),
      gore(42, colours[1]),
      gore(17, colours[2] ?? colours[0]),
      path('M-17-50H17L15-42H-15Z', card.ink),
      path('M-15-24H15L12 0H-12Z', basket),
      rect(-17, -26, 34, 6, card.mix(basket, card.light, 0.35), { rx: 3 }),
    ]),
    { small: height < 160 },
  );
}

/** A folded paper boat floating at y. */
export function paperBoat(card, x, y, width, { paper = card.light } = {}) {
  const s = width / 200;
  card.cut(
    group({ transform: `translate(${x} ${y}) scale(${s})` }, [
      path('M0-110L58-38H-58Z', card.mix(paper, card.mid, 0.2)),
      path('M0-110L58-38H0Z', paper),
      path('M-100-58L-58-38H58L100-58L64 0H-64Z', paper),
      path('M-100-58L0-38L64 0H-64Z', card.mix(paper, card.mid, 0.28)),
    ]),
    { small: width < 160 },
  );
}

/** A folded paper plane flying to the right; `turn` in degrees. */
export function paperPlane(card, x, y, width, { paper = card.light, turn = -12, flip } = {}) {
  const s = width / 200;
  card.cut(
    group({ transform: `translate(${x} ${y}) rotate(${turn}) scale(${flip ? -s : s} ${s})` }, [
      path('M-100-34L100-14L-30 10Z', paper),
      path('M-30 10L100-14L-16 52Z', card.mix(paper, card.mid, 0.3)),
      path('M-30 10L-16 52L-4 18Z', card.mix(paper, card.ink, 0.45)),
    ]),
    { small: width < 160 },
  );
}

/** An open umbrella held upright, its handle's end at (x, y). */
export function parasol(card, x, y, height, { cloth = card.accent, rib = card.ink } = {}) {
  const s = height / 120;
  card.cut(
    group({ transform: `translate(${x} ${y}) scale(${s})` }, [
      path('M0-112V-4Q0 4 8 2', 'none', { stroke: rib, 'stroke-width': 3.4, 'stroke-linecap': 'round' }),
      path('M-70-64C-66-104-30-114 0-114C30-114 66-104 70-64Q58-74 47-64Q35-76 23-64Q12-76 0-64Q-12-76-23-64Q-35-76-47-64Q-58-74-70-64Z', cloth),
      path('M0-114C-14-100-22-84-23-64Q-12-76 0-64Q12-76 23-64C22-84 14-100 0-114Z', card.mix(cloth, card.light, 0.25)),
      circle(0, -117, 3, rib),
    ]),
    { small: height < 160 },
  );
}

/** A clock face without numbers; `hands` are [hour, minute] angles in degrees. */
export function dial(card, x, y, radius, { face = card.light, rim = card.spark, hands = [300, 60], ink = card.ink } = {}) {
  const tick = (i) => {
    const angle = (i * Math.PI) / 6;
    const [from, to] = [radius * (i % 3 ? 0.84 : 0.76), radius * 0.92];
    return d`M${x + Math.sin(angle) * from} ${y - Math.cos(angle) * from}L${x + Math.sin(angle) * to} ${y - Math.cos(angle) * to}`;
  };
  const hand = (degrees, long, width) =>
    path(d`M${x} ${y + radius * 0.12}V${y - radius * long}`, 'none', {
      stroke: ink, 'stroke-width': width, 'stroke-linecap': 'round', transform: `rotate(${degrees} ${x} ${y})`,
    });
  card.cut([
    circle(x, y, radius * 1.12, rim),
    circle(x, y, radius, face),
    path(Array.from({ length: 12 }, (_, i) => tick(i)).join(''), 'none', { stroke: ink, 'stroke-width': radius * 0.05 }),
    hand(hands[0], 0.5, radius * 0.09),
    hand(hands[1], 0.76, radius * 0.06),
    circle(x, y, radius * 0.08, ink),
  ], { small: radius < 60 });
}

/** A soft patch of light: of a candle, a window, a lantern. */
export function glowAt(card, x, y, radius, { colour = card.accent, opacity = 0.6 } = {}) {
  card.paint(circle(x, y, radius, card.glow([[0, colour, opacity], [1, colour, 0]])));
}

/** A beam of a lighthouse or a torch from a point, `degrees` clockwise from the right. */
export function beam(card, x, y, degrees, { length = 400, spread = 16, colour = card.light, opacity = 0.55 } = {}) {
  const point = (angle) => {
    const a = (angle * Math.PI) / 180;
    return d`${x + Math.cos(a) * length} ${y + Math.sin(a) * length}`;
  };
  const fill = card.glow([[0, colour, opacity], [1, colour, 0]], { cx: x, cy: y, r: length, units: true });
  card.paint(path(`M${d`${x} ${y}`}L${point(degrees - spread / 2)}L${point(degrees + spread / 2)}Z`, fill));
}
