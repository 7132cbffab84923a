// Things that no emoji offers: each is (x, y, scale), standing on y.

import { circle, d, ellipse, group, path, rect } from '../svg.mjs';
import { drawn, line, times, turned } from './drawn.mjs';

/** A judge's or an auctioneer's hammer above its block. */
export const gavel = drawn(({ deep, ink, accent, light, mix }) => [
  rect(-150, -40, 220, 40, mix(deep, ink, 0.3), { rx: 10 }),
  rect(-125, -62, 170, 26, deep, { rx: 8 }),
  group({ transform: 'translate(-40 -185) rotate(-32)' },
    rect(30, -15, 290, 30, mix(accent, ink, 0.25), { rx: 15 }),
    rect(-52, -105, 104, 210, accent, { rx: 16 }),
    rect(-60, -78, 120, 26, mix(accent, light, 0.55), { rx: 6 }),
    rect(-60, 52, 120, 26, mix(accent, light, 0.55), { rx: 6 })),
]);

/** The round door of a strongroom; its middle is 200 above y. */
export const vault = drawn(({ deep, mid, soft, light, spark, ink, mix }) => group({ transform: 'translate(0 -200)' },
  circle(0, 0, 205, deep),
  circle(0, 0, 178, mix(mid, soft, 0.4)),
  circle(0, 0, 138, mix(mid, deep, 0.4)),
  times(12, (i) => turned(i * 30, circle(0, -158, 11, deep))),
  times(3, (i) => turned(i * 60, rect(-100, -11, 200, 22, spark, { rx: 11 }))),
  circle(0, 0, 66, 'none', line(spark, 20)),
  circle(0, 0, 30, mix(spark, light, 0.4)),
  rect(196, -130, 40, 70, mix(deep, ink, 0.3), { rx: 8 }),
  rect(196, 60, 40, 70, mix(deep, ink, 0.3), { rx: 8 }),
));

/** A bar with weights that lies on the ground. */
export const barbell = drawn(({ ink, deep, accent, light, mix }) => {
  const plate = (x, half, colour) => rect(x - 26, -150 - half, 52, 2 * half, colour, { rx: 16 });
  return [
    rect(-275, -163, 550, 26, light, { rx: 13 }),
    ...[-1, 1].flatMap((side) => [
      plate(side * 214, 84, mix(deep, ink, 0.35)), plate(side * 160, 118, accent), plate(side * 106, 150, deep),
    ]),
  ];
});

/** A striped cone on the road. */
export const cone = drawn(({ accent, light, ink, mix }) => [
  rect(-70, -18, 140, 18, mix(accent, ink, 0.35), { rx: 6 }),
  path('M-52-16L-12-170H12L52-16Z', accent),
  path('M-38-70L-30-100H30L38-70ZM-24-124L-18-146H18L24-124Z', light),
]);

/** The doors of a lift that have stopped half-way; `between` is the gap, 90 wide and 330 high. */
export const lift = drawn(({ deep, mid, soft, light, ink, accent, mix }) => [
  rect(-185, -400, 370, 400, mix(deep, ink, 0.3), { rx: 12 }),
  rect(-150, -330, 300, 330, ink),
  rect(-150, -330, 88, 330, mix(soft, mid, 0.3)),
  rect(62, -330, 88, 330, mix(soft, mid, 0.3)),
  rect(-82, -330, 20, 330, soft),
  rect(62, -330, 20, 330, soft),
  path('M-42-350L-22-384L-2-350Z', light),
  path('M4-384L24-350L44-384Z', accent),
]);

/** A big red button on a box, glowing. */
export const buzzer = drawn(({ deep, ink, light, accent, mix }) => [
  path('M-170 0L-140-90H140L170 0Z', mix(deep, ink, 0.25)),
  ellipse(0, -92, 130, 34, mix(deep, light, 0.25)),
  path('M-104-96C-104-180 104-180 104-96A104 26 0 0 1-104-96Z', accent),
  path('M-70-124C-62-152-30-160-6-160', 'none', line(light, 14)),
]);

/** Olive twigs bent to a crown around a point 200 above y. */
export const wreath = drawn(({ mid, soft, deep, mix }) => {
  const twig = (side) => times(9, (i) => {
    const at = side * (18 + i * 16.5);
    return turned(180 - at,
      group({ transform: `translate(0 -165) rotate(${side * -58})` }, ellipse(0, -30, 19, 46, mix(soft, mid, (i % 3) * 0.35))),
      group({ transform: `translate(0 -165) rotate(${side * -122})` }, ellipse(0, -26, 16, 40, mix(mid, deep, (i % 2) * 0.4))));
  });
  return group({ transform: 'translate(0 -200)' },
    path('M60-154A165 165 0 1 1-60-154', 'none', line(deep, 12)), twig(1), twig(-1));
});

