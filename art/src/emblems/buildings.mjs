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
export const stepPyramid = drawn(({ soft, mid, deep, mix }) => [
  times(5, (i) => rect(-260 + i * 45, -60 - i * 58, 520 - i * 90, 62, mix(soft, mid, 0.2 + i * 0.12))),
  rect(-56, -345, 112, 66, mix(mid, deep, 0.3)),
  rect(-20, -330, 40, 50, deep),
  path('M-38 0L-24-290H24L38 0Z', mix(mid, deep, 0.5)),
]);

/** Houses of clay with beams that stick out. */
export const clayTowers = drawn(({ soft, mid, deep, ink, mix }) => {
  const tower = (x, width, height, colour) => [
    path(d`M${x - width / 2} 0L${x - width * 0.4} ${-height}Q${x} ${-height - 40} ${x + width * 0.4} ${-height}L${x + width / 2} 0Z`, colour),
    times(4, (row) => times(2, (i) => rect(x - width * 0.26 + i * width * 0.4, -height + 34 + row * height * 0.21, width * 0.16, 9, ink))),
  ];
  return [
    tower(-150, 150, 210, mix(mid, deep, 0.15)), tower(150, 150, 230, mix(mid, deep, 0.15)), tower(0, 200, 340, mix(soft, mid, 0.45)),
    rect(-236, -100, 472, 100, mix(soft, mid, 0.65), { rx: 8 }),
    path('M-34 0V-70A34 34 0 0 1 34-70V0Z', mix(deep, ink, 0.4)),
  ].flat(2);
});

/** A wall that climbs over hills to a watchtower; spans the whole emblem. */
export const longWall = drawn(({ light, soft, mid, deep, ink, mix }) => {
  const battlements = (from, to, count, size) => times(count, (i) => {
    const t = (i + 0.25) / count;
    return rect(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t - size, size, size * 1.3, mix(soft, light, 0.3));
  });
  return [
    path('M-330 20L-120-130L-60-130L-60-60L-330 140Z', mix(soft, mid, 0.35)),
    path('M60-150L190-250L340-210V-130L190-180L60-90Z', mix(mid, deep, 0.15)),
    battlements([-330, 10], [-130, -130], 7, 26), battlements([196, -254], [340, -216], 6, 18),
    path('M-130 20L-112-290H112L130 20Z', mix(soft, mid, 0.15)),
    rect(-132, -316, 264, 46, mix(soft, mid, 0.5)),
    times(5, (i) => rect(-132 + i * 56, -356, 40, 44, mix(soft, mid, 0.5))),
    times(3, (i) => path(d`M${-78 + i * 60} -160V-196A19 19 0 0 1 ${-40 + i * 60} -196V-160Z`, mix(deep, ink, 0.5))),
    path('M-116-90H-40M20-60H110M-70-30H0', 'none', line(mix(mid, deep, 0.3), 7)),
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

/** A small green city at the end of a way. */
export const emeraldCity = drawn(({ light, ink, spark, accent, mix }) => {
  const green = mix('#2f9e6a', spark, 0.1);
  const tower = (x, half, height) => path(d`M${x - half} 0V${-height}L${x} ${-height - half * 2.4}L${x + half} ${-height}V0Z`, mix(green, ink, 0.12)) + rect(x - half * 0.3, -height, half * 0.6, height * 0.9, mix(green, light, 0.4));
  return [tower(-110, 30, 110), tower(110, 30, 120), tower(-58, 36, 170), tower(60, 36, 180), tower(0, 44, 240), rect(-150, -50, 300, 50, mix(green, accent, 0.05))];
});
