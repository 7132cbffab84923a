// Small faceless figures that give a scene its scale. (x, y) is where they stand; `height` includes the hat.

import { circle, group, path } from '../svg.mjs';

/** A thin bright outline keeps dark figures legible on dark ground. */
const outlined = (card) => ({
  stroke: card.mix(card.soft, card.mid), 'stroke-opacity': 0.75, 'stroke-width': 1.5, 'stroke-linejoin': 'round', 'paint-order': 'stroke',
});

/** Warm in every palette, and not the same for everybody. */
const SKINS = ['#f3cda6', '#d79d6e', '#a76f48', '#7d4f36'];
const skinOf = (card) => card.mix(card.dice.pick(SKINS), card.soft, 0.15);

function figure(card, x, y, height, units, flip, parts) {
  const scale = height / units;
  const transform = `translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`;
  card.groundShadow(x + 4, y, height * 0.6);
  card.cut(group({ transform }, parts), { small: true });
}

const lantern = (card, colour) => [
  path('M13-36L20-30', 'none', { stroke: colour, 'stroke-width': 4, 'stroke-linecap': 'round' }),
  circle(21, -21, 16, card.accent, { opacity: 0.25 }),
  circle(21, -21, 8, card.light, { opacity: 0.45 }),
  path('M17-28h8l1.4 12h-10.8z', card.light),
  path('M17-28h8l-4-5zM15.6-16h10.8v2.4h-10.8z', colour),
];

/** Somebody in a long coat and a hat, the deck's recurring guest. */
export function wanderer(card, x, y, height, { flip, scarf = card.accent, light = false, colour = card.ink } = {}) {
  const edge = outlined(card);
  figure(card, x, y, height, 71, flip, [
    path('M-8-10H8L9-1Q5 .5 1-1L0-6L-1-1Q-5 .5-9-1Z', card.mix(colour, card.mid, 0.25)),
    path('M-5-49C-12-47-13-41-14-29L-17-9C-9-5 9-5 17-9L14-29C13-41 12-47 5-49Z', colour, edge),
    circle(0, -54, 6, card.mix(skinOf(card), colour, 0.35)),
    path('M-14-57.5Q0-53.5 14-57.5Q9-60.5 7.6-60.5C8-70 5-71.5 0-69.8C-5-71.5-8-70-7.6-60.5Q-9-60.5-14-57.5Z', colour, edge),
    path('M-7.6-61.2Q0-59 7.6-61.2L7.4-63.6Q0-61.6-7.4-63.6Z', scarf),
    path('M-6-50Q0-46 6-50L6-46.5Q0-43-6-46.5ZM4-47C12-46 16-49 25-44C17-44 13-41 4-43.5Z', scarf),
    light ? lantern(card, colour) : '',
  ]);
}

/** A child in a bell-shaped coat and a cap; `arm` 'up' reaches for something, 'out' holds it. */
export function child(card, x, y, height, { flip, arm, coat = card.accent, cap = card.ink, colour = card.ink } = {}) {
  const edge = outlined(card);
  const skin = skinOf(card);
  const arms = { up: 'M9-33L21-50', out: 'M9-31L24-32' };
  const sleeve = { stroke: coat, 'stroke-width': 5, 'stroke-linecap': 'round' };
  figure(card, x, y, height, 62, flip, [
    path('M-6-10V-1H-1V-10ZM1-10V-1H6V-10Z', colour, edge),
    arm ? path(arms[arm], 'none', sleeve) : '',
    path('M-5-40C-9-38-11-30-15-9Q0-4 15-9C11-30 9-38 5-40Z', coat, edge),
    circle(0, -46, 8, skin),
    path('M-9-47C-9-60 9-60 9-47Q0-51-9-47ZM-9.5-48Q0-53 9.5-48L15-45.5Q6-47 0-47Z', cap, edge),
    circle(0, -57, 2.4, coat),
  ]);
}

