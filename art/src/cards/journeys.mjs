// Journeys: roads, bridges, boats and other ways to get away.

/** Puts a motif on the outside of a circle, upright to it, `degrees` clockwise from the top. */
function onArc(card, name, [x, y, radius], degrees, height, how) {
  const [angle, far] = [(degrees * Math.PI) / 180, radius + height / 2];
  card.motif(name, x + Math.sin(angle) * far, y - Math.cos(angle) * far + height / 2, height, { ...how, turn: degrees });
}

export const journeys = [
  {
    id: 'unrolled-road',
    palette: 'meadow',
    seed: 211,
    alt: {
      en: 'A turtle pushes a huge roll through a meadow; it unrolls into a road on which a lamp already stands.',
      hr: 'Kornjača livadom gura golemu rolu; iz nje se odmotava cesta na kojoj već stoji svjetiljka.',
      ru: 'Черепаха катит по лугу огромный рулон; он разворачивается дорогой, на которой уже стоит фонарь.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      card.sky(card.mix(soft, mid, 0.3), soft, light);
      card.sun(150, 200, 70, { colour: spark });
      card.cloud(440, 230, 260);
      card.hills(560, 40, card.mix(mid, soft, 0.4));
      card.hills(680, 18, mid);
      card.lampPost(72, 800, 330, { colour: ink, glow: spark });
      card.layer('M-20 796H420V830H-20Z', ink, { thick: true, dark: 0.2, lit: 0 });
      card.paint(`<path d="M0 808H410" fill="none" stroke="${light}" stroke-width="6" stroke-dasharray="30 22"/>`);
      card.roll(408, 830, 168, { cloth: ink, edge: card.mix(deep, mid, 0.5) });
      card.stand('turtle', 168, 800, 160, { tint: 0.1, flip: true });
      card.ground(832, deep);
      card.grass(840, mid, { height: 30 });
      card.several('tulip', [[505, 880, 90], [548, 872, 70]], { tint: 0.1 });
    },
  },
  {
    id: 'wheat-sea',
    palette: 'honey',
    seed: 212,
    alt: {
      en: 'A sailing boat glides through a field of ripe wheat as if through waves; mice watch from the ears.',
      hr: 'Jedrilica klizi zrelim žitnim poljem kao po valovima; miševi je gledaju iz klasja.',
      ru: 'Парусная лодка идёт по спелому пшеничному полю, как по волнам; из колосьев смотрят мыши.',
    },
    paint(card) {
      const { deep, mid, soft, light, spark } = card;
      card.sky(card.mix(spark, light, 0.35), card.mix(spark, light, 0.75), light);
      card.sun(130, 220, 64, { colour: soft });
      card.flock(430, 200, 7);
      card.hills(520, 20, card.mix(spark, soft, 0.5));
      card.wheat(560, {
        top: card.mix(soft, light, 0.2), bottom: deep,
        between: { 2: () => card.motif('sailboat', 320, 790, 470, { tint: 0.15, turn: -6 }) },
      });
      card.several('mouse', [[112, 868, 88, { flip: true }], [505, 876, 78]], { tint: 0.15 });
      card.grass(890, card.mix(deep, mid, 0.5), { height: 50, every: 12 });
    },
  },
  {
    id: 'rainbow-railway',
    palette: 'sea',
    seed: 213,
    alt: {
      en: 'A steam train crosses a rainbow like a bridge above a small town; rain falls in the distance.',
      hr: 'Parni vlak prelazi dugu kao most iznad malog grada; u daljini pada kiša.',
      ru: 'Паровоз с вагонами едет по радуге, как по мосту, над маленьким городом; вдали идёт дождь.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(deep, mid, 0.5), mid, soft, light);
      card.rain(90, { opacity: 0.3 });
      card.cloud(120, 210, 300, { colour: card.mix(mid, soft, 0.5) });
      card.cloud(480, 170, 260, { colour: card.mix(mid, soft, 0.7) });
      const arc = [300, 800, 306];
      card.rainbow(300, 800, 298, { band: 22, colours: [accent, card.mix(accent, spark, 0.6), spark, soft, mid, deep], opacity: 0.95 });
      for (const [x, y] of [[150, 330], [100, 285]]) card.cloud(x, y, 80 + (330 - y), { colour: light });
      onArc(card, 'locomotive', arc, -16, 150, { tint: 0.15 });
      onArc(card, 'railway-car', arc, 12, 100, { tint: 0.2 });
      onArc(card, 'railway-car', arc, 37, 100, { tint: 0.2 });
      card.hills(760, 20, card.mix(mid, deep, 0.5));
      card.city(850, ink, { from: 20, to: 110, lamp: spark });
    },
  },
  {
    id: 'jellyfish-balloon',
    palette: 'plum',
    seed: 314,
    alt: {
      en: 'A giant jellyfish carries a basket with a rabbit over mountains and clouds at dusk.',
      hr: 'Golema meduza u sumrak nosi košaru sa zecom iznad planina i oblaka.',
      ru: 'Огромная медуза в сумерках несёт корзину с зайцем над горами и облаками.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent } = card;
      card.sky(deep, mid, soft, card.mix(accent, light, 0.4));
      card.stars(30, { to: 300 });
      card.cloud(500, 250, 200, { colour: card.mix(mid, soft, 0.6) });
      card.peaks(800, 190, card.mix(mid, soft, 0.2), { snow: light, count: 4 });
      card.halo(290, 270, 130, { rings: 3, step: 34 });
      card.motif('jellyfish', 290, 560, 460, { tint: 0.2 });
      card.motif('rabbit', 292, 690, 110, { tint: 0.15 });
      card.gondola(292, 730, 130, [[215, 530], [262, 560], [318, 560], [372, 520]], { wicker: accent });
      card.cloud(110, 800, 280, { colour: card.mix(soft, light, 0.3) });
      card.pines(850, card.mix(deep, ink, 0.4), { from: 30, to: 80, count: 22 });
      card.cloud(490, 880, 360, { colour: card.mix(soft, light, 0.6) });
    },
  },
  {
    id: 'map-that-rises',
    palette: 'sepia',
    seed: 215,
    alt: {
      en: 'Mountains, trees and a castle grow out of an unfolded map on the floor; a mouse walks along the dotted way.',
      hr: 'Iz karte rasklopljene na podu rastu planine, stabla i dvorac; miš hoda točkastim putem.',
      ru: 'Из развёрнутой на полу карты растут горы, деревья и замок; по пунктирной дороге идёт мышь.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      card.sky(ink, deep, card.mix(deep, mid, 0.7));
      card.window(440, 300, 150, 200, () => { card.sky(spark, card.mix(spark, light, 0.5)); card.stars(14, { to: 300 }); }, { frame: mid });
      card.bookshelf(150, 548, 200, 400, { wood: card.mix(deep, ink, 0.3) });
      card.boards(540, card.mix(deep, mid, 0.3));
      card.chart(300, 590, 600, 850);
      card.several('snow-capped-mountain', [[220, 620, 130], [330, 650, 190]], { tint: 0.25 });
      card.several('evergreen-tree', [[430, 640, 90], [478, 655, 100], [140, 640, 76]], { tint: 0.2 });
      card.motif('castle', 455, 740, 110, { tint: 0.2 });
      card.motif('sailboat', 150, 790, 130, { tint: 0.15 });
      card.stand('mouse', 345, 815, 74, { tint: 0.1, flip: true });
      card.glowAt(300, 600, 320, { colour: soft, opacity: 0.3 });
    },
  },
  {
    id: 'river-zip',
    palette: 'meadow',
    seed: 216,
    alt: {
      en: 'A ship sails down a green valley and opens the land behind it like a zip; water fills the gap.',
      hr: 'Brod plovi zelenom dolinom i za sobom otvara zemlju kao patentni zatvarač; pukotinu puni voda.',
      ru: 'Корабль идёт по зелёной долине и раскрывает за собой землю, как молнию на куртке; в щели вода.',
    },
    paint(card) {
      const { deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(spark, light, 0.4), light, card.mix(soft, light, 0.6));
      card.sun(450, 190, 66, { colour: accent, rings: 3 });
      card.peaks(440, 120, card.mix(mid, soft, 0.5), { snow: light });
      card.hills(450, 16, card.mix(soft, light, 0.15), { depth: 420 });
      for (const [x, y, height] of [[90, 560, 120], [190, 500, 80], [470, 540, 110], [530, 640, 150]]) card.leafyTree(x, y, height, { crown: mid, trunk: deep });
      card.zip(300, 452, 650, { width: 760, metal: light, behind: () => {
        card.sky(mid, deep, deep);
        card.sea(640, { rows: 6, top: card.mix(deep, mid, 0.5), bottom: deep });
      } });
      card.motif('ship', 300, 705, 165, { tint: 0.1 });
      card.stand('cow', 110, 800, 100, { tint: 0.15, flip: true });
    },
  },
  {
    id: 'sheep-bridge',
    palette: 'midnight',
    seed: 217,
    alt: {
      en: 'Sheep walk in a row over a rope bridge from a mountain top to the crescent moon.',
      hr: 'Ovce u redu prelaze viseći most s planinskog vrha na mjesečev srp.',
      ru: 'Овцы вереницей идут по верёвочному мосту с вершины горы на месяц.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent } = card;
      card.sky(ink, deep, deep, mid);
      card.stars(70, { to: 700 });
      card.crescent(140, 270, 135, { tilt: 205 });
      card.peaks(760, 180, card.mix(deep, mid, 0.5), { count: 4 });
      const sheep = [[212, 452, 56], [286, 506, 60], [362, 536, 66], [437, 536, 70]];
      card.several('ewe', sheep, { tint: 0.1 });
      card.ropeBridge([165, 395], [520, 510], { sag: 62, wood: accent, rope: soft });
      card.layer('M330 900L392 760L430 700L455 590L500 508L560 490L640 470V910H330Z', card.mix(deep, ink, 0.2), { thick: true });
      card.motif('ewe', 530, 492, 90, { tint: 0.1 });
      card.hills(830, 20, ink);
      card.cloud(130, 720, 280, { colour: card.mix(mid, soft, 0.35) });
      card.motif('tent', 130, 866, 76, { tint: 0.2 });
      card.glowAt(130, 850, 90, { colour: light, opacity: 0.4 });
    },
  },
];
