// Machines: clocks, lamps and apparatus that do more than they should.

import { d, ellipse, path } from '../svg.mjs';

export const machines = [
  {
    id: 'lamp-of-night',
    palette: 'honey',
    seed: 402,
    alt: {
      en: 'In a bright yellow room a lamp pours a cone of starry night onto a table; an owl sits in it, a rooster outside.',
      hr: 'U svijetloj žutoj sobi svjetiljka na stol izlijeva stožac zvjezdane noći; u njemu je sova, a izvan njega pijetao.',
      ru: 'В светлой жёлтой комнате лампа льёт на стол конус звёздной ночи; в нём сидит сова, а снаружи стоит петух.',
    },
    paint(card) {
      const { deep, mid, soft, light, accent, spark } = card;
      const night = '#161c42';
      card.sky(soft, card.mix(soft, light, 0.6), light);
      card.wallpaper(700, { opacity: 0.16 });
      card.boards(720, card.mix(mid, deep, 0.2));
      card.table(330, 640, 440, { height: 190, colour: card.mix(deep, accent, 0.25) });
      card.inside(path('M286 240H374L520 636Q330 668 140 636Z'), () => {
        card.sky(night, night, '#28386f', card.mix('#28386f', spark, 0.4));
        card.stars(120, { from: 250, to: 620, colour: light });
        card.crescent(392, 410, 34, { rings: 2 });
      });
      card.motif('owl', 320, 646, 190, { tint: 0.15 });
      card.pendant(330, 246, 190, { shade: accent, bulb: night });
      card.stand('rooster', 120, 862, 190, { tint: 0.1, flip: true });
    },
  },
  {
    id: 'clock-flowers',
    palette: 'meadow',
    seed: 411,
    alt: {
      en: 'Flowers with clock faces grow in a garden, each showing another time; bees fly around, a rabbit looks up.',
      hr: 'U vrtu rastu cvjetovi sa satovima umjesto sredine, svaki pokazuje drugo vrijeme; oblijeću ih pčele, a zec gleda uvis.',
      ru: 'В саду растут цветы с циферблатами, и каждый показывает своё время; вокруг летают пчёлы, кролик смотрит вверх.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky('#6fb0c4', '#a8d3d0', light);
      card.cloud(470, 150, 200);
      card.hills(600, 30, card.mix(mid, soft, 0.5));
      const flower = (x, y, r, foot, petal, hands) => {
        card.cut(path(d`M${foot} 870Q${foot - 30} ${(y + 870) / 2} ${x - 7} ${y}h14Q${foot - 8} ${(y + 870) / 2} ${foot + 18} 870Z`, card.mix(deep, mid, 0.5)));
        const leaf = (y + 880) / 2 + 30;
        card.cut([path(d`M${foot - 6} ${leaf}q70 -80 116 -30q-40 50 -116 30Z`, mid), path(d`M${foot - 10} ${leaf + 50}q-70 -70 -110 -20q40 46 110 20Z`, mid)]);
        card.cut(Array.from({ length: 12 }, (_, i) => ellipse(x, y - r * 1.28, r * 0.34, r * 0.56, i % 2 ? petal : card.mix(petal, ink, 0.12), { transform: `rotate(${i * 30} ${x} ${y})` })));
        card.dial(x, y, r, { rim: card.mix(petal, ink, 0.35), hands });
      };
      flower(470, 440, 52, 470, card.mix(light, spark, 0.25), [120, 210]);
      flower(120, 510, 46, 130, spark, [30, 280]);
      flower(288, 270, 92, 290, accent, [300, 60]);
      card.hills(830, 12, card.mix(mid, deep, 0.4));
      card.several('honeybee', [[120, 300, 66, { flip: true }], [468, 300, 54]], { tint: 0.1 });
      card.grass(846, card.mix(mid, deep, 0.7), { height: 36 });
      card.stand('rabbit', 420, 868, 140, { tint: 0.1 });
    },
  },
  {
    id: 'dodo-clock',
    palette: 'sepia',
    seed: 423,
    alt: {
      en: 'A dodo steps out of the little door of a wall clock shaped like a hut; a cat below looks up.',
      hr: 'Kroz vratašca zidnog sata u obliku kućice izlazi dodo; odozdo ga gleda mačka.',
      ru: 'Из дверцы настенных часов-домика выходит дронт; снизу на него смотрит кошка.',
    },
    paint(card) {
      const { deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(spark, light, 0.35), card.mix(spark, light, 0.55), light);
      card.wallpaper(760, { colour: spark, opacity: 0.2 });
      card.boards(770, card.mix(mid, deep, 0.4));
      card.cuckooClock(320, 70, 380, ({ x, y }) => {
        card.motif('dodo', x - 14, y + 6, 214, { tint: 0.1 });
      }, { wood: mid, roof: card.mix(accent, deep, 0.4), hands: [10, 350] });
      card.motif('feather', 180, 700, 70, { tint: 0.1, turn: 30 });
      card.stand('cat', 128, 866, 170, { tint: 0.1, flip: true });
      card.groundShadow(330, 800, 160, 0.4);
      card.glowAt(500, 160, 220, { colour: soft, opacity: 0.4 });
    },
  },
  {
    id: 'pot-robot',
    palette: 'absinthe',
    seed: 437,
    alt: {
      en: 'A robot made of pots stands in an evening garden and holds up a tulip; a bird nests on its head.',
      hr: 'Robot od lonaca stoji u večernjem vrtu i drži tulipan; na glavi mu je ptičje gnijezdo.',
      ru: 'Робот из кастрюль стоит в вечернем саду и держит тюльпан; на голове у него птичье гнездо.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(deep, mid, soft, light);
      card.sun(150, 470, 110, { colour: card.mix(light, spark, 0.4), rings: 4 });
      card.hills(620, 24, card.mix(mid, soft, 0.3));
      card.pines(690, card.mix(deep, mid, 0.4), { from: 40, to: 90, count: 20 });
      card.hills(730, 14, deep);
      card.potRobot(290, 830, 560, { metal: '#7d97a0', trim: accent, eyes: spark });
      card.motif('nest-with-eggs', 290, 276, 74, { tint: 0.1 });
      card.motif('bird', 308, 226, 84, { tint: 0.1 });
      card.motif('tulip', 498, 472, 140, { tint: 0, turn: 6 });
      card.grass(850, ink, { height: 34 });
      card.several('tulip', [[96, 862, 96], [470, 866, 80], [530, 856, 100]], { tint: 0.05 });
      card.grass(884, ink, { height: 30 });
    },
  },
  {
    id: 'projector-fish',
    palette: 'midnight',
    seed: 441,
    alt: {
      en: 'A film projector throws a beam of light through a dark hall; fish swim along it over the heads of the animals.',
      hr: 'Filmski projektor baca snop svjetla kroz mračnu dvoranu; u njemu nad glavama životinja plivaju ribe.',
      ru: 'Кинопроектор светит через тёмный зал; в его луче над головами зверей плывут рыбы.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent } = card;
      card.sky(ink, ink, card.mix(ink, deep, 0.6));
      card.wallpaper(800, { colour: deep, opacity: 0.35 });
      card.paint(path('M472 668L-20 40V560Z', card.slope([[0, light, 0.75], [1, card.mix(mid, soft, 0.5), 0.75]], { from: [1, 0], to: [0, 0] })));
      card.bubbles(24, { x: [50, 300], y: [260, 560], size: [2, 9] });
      card.motif('tropical-fish', 158, 446, 220, { tint: 0, turn: 14 });
      card.motif('tropical-fish', 312, 530, 100, { tint: 0, turn: 24 });
      card.motif('fish', 250, 590, 64, { tint: 0.1, turn: 30 });
      card.motif('tropical-fish', 378, 606, 50, { tint: 0, turn: 24 });
      card.motif('fish', 90, 200, 60, { tint: 0.1, turn: 30 });
      card.table(500, 746, 150, { height: 130, colour: card.mix(accent, ink, 0.5) });
      card.motif('film-projector', 508, 752, 160, { tint: 0.3, flip: true });
      card.boards(800, ink);
      for (const [name, x, height] of [['cat', 90, 130], ['rabbit', 200, 120], ['penguin', 300, 130], ['owl', 396, 110]]) {
        card.cutout(name, x, 874, height, { colour: card.mix(deep, mid, 0.35) });
      }
    },
  },
  {
    id: 'sunrise-crank',
    palette: 'rose',
    seed: 457,
    alt: {
      en: 'Behind the hills the sun is a toothed wheel that other wheels drive; a child stands by the lowest one.',
      hr: 'Iza brežuljaka je sunce nazubljeni kotač koji pokreću drugi kotači; kraj najnižeg stoji dijete.',
      ru: 'За холмами солнце — зубчатое колесо, которое крутят другие колёса; у самого нижнего стоит ребёнок.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(accent, card.mix(accent, soft, 0.5), soft, light);
      card.rays(230, 360, { count: 26, from: 150, opacity: 0.2 });
      card.halo(230, 360, 170, { colour: spark, rings: 3, step: 40, opacity: 0.14 });
      card.cloud(480, 190, 190);
      card.peaks(620, 120, card.mix(mid, soft, 0.4));
      card.cog(230, 360, 190, { teeth: 20, colour: spark, spokes: 8, hub: card.mix(spark, mid, 0.5) });
      card.cog(430, 540, 96, { teeth: 12, colour: card.mix(mid, deep, 0.3), hub: light, turn: 12 });
      card.hills(650, 20, card.mix(mid, soft, 0.2));
      card.hills(740, 18, mid);
      card.cog(346, 690, 104, { teeth: 12, colour: accent, hub: light, turn: 4 });
      card.pole([346, 690], [262, 734], { colour: ink, width: 12 });
      card.pole([262, 734], [214, 734], { colour: light, width: 14 });
      card.hills(838, 10, card.mix(deep, ink, 0.2));
      card.child(176, 862, 190, { coat: light, cap: ink, arm: 'up' });
      card.stand('rooster', 480, 868, 120, { tint: 0.1 });
    },
  },
  {
    id: 'two-telescopes',
    palette: 'sea',
    seed: 527,
    alt: {
      en: 'A rabbit on a hill points a telescope at the moon; on the moon another rabbit points a telescope back.',
      hr: 'Zec na brijegu usmjerio je teleskop prema mjesecu; na mjesecu drugi zec gleda teleskopom natrag.',
      ru: 'Кролик на холме направил телескоп на луну; с луны в ответ смотрит в телескоп другой кролик.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light } = card;
      card.sky(ink, deep, mid, soft);
      card.stars(70, { to: 560 });
      card.moon(150, 190, 200, { colour: '#efd48c', rings: 4, step: 44 });
      card.turned(135, 291, 331, () => {
        card.motif('telescope', 344, 344, 150, { tint: 0.1, flip: true });
        card.motif('rabbit', 230, 340, 140, { tint: 0.05, flip: true });
      });
      card.hills(700, 40, card.mix(deep, mid, 0.4), { waves: 3 });
      card.pines(770, card.mix(deep, ink, 0.3), { from: 50, to: 110, count: 18 });
      card.hills(800, 16, ink);
      card.stand('telescope', 350, 842, 250, { tint: 0.1 });
      card.stand('rabbit', 490, 850, 190, { tint: 0.05 });
      card.glowAt(180, 200, 260, { colour: light, opacity: 0.12 });
    },
  },
];
