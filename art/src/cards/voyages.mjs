// Voyages: over water, under it, and where no water is.

export const voyages = [
  {
    id: 'stairs-into-the-sea',
    palette: 'sea',
    seed: 221,
    alt: {
      en: 'A staircase leads from the shore down under the water to an open lit door; someone with a parasol walks down.',
      hr: 'Stube vode s obale pod vodu do otvorenih osvijetljenih vrata; netko sa suncobranom silazi.',
      ru: 'Лестница ведёт с берега под воду к открытой светлой двери; кто-то с зонтиком спускается.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(accent, light, 0.4), card.mix(spark, light, 0.5), light);
      card.sun(440, 260, 60, { colour: accent, rings: 3 });
      card.paint(`<path d="M0 440H600V900H0Z" fill="${card.fade([[0, soft], [0.3, mid], [1, ink]])}"/>`);
      card.glints(436, 5, { to: 500, opacity: 0.7 });
      card.rays(440, 260, { count: 26, from: 90, to: 800, opacity: 0.08 });
      card.door(440, 830, 120, 240, () => {
        card.paint(card.cover(card.fade([[0.6, spark], [0.9, light]])));
        card.motif('potted-plant', 440, 830, 100, { tint: 0.2 });
      }, { leaf: accent, frame: light });
      card.bubbles(26, { x: [220, 540], y: [480, 760] });
      card.layer('M-20 396Q60 392 96 428L190 640V910H-20Z', card.mix(spark, deep, 0.35), { thick: true });
      card.motif('palm-tree', 74, 410, 200, { tint: 0.15 });
      card.stairs(368, 848, 11, [-30, 41], { colour: light, depth: 60 });
      card.lady(200, 643, 130, { dress: accent, parasol: light, colour: ink });
      card.several('tropical-fish', [[360, 560, 70], [480, 520, 54]], { tint: 0.1 });
      card.ground(836, card.mix(deep, ink, 0.4));
      card.seaweed(535, 868, 150);
    },
  },
  {
    id: 'anchor-over-the-roofs',
    palette: 'dusk',
    seed: 222,
    alt: {
      en: 'A ship lies on the clouds at evening; its anchor hangs on a long chain down between the chimneys of a town.',
      hr: 'Brod u predvečerje stoji na oblacima; sidro mu na dugom lancu visi među gradskim dimnjacima.',
      ru: 'Вечером корабль стоит на облаках; его якорь на длинной цепи висит между городскими трубами.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(deep, mid, soft, light);
      card.sun(110, 560, 80, { colour: accent, rings: 4 });
      card.motif('sailboat', 330, 330, 270, { tint: 0.2 });
      card.cloud(140, 365, 280, { colour: card.mix(soft, light, 0.4) });
      card.cloud(480, 375, 280, { colour: card.mix(soft, light, 0.6) });
      card.cloud(310, 390, 300, { colour: card.mix(soft, light, 0.85) });
      card.city(800, card.mix(mid, deep, 0.5), { from: 40, to: 170, lamp: accent });
      card.chain([330, 372], [330, 640], { colour: ink });
      card.motif('anchor', 330, 770, 150, { tint: 0.3 });
      card.layer('M-20 910V780L110 690L240 780V910ZM60 730V650H96V706Z', ink, { thick: true });
      card.layer('M420 910V800L520 730L640 800V910Z', card.mix(ink, deep, 0.4), { thick: true });
      card.motif('cat', 165, 740, 100, { tint: 0.1, turn: 34, flip: true });
      card.flock(480, 520, 6, { spread: 70, colour: spark });
    },
  },
  {
    id: 'zebra-crossing-the-sea',
    palette: 'frost',
    seed: 223,
    alt: {
      en: 'White bars lie across the sea like a street crossing; a zebra walks over them while a ship waits.',
      hr: 'Preko mora leže bijele pruge kao pješački prijelaz; zebra ih prelazi dok brod čeka.',
      ru: 'Через море белыми полосами лежит пешеходный переход; по нему идёт зебра, корабль ждёт.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      card.sky(mid, soft, light);
      card.sun(470, 170, 58, { colour: spark });
      card.cloud(150, 210, 260);
      card.motif('ship', 120, 480, 130, { tint: 0.1, flip: true });
      card.sea(450, { rows: 7, top: mid, bottom: deep, swell: 7 });
      card.crossing(370, 480, 900, { count: 8, far: 110, close: 470, front: 300 });
      card.groundShadow(330, 745, 230, 0.7);
      card.motif('zebra', 335, 745, 270, { tint: 0.1 });
      card.motif('seal', 105, 790, 100, { tint: 0.3, flip: true });
      card.sea(850, { rows: 1, top: card.mix(deep, ink, 0.3) });
      card.motif('lighthouse', 536, 476, 110, { tint: 0.1 });
    },
  },
  {
    id: 'boot-ship',
    palette: 'winter',
    seed: 224,
    alt: {
      en: 'A hiking boot with a mast and a striped sail rides the waves; a mouse looks out of its top.',
      hr: 'Planinarska cipela s jarbolom i prugastim jedrom plovi valovima; iz nje viri miš.',
      ru: 'Походный ботинок с мачтой и полосатым парусом плывёт по волнам; из него выглядывает мышь.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(mid, soft, 0.4), soft, light);
      card.cloud(470, 210, 240);
      card.cloud(120, 330, 200);
      card.flock(140, 200, 5, { colour: deep });
      const aboard = () => {
        card.pole([262, 690], [262, 190], { colour: deep, width: 14 });
        card.layer('M276 214C402 290 432 400 418 520Q352 480 276 500Z', light, { thick: true, dark: 0.3 });
        card.paint(`<path d="M276 290Q352 318 393 330L412 392Q352 372 276 370ZM276 430Q352 428 419 452L417 512Q352 480 276 496Z" fill="${accent}" opacity=".9"/>`);
        card.layer('M262 190L194 214L262 240Z', spark, { dark: 0.1 });
        card.motif('mouse', 200, 520, 120, { tint: 0.1, flip: true });
        card.motif('hiking-boot', 300, 790, 330, { tint: 0.15, turn: -5 });
      };
      card.sea(600, { rows: 6, top: card.mix(mid, soft, 0.3), bottom: deep, swell: 14, between: { 1: aboard } });
      card.motif('dolphin', 100, 850, 120, { tint: 0.4, flip: true });
      card.sea(850, { rows: 1, top: card.mix(deep, ink, 0.4) });
    },
  },
  {
    id: 'compass-sunset',
    palette: 'ember',
    seed: 225,
    alt: {
      en: 'A big compass sinks into the sea like the setting sun; a canoe with a dog glides along its reflection.',
      hr: 'Velik kompas tone u more kao sunce na zalasku; po njegovu odrazu klizi kanu sa psom.',
      ru: 'Большой компас садится в море, как солнце; по его отражению скользит каноэ с собакой.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent } = card;
      card.sky(deep, mid, soft, light);
      card.rays(300, 430, { count: 28, from: 200, opacity: 0.15 });
      card.halo(300, 410, 190, { colour: accent, rings: 3, step: 40 });
      card.motif('compass', 300, 600, 390, { tint: 0.15 });
      card.hills(520, 3, card.mix(deep, mid, 0.3), { depth: 30 });
      card.lake(524, { top: accent, middle: mid, bottom: ink });
      card.reflected(524, () => card.motif('compass', 300, 600, 390, { tint: 0.5 }), { opacity: 0.4 });
      card.glints(530, 18, { opacity: 0.4 });
      card.groundShadow(300, 828, 260, 0.8);
      card.motif('dog', 280, 770, 150, { tint: 0.2 });
      card.motif('canoe', 300, 825, 170, { tint: 0.2 });
      card.flock(460, 170, 6, { colour: ink, spread: 60 });
    },
  },
  {
    id: 'umbrella-fleet',
    palette: 'blossom',
    seed: 226,
    alt: {
      en: 'Three open umbrellas float upside down along a canal between houses, each with an animal and a lamp aboard.',
      hr: 'Tri otvorena kišobrana plove naopako kanalom među kućama, u svakom po jedna životinja i svjetiljka.',
      ru: 'Три раскрытых зонта плывут ручками вверх по каналу между домами, в каждом зверёк и фонарик.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(deep, mid, soft, light);
      card.moon(300, 190, 60);
      card.city(470, card.mix(mid, soft, 0.3), { from: 30, to: 120 });
      card.layer('M-20 910V230L60 170L140 230V330L190 300L230 340V640L-20 720Z', card.mix(deep, mid, 0.35), { thick: true });
      card.layer('M620 910V260L560 200L470 270V380L420 350L390 380V640L620 720Z', card.mix(deep, mid, 0.2), { thick: true });
      for (const [x, y] of [[50, 300], [100, 300], [50, 400], [100, 400], [180, 420], [500, 330], [550, 330], [440, 440], [530, 450]]) card.paint(`<rect x="${x - 13}" y="${y}" width="26" height="40" rx="12" fill="${light}" opacity=".85"/>`);
      const boat = (name, x, y, size, cloth) => () => {
        card.motif(name, x - size * 0.16, y - size * 0.2, size * 0.44, { tint: 0.1 });
        card.upended(y, () => card.parasol(x, y + size * 0.9, size, { cloth, rib: ink }));
        card.glowAt(x + size * 0.1, y - size * 0.92, size * 0.2, { colour: light, opacity: 0.9 });
      };
      card.sea(520, { rows: 7, top: soft, bottom: deep, swell: 6, between: { 2: boat('rabbit', 330, 590, 150, spark), 4: boat('cat', 190, 740, 230, light), 5: boat('hedgehog', 430, 840, 260, accent) } });
    },
  },
  {
    id: 'sun-and-moon-bicycle',
    palette: 'rose',
    seed: 227,
    alt: {
      en: 'A bicycle rides over a hill, the sun is its front wheel and the moon its back wheel; day is ahead, night behind.',
      hr: 'Bicikl prelazi brijeg, prednji mu je kotač sunce, a stražnji mjesec; pred njim je dan, za njim noć.',
      ru: 'По холму едет велосипед: переднее колесо — солнце, заднее — луна; впереди день, позади ночь.',
    },
    paint(card) {
      const { deep, mid, soft, light, accent, spark } = card;
      const night = card.mix(accent, '#101a3a', 0.7);
      card.sky(soft, card.mix(soft, light, 0.6), light);
      card.paint(card.cover(card.slope([[0.2, night, 1], [0.5, accent, 0.75], [0.72, light, 0]])));
      card.inside('<path d="M0 0H260V620H0Z"/>', () => card.stars(60, { to: 560 }));
      card.cloud(480, 230, 200);
      card.cloud(110, 300, 180, { colour: card.mix(accent, light, 0.2) });
      card.moon(168, 610, 100, { rings: 2, step: 26 });
      card.sun(432, 610, 100, { colour: spark, rings: 2, step: 26 });
      card.bicycleFrame([168, 610], [432, 610], { colour: mid, width: 14 });
      card.motif('rooster', 254, 478, 140, { tint: 0.1, flip: true });
      card.hills(716, 6, card.mix(mid, soft, 0.4), { waves: 3 });
      card.hills(790, 18, mid);
      card.hills(850, 12, deep);
      card.motif('owl', 95, 872, 100, { tint: 0.2 });
    },
  },
];
