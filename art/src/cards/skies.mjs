// Skies: kites, planets, islands and the night itself.

import { rect } from '../svg.mjs';

export const skies = [
  {
    id: 'seal-with-a-planet',
    palette: 'frost',
    seed: 823,
    alt: {
      en: 'A seal on an ice floe balances a ringed planet on its nose under the northern lights; penguins look on.',
      hr: 'Tuljan na santi leda na njušci drži planet s prstenom pod polarnom svjetlošću; gledaju ga pingvini.',
      ru: 'Тюлень на льдине держит на носу планету с кольцом под северным сиянием; смотрят пингвины.',
    },
    paint(card) {
      const { ink, deep, mid, light } = card;
      card.sky(ink, ink, deep, mid);
      card.stars(60, { to: 480 });
      card.aurora(360, { height: 240, opacity: 0.5 });
      card.glowAt(226, 300, 230, { colour: light, opacity: 0.35 });
      const floe = () => {
        card.layer('M80 748L130 716L300 706L470 716L530 744L500 790L420 812H180L100 790Z', light, { thick: true, dark: 0.35 });
        card.motif('seal', 310, 736, 270, { tint: 0.1 });
      };
      const farFloe = () => {
        card.layer('M380 852L410 838H550L580 852L540 880H420Z', light, { dark: 0.35 });
        card.motif('penguin', 510, 850, 104, { tint: 0.1 });
        card.motif('penguin', 440, 852, 84, { tint: 0.1 });
      };
      card.sea(600, { rows: 6, top: mid, bottom: ink, between: { 3: floe, 4: farFloe } });
      card.motif('ringed-planet', 226, 478, 230, { tint: 0.1, turn: -6 });
    },
  },
  {
    id: 'kite-migration',
    palette: 'rose',
    seed: 835,
    alt: {
      en: 'A goose leads a flock of kites in a wedge across the evening sky; their loose strings trail over autumn hills.',
      hr: 'Guska večernjim nebom predvodi jato zmajeva u klinu; njihove slobodne uzice vuku se nad jesenskim brežuljcima.',
      ru: 'Гусь ведёт по вечернему небу клин воздушных змеев; их свободные нити тянутся над осенними холмами.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(accent, card.mix(accent, soft, 0.5), soft, light);
      card.sun(140, 640, 80, { colour: card.mix(light, spark, 0.35) });
      const kites = [[236, 300, 112], [346, 224, 104], [456, 156, 96], [236, 480, 112], [350, 548, 104], [466, 608, 96]];
      for (const [x, y, h] of kites) {
        card.thread([x + 10, y - 6], [x + 90, y + 110], { sway: 46, sag: 20, colour: ink, width: 2.4 });
        card.motif('kite', x, y, h, { tint: 0.05, turn: -30 });
      }
      card.motif('goose', 110, 420, 160, { tint: 0.05, turn: -12 });
      card.motif('wing', 138, 350, 92, { tint: 0.2, turn: 12 });
      card.hills(690, 30, card.mix(mid, soft, 0.3));
      card.leafyTree(120, 790, 170, { crown: card.mix(spark, mid, 0.4), trunk: deep });
      card.hills(770, 24, mid);
      card.leafyTree(500, 846, 130, { crown: card.mix(mid, spark, 0.3), trunk: ink });
      card.hills(840, 12, deep);
      card.stand('house', 330, 862, 100, { tint: 0.2 });
    },
  },
  {
    id: 'mobile-of-islands',
    palette: 'plum',
    seed: 856,
    alt: {
      en: 'Small islands with a house, a tree and a castle hang on strings like a mobile above a bed on which a dog stands.',
      hr: 'Otočići s kućom, stablom i dvorcem vise na nitima poput mobila iznad kreveta na kojem stoji pas.',
      ru: 'Островки с домом, деревом и замком висят на нитях, как мобиль, над кроватью, на которой стоит собака.',
    },
    paint(card) {
      const { ink, deep, mid, light, accent, spark } = card;
      card.sky(ink, deep, card.mix(deep, mid, 0.7));
      card.stars(34, { to: 620 });
      card.boards(760, card.mix(ink, deep, 0.5));
      card.thread([290, 0], [290, 132], { width: 4 });
      card.pole([110, 150], [470, 114], { colour: accent, width: 12 });
      card.pole([330, 330], [510, 346], { colour: accent, width: 9 });
      const hang = (x, from, y, width, paint) => {
        card.thread([x, from], [x, y - 10], { width: 3 });
        card.island(x, y, width, width * 0.62, { top: spark, rock: card.mix(mid, deep, 0.4) });
        paint(x, y - width * 0.07);
      };
      hang(130, 148, 400, 190, (x, y) => card.motif('house-with-garden', x, y, 110, { tint: 0.1 }));
      card.thread([446, 116], [426, 338], { width: 3 });
      hang(344, 332, 560, 130, (x, y) => card.leafyTree(x, y + 4, 110, { crown: accent, trunk: deep }));
      hang(492, 344, 520, 136, (x, y) => card.motif('castle', x - 2, y, 92, { tint: 0.15 }));
      card.glowAt(290, 400, 280, { colour: light, opacity: 0.14 });
      card.groundShadow(270, 850, 420, 0.9);
      card.motif('bed', 270, 862, 200, { tint: 0.1 });
      card.motif('teddy-bear', 440, 868, 84, { tint: 0.1 });
      card.motif('dog', 280, 762, 96, { tint: 0.1 });
    },
  },
  {
    id: 'night-in-an-elephant',
    palette: 'honey',
    seed: 866,
    alt: {
      en: 'An elephant filled with a starry night and a moon walks through a bright yellow savanna; birds fly over it.',
      hr: 'Slon ispunjen zvjezdanom noći i mjesecom hoda svijetlom žutom savanom; nad njim lete ptice.',
      ru: 'Слон, внутри которого звёздная ночь с луной, идёт по светлой жёлтой саванне; над ним летят птицы.',
    },
    paint(card) {
      const { deep, mid, soft, light } = card;
      card.sky(soft, card.mix(soft, light, 0.6), light);
      card.sun(470, 180, 66, { colour: card.mix(light, soft, 0.3) });
      card.hills(600, 16, card.mix(soft, mid, 0.3));
      card.leafyTree(500, 650, 210, { crown: card.mix(mid, deep, 0.3), trunk: deep });
      card.hills(690, 14, card.mix(mid, soft, 0.4));
      card.groundShadow(310, 820, 420, 0.9);
      card.within('elephant', 310, 822, 450, () => {
        card.sky('#0e1233', '#141b48', '#27367a', '#5560a6');
        card.stars(260, { from: 380, to: 820, colour: '#f6efd4' });
        card.moon(350, 560, 52, { colour: '#f6efd4', rings: 3, step: 22 });
      });
      card.flock(190, 250, 8, { spread: 110, size: 18 });
      card.grass(836, card.mix(mid, deep, 0.5), { height: 44 });
      card.grass(880, deep, { height: 40 });
    },
  },
  {
    id: 'comet-on-a-leash',
    palette: 'midnight',
    seed: 873,
    alt: {
      en: 'A figure in a hat walks over a hill at night and leads a bright comet on a leash like a dog.',
      hr: 'Lik sa šeširom noću hoda preko brijega i na uzici vodi sjajan komet kao psa.',
      ru: 'Фигурка в шляпе идёт ночью по холму и ведёт на поводке яркую комету, как собаку.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent } = card;
      card.sky(ink, deep, mid, soft);
      card.stars(80, { to: 620 });
      card.comet(190, 520, 70, { degrees: -42, length: 480, colour: card.mix(light, accent, 0.2) });
      card.hills(640, 30, card.mix(deep, mid, 0.4), { waves: 3 });
      card.pines(730, card.mix(deep, ink, 0.3), { from: 40, to: 90, count: 22 });
      card.layer('M-40 800Q180 700 400 740T640 800V920H-40Z', ink, { top: 700, bottom: 900 });
      card.glowAt(190, 700, 200, { colour: light, opacity: 0.2 });
      card.thread([250, 556], [404, 634], { sag: 46, width: 4, colour: accent });
      card.wanderer(430, 752, 210, { flip: true });
      card.lampPost(545, 800, 190, { lit: false });
      card.motif('cat', 330, 764, 70, { tint: 0.2 });
    },
  },
  {
    id: 'missing-piece-of-sky',
    palette: 'sea',
    seed: 903,
    alt: {
      en: 'The blue sky over the sea has a dark starry gap shaped like a puzzle piece; a white dove carries the piece.',
      hr: 'Na plavom nebu iznad mora zvjezdana je praznina u obliku dijela slagalice; taj dio nosi bijeli golub.',
      ru: 'В голубом небе над морем — звёздный пробел в форме кусочка пазла; белый голубь несёт этот кусочек.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      const day = card.mix(soft, mid, 0.25);
      card.sky(mid, day, card.mix(soft, light, 0.5), light);
      card.cloud(120, 180, 170);
      card.cloud(490, 560, 190);
      card.within('puzzle-piece', 380, 440, 300, () => {
        card.sky(ink, '#131a3e', '#2d3f7c', deep);
        card.stars(150, { from: 130, to: 450 });
        card.crescent(386, 300, 34, { rings: 2 });
      });
      card.sea(660, { rows: 6, top: mid, bottom: deep });
      card.motif('sailboat', 460, 720, 110, { tint: 0.2 });
      card.cutout('puzzle-piece', 170, 704, 196, { colour: light });
      card.within('puzzle-piece', 170, 696, 180, () => {
        card.paint(rect(0, 400, 600, 400, card.mix(mid, soft, 0.3)));
        card.sun(196, 590, 30, { colour: spark, rings: 2, step: 14 });
        card.cloud(150, 660, 90);
      });
      card.motif('dove', 168, 546, 170, { tint: 0.05 });
    },
  },
];
