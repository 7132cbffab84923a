// Harvests: strange fruit, and those who look after it.

export const harvests = [
  {
    id: 'cactus-with-balloons',
    palette: 'rose',
    seed: 241,
    alt: {
      en: 'A tall cactus in the desert holds balloons on strings from every arm; a camel looks on.',
      hr: 'Visoki kaktus u pustinji na svakoj grani drži balone na uzicama; promatra ga deva.',
      ru: 'Высокий кактус в пустыне держит на каждой ветке шарики на нитках; на него смотрит верблюд.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(accent, card.mix(accent, soft, 0.6), soft, light);
      card.sun(480, 560, 90, { colour: spark });
      card.peaks(660, 90, card.mix(mid, soft, 0.5), { count: 3 });
      card.hills(680, 16, soft, { waves: 3 });
      card.hills(760, 18, card.mix(soft, mid, 0.5), { waves: 3 });
      const tied = [[110, 300, 150, 164, 560], [215, 190, 165, 240, 470], [330, 270, 150, 262, 466], [430, 180, 160, 350, 500], [75, 470, 110, 160, 570], [440, 400, 120, 352, 520]];
      for (const [x, y, height, fromX, fromY] of tied) {
        const { at } = card.motif('balloon', x, y, height, { tint: x % 3 ? 0.85 : 0.1, flip: x > 300 });
        card.thread([fromX, fromY], at(70, 98), { colour: ink, sway: 12 });
      }
      card.stand('cactus', 255, 830, 400, { tint: 0.15 });
      card.stand('two-hump-camel', 470, 850, 150, { tint: 0.2 });
      card.hills(862, 8, card.mix(mid, deep, 0.3));
    },
  },
  {
    id: 'cocoon-with-a-window',
    palette: 'blossom',
    seed: 242,
    alt: {
      en: 'A cocoon hangs from a twig with a lit window, a door and a ladder; a caterpillar is on the ground beside it.',
      hr: 'S grančice visi čahura s osvijetljenim prozorom, vratima i ljestvama; uz njih je na tlu gusjenica.',
      ru: 'На ветке висит кокон со светящимся окном, дверью и лесенкой; внизу рядом гусеница.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(deep, mid, 0.3), mid, soft, light);
      card.moon(470, 250, 56, { rings: 4 });
      card.hills(790, 26, card.mix(spark, deep, 0.4));
      card.vine([-20, 190], [620, 120], { colour: card.mix(spark, ink, 0.3), leaves: 12, width: 16 });
      card.thread([270, 170], [270, 260], { colour: light, width: 6 });
      card.ladder(300, 850, 230, { width: 44, colour: light });
      card.cocoon(270, 690, 250, 440, { silk: card.mix(light, soft, 0.35), lamp: card.mix(accent, '#ffd36b', 0.7), door: accent });
      card.several('monarch-butterfly', [[478, 470, 96, { turn: 20 }], [90, 420, 70, { turn: -18 }]], { tint: 0.1 });
      card.hills(850, 10, card.mix(spark, ink, 0.55));
      card.motif('bug', 420, 872, 120, { tint: 0.1 });
      card.several('mushroom', [[90, 876, 90], [150, 880, 60]], { tint: 0.15 });
    },
  },
  {
    id: 'room-under-the-roots',
    palette: 'ember',
    seed: 243,
    alt: {
      en: 'Below a bare tree, deep in the earth, a badger has a lit room with a bed and books; roots hang from its ceiling.',
      hr: 'Ispod golog stabla, duboko u zemlji, jazavac ima osvijetljenu sobu s krevetom i knjigama; sa stropa vise korijeni.',
      ru: 'Под голым деревом, глубоко в земле, у барсука светлая комната с кроватью и книгами; с потолка свисают корни.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(spark, light, 0.2), card.mix(spark, light, 0.55), light);
      card.flock(470, 130, 6, { spread: 60 });
      card.bareTree(300, 380, { trunk: 80, width: 30, spread: 0.55, depth: 5, colour: deep });
      card.hills(370, 12, card.mix(deep, mid, 0.35), { depth: 200 });
      card.layer('M-20 440Q140 420 300 446T620 436V910H-20Z', card.mix(ink, deep, 0.5), { thick: true });
      const room = 'M84 800Q60 640 130 560Q220 490 300 496Q400 490 480 560Q545 640 516 800Z';
      card.inside(`<path d="${room}"/>`, () => {
        card.paint(card.cover(card.fade([[0.5, mid], [0.9, soft]])));
        card.glowAt(300, 620, 260, { colour: light, opacity: 0.8 });
        card.boards(770, card.mix(deep, mid, 0.4));
      });
      card.paint(`<path d="${room}" fill="none" stroke="${ink}" stroke-width="10"/>`);
      card.upended(392, () => card.bareTree(300, 400, { trunk: 62, width: 26, spread: 0.75, depth: 4, colour: deep }));
      card.lightChain([120, 590], [480, 590], { sag: 22, lamps: 7, colour: accent });
      card.stand('bed', 210, 790, 110, { tint: 0.2 });
      card.stand('badger', 390, 792, 110, { tint: 0.1 });
      card.stand('books', 478, 792, 56, { tint: 0.1 });
      card.motif('worm', 490, 870, 50, { tint: 0.2 });
    },
  },
  {
    id: 'hedge-elephant',
    palette: 'meadow',
    seed: 244,
    alt: {
      en: 'A hedge clipped like an elephant walks out of the garden and leaves a gap of its own shape; a poodle follows.',
      hr: 'Živica podrezana u obliku slona odlazi iz vrta i ostavlja rupu svoga oblika; za njom ide pudlica.',
      ru: 'Куст, подстриженный в виде слона, уходит из сада и оставляет в изгороди дыру своей формы; следом идёт пудель.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      const green = card.mix(mid, '#2f7a45', 0.6);
      card.sky(card.mix(soft, light, 0.3), light, card.mix(soft, light, 0.7));
      card.sun(470, 150, 54, { colour: spark });
      card.hills(440, 20, card.mix(mid, soft, 0.5));
      card.hedge(300, 640, card.mix(green, deep, 0.3));
      card.cutout('elephant', 400, 640, 270, { colour: card.mix(light, soft, 0.55) });
      card.hills(640, 5, card.mix(soft, mid, 0.25));
      card.groundShadow(220, 822, 330, 0.9);
      card.topiary('elephant', 220, 825, 330, { colour: green });
      card.stand('poodle', 470, 850, 150, { tint: 0.1 });
      card.several('tulip', [[80, 890, 76], [385, 896, 70], [560, 894, 80]], { tint: 0.05 });
      card.flock(150, 170, 5, { colour: ink });
    },
  },
  {
    id: 'dandelion-stars',
    palette: 'midnight',
    seed: 245,
    alt: {
      en: 'A child stands beside a giant dandelion at night; its seeds blow away and become the stars.',
      hr: 'Dijete noću stoji kraj golemog maslačka; sjemenke odlijeću i postaju zvijezde.',
      ru: 'Ночью ребёнок стоит у огромного одуванчика; семена улетают и становятся звёздами.',
    },
    paint(card) {
      const { ink, deep, mid, soft, accent } = card;
      card.sky(ink, deep, mid, card.mix(mid, soft, 0.6));
      card.stars(90, { to: 420 });
      card.hills(730, 26, card.mix(deep, mid, 0.3));
      card.stem([205, 860], [215, 500], { sway: -40, leaves: 0, width: 13, colour: card.mix(soft, mid, 0.5) });
      card.dandelion(215, 480, 150);
      card.seeds([300, 430], [560, 110], 22);
      card.hills(830, 12, card.mix(deep, ink, 0.6));
      card.child(390, 862, 150, { flip: true, arm: 'up', coat: accent });
      card.grass(880, ink, { height: 46, every: 7 });
    },
  },
  {
    id: 'yarn-cabbages',
    palette: 'dusk',
    seed: 246,
    alt: {
      en: 'Balls of yarn grow in rows on a field like cabbages; a sheep and a goat stand among them at sunset.',
      hr: 'Na polju u redovima poput kupusa rastu klupka vune; među njima na zalasku stoje ovca i koza.',
      ru: 'На поле рядами, как капуста, растут клубки пряжи; среди них на закате стоят овца и коза.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(deep, mid, soft, light);
      card.sun(300, 400, 110, { colour: accent, rings: 4 });
      card.hills(450, 24, card.mix(mid, soft, 0.3));
      card.ground(480, card.mix(deep, mid, 0.4));
      const tints = [0.05, 0.95, 0.6];
      [[520, 64, 4.2], [590, 88, 3.2], [690, 122, 2.4], [835, 170, 1.8]].forEach(([y, size, half], row) => {
        card.hills(y - size * 0.1, 3, card.mix(card.mix(deep, mid, 0.35), ink, row * 0.16), { depth: 60 });
        for (let i = -Math.ceil(half); i <= half; i++) {
          const x = 300 + (i + (row % 2) * 0.5) * size * 1.35;
          card.rosette(x, y + 6, size * 1.2, { colour: card.mix(spark, deep, 0.15) });
          card.motif('yarn', x, y, size, { tint: tints[(i + row + 9) % 3] });
        }
        if (row === 1) card.stand('ewe', 130, 600, 120, { tint: 0.1, flip: true });
      });
      card.stand('goat', 440, 872, 200, { tint: 0.1 });
    },
  },
  {
    id: 'mouse-in-a-tulip',
    palette: 'honey',
    seed: 247,
    alt: {
      en: 'A mouse lies in a tulip as in a bed, under a yellow blanket; a snail carries a lantern past.',
      hr: 'Miš leži u tulipanu kao u krevetu, pod žutim pokrivačem; pored prolazi puž s lampionom.',
      ru: 'Мышь лежит в тюльпане, как в кровати, под жёлтым одеялом; мимо идёт улитка с фонариком.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      const dim = card.mix(spark, '#101c3c', 0.6);
      card.sky(card.mix(dim, '#101c3c', 0.6), dim, spark, card.mix(spark, light, 0.5));
      card.stars(36, { to: 420 });
      card.crescent(470, 190, 62);
      card.several('tulip', [[70, 800, 330], [530, 820, 300]], { tint: 0.75 });
      card.stem([310, 880], [300, 620], { sway: 20, leaves: 2, size: 210, width: 20, colour: card.mix(spark, '#3c7a3c', 0.6) });
      card.tulipBed(300, 640, 340, { petal: accent, inner: () => card.motif('mouse', 306, 535, 210, { tint: 0.05, turn: -24 }), blanket: card.mix(soft, mid, 0.2) });
      card.hills(836, 10, card.mix(deep, ink, 0.5));
      card.stand('snail', 455, 870, 120, { tint: 0.15 });
      card.pole([430, 790], [392, 728], { colour: ink, width: 5 });
      card.motif('red-paper-lantern', 392, 800, 60, { tint: 0.1 });
      card.glowAt(395, 775, 110, { colour: light, opacity: 0.5 });
    },
  },
];
