// Sleepers: tents, beds, lanterns and what happens by night.

export const sleepers = [
  {
    id: 'bear-in-the-tent',
    palette: 'winter',
    seed: 281,
    alt: {
      en: 'A small tent glows in the snow at night; inside one sees the shadow of a bear with a teapot, tiny footprints lead in.',
      hr: 'Mali šator svijetli noću u snijegu; unutra se vidi sjena medvjeda s čajnikom, a do ulaza vode sitni tragovi.',
      ru: 'Ночью в снегу светится палатка; внутри видна тень медведя с чайником, ко входу ведут крошечные следы.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(ink, deep, mid);
      card.stars(60, { to: 420 });
      card.pines(600, card.mix(deep, ink, 0.2), { from: 180, to: 360, count: 9 });
      card.hills(640, 18, card.mix(mid, soft, 0.5));
      card.litTent(300, 770, 470, 430, () => {
        card.silhouette('teddy-bear', 270, 766, 290, { opacity: 0.7 });
        card.silhouette('teapot', 400, 766, 80, { opacity: 0.7 });
      }, { cloth: accent, lamp: card.mix(light, spark, 0.3) });
      card.hills(790, 8, card.mix(soft, light, 0.7), { dark: 0.3 });
      card.footprints([90, 880], [280, 796], { steps: 12, size: 8, colour: deep });
      card.stand('mouse', 470, 866, 84, { tint: 0.1 });
      card.snow(80);
    },
  },
  {
    id: 'butterfly-sled',
    palette: 'blossom',
    seed: 282,
    alt: {
      en: 'A flock of butterflies on strings pulls a sled with a teddy bear across the snow at dawn.',
      hr: 'Jato leptira na uzicama u zoru vuče po snijegu sanjke s plišanim medvjedićem.',
      ru: 'Стая бабочек на ниточках тянет на рассвете по снегу санки с плюшевым мишкой.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light } = card;
      card.sky(card.mix(deep, mid, 0.4), mid, soft, light);
      card.sun(150, 520, 80, { colour: light, rings: 4 });
      card.pines(640, card.mix(deep, mid, 0.3), { from: 60, to: 150, count: 14 });
      card.hills(670, 14, card.mix(soft, light, 0.5));
      const team = [[90, 430, 86, -20], [190, 350, 100, -8], [80, 270, 70, -26], [290, 270, 80, 6], [190, 190, 66, -10], [330, 400, 70, 12]];
      for (const [x, y, height] of team) card.thread([300, 770], [x, y - height * 0.3], { colour: ink, width: 2 });
      team.forEach(([x, y, height, turn], i) => card.motif(i % 2 ? 'monarch-butterfly' : 'butterfly', x, y, height, { tint: 0.05, turn }));
      card.stand('sled', 415, 850, 200, { tint: 0.1, flip: true });
      card.motif('teddy-bear', 425, 775, 210, { tint: 0.1 });
      card.layer('M-20 860Q200 830 330 852T620 848V910H-20Z', light, { dark: 0.25 });
      card.snow(60, { to: 860 });
    },
  },
  {
    id: 'mammoth-in-the-iceberg',
    palette: 'sea',
    seed: 283,
    alt: {
      en: 'Two penguins with a teapot stand on the tip of an iceberg; under water a mammoth stands in the ice.',
      hr: 'Dva pingvina s čajnikom stoje na vrhu ledene sante; pod vodom u ledu stoji mamut.',
      ru: 'Два пингвина с чайником стоят на верхушке айсберга; под водой во льду стоит мамонт.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent } = card;
      card.sky(card.mix(mid, soft, 0.5), soft, light);
      card.sun(480, 150, 46, { colour: accent, rings: 3 });
      card.cloud(100, 130, 130);
      card.paint(`<path d="M0 330H600V900H0Z" fill="${card.fade([[0, mid], [0.5, deep], [1, ink]])}"/>`);
      card.rays(300, 240, { count: 26, from: 100, to: 900, opacity: 0.08 });
      card.iceberg(300, 340, 480, 490, { inner: () => card.motif('mammoth', 300, 740, 320, { tint: 0.15, opacity: 0.92 }) });
      card.glints(330, 6, { to: 400, opacity: 0.6 });
      card.several('penguin', [[200, 262, 100, { flip: true }], [395, 262, 90]], { tint: 0.1 });
      card.motif('teapot', 300, 236, 54, { tint: 0.05 });
      card.bubbles(24, { y: [420, 860] });
      card.several('tropical-fish', [[80, 640, 50, { flip: true }], [530, 780, 60]], { tint: 0.2 });
    },
  },
  {
    id: 'moon-in-a-scarf',
    palette: 'dusk',
    seed: 284,
    alt: {
      en: 'The full moon wears a long striped scarf that hangs down to the roof of a house; a cat stands by its fringe.',
      hr: 'Puni mjesec nosi dugi prugasti šal koji visi do krova kuće; uz njegove rese stoji mačka.',
      ru: 'На полной луне длинный полосатый шарф, он свисает до крыши дома; у бахромы стоит кошка.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      card.sky(ink, deep, mid, soft);
      card.stars(50, { to: 560 });
      card.moon(290, 270, 165, { rings: 4, step: 40 });
      card.city(760, card.mix(deep, mid, 0.4), { from: 30, to: 150 });
      card.knitted([[134, 320], [200, 376], [290, 396], [380, 378], [446, 326]], { width: 72, colours: [spark, light] });
      card.knitted([[400, 366], [430, 450], [396, 540], [424, 620], [416, 690]], { width: 66, colours: [spark, light] });
      card.layer('M250 910V830L430 740L620 840V910Z', card.mix(ink, deep, 0.3), { thick: true });
      card.snowCap([262, 824], [430, 740], { thick: 18 });
      card.snowCap([430, 740], [606, 834], { thick: 18 });
      card.motif('cat', 340, 772, 110, { tint: 0.05, turn: -24, flip: true });
      card.snow(70);
    },
  },
  {
    id: 'nest-in-the-lamp',
    palette: 'sepia',
    seed: 285,
    alt: {
      en: 'A bird keeps its nest warm inside the glass of a street lamp on a snowy evening; someone in a hat looks up.',
      hr: 'Ptica u snježnoj večeri grije gnijezdo unutar stakla ulične svjetiljke; netko sa šeširom gleda gore.',
      ru: 'Снежным вечером птица греет гнездо за стеклом уличного фонаря; кто-то в шляпе смотрит вверх.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(deep, mid, soft, card.mix(soft, light, 0.4));
      card.city(720, card.mix(deep, mid, 0.45), { from: 80, to: 260, lamp: soft });
      card.city(790, card.mix(deep, mid, 0.1), { from: 20, to: 120, lamp: soft });
      card.lampPost(320, 1020, 920, { colour: ink, glow: card.mix(accent, soft, 0.7) });
      card.motif('nest-with-eggs', 320, 322, 108, { tint: 0.2 });
      card.motif('bird', 324, 268, 112, { tint: 0.05 });
      card.snowCap([218, 148], [422, 148], { thick: 32 });
      card.hills(846, 10, light, { dark: 0.3 });
      card.wanderer(130, 866, 180, { scarf: spark });
      card.stand('dog', 215, 872, 90, { tint: 0.2, flip: true });
      card.snow(120);
    },
  },
  {
    id: 'goose-shakes-the-snow',
    palette: 'frost',
    seed: 286,
    alt: {
      en: 'A goose leans out of a window in a cloud and shakes a pillow; feathers and snow fall over a small town.',
      hr: 'Guska se naginje kroz prozor u oblaku i trese jastuk; perje i snijeg padaju na gradić.',
      ru: 'Гусь высунулся из окна в облаке и вытряхивает подушку; на городок летят перья и снег.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(deep, mid, card.mix(mid, soft, 0.4));
      card.cloud(300, 420, 560, { colour: card.mix(soft, light, 0.4) });
      card.window(220, 390, 170, 200, () => {
        card.paint(card.cover(card.fade([[0.2, spark], [0.5, light]])));
        card.motif('goose', 226, 460, 230, { tint: 0.05, flip: true });
      }, { frame: accent, columns: 1, rows: 1 });
      card.cloud(150, 450, 330, { colour: light });
      card.cloud(400, 455, 330, { colour: light });
      card.cut(`<g transform="rotate(24 370 400)"><path d="M270 330Q370 350 470 330Q452 400 470 474Q370 456 270 474Q288 400 270 330Z" fill="${light}"/><path d="M300 352V452M330 352V452M360 352V452M390 352V452M420 352V452M446 352V452" stroke="${accent}" stroke-width="7"/></g>`);
      const feathers = [[420, 580, 64, 30], [330, 640, 54, -30], [470, 700, 50, 60], [250, 560, 46, 10], [160, 680, 50, -60], [390, 740, 40, 80], [100, 560, 40, 30]];
      for (const [x, y, height, turn] of feathers) card.cutout('feather', x, y, height * 1.3, { colour: light, turn });
      card.city(800, card.mix(deep, mid, 0.3), { from: 40, to: 160, lamp: spark });
      card.city(860, card.mix(deep, ink, 0.3), { from: 20, to: 110, lamp: spark });
      card.hills(862, 8, light, { dark: 0.3 });
      card.inside('<path d="M0 440H600V900H0Z"/>', () => card.snow(260));
    },
  },
  {
    id: 'teapot-house',
    palette: 'plum',
    seed: 287,
    alt: {
      en: 'A big teapot stands in the snow as a house with a lit door and windows; steam rises, animals wait outside.',
      hr: 'Velik čajnik stoji u snijegu kao kuća s osvijetljenim vratima i prozorima; diže se para, vani čekaju životinje.',
      ru: 'Большой чайник стоит в снегу, как дом со светящимися дверью и окнами; идёт пар, снаружи ждут звери.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(ink, deep, mid, soft);
      card.stars(50, { to: 360 });
      for (const [x, y, width] of [[110, 450, 80], [100, 380, 120], [150, 300, 170], [230, 220, 220]]) card.cloud(x, y, width, { colour: card.mix(soft, light, 0.5), opacity: 0.85 });
      card.pines(660, card.mix(deep, ink, 0.2), { from: 90, to: 210, count: 12 });
      card.hills(700, 14, card.mix(soft, light, 0.4));
      card.stand('teapot', 310, 800, 400, { tint: 0.3 });
      const glow = card.mix(accent, light, 0.4);
      for (const x of [225, 375]) {
        card.glowAt(x, 600, 70, { colour: glow, opacity: 0.8 });
        card.cut(`<g stroke="${ink}" stroke-width="7"><circle cx="${x}" cy="600" r="30" fill="${glow}"/><path d="M${x} 570v60M${x - 30} 600h60"/></g>`, { small: true });
      }
      card.cut(`<path d="M262 800V716A38 38 0 0 1 338 716V800Z" fill="${glow}" stroke="${ink}" stroke-width="7"/>`, { small: true });
      card.hills(806, 8, light, { dark: 0.3 });
      card.several('rabbit', [[300, 850, 80], [215, 862, 96, { flip: true }]], { tint: 0.15 });
      card.stand('hedgehog', 420, 866, 84, { tint: 0.15 });
      card.lampPost(520, 866, 190, { colour: ink, glow: spark });
      card.snow(60);
    },
  },
];