/** A goal of stone: a ring that stands out from a wall, with a ball on its way through. */
export const stoneRing = drawn(({ soft, deep, ink, accent, mix }) => {
  const stone = mix('#d3b98a', soft, 0.15);
  return [
    circle(0, -200, 150, 'none', { stroke: stone, 'stroke-width': 78 }),
    times(12, (i) => group({ transform: `translate(0 -200) rotate(${i * 30})` }, rect(-16, -172, 32, 44, mix(stone, deep, 0.5), { rx: 8 }))),
    circle(0, -200, 111, mix(deep, ink, 0.5)),
    circle(0, -200, 80, accent),
    path('M-58-240Q0-200 58-240M-58-160Q0-200 58-160', 'none', line(mix(accent, ink, 0.4), 9)),
  ];
});

/** Doors that swing in both directions, with slats. */
export const swingDoors = drawn(({ deep, mid, soft, ink, mix }) => {
  const wood = mix(mid, soft, 0.35);
  const wing = (side) => group({ transform: `scale(${side} 1)` },
    path('M8-290C60-300 90-340 180-340V-40C90-40 60-20 8-20Z', wood),
    times(8, (i) => rect(34, -278 + i * 30, 120, 14, mix(deep, ink, 0.15), { rx: 4 })),
    circle(24, -150, 9, ink));
  return [
    rect(-220, -430, 40, 430, deep), rect(180, -430, 40, 430, deep), rect(-240, -450, 480, 44, mix(deep, ink, 0.3), { rx: 6 }),
    wing(1), wing(-1),
  ];
});

/** A wooden press with a great screw and a sheet beneath. */
export const press = drawn(({ deep, mid, soft, light, ink, accent, mix }) => [
  rect(-185, -420, 44, 420, deep), rect(141, -420, 44, 420, deep),
  rect(-210, -440, 420, 56, mix(deep, ink, 0.25), { rx: 8 }),
  rect(-22, -390, 44, 150, mix(soft, mid, 0.4)),
  times(5, (i) => path(d`M-26 ${-376 + i * 28}L26 ${-362 + i * 28}`, 'none', line(deep, 8))),
  rect(-20, -312, 230, 22, accent, { rx: 11 }),
  rect(-110, -246, 220, 50, mix(mid, deep, 0.2), { rx: 6 }),
  path('M-130-168L-104-196H104L130-168V-150H-130Z', light),
  times(3, (i) => rect(-80, -186 + i * 11, 160, 4, mix(ink, light, 0.3))),
  rect(-230, -150, 460, 46, mid, { rx: 6 }),
  rect(-195, -104, 60, 104, mix(deep, ink, 0.3)), rect(135, -104, 60, 104, mix(deep, ink, 0.3)),
]);

/** A bottle gourd with a ribbon around its waist. */
export const gourd = drawn(({ accent, ink, light, soft, mid, mix }) => [
  path('M0-400C18-400 26-384 22-356C70-346 96-300 84-262C78-240 62-226 58-214C130-186 160-130 150-84C138-24 80 0 0 0C-80 0-138-24-150-84C-160-130-130-186-58-214C-62-226-78-240-84-262C-96-300-70-346-22-356C-26-384-18-400 0-400Z', mix(soft, mid, 0.25)),
  path('M-96-130C-86-166-64-184-40-192', 'none', line(light, 16)),
  rect(-18, -430, 36, 50, mix(mid, ink, 0.5), { rx: 8 }),
  path('M-66-236Q0-196 66-236L60-202Q0-168-60-202Z', accent),
  path('M40-206C90-200 110-150 96-110L72-120C78-150 66-180 34-188Z', accent),
]);

/** A glass bottle without a label, upright; `y` is its foot. */
export const glassBottle = drawn(({ light, soft, ink, mix }) => [
  path('M-30-400H30V-372C30-330 44-310 62-276C78-244 66-214 66-190C66-160 76-140 76-110V-30Q76 0 46 0H-46Q-76 0-76-30V-110C-76-140-66-160-66-190C-66-214-78-244-62-276C-44-310-30-330-30-372Z', mix('#6fae9c', soft, 0.15)),
  path('M-42-250C-52-220-44-200-46-170M-52-100V-50', 'none', line(light, 13)),
  rect(-36, -414, 72, 30, mix('#6fae9c', ink, 0.35), { rx: 8 }),
]);

