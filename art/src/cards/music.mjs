// Music: instruments that are something else, and sounds that one can see.

export const music = [
  {
    id: 'violin-boat',
    palette: 'absinthe',
    seed: 251,
    alt: {
      en: 'A violin floats on a lake like a boat with a leaf for a sail; a mouse stands aboard in the evening light.',
      hr: 'Violina plovi jezerom kao čamac, jedro joj je list; na njoj u večernjem svjetlu stoji miš.',
      ru: 'Скрипка плывёт по озеру, как лодка, вместо паруса лист; на ней в вечернем свете стоит мышь.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(deep, mid, soft, light);
      card.sun(160, 440, 84, { colour: spark, rings: 4 });
      card.pines(520, card.mix(deep, mid, 0.4), { from: 50, to: 140, count: 17 });
      card.lake(526, { top: light, middle: mid, bottom: ink });
      card.glints(532, 16);
      card.pole([300, 680], [312, 250], { colour: ink, width: 10 });
      card.layer('M316 262C450 300 500 440 452 590C400 560 330 520 316 262Z', card.mix(mid, '#3f8a3f', 0.5), { thick: true });
      card.paint(`<path d="M318 270C380 380 420 480 450 586M356 360L440 400M380 420L458 470M350 350L352 480M382 424L398 540" fill="none" stroke="${light}" stroke-width="4" opacity=".5"/>`);
      card.motif('mouse', 205, 655, 130, { tint: 0.1, flip: true });
      card.groundShadow(300, 745, 470, 0.7);
      card.motif('violin', 300, 860, 330, { tint: 0.1, turn: 45 });
      card.ripples(300, 760, 560, { count: 2 });
      card.several('lotus', [[90, 860, 70], [500, 872, 90]], { tint: 0.15 });
      card.flock(430, 150, 5, { colour: accent });
    },
  },
  {
    id: 'piano-stairs',
    palette: 'plum',
    seed: 252,
    alt: {
      en: 'A staircase of piano keys leads up to a lit window in the night sky; a cat walks up it.',
      hr: 'Stube od klavirskih tipaka vode do osvijetljenog prozora na noćnom nebu; njima se penje mačka.',
      ru: 'Лестница из клавиш рояля ведёт к светящемуся окну в ночном небе; по ней поднимается кошка.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent } = card;
      card.sky(ink, deep, mid, soft);
      card.stars(60, { to: 520 });
      card.glowAt(430, 240, 260, { colour: accent, opacity: 0.55 });
      card.window(430, 340, 150, 210, () => {
        card.paint(card.cover(card.fade([[0.1, accent], [0.5, light]])));
        card.motif('potted-plant', 430, 345, 110, { tint: 0.3 });
      }, { frame: card.mix(mid, soft, 0.4), arched: true });
      card.cloud(120, 360, 220, { colour: card.mix(mid, soft, 0.4) });
      card.pianoStairs(-20, 850, 10, [52, 52]);
      card.motif('cat', 265, 560, 130, { tint: 0.05, flip: true });
      card.cloud(480, 850, 300, { colour: card.mix(soft, light, 0.4) });
      card.cloud(150, 900, 300, { colour: card.mix(soft, light, 0.2) });
    },
  },
  {
    id: 'trumpet-butterflies',
    palette: 'meadow',
    seed: 253,
    alt: {
      en: 'A child blows a trumpet as big as a tree on a green hill; butterflies pour out of it into the sky.',
      hr: 'Dijete na zelenom brežuljku puše u trubu veliku kao stablo; iz nje u nebo kuljaju leptiri.',
      ru: 'Ребёнок на зелёном холме дует в трубу величиной с дерево; из неё в небо вылетают бабочки.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(soft, mid, 0.35), soft, light);
      card.rays(170, 330, { count: 22, from: 60, to: 700, colour: spark, opacity: 0.2 });
      card.cloud(470, 200, 230);
      card.hills(660, 30, card.mix(mid, soft, 0.4));
      card.hills(770, 16, mid);
      card.motif('trumpet', 320, 745, 400, { tint: 0.1, turn: 92 });
      const swarm = [[120, 310, 120, -20], [230, 230, 96, 14], [70, 190, 74, -30], [330, 320, 70, 30], [180, 130, 66, 0], [320, 150, 60, 24], [70, 430, 60, -40], [420, 290, 44, 36]];
      swarm.forEach(([x, y, size, turn], i) => card.motif(i % 2 ? 'butterfly' : 'monarch-butterfly', x, y, size, { tint: 0.05, turn }));
      card.hills(850, 10, deep);
      card.child(505, 868, 190, { flip: true, arm: 'up', coat: accent, cap: ink });
      card.grass(884, card.mix(deep, mid, 0.5), { height: 30 });
    },
  },
  {
    id: 'gramophone-sea',
    palette: 'sepia',
    seed: 254,
    alt: {
      en: 'A gramophone on the floor of a room pours the sea out of its horn; a sailing boat rides the wave.',
      hr: 'Gramofon na podu sobe iz svoje trube izlijeva more; na valu jedri jedrilica.',
      ru: 'Граммофон на полу комнаты выливает из рупора море; на волне качается парусная лодка.',
    },
    paint(card) {
      const { deep, mid, soft, light, accent, spark } = card;
      const water = card.mix(spark, '#3d8fa8', 0.5);
      card.sky(mid, card.mix(mid, soft, 0.6), soft);
      card.wallpaper(640, { opacity: 0.4 });
      card.picture(440, 190, 130, 150, () => { card.paint(card.cover(light)); card.motif('lighthouse', 440, 262, 130, { tint: 0.3 }); }, { frame: accent, thickness: 14 });
      card.boards(640, card.mix(deep, mid, 0.3));
      card.gramophone(430, 830, 390, { brass: card.mix(soft, accent, 0.2), wood: deep });
      card.layer('M302 448C220 400 150 450 116 560C84 650 20 690-20 700V910H480C400 880 300 850 262 770C236 700 206 640 162 592C210 560 262 500 302 448Z', card.mix(water, light, 0.25), { thick: true });
      card.motif('sailboat', 160, 800, 270, { tint: 0.1, turn: -12 });
      card.layer('M-20 780Q40 740 110 770T240 790Q330 800 400 850T520 910H-20Z', water, { thick: true });
      card.motif('tropical-fish', 110, 860, 64, { tint: 0.1 });
      card.bubbles(12, { x: [60, 250], y: [800, 870] });
    },
  },
  {
    id: 'rain-harp',
    palette: 'winter',
    seed: 255,
    alt: {
      en: 'Rain from a cloud falls through the frame of a big harp in place of strings; a swan swims below.',
      hr: 'Kiša iz oblaka pada kroz okvir velike harfe umjesto žica; ispod pliva labud.',
      ru: 'Дождь из тучи падает сквозь раму большой арфы вместо струн; внизу плывёт лебедь.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      card.sky(deep, mid, soft, card.mix(soft, light, 0.6));
      card.hills(680, 24, card.mix(mid, deep, 0.3));
      card.lake(740, { top: card.mix(soft, light, 0.5), middle: mid, bottom: deep });
      card.glints(750, 10);
      card.harpFrame(310, 800, 560, { wood: spark, strings: light, count: 15 });
      card.inside('<path d="M150 270H530V740H150Z"/>', () => card.rain(130, { opacity: 0.7 }));
      for (const [x, y, width, share] of [[210, 250, 300, 0.2], [430, 240, 290, 0.3], [310, 275, 330, 0.7]]) card.cloud(x, y, width, { colour: card.mix(mid, light, share) });
      card.ripples(300, 808, 420, { count: 4 });
      card.motif('swan', 115, 850, 130, { tint: 0.15, flip: true });
      card.ripples(115, 850, 170, { count: 2, opacity: 0.4 });
      card.grass(890, ink, { height: 50, from: 430 });
    },
  },
  {
    id: 'pond-on-a-drum',
    palette: 'rose',
    seed: 256,
    alt: {
      en: 'The skin of a big drum is a pond with ducks, water lilies and reeds; drumsticks lean on its side.',
      hr: 'Umjesto kože na velikom je bubnju ribnjak s patkama, lopočima i trskom; uz njega su naslonjene palice.',
      ru: 'Вместо кожи на большом барабане — пруд с утками, кувшинками и камышом; сбоку прислонены палочки.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(deep, mid, soft, light);
      card.sun(450, 220, 80, { colour: spark });
      card.hills(560, 20, card.mix(mid, soft, 0.4));
      card.ground(690, card.mix(mid, deep, 0.4));
      card.bigDrum(290, 840, 430, 330, ({ x, y }) => {
        card.ripples(x - 70, y + 10, 200, { count: 3 });
        card.ripples(x + 110, y + 24, 120, { count: 2 });
        card.seaweed(x + 150, y + 6, 170, { colour: card.mix(accent, '#4f8a4a', 0.6), blades: 5 });
        card.seaweed(x - 170, y - 4, 120, { colour: card.mix(accent, '#4f8a4a', 0.6), blades: 3 });
        card.inside(`<rect x="0" y="0" width="300" height="${y + 12}"/>`, () => card.motif('duck', x - 60, y + 36, 130, { tint: 0.05, flip: true }));
        card.inside(`<rect x="300" y="0" width="300" height="${y - 12}"/>`, () => card.motif('duck', x + 80, y, 86, { tint: 0.05 }));
        card.several('lotus', [[x + 120, y + 44, 56], [x + 10, y - 10, 40]], { tint: 0.05 });
      }, { shell: card.mix(accent, deep, 0.1), hoop: spark, skin: card.mix(accent, light, 0.35) });
      for (const [from, to] of [[[470, 860], [545, 520]], [[520, 866], [490, 540]]]) card.pole(from, to, { colour: soft, width: 15 }).pole(to, [to[0] + 1, to[1] + 6], { colour: light, width: 32 });
      card.motif('butterfly', 130, 350, 60, { tint: 0.1, turn: 20 });
      card.grass(888, ink, { height: 26 });
    },
  },
  {
    id: 'guitar-bridge',
    palette: 'ember',
    seed: 257,
    alt: {
      en: 'A guitar lies across a gorge as a bridge; a small steam train rides along its strings.',
      hr: 'Gitara leži preko klanca kao most; po njezinim žicama vozi mali parni vlak.',
      ru: 'Гитара лежит через ущелье, как мост; по её струнам едет маленький паровоз с вагонами.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      card.sky(card.mix(deep, mid, 0.4), mid, soft, light);
      card.sun(420, 300, 96, { rings: 4 });
      card.peaks(640, 220, card.mix(mid, soft, 0.4), { count: 4 });
      card.hills(700, 14, card.mix(mid, deep, 0.3));
      card.sea(780, { rows: 4, top: spark, bottom: card.mix(spark, ink, 0.6) });
      card.layer('M-20 560L110 556L150 600L170 720L140 800L180 910H-20Z', card.mix(deep, ink, 0.3), { thick: true });
      card.layer('M620 560L500 552L460 590L450 700L480 790L440 910H620Z', card.mix(deep, ink, 0.3), { thick: true });
      card.cloud(165, 330, 100, { colour: light });
      card.cloud(110, 270, 130, { colour: light });
      card.motif('guitar', 306, 740, 400, { tint: 0.05, turn: 45 });
      card.motif('railway-car', 385, 548, 66, { tint: 0.1 });
      card.motif('railway-car', 478, 548, 66, { tint: 0.1 });
      card.motif('locomotive', 280, 552, 110, { tint: 0.1 });
      card.motif('goat', 80, 562, 84, { tint: 0.2, flip: true });
      card.motif('canoe', 310, 850, 60, { tint: 0.2 });
    },
  },
];