/** Somebody in a wide dress, hair in a knot; `parasol` gives her one. */
export function lady(card, x, y, height, { flip, dress = card.spark, parasol, colour = card.ink } = {}) {
  const edge = outlined(card);
  const skin = skinOf(card);
  const shade = parasol && [
    path('M9-38L14-98', 'none', { stroke: colour, 'stroke-width': 2 }),
    path('M-24-74C-22-94-4-99 14-99C32-99 50-94 52-74Q45-80 38-74Q32-80 26-74Q20-80 14-74Q8-80 2-74Q-4-80-10-74Q-17-80-24-74Z', parasol, edge),
  ];
  figure(card, x, y, height, 70, flip, [
    shade || '',
    path('M-4-36C-8-22-20-12-22-2Q0 4 22-2C20-12 8-22 4-36Z', dress, edge),
    path('M-6-50Q0-52 6-50L5-34H-5Z', dress, edge),
    path('M5-48Q12-44 8-37', 'none', { stroke: skin, 'stroke-width': 3.4, 'stroke-linecap': 'round' }),
    circle(0, -58, 6.6, skin),
    path('M-7.4-57C-8-68 8-68 7.4-57Q4-63 0-63Q-5-63-7.4-57Z', colour),
    circle(-1, -68, 4, colour),
  ]);
}

/** A diver in a suit with a round helmet; `arm` 'up' holds something above. */
export function diver(card, x, y, height, { flip, arm, suit = card.accent, helmet = card.spark, colour = card.ink } = {}) {
  const edge = outlined(card);
  const sleeve = { stroke: suit, 'stroke-width': 8, 'stroke-linecap': 'round' };
  figure(card, x, y, height, 76, flip, [
    path(`M-12-40L-20-24${arm === 'up' ? 'M12-42L24-60' : 'M12-40L20-24'}`, 'none', sleeve),
    path('M-11-18H11L12-4H2L0-12L-2-4H-12Z', suit, edge),
    path('M-15-4H-2V2H-16ZM2-4H15L16 2H2Z', colour, edge),
    path('M-13-46Q0-50 13-46L12-14H-12Z', suit, edge),
    path('M-15-48Q0-40 15-48L13-42Q0-36-13-42Z', card.mix(helmet, colour, 0.3)),
    circle(0, -60, 15, helmet, edge),
    circle(2, -60, 9.5, colour), circle(2, -60, 8, card.mix(card.soft, card.light, 0.4)),
    path('M-3-64Q0-68 5-66', 'none', { stroke: card.light, 'stroke-width': 2, 'stroke-linecap': 'round' }),
  ]);
}

/** Shoulders in a coat with shirt and tie, for a head that is something else; y is the lower edge, the collar 176 above. */
export function bust(card, x, y, scale, { coat = card.deep, tie = card.accent } = {}) {
  const lapel = card.mix(coat, card.ink, 0.45);
  const cuff = card.mix(card.light, card.mid, 0.35);
  card.cut(
    group({ transform: `translate(${x} ${y}) scale(${scale})` }, [
      path('M-200 40C-205-70-150-112-52-150L52-150C150-112 205-70 200 40Z', card.mix(coat, card.ink, 0.1)),
      path('M-40-168L40-168L46-140L0 10L-46-140Z', card.light),
      path('M-34-176H34V-156Q0-132-34-156Z', cuff),
      path('M-40-172L-4-132L-34-104L-56-146ZM40-172L4-132L34-104L56-146Z', card.light),
      path('M-13-134H13L8-112L18 20H-18L-8-112Z', tie),
      path('M-54-150L-110-118L-84-92L-96-76L-14 40L-2 40L-40-96ZM54-150L110-118L84-92L96-76L14 40L2 40L40-96Z', lapel),
      path('M-112-36l46-7l3 20l-46 7z', lapel),
      path('M-108-36l10-18l14 6l8-14l16 18z', card.light),
    ]),
  );
}
