// Circus: stages, dances and feats.

export const circus = [
  {
    id: 'tent-dress',
    palette: 'blossom',
    seed: 261,
    alt: {
      en: 'A tall figure in a top hat wears a circus tent as a skirt; an elephant and a seal walk towards its entrance.',
      hr: 'Visok lik s cilindrom umjesto suknje nosi cirkuski šator; prema ulazu idu slon i tuljan.',
      ru: 'На высокой фигуре в цилиндре вместо юбки цирковой шатёр; ко входу идут слон и тюлень.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(deep, mid, soft, light);
      card.rays(300, 260, { count: 26, opacity: 0.12 });
      card.moon(470, 180, 56, { rings: 3 });
      card.hills(740, 16, card.mix(deep, mid, 0.3));
      card.bunting([26, 360], [236, 420], { sag: 20, flags: 6 });
      card.bunting([364, 420], [574, 360], { sag: 20, flags: 6 });
      card.lady(300, 850, 760, { dress: spark, colour: ink });
      card.cut(`<path d="M240 326C178 340 172 430 222 470M360 326C422 340 428 430 378 470" fill="none" stroke="${spark}" stroke-width="44" stroke-linecap="round"/>`);
      for (const [y, half, colour] of [[318, 112, accent], [302, 100, light], [288, 84, accent]]) card.cut(`<ellipse cx="300" cy="${y}" rx="${half}" ry="24" fill="${colour}"/>`, { small: true });
      card.motif('top-hat', 300, 246, 190, { tint: 0.6 });
      card.inside('<path d="M0 486H600V900H0Z"/>', () => card.motif('circus-tent', 300, 856, 500, { tint: 0.05 }));
      card.hills(846, 8, card.mix(deep, ink, 0.3));
      card.stand('elephant', 478, 872, 130, { tint: 0.15 });
      card.stand('seal', 110, 872, 96, { tint: 0.2, flip: true });
      card.paint(`<circle cx="110" cy="760" r="18" fill="${accent}"/>`);
    },
  },
  {
    id: 'octopus-band',
    palette: 'sea',
    seed: 262,
    alt: {
      en: 'On a stage under water an octopus plays violin, trumpet, accordion, drum and maracas all at once.',
      hr: 'Na pozornici pod vodom hobotnica istodobno svira violinu, trubu, harmoniku, bubanj i zvečke.',
      ru: 'На подводной сцене осьминог играет сразу на скрипке, трубе, аккордеоне, барабане и маракасах.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      card.sky(mid, deep, ink);
      card.spotlight(300, 800, 470, { opacity: 0.35 });
      card.bubbles(34, { y: [160, 700] });
      card.boards(740, card.mix(spark, deep, 0.55));
      card.curtains(card.mix('#8d2633', soft, 0.12));
      card.glowAt(300, 560, 330, { colour: light, opacity: 0.35 });
      card.stand('drum', 130, 850, 160, { tint: 0.05 });
      card.motif('octopus', 300, 750, 370, { tint: 0.05 });
      card.motif('violin', 120, 500, 190, { tint: 0.05, turn: -16 });
      card.motif('trumpet', 465, 500, 170, { tint: 0.05, flip: true, turn: -20 });
      card.motif('accordion', 310, 850, 150, { tint: 0.05 });
      card.motif('maracas', 470, 720, 120, { tint: 0.05 });
      card.stand('crab', 490, 868, 80, { tint: 0.1 });
      card.several('tropical-fish', [[300, 230, 60], [395, 290, 46]], { tint: 0.05 });
    },
  },
  {
    id: 'rope-walkers-shadow',
    palette: 'honey',
    seed: 263,
    alt: {
      en: 'An elephant with a parasol walks on a rope between two towers; its shadow on the wall is a butterfly.',
      hr: 'Slon sa suncobranom hoda po užetu između dva tornja; njegova je sjena na zidu leptir.',
      ru: 'Слон с зонтиком идёт по канату между двумя башнями; его тень на стене — бабочка.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(spark, light, 0.3), card.mix(soft, light, 0.7), light);
      card.layer('M120 160H480V910H120Z', card.mix(soft, light, 0.35), { top: 160, bottom: 880, dark: 0.25 });
      card.silhouette('butterfly', 300, 780, 290, { opacity: 0.5, turn: 14 });
      card.ground(800, card.mix(mid, deep, 0.3));
      for (const x of [20, 460]) {
        card.layer(`M${x} 910V330H${x + 120}V910Z`, card.mix(accent, deep, 0.25), { thick: true, top: 330, bottom: 880 });
        card.layer(`M${x - 16} 336L${x + 60} 230L${x + 136} 336Z`, spark, { thick: true });
        card.paint(`<path d="M${x + 42} 460a18 18 0 0 1 36 0v46h-36ZM${x + 42} 600a18 18 0 0 1 36 0v46h-36Z" fill="${ink}" opacity=".7"/>`);
      }
      card.thread([132, 410], [468, 410], { colour: ink, width: 5, sag: 44 });
      card.parasol(250, 300, 150, { cloth: accent, rib: ink });
      card.motif('elephant', 310, 430, 190, { tint: 0.15 });
      card.child(300, 868, 110, { arm: 'up', coat: spark, flip: true });
      card.stand('poodle', 380, 870, 80, { tint: 0.1 });
    },
  },
  {
    id: 'flamingo-music-box',
    palette: 'plum',
    seed: 264,
    alt: {
      en: 'A flamingo turns on one leg in an open music box with a mirror in its lid; two roses lie beside it.',
      hr: 'Plamenac se vrti na jednoj nozi u otvorenoj glazbenoj kutiji sa zrcalom u poklopcu; uz nju leže dvije ruže.',
      ru: 'Фламинго кружится на одной ноге в открытой музыкальной шкатулке с зеркалом в крышке; рядом лежат две розы.',
    },
    paint(card) {
      const { ink, deep, mid, light, accent, spark } = card;
      card.sky(ink, deep, card.mix(deep, mid, 0.7));
      card.rays(300, 480, { count: 28, opacity: 0.1, colour: accent });
      card.table(300, 800, 600, { height: 160, colour: card.mix(deep, ink, 0.4), cloth: card.mix(mid, deep, 0.4) });
      card.musicBox(285, 820, 380, ({ x, y }) => {
        card.faded(0.25, () => card.motif('flamingo', x + 60, y, 330, { tint: 0.3, flip: true }));
        card.groundShadow(x, y, 110, 0.7);
        card.motif('flamingo', x, y + 2, 400, { tint: 0.05 });
      }, { wood: accent, lining: spark });
      card.lightChain([40, 120], [560, 120], { sag: 34, lamps: 9, colour: accent });
      card.several('rose', [[95, 868, 76, { turn: 60 }], [500, 872, 70, { turn: -50 }]], { tint: 0.1 });
      card.glowAt(285, 360, 220, { colour: light, opacity: 0.25 });
    },
  },
  {
    id: 'saxophone-chimney',
    palette: 'midnight',
    seed: 265,
    alt: {
      en: 'A house in the hills has a saxophone for a chimney; clouds of smoke and fish rise from it into the night.',
      hr: 'Kuća u brdima umjesto dimnjaka ima saksofon; iz njega se u noć dižu dim i ribe.',
      ru: 'У дома в холмах вместо трубы саксофон; из него в ночь поднимаются дым и рыбы.',
    },
    paint(card) {
      const { ink, deep, mid, soft, accent } = card;
      card.sky(ink, deep, card.mix(deep, mid, 0.6), mid);
      card.stars(60, { to: 480 });
      card.hills(660, 34, card.mix(deep, mid, 0.3));
      card.pines(730, card.mix(deep, ink, 0.3), { from: 60, to: 150, count: 14 });
      const smoke = [[190, 392, 96], [205, 310, 150], [260, 220, 190], [380, 150, 240]];
      smoke.forEach(([x, y, width], i) => card.cloud(x, y, width, { colour: card.mix(mid, soft, 0.3 + i * 0.2) }));
      card.several('tropical-fish', [[300, 280, 66, { turn: 20 }], [400, 220, 90, { turn: 10 }], [480, 320, 60, { turn: 30 }], [500, 130, 76]], { tint: 0, flip: true });
      card.motif('saxophone', 262, 580, 270, { tint: 0.05 });
      card.glowAt(330, 760, 260, { colour: accent, opacity: 0.35 });
      card.stand('house', 330, 840, 330, { tint: 0.1 });
      card.motif('black-cat', 452, 634, 96, { tint: 0.2, turn: 38 });
      card.hills(844, 10, ink);
      card.lampPost(100, 866, 200, { colour: ink });
    },
  },
  {
    id: 'birds-on-five-wires',
    palette: 'dusk',
    seed: 266,
    alt: {
      en: 'Black birds sit on five wires at sunset like notes in a score; a cat stands below beside a violin.',
      hr: 'Crne ptice na zalasku sjede na pet žica kao note u crtovlju; ispod uz violinu stoji mačka.',
      ru: 'На закате чёрные птицы сидят на пяти проводах, как ноты на стане; внизу у скрипки стоит кошка.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent } = card;
      card.sky(card.mix(mid, soft, 0.3), soft, light, card.mix(light, accent, 0.4));
      card.sun(330, 620, 130, { colour: accent, rings: 4 });
      card.city(760, card.mix(deep, mid, 0.4), { from: 20, to: 100, lamp: accent });
      card.hills(790, 12, deep);
      const at = card.wires([64, 190], [536, 170], { gap: 58, foot: 820, wood: card.mix(deep, ink, 0.5) });
      const tune = [[4, 0.12], [2, 0.24], [3, 0.35], [0, 0.46], [1, 0.57], [3, 0.67], [2, 0.78], [4, 0.89]];
      tune.forEach(([wire, share], i) => {
        const [x, y] = at(wire, share);
        card.motif('black-bird', x, y + 5, 60, { tint: 0.2, flip: i % 3 === 1 });
      });
      card.stand('cat', 230, 866, 170, { tint: 0.05, flip: true });
      card.motif('violin', 330, 862, 130, { tint: 0.05 });
      card.grass(886, ink, { height: 40 });
    },
  },
];
