// Shadows, reflections and stages: things that show themselves as something else.

export const shadows = [
  {
    id: 'bear-with-dinosaur-shadow',
    palette: 'sepia',
    seed: 52,
    alt: {
      en: 'A teddy bear sits on a chequered floor by a candle; its shadow on the wall has the shape of a dinosaur.',
      hr: 'Plišani medvjedić sjedi kraj svijeće na podu poput šahovnice; njegova sjena na zidu ima oblik dinosaura.',
      ru: 'Плюшевый мишка сидит у свечи на клетчатом полу; его тень на стене похожа на динозавра.',
    },
    paint(card) {
      const { deep, mid, soft, light, accent } = card;
      card.sky(card.mix(mid, soft), soft, card.mix(soft, light));
      card.wallpaper(700);
      card.glowAt(110, 690, 330, { colour: light });
      card.silhouette('t-rex', 318, 712, 490);
      card.checkerFloor(690, deep, card.mix(mid, soft));
      card.stand('teddy-bear', 340, 842, 240, { tint: 0.2 });
      card.halo(112, 690, 16, { colour: accent, rings: 3, step: 34, opacity: 0.16 });
      card.stand('candle', 112, 860, 190, { tint: 0.15 });
    },
  },
  {
    id: 'swan-dragon',
    palette: 'dusk',
    seed: 17,
    alt: {
      en: 'A white swan swims on a lake at sunset; the water shows the reflection of a dragon.',
      hr: 'Bijeli labud pliva jezerom pri zalasku sunca; u vodi se vidi odraz zmaja.',
      ru: 'Белый лебедь плывёт по озеру на закате; в воде отражается дракон.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light } = card;
      card.sky(deep, mid, soft, light);
      card.sun(300, 400, 175, { rings: 3 });
      card.peaks(470, 120, mid);
      card.hills(468, 6, deep, { depth: 60 });
      card.lake(480, { top: card.mix(soft, light, 0.4), middle: card.mix(mid, soft, 0.35), bottom: ink });
      card.reflected(478, () => card.motif('dragon', 300, 470, 350, { tint: 0.8 }));
      card.glints(484, 16);
      card.motif('swan', 300, 496, 250, { tint: 0.25 });
    },
  },
  {
    id: 'cat-in-the-mirror',
    palette: 'absinthe',
    seed: 91,
    alt: {
      en: 'A small cat stands before an oval mirror at the edge of a forest; a tiger on a sunny plain looks out of it.',
      hr: 'Mala mačka stoji pred ovalnim zrcalom na rubu šume; iz njega gleda tigar na sunčanoj ravnici.',
      ru: 'Маленькая кошка стоит перед овальным зеркалом на опушке; из него смотрит тигр на солнечной равнине.',
    },
    paint(card) {
      const { ink, deep, mid, light, accent, spark } = card;
      card.sky(ink, deep, mid);
      card.pines(560, card.mix(deep, mid, 0.4), { from: 200, to: 420, count: 9 });
      card.pines(660, card.mix(deep, ink, 0.3), { from: 160, to: 320, count: 10 });
      card.hills(720, 14, card.mix(deep, mid, 0.35));
      card.mirror(350, 830, 390, 640, () => {
        card.sky(accent, spark, light);
        card.sun(420, 380, 50, { rings: 3, step: 30 });
        card.hills(620, 12, card.mix(spark, light, 0.3));
        card.hills(660, 10, card.mix(spark, accent, 0.4));
        card.stand('tiger', 352, 715, 190, { tint: 0.1 });
      }, { frame: card.mix(spark, accent, 0.3) });
      card.stand('cat', 105, 866, 170, { tint: 0.15, flip: true });
    },
  },
  {
    id: 'mouse-puppeteer',
    palette: 'dusk',
    seed: 35,
    alt: {
      en: 'On a theatre stage an elephant hangs on strings from a wooden bar; a mouse sits on the bar.',
      hr: 'Na kazališnoj pozornici slon visi na koncima s drvene letve; na letvi sjedi miš.',
      ru: 'На театральной сцене слон подвешен на нитях к деревянной планке; на планке сидит мышь.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent } = card;
      card.sky(ink, deep, mid);
      card.spotlight(300, 800, 440);
      card.sun(300, 520, 190, { colour: card.mix(light, accent, 0.35), rings: 3, step: 30 });
      card.checkerFloor(730, deep, card.mix(soft, light, 0.2));
      for (const [top, x, y] of [[180, 215, 560], [265, 290, 520], [335, 340, 560], [420, 410, 640]]) {
        card.thread([top, 296], [x, y], { width: 3, colour: deep });
      }
      card.groundShadow(300, 830, 260);
      card.motif('elephant', 300, 815, 300, { tint: 0.4 });
      for (const x of [175, 425]) card.thread([x, 0], [x, 290], { width: 4 });
      card.pole([150, 296], [450, 290], { colour: accent, width: 20 });
      card.motif('mouse', 300, 286, 120, { tint: 0.15 });
      card.curtains();
    },
  },
  {
    id: 'clock-gentleman',
    palette: 'sepia',
    seed: 5,
    alt: {
      en: 'A person in a suit has a mantel clock with a top hat for a head; birds and a butterfly fly away.',
      hr: 'Osoba u odijelu umjesto glave ima stolni sat s cilindrom; ptice i leptir odlijeću.',
      ru: 'Человек в костюме, вместо головы — каминные часы в цилиндре; вокруг разлетаются птицы и бабочка.',
    },
    paint(card) {
      const { deep, mid, soft, light, accent, spark } = card;
      card.sky(soft, card.mix(soft, light, 0.6), light);
      card.rays(300, 480, { count: 26, colour: mid, opacity: 0.16 });
      card.cloud(110, 250, 230);
      card.cloud(500, 170, 220);
      card.hills(770, 26, card.mix(mid, soft, 0.3));
      card.bust(300, 905, 1.3, { coat: card.mix(spark, deep, 0.55), tie: accent });
      card.motif('mantelpiece-clock', 300, 715, 330, { tint: 0.3 });
      card.motif('top-hat', 300, 440, 190, { tint: 0.5, turn: -5 });
      card.motif('black-bird', 500, 400, 90);
      card.motif('black-bird', 95, 470, 76, { flip: true });
      card.motif('butterfly', 510, 580, 70, { turn: 18, tint: 0.1 });
    },
  },
  {
    id: 'rain-under-the-umbrella',
    palette: 'honey',
    seed: 118,
    alt: {
      en: 'A child walks through a sunny meadow; it rains only under the umbrella that the child carries.',
      hr: 'Dijete hoda sunčanom livadom; kiša pada samo ispod kišobrana koji nosi.',
      ru: 'Ребёнок идёт по солнечному лугу; дождь льёт только под его зонтом.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(soft, light, 0.3), card.mix(soft, light, 0.7), light);
      card.sun(470, 170, 74, { colour: card.mix(accent, soft, 0.35) });
      card.hills(590, 30, soft);
      card.hills(670, 24, card.mix(mid, soft, 0.5));
      card.hills(770, 12, mid);
      card.inside('<path d="M90 500H520L470 862H130Z"/>', () => {
        const wet = card.mix(spark, deep, 0.25);
        const veil = card.slope([[0.18, wet, 0], [0.34, wet, 0.6], [0.66, wet, 0.6], [0.82, wet, 0]]);
        card.paint(card.cover(veil));
        card.cloud(215, 590, 200, { colour: card.mix(spark, light, 0.5) });
        card.cloud(375, 600, 220, { colour: card.mix(spark, light, 0.4) });
        card.rain(380, { opacity: 0.9 });
      });
      card.hole(295, 858, 330, { height: 34, colour: card.mix(spark, deep, 0.3) });
      card.parasol(306, 778, 410, { cloth: accent, rib: ink });
      card.child(227, 858, 205, { arm: 'out', coat: spark, cap: deep });
      card.several('sunflower', [[72, 880, 150], [532, 890, 170]], { tint: 0.1 });
    },
  },
  {
    id: 'eye-in-the-rain',
    palette: 'winter',
    seed: 66,
    alt: {
      en: 'A huge eye opens between the clouds above a rainy town; three figures with umbrellas stand below, one umbrella is red.',
      hr: 'Golemo oko otvara se među oblacima nad kišnim gradom; ispod stoje tri lika s kišobranima, jedan je crven.',
      ru: 'Огромный глаз открылся в облаках над дождливым городом; внизу три фигурки с зонтами, один зонт красный.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(deep, mid, soft);
      card.cloud(120, 200, 320, { colour: card.mix(mid, soft, 0.6) });
      card.cloud(500, 170, 320, { colour: card.mix(mid, soft, 0.6) });
      card.rays(300, 300, { count: 18, from: 90, to: 700, opacity: 0.16 });
      card.motif('eye', 300, 410, 250, { tint: 0.3 });
      card.cloud(110, 455, 300, { colour: card.mix(soft, light, 0.4) });
      card.cloud(500, 465, 280, { colour: card.mix(soft, light, 0.3) });
      card.city(730, card.mix(mid, deep, 0.5), { lamp: spark });
      card.city(800, deep, { from: 30, to: 110, lamp: spark });
      card.rain(120);
      card.ground(815, ink);
      for (const [x, y, cloth] of [[120, 860, mid], [300, 868, accent], [480, 860, mid]]) {
        card.wanderer(x, y, 140, { scarf: cloth });
        card.parasol(x + 22, y - 56, 165, { cloth, rib: deep });
      }
    },
  },
];
