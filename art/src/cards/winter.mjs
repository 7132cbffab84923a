// Winter: snow and ice, and the warmth in the middle of it.

export const winter = [
  {
    id: 'summer-in-a-snow-globe',
    palette: 'winter',
    seed: 271,
    alt: {
      en: 'In a snowy forest stands a glass globe with a sunny beach, a palm tree and a flamingo inside; a penguin looks in.',
      hr: 'U snježnoj šumi stoji staklena kugla, a u njoj sunčana plaža, palma i plamenac; unutra gleda pingvin.',
      ru: 'В снежном лесу стоит стеклянный шар, в нём солнечный пляж, пальма и фламинго; внутрь смотрит пингвин.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(ink, deep, mid);
      card.stars(40, { to: 300 });
      card.pines(640, card.mix(deep, ink, 0.3), { from: 160, to: 330, count: 11 });
      card.hills(690, 16, card.mix(soft, light, 0.4));
      card.glowAt(310, 500, 330, { colour: spark, opacity: 0.5 });
      card.snowGlobe(310, 840, 220, ({ x, y }) => {
        card.paint(card.cover(card.fade([[0.3, '#7cc3cf'], [0.62, '#f5dfa6']])));
        card.sun(x + 90, 440, 40, { colour: spark, rings: 2, step: 20 });
        card.sea(y - 100, { rows: 3, top: '#3f9aab', bottom: '#2f7f98', swell: 5 });
        card.layer(`M40 ${y - 30}Q${x} ${y - 80} 600 ${y - 20}V900H40Z`, '#eccb86', { top: y - 60, bottom: y + 60 });
        card.motif('palm-tree', x - 70, y + 6, 270, { tint: 0.05 });
        card.motif('flamingo', x + 80, y + 20, 170, { tint: 0.05 });
      }, { foot: accent, flakes: 0 });
      card.hills(846, 10, light, { dark: 0.3 });
      card.stand('penguin', 95, 866, 150, { tint: 0.1, flip: true });
      card.snow(110, { to: 880 });
    },
  },
  {
    id: 'penguin-lights-the-stars',
    palette: 'midnight',
    seed: 272,
    alt: {
      en: 'A penguin on a very long ladder lights the stars that hang on strings over the ice; some are still dark.',
      hr: 'Pingvin na vrlo dugim ljestvama pali zvijezde koje vise na nitima nad ledom; neke su još tamne.',
      ru: 'Пингвин на очень длинной лестнице зажигает звёзды, висящие на нитках над льдом; некоторые ещё тёмные.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(ink, ink, deep, mid);
      card.stars(50, { to: 600 });
      card.peaks(720, 120, card.mix(mid, soft, 0.2), { snow: light, count: 4 });
      card.hills(760, 14, card.mix(soft, light, 0.2));
      const gold = card.mix(accent, '#ffe08a', 0.6);
      for (const [x, y, r] of [[100, 330, 44], [210, 190, 56], [125, 530, 34], [250, 420, 30]]) card.starLamp(x, y, r, { colour: gold, from: [x, 0] });
      for (const [x, y, r] of [[490, 190, 50], [530, 420, 40], [450, 560, 30]]) card.starLamp(x, y, r, { lit: false, from: [x, 0] });
      card.starLamp(345, 250, 60, { colour: gold, from: [345, 0] });
      card.ladder(430, 856, 500, { width: 66, colour: spark, lean: -5, rung: 36 });
      card.motif('penguin', 408, 500, 160, { tint: 0.1 });
      card.pole([372, 420], [352, 306], { colour: soft, width: 6 });
      card.hills(850, 10, light, { dark: 0.35 });
      card.several('penguin', [[150, 868, 96, { flip: true }], [225, 872, 84]], { tint: 0.15 });
    },
  },
  {
    id: 'mountain-in-bed',
    palette: 'plum',
    seed: 273,
    alt: {
      en: 'A snowy mountain lies in a wooden bed under a patchwork quilt at night; a small goat stands on the quilt.',
      hr: 'Snježna planina noću leži u drvenom krevetu pod pokrivačem od krpica; na pokrivaču stoji mala koza.',
      ru: 'Снежная гора лежит ночью в деревянной кровати под лоскутным одеялом; на одеяле стоит маленькая коза.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent } = card;
      card.sky(ink, deep, card.mix(deep, mid, 0.6));
      card.stars(70, { to: 420 });
      card.crescent(110, 160, 58);
      const wood = card.mix(accent, ink, 0.45);
      card.layer('M70 900V330Q70 270 130 270H470Q530 270 530 330V900Z', wood, { thick: true });
      card.layer('M110 880V360Q110 316 150 316H450Q490 316 490 360V880Z', card.mix(wood, ink, 0.35));
      card.cut(`<path d="M104 600Q84 500 130 490Q300 450 470 490Q516 500 496 600Z" fill="${light}"/>`);
      card.layer('M120 640L205 470L236 500L318 190L392 420L420 396L490 640Z', card.mix(mid, soft, 0.35), { thick: true });
      card.cut(`<path d="M318 190L368 346L344 330L328 366L304 336L282 360L276 348ZM205 470L228 494L216 520L204 506L186 512Z" fill="${light}"/>`, { small: true });
      card.quilt('M60 620Q150 560 300 566T540 620L556 830H44Z', [40, 550, 560, 840], { size: 66 });
      card.cut(`<path d="M58 606Q160 548 300 552T542 606L540 640Q420 590 300 590T60 640Z" fill="${light}"/>`);
      card.layer('M36 910V790Q36 770 56 770H544Q564 770 564 790V910Z', card.mix(wood, light, 0.1), { thick: true });
      card.motif('goat', 420, 585, 90, { tint: 0.1 });
      card.cloud(440, 300, 120, { colour: card.mix(soft, light, 0.4) });
      card.cloud(190, 370, 110, { colour: card.mix(soft, light, 0.2) });
    },
  },
  {
    id: 'knitting-the-northern-lights',
    palette: 'sea',
    seed: 274,
    alt: {
      en: 'A thread runs from a ball of yarn on the snow to two needles in the sky that knit the northern lights; a deer watches.',
      hr: 'Nit ide od klupka na snijegu do dviju igala na nebu koje pletu polarnu svjetlost; gleda jelen.',
      ru: 'Нить идёт от клубка на снегу к двум спицам в небе, которые вяжут северное сияние; на это смотрит олень.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light } = card;
      card.sky(ink, ink, deep, card.mix(deep, mid, 0.6));
      card.stars(60, { to: 560 });
      card.aurora(430, { colours: ['#8fe3b4', '#6fc7e0', '#c79be0'], height: 260, opacity: 0.85 });
      card.peaks(700, 110, card.mix(deep, mid, 0.4), { snow: soft });
      card.hills(730, 14, card.mix(soft, light, 0.3));
      card.thread([318, 470], [420, 780], { colour: '#e58fb4', width: 5, sway: 80 });
      card.needles(300, 450, 330, { colour: light });
      card.paint(`<path d="M180 446Q240 420 300 446T420 446" fill="none" stroke="#e58fb4" stroke-width="16" stroke-linecap="round" stroke-dasharray="4 18"/>`);
      card.stand('yarn', 430, 860, 170, { tint: 0 });
      card.stand('deer', 150, 860, 220, { tint: 0.2, flip: true });
      card.hills(864, 8, light, { dark: 0.3 });
    },
  },
  {
    id: 'town-under-the-ice',
    palette: 'frost',
    seed: 275,
    alt: {
      en: 'A child fishes through a hole in the ice; below the ice a lit town hangs upside down in the dark water.',
      hr: 'Dijete peca kroz rupu u ledu; ispod leda u tamnoj vodi naopako visi osvijetljen grad.',
      ru: 'Ребёнок удит рыбу в проруби; подо льдом в тёмной воде вверх ногами висит город с огнями.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(mid, soft, 0.4), soft, light);
      card.sun(130, 170, 52, { colour: spark });
      card.pines(370, card.mix(mid, deep, 0.3), { from: 50, to: 110, count: 16 });
      card.hills(390, 6, light, { dark: 0.2, depth: 90 });
      card.inside('<path d="M0 470H600V900H0Z"/>', () => {
        card.paint(card.cover(card.fade([[0.5, card.mix(deep, mid, 0.5)], [1, ink]])));
        card.upended(470, () => {
          card.city(450, card.mix(deep, mid, 0.16), { from: 120, to: 240, lamp: card.mix(spark, deep, 0.45) });
          card.city(470, card.mix(ink, deep, 0.2), { from: 50, to: 180, lamp: spark });
        });
        card.bubbles(26, { y: [560, 860] });
      });
      card.layer('M-20 452H250Q262 470 256 496H-20ZM330 452H620V496H324Q318 470 330 452Z', card.mix(soft, light, 0.5), { thick: true, dark: 0.25 });
      card.pole([372, 400], [292, 350], { colour: deep, width: 5 });
      card.thread([292, 350], [292, 720], { colour: light, width: 3 });
      card.stand('bucket', 500, 456, 60, { tint: 0.2 });
      card.child(400, 456, 140, { flip: true, arm: 'out', coat: accent });
      card.several('tropical-fish', [[350, 800, 70], [180, 830, 54, { flip: true }]], { tint: 0.2 });
      card.motif('red-paper-lantern', 292, 790, 76, { tint: 0.05 });
      card.glowAt(292, 750, 120, { colour: spark, opacity: 0.5 });
    },
  },
  {
    id: 'snowman-on-a-camel',
    palette: 'honey',
    seed: 276,
    alt: {
      en: 'A snowman under a parasol rides a camel through the hot desert; a trail of puddles lies behind them.',
      hr: 'Snjegović pod suncobranom jaše devu kroz vruću pustinju; za njima ostaje trag lokvi.',
      ru: 'Снеговик под зонтиком едет на верблюде по жаркой пустыне; за ними тянутся лужицы.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(mid, soft, card.mix(soft, light, 0.6), light);
      card.rays(120, 190, { count: 24, from: 80, opacity: 0.22 });
      card.sun(120, 190, 74, { colour: accent, rings: 3 });
      card.hills(600, 30, card.mix(soft, light, 0.3), { waves: 3 });
      card.hills(690, 26, soft, { waves: 3 });
      for (const [x, y, width] of [[556, 716, 44], [540, 748, 66], [528, 796, 96]]) card.hole(x, y, width, { height: width * 0.26, colour: card.mix(spark, light, 0.35) });
      card.parasol(330, 470, 300, { cloth: spark, rib: ink });
      card.motif('snowman-without-snow', 305, 560, 260, { tint: 0.1 });
      card.stand('two-hump-camel', 300, 832, 360, { tint: 0.1 });
      card.hills(850, 12, card.mix(mid, deep, 0.2), { waves: 3 });
    },
  },
];