/** A drop of resin; something may lie in it around 190 above y. */
export const amber = drawn(({ accent, light, soft, mix }) => [
  path('M10-420C60-340 190-290 190-165C190-60 110 0 0 0C-110 0-190-60-190-165C-190-290-60-330 10-420Z', mix(soft, accent, 0.55)),
  path('M10-360C50-300 150-260 150-165C150-80 90-36 0-36C-90-36-150-80-150-165C-150-262-44-292 10-360Z', mix(soft, light, 0.45)),
  path('M-112-210C-102-250-74-276-44-296', 'none', line(light, 20)),
]);

/** A round labyrinth around a point 200 above y. */
export const labyrinth = drawn(({ soft, mid, light, deep, mix }) => {
  const wall = (r, gap) => path(
    d`M${r * Math.sin(0.3)} ${-r * Math.cos(0.3)}A${r} ${r} 0 1 1 ${-r * Math.sin(0.3)} ${-r * Math.cos(0.3)}`, 'none',
    { ...line(mix(soft, light, 0.4), 22), transform: `rotate(${gap})` });
  const bar = (r, at) => path(d`M0 ${-r}V${-r - 48}`, 'none', { ...line(mix(soft, light, 0.4), 20), transform: `rotate(${at})` });
  return group({ transform: 'translate(0 -200)' },
    circle(0, 0, 222, mix(deep, mid, 0.25)),
    wall(205, 180), wall(157, 20), wall(109, 215), wall(61, 70),
    bar(157, 110), bar(109, 300), bar(157, 250), bar(61, 160));
});

/** A pram with its hood up. */
export const pram = drawn(({ deep, ink, accent, light, mix }) => {
  const wheel = (x) => circle(x, -52, 44, 'none', line(ink, 11)) + circle(x, -52, 10, ink)
    + times(4, (i) => path('M0-40V40', 'none', { ...line(ink, 5), transform: `translate(${x} -52) rotate(${i * 45})` })).join('');
  return [
    path('M-150-200H150C150-120 90-90 0-90C-90-90-150-120-150-200Z', mix(deep, ink, 0.15)),
    path('M0-200V-340C-84-340-150-280-150-200Z', accent),
    path('M0-340L-60-200M0-340L-112-206', 'none', line(mix(accent, ink, 0.45), 8)),
    path('M150-196L206-250H236', 'none', line(ink, 14)),
    path('M0-200H150', 'none', line(light, 12)),
    path('M-90-100L-92-52M90-100L92-52', 'none', line(ink, 10)),
    wheel(-95), wheel(95),
  ];
});

/** A child's tricycle. */
export const tricycle = drawn(({ accent, ink, light, soft, mix }) => {
  const wheel = (x, r) => circle(x, -r, r - 9, 'none', line(ink, 20)) + circle(x, -r, r * 0.5, 'none', line(light, 6)) + circle(x, -r, 12, soft);
  return [
    wheel(-130, 58), wheel(-60, 58),
    path('M-110-70L-30-150L80-190L120-95', 'none', line(accent, 24)),
    path('M112-95L72-290', 'none', line(mix(accent, ink, 0.25), 20)),
    path('M40-300L112-284', 'none', line(ink, 20)),
    path('M-110-176H-8Q-8-146-40-146H-80Q-110-146-110-176Z', mix(ink, accent, 0.2)),
    wheel(120, 92),
  ];
});

/** An arcade game: a glowing screen, 150 wide with its middle 290 above y, and a desk with knobs. */
export const arcade = drawn(({ deep, mid, ink, accent, spark, light, mix }) => [
  path('M-150 0V-150L-170-190L-140-250V-430Q-140-450-120-450H120Q140-450 140-430V-250L170-190L150-150V0Z', mix(mid, deep, 0.15)),
  rect(-118, -432, 236, 44, accent, { rx: 8 }),
  rect(-112, -376, 224, 168, ink, { rx: 12 }),
  path('M-168-186L-140-196H140L168-186L152-148H-152Z', mix(deep, ink, 0.4)),
  circle(-70, -206, 22, spark), rect(-75, -196, 10, 24, light), circle(34, -172, 15, accent), circle(80, -172, 15, light),
  rect(-90, -110, 180, 90, mix(deep, ink, 0.3), { rx: 8 }), rect(-50, -80, 16, 34, accent, { rx: 3 }), rect(34, -80, 16, 34, accent, { rx: 3 }),
]);

/** A capsule that lies aslant; give it a colour. */
export const capsule = (x, y, scale, colour) => drawn(({ light, ink, mix }) => group({ transform: 'translate(0 -100) rotate(-38)' },
  rect(-150, -62, 300, 124, colour, { rx: 62 }),
  path('M0-62H88A62 62 0 0 1 88 62H0Z', mix(colour, ink, 0.3)),
  path('M-96-30H-10', 'none', line(mix(colour, light, 0.75), 18)),
))(x, y, scale);
