// What travels by water, by air and through space: each is (x, y, scale), swimming or hovering on y.

import { circle, d, ellipse, group, path, rect } from '../svg.mjs';
import { drawn, line, times } from './drawn.mjs';

/** A small submarine that looks to the left; y is its keel. */
export const submarine = drawn(({ spark, accent, light, ink, deep, mix }) => [
  path('M-20-200V-290H-70', 'none', line(mix(deep, ink, 0.3), 20)),
  path('M-90-180L-70-240H60L80-180Z', mix(spark, ink, 0.18)),
  path('M190-100L262-160V-34Z', mix(accent, ink, 0.15)),
  ellipse(0, -100, 220, 98, spark),
  path('M-214-76C-180 20 180 20 214-76C120-40-120-40-214-76Z', mix(spark, ink, 0.3)),
  times(3, (i) => circle(-110 + i * 105, -108, 38, mix(spark, ink, 0.4)) + circle(-110 + i * 105, -108, 27, light)),
]);

/** A long ship with a dragon's neck, shields and a striped sail; y is the water. */
export const longship = drawn(({ accent, light, deep, mid, soft, ink, mix }) => [
  rect(-8, -400, 16, 380, deep),
  path('M-150-370H150C170-300 170-220 140-160H-140C-110-220-110-300-150-370Z', light),
  ...[0, 1, 2].map((i) => path(d`M${-118 + i * 100} -370H${-68 + i * 100}C${-44 + i * 98} -300 ${-44 + i * 98} -220 ${-64 + i * 96} -160H${-112 + i * 96}C${-90 + i * 98} -220 ${-90 + i * 98} -300 ${-118 + i * 100} -370Z`, accent)),
  path('M-215-80C-250-140-280-190-250-240C-236-262-204-258-200-236C-198-220-214-212-224-220C-236-190-200-130-160-96C-60-80 80-80 160-96C196-130 226-180 210-230C250-190 240-130 215-80C190-10 120 20 0 20C-120 20-190-10-215-80Z', mix(mid, deep, 0.3)),
  times(6, (i) => circle(-140 + i * 56, -72, 30, i % 2 ? accent : soft) + circle(-140 + i * 56, -72, 10, ink)),
]);

/** A grey ball as big as a moon, with a trench and a dish; its middle is 200 above y. */
export const station = drawn(({ soft, mid, deep, ink, mix }) => {
  const steel = mix(soft, mid, 0.4);
  return group({ transform: 'translate(0 -200)' },
    circle(0, 0, 200, steel),
    path('M60-191A200 200 0 0 1 60 191C150 100 150-100 60-191Z', mix(steel, ink, 0.35)),
    path('M-200 0Q0 36 200 0', 'none', line(mix(deep, ink, 0.4), 16)),
    circle(-70, -86, 62, mix(steel, deep, 0.45)), circle(-64, -80, 40, mix(steel, soft, 0.4)), circle(-60, -76, 12, deep),
    path('M-150 60H-90M-60 84H20M-120 120H-40M40 60H110M30 130H90M30-60H120M60-110H110', 'none', line(mix(steel, deep, 0.55), 9)));
});

/** A balloon of paper and gold with garlands, over a brazier's smoke; y is the lower rim. */
export const paperBalloon = drawn(({ deep, mid, accent, light, spark, mix }) => {
  const blue = mix('#2f5f9e', mid, 0.25);
  return [
    path('M0-420C-130-420-200-330-200-235C-200-140-110-80-70 0H70C110-80 200-140 200-235C200-330 130-420 0-420Z', blue),
    path('M-198-262Q0-200 198-262L200-210Q0-146-200-210Z', accent),
    path('M-150-348Q0-300 150-348L166-322Q0-272-166-322Z', mix(accent, light, 0.4)),
    times(4, (i) => circle(-120 + i * 80, -150 + Math.abs(i - 1.5) * -14, 20, accent)),
    path('M-84-18H84L74 26H-74Z', mix(spark, deep, 0.3)),
    path('M-78 8H78', 'none', line(accent, 9)),
  ];
});
