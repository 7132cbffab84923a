// Nights: moons, stars and what they are used for.

export const nights = [
  {
    id: 'lighthouse-whale',
    palette: 'midnight',
    seed: 3,
    alt: {
      en: 'A whale with a lighthouse on its back swims through the night sky above the roofs of a town.',
      hr: 'Kit sa svjetionikom na leđima pliva noćnim nebom iznad gradskih krovova.',
      ru: 'Кит с маяком на спине плывёт по ночному небу над крышами города.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light } = card;
      card.sky(ink, deep, mid, soft);
      card.stars(46, { to: 520 });
      card.moon(440, 175, 80);
      card.cloud(120, 500, 260, { colour: card.mix(mid, soft, 0.4) });
      card.beam(241, 262, 158, { length: 330, spread: 26 });
      card.motif('lighthouse', 240, 448, 225);
      card.motif('whale', 300, 640, 330, { tint: 0.6 });
      card.cloud(490, 660, 300, { colour: card.mix(soft, light, 0.25) });
      card.city(820, card.mix(deep, ink, 0.3), { to: 150 });
      card.city(890, ink, { from: 30, to: 110 });
    },
  },
  {
    id: 'caged-moon',
    palette: 'plum',
    seed: 14,
    alt: {
      en: 'The full moon shines inside a golden bird cage in a forest; a rabbit, an owl and a figure with a lantern stand below.',
      hr: 'Puni mjesec sja u zlatnom kavezu za ptice usred šume; ispod stoje zec, sova i lik s fenjerom.',
      ru: 'Полная луна светит в золотой птичьей клетке посреди леса; внизу заяц, сова и фигурка с фонарём.',
    },
    paint(card) {
      const { ink, deep, mid, accent } = card;
      card.sky(ink, deep, mid);
      card.stars(50, { to: 600 });
      card.pines(730, card.mix(deep, ink, 0.25));
      card.thread([300, 0], [300, 176], { colour: accent, width: 4 });
      card.cage(300, 640, 310, 450, () => card.moon(300, 440, 100, { rings: 5, step: 34, opacity: 0.1 }));
      card.hills(790, 22, ink);
      card.stand('rabbit', 150, 840, 135, { tint: 0.3 });
      card.stand('owl', 468, 836, 140);
      card.wanderer(300, 850, 125, { light: true });
    },
  },
  {
    id: 'moon-fishing',
    palette: 'midnight',
    seed: 26,
    alt: {
      en: 'A figure in a hat stands on a crescent moon and lifts a striped fish from the sea on a line; an octopus looks on.',
      hr: 'Lik sa šeširom stoji na mjesečevu srpu i na udici izvlači prugastu ribu iz mora; gleda ga hobotnica.',
      ru: 'Фигурка в шляпе стоит на месяце и тянет из моря на леске полосатую рыбу; рядом смотрит осьминог.',
    },
    paint(card) {
      const { ink, deep, mid, accent } = card;
      card.sky(ink, ink, deep, mid);
      card.stars(70, { to: 620 });
      card.crescent(310, 290, 185, { tilt: -22 });
      card.wanderer(375, 472, 140);
      card.pole([398, 415], [500, 330], { colour: accent, width: 5 });
      card.thread([500, 330], [494, 622]);
      card.sea(700, { rows: 5, between: { 1: () => card.motif('octopus', 140, 806, 175, { tint: 0.2 }) } });
      card.motif('tropical-fish', 496, 740, 120, { tint: 0.1, turn: 74 });
    },
  },
  {
    id: 'bed-at-sea',
    palette: 'midnight',
    seed: 56,
    alt: {
      en: 'A bed floats on the waves at night with a black cat standing on the blanket; jellyfish drift past the moon.',
      hr: 'Krevet plovi noćnim valovima, na pokrivaču stoji crna mačka, a pored mjeseca lebde meduze.',
      ru: 'Кровать плывёт ночью по волнам, на одеяле стоит чёрная кошка, мимо луны проплывают медузы.',
    },
    paint(card) {
      const { ink, deep, mid, spark } = card;
      card.sky(ink, deep, card.mix(mid, spark, 0.25));
      card.stars(50, { to: 420 });
      card.moon(150, 210, 105);
      card.motif('jellyfish', 440, 350, 230, { tint: 0.35 });
      card.motif('jellyfish', 316, 190, 110, { tint: 0.35, turn: 14 });
      const aboard = () => {
        card.motif('bed', 300, 765, 270, { tint: 0.2, turn: -5 });
        card.motif('black-cat', 300, 640, 135, { tint: 0.3, turn: -4 });
      };
      card.sea(610, { rows: 7, swell: 14, between: { 2: aboard } });
    },
  },
  {
    id: 'keyhole-moon',
    palette: 'plum',
    seed: 81,
    alt: {
      en: 'A figure climbs a staircase above the clouds with a big key; the full moon in front has a keyhole.',
      hr: 'Lik s velikim ključem penje se stubama iznad oblaka; puni mjesec pred njim ima ključanicu.',
      ru: 'Фигурка с большим ключом поднимается по лестнице над облаками; в полной луне — замочная скважина.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light } = card;
      card.sky(ink, deep, mid, soft);
      card.stars(60, { to: 560 });
      card.moon(425, 235, 140, { step: 36 });
      card.keyhole(425, 296, 128);
      card.cloud(100, 480, 240, { colour: card.mix(mid, soft, 0.5) });
      card.stairs(-30, 880, 9, [46, 36]);
      card.wanderer(225, 700, 160);
      card.motif('old-key', 268, 650, 120, { tint: 0.2, turn: -8 });
      card.cloud(490, 660, 270, { colour: card.mix(soft, light, 0.3) });
      card.cloud(120, 868, 330, { colour: card.mix(mid, soft, 0.7) });
      card.cloud(470, 890, 390, { colour: card.mix(soft, light, 0.2) });
    },
  },
  {
    id: 'key-tree',
    palette: 'absinthe',
    seed: 21,
    alt: {
      en: 'Old keys and a padlock hang from the branches of a bare tree; a raccoon and a figure in a hat stand below.',
      hr: 'S grana golog stabla vise stari ključevi i lokot; ispod stoje rakun i lik sa šeširom.',
      ru: 'На ветвях голого дерева висят старые ключи и замок; внизу енот и фигурка в шляпе.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light } = card;
      card.sky(deep, mid, soft, light);
      card.sun(420, 250, 95);
      card.hills(690, 30, card.mix(mid, soft));
      card.hills(740, 26, mid);
      const tips = card.bareTree(300, 800, { trunk: 165, width: 34, spread: 0.5 });
      card.ground(800, deep);
      const twig = (x) => tips.filter((tip) => Math.abs(tip[0] - x) < 16 && tip[1] < 560).sort((a, b) => b[1] - a[1])[0];
      [95, 170, 245, 340, 415, 490].map(twig).filter(Boolean).forEach(([x, y], i) => {
        const end = y + 16 + 12 * (i % 3);
        const lock = i === 2;
        card.thread([x, y], [x, end], { colour: ink });
        card.motif(lock ? 'locked' : 'old-key', x, end + (lock ? 74 : 86), lock ? 76 : 88, { tint: 0.2, turn: lock ? 0 : -45 });
      });
      card.stand('raccoon', 460, 846, 110);
      card.wanderer(130, 850, 135);
    },
  },
  {
    id: 'book-railway',
    palette: 'absinthe',
    seed: 71,
    alt: {
      en: 'A steam locomotive drives across the pages of a huge open book at night; an owl watches from the edge.',
      hr: 'Parna lokomotiva vozi po stranicama goleme otvorene knjige u noći; s ruba gleda sova.',
      ru: 'Паровоз едет ночью по страницам огромной раскрытой книги; с края смотрит сова.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light } = card;
      card.sky(ink, deep, mid);
      card.stars(40, { to: 500 });
      card.crescent(110, 150, 66);
      const smoke = { colour: card.mix(soft, light, 0.6) };
      card.cloud(340, 400, 110, smoke);
      card.cloud(400, 330, 150, smoke);
      card.cloud(460, 235, 200, smoke);
      card.pines(640, card.mix(deep, mid, 0.35), { from: 120, to: 240, count: 11 });
      card.hills(690, 16, deep);
      card.groundShadow(300, 850, 560, 0.9);
      card.motif('open-book', 300, 860, 350, { tint: 0.3 });
      card.motif('locomotive', 300, 700, 300, { tint: 0.15, turn: 3 });
      card.motif('owl', 505, 545, 115);
    },
  },
  {
    id: 'runaway-carousel-horse',
    palette: 'frost',
    seed: 106,
    alt: {
      en: 'A carousel horse with its pole stands in the snow by a dark forest; a child holds two balloons beside it.',
      hr: 'Konj s vrtuljka, zajedno sa svojom šipkom, stoji u snijegu kraj tamne šume; do njega dijete drži dva balona.',
      ru: 'Карусельная лошадка со своим шестом стоит в снегу у тёмного леса; рядом ребёнок держит два шарика.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent } = card;
      card.sky(deep, mid, soft, light);
      card.moon(270, 300, 150);
      card.snow(80, { to: 860 });
      card.pines(650, card.mix(deep, ink, 0.2), { from: 160, to: 280, count: 11 });
      card.hills(700, 16, card.mix(soft, light, 0.5));
      card.stand('carousel-horse', 250, 815, 420, { tint: 0.1 });
      card.hills(840, 12, light, { dark: 0.3 });
      card.thread([493, 778], [470, 600], { colour: ink });
      card.thread([493, 778], [536, 660], { colour: ink });
      card.motif('balloon', 466, 640, 125, { tint: 0 });
      card.motif('balloon', 536, 690, 105, { tint: 0.7 });
      card.child(470, 868, 128, { arm: 'up', coat: accent });
    },
  },
];
