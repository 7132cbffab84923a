// Doors, ladders and journeys: ways into somewhere else.

export const doors = [
  {
    id: 'door-in-the-desert',
    palette: 'rose',
    seed: 11,
    alt: {
      en: 'A door stands open in the desert with a night sea behind it; an octopus comes out, and a figure in a hat watches.',
      hr: 'U pustinji stoje otvorena vrata, a iza njih noćno more; izlazi hobotnica, a lik sa šeširom gleda.',
      ru: 'В пустыне открыта дверь, за ней ночное море; из неё выбирается осьминог, фигурка в шляпе смотрит.',
    },
    paint(card) {
      const { deep, mid, soft, light, accent, spark } = card;
      card.sky(deep, mid, soft, light);
      card.sun(130, 220, 62);
      card.peaks(600, 150, card.mix(mid, soft, 0.3), { count: 4 });
      card.hills(640, 26, soft);
      card.hills(700, 22, card.mix(soft, mid));
      card.door(300, 760, 210, 420, () => {
        card.sky('#0a1c2c', card.mix('#0a1c2c', accent, 0.4), accent, card.mix(accent, light, 0.4));
        card.stars(70, { from: 340, to: 560 });
        card.motif('octopus', 296, 790, 200, { tint: 0.15 });
      }, { leaf: spark });
      card.hills(850, 10, card.mix(mid, deep, 0.3));
      card.wanderer(110, 866, 145);
      card.motif('cactus', 520, 872, 130, { tint: 0.2 });
    },
  },
  {
    id: 'house-of-letters',
    palette: 'sea',
    seed: 47,
    alt: {
      en: 'A house stands on an island in the air; letters fall from it like leaves past a long ladder, a child stands below.',
      hr: 'Kuća stoji na otoku u zraku; s njega kao lišće padaju pisma pored dugih ljestava, a dolje stoji dijete.',
      ru: 'Дом стоит на острове в воздухе; оттуда, как листья, падают письма мимо длинной лестницы, внизу ребёнок.',
    },
    paint(card) {
      const { deep, mid, soft, light, accent } = card;
      card.sky(card.mix(soft, mid, 0.5), soft, light);
      card.cloud(120, 170, 250);
      card.cloud(480, 250, 280);
      card.ladder(170, 870, 400, { lean: 8, colour: card.mix(accent, deep, 0.3), width: 40 });
      card.island(320, 500, 400, 200, { top: mid, rock: deep });
      card.motif('house-with-garden', 330, 482, 230, { tint: 0.15 });
      const letters = [[108, 425, 60, -20], [505, 660, 66, 24], [420, 740, 62, -14], [345, 830, 62, 18], [96, 620, 66, 12], [500, 810, 76, -10]];
      for (const [x, y, height, turn] of letters) card.motif('envelope', x, y, height, { tint: 0.15, turn });
      card.motif('dove', 110, 330, 90, { tint: 0.1 });
      card.hills(850, 12, deep);
      card.child(255, 868, 130, { arm: 'up' });
    },
  },
  {
    id: 'castle-snail',
    palette: 'meadow',
    seed: 31,
    alt: {
      en: 'A big snail carries a castle on its shell through a sunny land; mushrooms and a figure in a hat stand by the way.',
      hr: 'Veliki puž na kućici nosi dvorac kroz sunčan kraj; uz put su gljive i lik sa šeširom.',
      ru: 'Большая улитка несёт на раковине замок по солнечной стране; у дороги грибы и фигурка в шляпе.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(soft, light, 0.5), light, card.mix(light, soft, 0.4));
      card.rays(490, 190, { count: 22, from: 70, to: 800, colour: spark, opacity: 0.22 });
      card.sun(490, 190, 66, { colour: accent, rings: 2 });
      card.cloud(150, 230, 250);
      card.hills(600, 36, card.mix(mid, soft));
      card.pines(660, card.mix(mid, deep, 0.5), { count: 12 });
      card.hills(730, 16, mid);
      card.motif('castle', 360, 578, 250, { tint: 0.1 });
      card.stand('snail', 290, 830, 370, { tint: 0.25 });
      card.ground(850, deep);
      card.motif('mushroom', 70, 880, 140, { tint: 0 });
      card.wanderer(510, 872, 140, { flip: true, colour: ink });
    },
  },
  {
    id: 'call-from-the-deep',
    palette: 'sea',
    seed: 76,
    alt: {
      en: 'A red telephone stands on the sea floor between seaweed; an orca swims above it, a ship passes far overhead.',
      hr: 'Crveni telefon stoji na morskom dnu među algama; iznad njega pliva orka, a visoko gore prolazi brod.',
      ru: 'Красный телефон стоит на морском дне среди водорослей; над ним плывёт косатка, высоко проходит корабль.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      card.sky(card.mix(soft, light, 0.3), mid, deep, ink);
      card.rays(300, -80, { count: 22, from: 40, to: 1100, opacity: 0.13 });
      card.motif('ship', 320, 188, 145, { tint: 0.2 });
      card.bubbles(40, { y: [180, 740] });
      card.motif('orca', 380, 480, 250, { tint: 0.25, flip: true });
      card.several('tropical-fish', [[120, 560, 76], [190, 620, 52]], { tint: 0.1 });
      card.hills(760, 18, card.mix(deep, ink, 0.2));
      card.seaweed(75, 840, 270);
      card.seaweed(535, 860, 340, { colour: card.mix(spark, mid, 0.4) });
      card.stand('telephone', 310, 856, 260, { tint: 0 });
      card.stand('crab', 130, 868, 80, { tint: 0.1 });
    },
  },
  {
    id: 'whirlwind-household',
    palette: 'sepia',
    seed: 101,
    alt: {
      en: 'A whirlwind carries a house, a cow, a chair, a violin and a bicycle in circles; a figure in a hat stands before it.',
      hr: 'Vihor u krug nosi kuću, kravu, stolac, violinu i bicikl; pred njim stoji lik sa šeširom.',
      ru: 'Вихрь кружит дом, корову, стул, скрипку и велосипед; перед ним стоит фигурка в шляпе.',
    },
    paint(card) {
      const { deep, mid, soft, light } = card;
      card.sky(deep, mid, soft, light);
      card.cloud(130, 150, 380, { colour: card.mix(deep, mid, 0.2) });
      card.cloud(470, 130, 380, { colour: card.mix(deep, mid, 0.4) });
      card.hills(770, 14, card.mix(mid, soft, 0.3));
      card.motif('tornado', 310, 815, 640, { tint: 0.3 });
      const caught = [['house', 130, 410, 140, -18], ['cow', 470, 350, 120, 22], ['chair', 440, 580, 100, 38], ['violin', 140, 620, 120, 10], ['bicycle', 470, 720, 100, -18], ['umbrella-on-ground', 290, 230, 100, 24]];
      for (const [name, x, y, height, turn] of caught) card.motif(name, x, y, height, { tint: 0.1, turn });
      card.hills(845, 10, deep);
      card.wanderer(130, 870, 150);
    },
  },
  {
    id: 'painting-the-day',
    palette: 'frost',
    seed: 137,
    alt: {
      en: 'A child on a ladder brushes blue daylight with a sun over a dark starry sky; a paint bucket stands below.',
      hr: 'Dijete na ljestvama kistom preko tamnog zvjezdanog neba slika plavi dan sa suncem; dolje stoji kanta boje.',
      ru: 'Ребёнок на стремянке закрашивает тёмное звёздное небо голубым днём с солнцем; внизу стоит ведро краски.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(ink, card.mix(ink, deep, 0.5), deep);
      card.stars(80, { to: 640 });
      const day = '<path d="M-20-20H330Q352 60 336 130L372 136L334 170L350 240L310 236L338 320Q300 360 320 420L270 408L284 470L240 440Q200 500 236 560L190 540L206 610L160 600L170 760H-20Z"/>';
      card.inside(day, () => {
        card.sky(mid, soft, light);
        card.sun(150, 190, 74, { colour: spark });
        card.cloud(150, 400, 220);
        card.cloud(60, 540, 200);
      });
      card.hills(690, 22, card.mix(deep, mid, 0.4));
      card.hills(800, 14, deep);
      card.ladder(440, 862, 420, { width: 70, colour: spark, lean: -6, rung: 42 });
      card.child(388, 520, 170, { flip: true, arm: 'up', coat: accent });
      card.motif('paintbrush', 300, 395, 120, { tint: 0.05, turn: -60 });
      card.stand('bucket', 270, 862, 110, { tint: 0.2 });
      card.stand('dog', 130, 866, 130, { tint: 0.2, flip: true });
    },
  },
];
