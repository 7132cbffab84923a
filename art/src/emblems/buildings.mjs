// Buildings and ruins of the emblems: each is (x, y, scale), standing on y.

import { circle, d, group, path, rect } from '../svg.mjs';
import { drawn, line, times } from './drawn.mjs';

/** A pyramid in the making: the sunny and the dark side, courses of stone, the tip still missing. */
export const pyramid = drawn(({ soft, light, mid, deep, mix }) => {
  const course = (i) => d`M${-250 + i * 30} ${-i * 44}H${250 - i * 30}`;
  return [
    path('M-250 0L-56-285H56L250 0Z', mix(light, soft, 0.45)),
    path('M40 0L20-285H56L250 0Z', mix(mid, deep, 0.15)),
    path(times(6, (i) => course(i + 1)).join(''), 'none', { stroke: mix(mid, deep, 0.5), 'stroke-width': 5 }),
    rect(-34, -330, 60, 45, mix(light, soft, 0.2)),
  ];
});

/** Stone steps on four sides, a house on top. */
export const stepPyramid = drawn(({ light, ink, mix }) => {
  const stone = mix('#b39468', light, 0.1);
  return [
    times(5, (i) => rect(-260 + i * 45, -60 - i * 58, 520 - i * 90, 62, mix(stone, i % 2 ? light : ink, 0.12))),
    rect(-56, -345, 112, 66, mix(stone, ink, 0.2)),
    rect(-20, -330, 40, 50, mix(stone, ink, 0.7)),
    path('M-38 0L-24-290H24L38 0Z', mix(stone, ink, 0.35)),
  ];
});

/** Houses of clay with beams that stick out. */
export const clayTowers = drawn(({ soft, mid, deep, ink, mix }) => {
  const beam = (x, y) => rect(x - 15, y, 30, 13, ink, { rx: 4 });
  const tower = (x, width, height, colour) => [
    path(d`M${x - width / 2} 0L${x - width * 0.34} ${-height}Q${x} ${-height - width * 0.75} ${x + width * 0.34} ${-height}L${x + width / 2} 0Z`, colour),
    times(4, (row) => [beam(x - width * 0.2, -height + 10 + row * height * 0.2), beam(x + width * 0.2, -height + 10 + row * height * 0.2)]),
  ];
  return [
    tower(-165, 150, 190, mix(mid, deep, 0.35)), tower(165, 150, 210, mix(mid, deep, 0.35)), tower(0, 190, 300, mix(soft, mid, 0.75)),
    path('M-250 0V-92Q-200-130-150-92Q-100-60-50-92Q0-126 50-92Q100-60 150-92Q200-130 250-92V0Z', mix(mid, deep, 0.15)),
    path('M-38 0V-56A38 38 0 0 1 38-56V0Z', mix(deep, ink, 0.4)),
  ].flat(3);
});

/** A wall that winds over the hills from a far watchtower to a near one; as wide as the emblem. */
export const longWall = drawn(({ light, mid, deep, ink, mix }) => {
  const stone = mix('#c9ab7c', light, 0.15);
  const dark = mix(stone, deep, 0.45);
  const battlements = (from, to, count, size) => times(count, (i) => {
    const t = (i + 0.5) / count;
    return rect(from[0] + (to[0] - from[0]) * t - size / 2, from[1] + (to[1] - from[1]) * t - size * 0.9, size, size, stone);
  });
  const tower = (scale, x, y) => group({ transform: `translate(${x} ${y}) scale(${scale})` },
    path('M-84 10L-72-190H72L84 10Z', stone), path('M20 10L24-190H72L84 10Z', dark),
    rect(-92, -214, 184, 36, mix(stone, mid, 0.3)), times(4, (i) => rect(-92 + i * 50, -246, 34, 36, stone)),
    times(2, (i) => path(d`M${-48 + i * 56} -90V-118A18 18 0 0 1 ${-12 + i * 56} -118V-90Z`, mix(deep, ink, 0.4))));
  return [
    path('M40-330L150-300L60-215L-60-180L-60-140L90-170L215-300L150-345Z', dark),
    battlements([44, -330], [150, -318], 4, 18), battlements([60, -222], [190, -322], 5, 20),
    tower(0.42, 40, -310),
    path('M-70-190L-200-90L-330-60V60L-180 20L-20-110L0-160Z', stone),
    path('M-330 0L-186-30L-40-140L-20-110L-180 20L-330 60Z', dark),
    battlements([-330, -58], [-200, -92], 5, 26), battlements([-190, -98], [-80, -184], 4, 26),
    path('M-40-130L20-40L330-10V110L-30 30L-100-70Z', stone), battlements([30, -36], [330, -8], 9, 28),
    path('M20 10L330 50V110L-20 40Z', dark),
    tower(1, -60, 40),
  ];
});

