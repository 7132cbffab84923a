// Gardens: what grows there, and what it grows into.

export const gardens = [
  {
    id: 'lamp-tulips',
    palette: 'midnight',
    seed: 231,
    alt: {
      en: 'Glowing light bulbs grow on leafy stems in a night garden; moths fly around them, a hedgehog walks below.',
      hr: 'U noćnom vrtu na lisnatim stabljikama rastu upaljene žarulje; oko njih lete leptirići, dolje hoda jež.',
      ru: 'В ночном саду на стеблях с листьями растут горящие лампочки; вокруг мотыльки, внизу идёт ёж.',
    },
    paint(card) {
      const { ink, deep, mid, light, accent } = card;
      const leafy = card.mix(mid, '#3f8a5f', 0.6);
      card.sky(ink, ink, deep, mid);
      card.stars(40, { to: 330 });
      card.hills(700, 24, card.mix(deep, ink, 0.3));
      for (const [x, y, size, sway] of [[120, 440, 130, -26], [470, 350, 150, 30], [295, 240, 190, 14], [545, 590, 90, 12], [215, 610, 100, 18]]) {
        card.stem([x + sway, 840], [x, y], { sway, leaves: 4, size: 74, colour: leafy });
        card.glowAt(x, y - size * 0.6, size * 1.3, { colour: accent, opacity: 0.55 });
        card.motif('light-bulb', x, y + 8, size, { tint: 0.1 });
      }
      card.several('butterfly', [[395, 200, 56, { turn: 24 }], [195, 330, 46, { turn: -20 }], [400, 520, 44, { turn: 12 }]], { tint: 0.7 });
      card.hills(820, 14, ink);
      card.stand('hedgehog', 390, 866, 96, { tint: 0.15 });
      card.grass(880, card.mix(leafy, light, 0.05), { height: 34 });
    },
  },
  {
    id: 'moon-patch',
    palette: 'plum',
    seed: 232,
    alt: {
      en: 'Full moons of all sizes ripen on vines in a garden at night; a child waters the biggest one.',
      hr: 'U noćnom vrtu na vriježama dozrijevaju puni mjeseci svih veličina; dijete zalijeva najveći.',
      ru: 'Ночью на грядке среди листьев зреют полные луны всех размеров; ребёнок поливает самую большую.',
    },
    paint(card) {
      const { ink, deep, mid, soft, accent, spark } = card;
      card.sky(ink, deep, card.mix(deep, mid, 0.6));
      card.stars(60, { to: 300 });
      card.hills(380, 24, card.mix(deep, mid, 0.5));
      card.fence(470, { colour: card.mix(mid, soft, 0.4) });
      card.hills(500, 12, card.mix(deep, ink, 0.35));
      for (const [x, y, r] of [[80, 540, 44], [190, 520, 26], [480, 545, 58]]) card.moon(x, y, r, { rings: 2, step: 14 });
      card.vine([-20, 600], [620, 590], { colour: card.mix(spark, deep, 0.3), leaves: 11 });
      card.moon(250, 670, 150, { rings: 3, step: 30 });
      card.moon(90, 800, 60, { rings: 2, step: 18 });
      card.vine([-20, 850], [420, 836], { colour: spark, leaves: 9 });
      card.child(490, 862, 200, { flip: true, arm: 'out', coat: accent });
      card.wateringCan(398, 780, 120, { flip: true, drops: spark });
    },
  },
  {
    id: 'hive-house',
    palette: 'honey',
    seed: 233,
    alt: {
      en: 'A beehive has lit windows, a door and a chimney like a house; bees fly home with baskets.',
      hr: 'Košnica ima osvijetljene prozore, vrata i dimnjak kao kuća; pčele se vraćaju s košarama.',
      ru: 'У улья горят окна, есть дверь и труба, как у дома; пчёлы возвращаются с корзинками.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(spark, light, 0.2), card.mix(spark, light, 0.6), light);
      card.sun(110, 170, 54, { colour: soft });
      card.hills(640, 30, card.mix(spark, soft, 0.5));
      card.leafyTree(535, 720, 420, { crown: card.mix(spark, mid, 0.45), trunk: deep });
      card.hills(740, 12, card.mix(spark, mid, 0.6));
      card.hive(290, 820, 340, 500, { straw: card.mix(soft, mid, 0.35), lamp: light, door: accent });
      for (const [x, y, size, flip] of [[105, 420, 96, true], [500, 330, 84, false], [500, 620, 76, false]]) {
        card.motif('basket', x, y + size * 0.52, size * 0.5, { tint: 0.2 });
        card.motif('honeybee', x, y, size, { tint: 0.1, flip });
      }
      card.hills(836, 8, card.mix(deep, spark, 0.3));
      card.several('tulip', [[90, 880, 110], [150, 886, 86], [480, 884, 100]], { tint: 0.1 });
      card.grass(886, ink, { height: 20 });
    },
  },
  {
    id: 'window-of-seasons',
    palette: 'sepia',
    seed: 234,
    alt: {
      en: 'A window with four panes shows one tree: each pane has another season; a cat stands on the sill.',
      hr: 'Kroz prozor s četiri okna vidi se isto stablo: u svakom je oknu drugo godišnje doba; na dasci je mačka.',
      ru: 'В окне из четырёх стёкол одно дерево: в каждом стекле своё время года; на подоконнике кошка.',
    },
    paint(card) {
      const { deep, mid, soft, light, accent } = card;
      card.sky(card.mix(mid, soft, 0.3), soft, card.mix(soft, light, 0.4));
      card.wallpaper(760, { opacity: 0.3 });
      const season = (x, y, air, land, crown, more) => card.inside(`<rect x="${x}" y="${y}" width="220" height="285"/>`, () => {
        card.sky(air, card.mix(air, '#ffffff', 0.4));
        card.hills(600, 10, land);
        if (!crown) card.bareTree(300, 690, { trunk: 130, width: 44, depth: 5, spread: 0.5, colour: '#4a3428' });
        else card.layer('M280 540H320L336 700H264Z', '#4a3428', { thick: true }).layer('M110 390a190 180 0 1 0 380 0a190 180 0 1 0-380 0Z', crown, { thick: true });
        more?.();
      });
      card.window(300, 680, 440, 570, () => {
        season(80, 110, '#9fd0d8', '#8fb56b', '#e79bb0');
        season(300, 110, '#7fb8d8', '#6fa24f', '#5b9a4a', () => card.sun(470, 170, 34, { colour: '#f5cf5a', rings: 2, step: 20 }));
        season(80, 395, '#dcb684', '#b98546', '#cf6a2f', () => card.several('fallen-leaf', [[120, 560, 30], [200, 610, 34]], { tint: 0 }));
        season(300, 395, '#8fa6bf', '#eef0ee', undefined, () => card.snow(120));
      }, { frame: card.mix(light, soft, 0.2), columns: 2, rows: 2 });
      card.boards(800, card.mix(deep, mid, 0.3));
      card.motif('cat', 150, 686, 150, { tint: 0.1, flip: true });
      card.stand('potted-plant', 480, 690, 110, { tint: 0.2 });
      card.paint(`<rect x="30" y="790" width="540" height="14" fill="${accent}" opacity=".5"/>`);
    },
  },
  {
    id: 'potted-cloud',
    palette: 'frost',
    seed: 235,
    alt: {
      en: 'A small cloud grows on a stem out of a flower pot in a kitchen and rains; a duck swims in the puddle.',
      hr: 'U kuhinji iz cvjetnog lonca na stabljici raste oblačić, iz njega pada kiša; u lokvi je patka.',
      ru: 'На кухне из цветочного горшка на стебле растёт облако, из него идёт дождь; в луже плавает утка.',
    },
    paint(card) {
      const { deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(spark, light, 0.55), card.mix(spark, light, 0.75), light);
      card.wallpaper(640, { colour: accent, opacity: 0.14 });
      card.window(150, 330, 150, 190, () => { card.sky(mid, soft); card.sun(170, 200, 26, { colour: spark, rings: 2, step: 16 }); }, { frame: light });
      card.checkerFloor(640, card.mix(deep, mid, 0.3), light);
      card.hole(300, 830, 470, { height: 96, colour: mid });
      card.glints(800, 6, { to: 850, opacity: 0.6 });
      card.inside('<path d="M170 430H500V820H150Z"/>', () => card.rain(420, { colour: deep, opacity: 0.75 }));
      card.stem([320, 700], [330, 400], { sway: 24, leaves: 3, size: 76, width: 13, colour: card.mix(mid, '#4f9a5a', 0.75) });
      card.cloud(330, 450, 400, { colour: card.mix(soft, light, 0.5) });
      card.cloud(290, 395, 270, { colour: light });
      card.flowerPot(320, 812, 150, { clay: accent });
      card.motif('duck', 150, 850, 90, { tint: 0.1, flip: true });
    },
  },
  {
    id: 'aquarium-tree',
    palette: 'absinthe',
    seed: 236,
    alt: {
      en: 'The crown of a tree is a big ball of water in which fish swim; an otter looks up from the grass.',
      hr: 'Krošnja stabla velika je kugla vode u kojoj plivaju ribe; iz trave gleda vidra.',
      ru: 'Крона дерева — большой шар воды, в нём плавают рыбы; из травы смотрит выдра.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      const water = '#3d93a8';
      card.sky(card.mix(spark, light, 0.3), light, card.mix(soft, light, 0.4));
      card.hills(640, 34, card.mix(soft, mid, 0.3));
      card.pines(690, card.mix(mid, deep, 0.4), { from: 40, to: 90, count: 18 });
      card.bareTree(300, 820, { trunk: 190, width: 46, spread: 0.4, depth: 4, colour: card.mix(deep, ink, 0.4) });
      const crown = '<circle cx="300" cy="350" r="236"/>';
      card.inside(crown, () => {
        card.paint(card.cover(card.fade([[0, card.mix(water, light, 0.5)], [0.6, water]]), { opacity: 0.82 }));
        card.rays(200, 60, { count: 24, opacity: 0.12 });
        card.bubbles(26, { x: [90, 500], y: [140, 560] });
        card.seaweed(330, 520, 120, { colour: card.mix(mid, deep, 0.3) });
      });
      card.paint(`<circle cx="300" cy="350" r="236" fill="none" stroke="${light}" stroke-width="6" opacity=".8"/><path d="M118 300A190 190 0 0 1 220 176" fill="none" stroke="${light}" stroke-width="14" stroke-linecap="round" opacity=".6"/>`);
      card.several('tropical-fish', [[190, 330, 86, { flip: true }], [400, 470, 96], [300, 230, 60]], { tint: 0 });
      card.motif('blowfish', 410, 320, 96, { tint: 0.1 });
      card.hills(826, 10, deep);
      card.stand('otter', 470, 868, 120, { tint: 0.15 });
      card.grass(884, mid, { height: 30 });
    },
  },
];
