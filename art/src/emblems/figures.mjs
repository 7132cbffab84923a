// Living beings of the emblems, more or less: each is (x, y, scale), standing on y.

import { circle, d, ellipse, group, path } from '../svg.mjs';
import { drawn, line, times } from './drawn.mjs';

/** A worm as high as a tower that rises out of the sand with its round mouth open. */
export const sandworm = drawn(({ deep, mid, soft, ink, mix }) => [
  path('M-150 0C-190-130-170-250-80-330L120-330C190-300 210-220 130-190C90-130 100-60 130 0Z', mix(mid, deep, 0.45)),
  times(5, (i) => path(d`M${-158 + i * 4} ${-30 - i * 46}Q${-30} ${10 - i * 42} ${112 - Math.sin(i) * 8} ${-30 - i * 40}`, 'none', line(mix(deep, ink, 0.35), 10))),
  ellipse(70, -290, 145, 118, mix(soft, mid, 0.55), { transform: 'rotate(-18 70 -290)' }),
  ellipse(76, -290, 112, 88, mix(deep, ink, 0.6), { transform: 'rotate(-18 76 -290)' }),
  times(18, (i) => path('M-5-102L0-66L5-102Z', mix(soft, mid, 0.3), { transform: `translate(76 -290) rotate(-18) scale(1.08 .86) rotate(${i * 20})` })),
]);

/** Two who dance with arms on each other's shoulders. */
export const dancers = drawn(({ ink, deep, accent, light, mix }) => {
  const body = (shirt, side) => group({ transform: `translate(${side * 82} 0) scale(${side} 1)` },
    path('M-20-175L-34-90L-26 0M20-175L70-110L30-44', 'none', line(mix(ink, deep, 0.2), 32)),
    path('M-44-320C-20-336 20-336 44-320L34-170H-34Z', shirt),
    path('M40-306L120-360L150-430', 'none', line(shirt, 28)),
    circle(0, -372, 38, mix('#c98b62', ink, 0.1)),
    path('M-38-378C-36-424 36-424 38-378Q0-396-38-378Z', ink));
  return [path('M-110-300Q0-276 110-300', 'none', line(light, 26)), body(light, -1), body(accent, 1)];
});

/** A head under a smooth mask, for a bust whose collar is at y. */
export const mask = drawn(({ ink, light, soft, mix }) => {
  const skin = mix('#5f9a94', soft, 0.2);
  return [
    path('M-52 20V-40H52V20Z', mix(skin, ink, 0.3)),
    path('M0-290C-90-290-112-220-108-150C-104-70-50-14 0-14C50-14 104-70 108-150C112-220 90-290 0-290Z', skin),
    ...[-44, 44].map((x) => ellipse(x, -160, 26, 15, light) + circle(x, -160, 12, ink)),
    path('M-24-74Q0-64 24-74M-8-140L-14-104Q0-96 14-104L8-140', 'none', line(mix(skin, ink, 0.45), 8)),
  ];
});