/** A steel bridge whose middle has fallen. */
export const brokenBridge = drawn(({ ink, deep, accent, mix }) => {
  const iron = mix(deep, ink, 0.2);
  const span = [
    path('M0 0H230M0-90H230', 'none', line(iron, 18)),
    path('M0 0L58-90L115 0L173-90L230 0M58 0V-90M115 0V-90M173 0V-90M230 0V-90', 'none', line(accent, 10)),
  ];
  return [
    rect(-215, -110, 70, 250, mix(deep, ink, 0.5), { rx: 6 }), rect(145, -110, 70, 250, mix(deep, ink, 0.5), { rx: 6 }),
    group({ transform: 'translate(-330 -110) rotate(4)' }, span),
    group({ transform: 'translate(300 -110) scale(-1 1) rotate(4)' }, span),
    group({ transform: 'translate(-100 -96) rotate(38)' }, span.join('').replaceAll('230', '200')),
  ];
});

/** A tower of steps that narrow to a needle. */
export const skyscraper = drawn(({ soft, mid, deep, accent, mix }) => {
  const block = (half, top, bottom, share) => rect(-half, -top, 2 * half, top - bottom, mix(mid, deep, share));
  const windows = (half, top, bottom) => times(Math.floor((top - bottom) / 34), (row) =>
    times(Math.floor(half / 14), (i) => rect(-half + 12 + i * 28, -top + 14 + row * 34, 10, 18, (row * 3 + i * 5) % 4 ? mix(deep, soft, 0.25) : accent)));
  return [
    block(8, 470, 400, 0), block(34, 420, 350, 0.1), windows(34, 420, 350), block(66, 360, 220, 0.3), windows(66, 360, 220),
    block(104, 230, 0, 0.5), windows(104, 230, 0),
  ].flat(2);
});

/** Towers of a great city of tomorrow, joined by a bridge. */
export const tomorrow = drawn(({ soft, light, mid, deep, ink, accent, mix }) => {
  const tower = (x, half, height, colour) => [
    path(d`M${x - half} 0V${-height * 0.6}H${x - half * 0.72}V${-height * 0.82}H${x - half * 0.42}V${-height * 0.95}H${x}V${-height}L${x + 4} ${-height}V${-height * 0.95}H${x + half * 0.42}V${-height * 0.82}H${x + half * 0.72}V${-height * 0.6}H${x + half}V0Z`, colour),
    times(3, (i) => rect(x - half * 0.5 + i * half * 0.4, -height * 0.78, half * 0.12, height * 0.72, mix(colour, light, 0.35))),
  ];
  return [
    tower(-185, 80, 330, mix(mid, deep, 0.5)), tower(185, 80, 360, mix(mid, deep, 0.5)), tower(0, 120, 480, mix(deep, ink, 0.25)),
    rect(-300, -170, 600, 26, mix(soft, mid, 0.3)), times(8, (i) => rect(-280 + i * 78, -164, 30, 10, accent)),
  ].flat(2);
});

/** Two blocks of flats, alike to the last window. */
export const twinFlats = drawn(({ soft, mid, deep, ink, accent, light, mix }) => {
  const block = (x) => [
    rect(x - 125, -330, 250, 330, mix(mid, soft, 0.35)),
    rect(x - 135, -344, 270, 22, light, { rx: 8 }),
    times(4, (row) => times(4, (i) => rect(x - 104 + i * 56, -300 + row * 66, 36, 40, row === 1 && i === 2 ? accent : mix(deep, ink, 0.2), { rx: 3 }))),
    rect(x - 26, -50, 52, 50, deep),
  ];
  return [block(-140), block(140)].flat(2);
});

/** A dome of panels with a door, as one would build it on the moon. */
export const dome = drawn(({ soft, light, mid, deep, accent, mix }) => [
  path('M-190 0A190 190 0 0 1 190 0Z', mix(soft, light, 0.5)),
  path('M-190 0A190 190 0 0 1 190 0M-90 0C-90-90-60-160 0-190M90 0C90-90 60-160 0-190M-164-96H164M0-190V0', 'none', line(mix(mid, deep, 0.2), 8)),
  rect(-46, -104, 92, 104, deep, { rx: 40 }),
  circle(0, -56, 22, accent),
]);

/** A cliff that juts out over the plain, to the right. */
export const cliff = drawn(({ deep, mid, ink, mix }) => [
  path('M-340 0V-190L-250-215L-120-205L130-250L205-238L120-190L-20-150L-70-60L-40 0Z', mix(deep, ink, 0.35)),
  path('M-340-190L-250-215L-120-205L130-250L205-238L100-222L-120-170L-340-150Z', mix(deep, mid, 0.45)),
]);

/** A house cut open like a drawer, over its secret cellar; y is the floor of the cellar. */
export const cellar = drawn(({ light, ink, deep, accent, soft, mix }) => [
  rect(-190, -190, 380, 190, mix(ink, deep, 0.25), { rx: 14 }),
  path('M-170-10H-110V-50H-60V-90H-10V-130H40V-180H70V-100H20V-60H-30V-10Z', mix(soft, deep, 0.35)),
  rect(96, -190, 6, 40, light), circle(99, -132, 22, accent),
  rect(60, -44, 110, 34, mix(accent, deep, 0.4), { rx: 10 }),
]);

/** A house torn apart down the middle. */
export const tornHouse = drawn(({ light, soft, mid, deep, accent, ink, mix }) => {
  const half = (side, edge) => group({ transform: `translate(${side * 42} 0) rotate(${side * 7})` },
    path(`M${side * 175} 0V-190L${edge}Z`, mix(light, soft, 0.25)),
    path(`M${side * 215}-180L0-345L${side * -16}-300L${side * 14}-250L${side * 160}-170Z`, accent),
    rect(side * 108 - 42, -150, 84, 90, mix(deep, ink, 0.15), { rx: 4 }),
    path(`M${side * 108}-150v90M${side * 108 - 42}-105h84`, 'none', line(light, 9)));
  const zigzag = (side) => `0-320L${side * -16}-270L${side * 20}-200L${side * -16}-130L${side * 16}-60L0 0`;
  return [half(-1, zigzag(-1)), half(1, zigzag(1)), rect(-4, -8, 8, 8, mid)];
});

/** A small green city at the end of a way. */
export const emeraldCity = drawn(({ light, ink, spark, accent, mix }) => {
  const green = mix('#2f9e6a', spark, 0.1);
  const tower = (x, half, height) => path(d`M${x - half} 0V${-height}L${x} ${-height - half * 2.4}L${x + half} ${-height}V0Z`, mix(green, ink, 0.12)) + rect(x - half * 0.3, -height, half * 0.6, height * 0.9, mix(green, light, 0.4));
  return [tower(-110, 30, 110), tower(110, 30, 120), tower(-58, 36, 170), tower(60, 36, 180), tower(0, 44, 240), rect(-150, -50, 300, 50, mix(green, accent, 0.05))];
});

/** A slide that winds from its tower down to y. */
export const waterSlide = drawn(({ accent, light, deep, ink, spark, mix }) => {
  const way = 'M-120-372C60-372 250-372 250-290C250-200-60-250-60-150C-60-60 80-60 190-20';
  return [
    path('M-190 0V-410M-90 0V-410M-190-60L-90-140L-190-220L-90-300M190-260V0', 'none', line(mix(deep, ink, 0.1), 16)),
    rect(-210, -420, 140, 24, spark, { rx: 6 }), path('M-216-420L-140-480L-64-420Z', accent),
    path(way, 'none', line(mix(accent, ink, 0.2), 74)), path(way, 'none', line(mix(light, '#8fd0e8', 0.6), 40)),
  ];
});
