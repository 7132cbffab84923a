// Vessels: big things inside small ones.

export const vessels = [
  {
    id: 'storm-in-a-teacup',
    palette: 'sea',
    seed: 8,
    alt: {
      en: 'A sailing boat leans in high waves inside a teacup; lightning strikes from dark clouds above.',
      hr: 'Jedrilica se naginje na visokim valovima u šalici za čaj; iz tamnih oblaka sijeva munja.',
      ru: 'Парусная лодка кренится на высоких волнах в чайной чашке; из тёмных туч бьёт молния.',
    },
    paint(card) {
      const { deep, mid, soft, light } = card;
      card.sky(deep, mid, soft);
      card.cloud(300, 175, 460, { colour: deep });
      card.cloud(140, 235, 300, { colour: card.mix(deep, mid, 0.5) });
      card.cloud(470, 255, 280, { colour: card.mix(deep, mid, 0.6) });
      card.motif('high-voltage', 165, 430, 190, { tint: 0.2 });
      card.checkerFloor(650, deep, card.mix(soft, light));
      card.teacup(290, 850, 440, () => {
        const dome = '<path d="M-208-362A208 62 0 0 1 208-362V-300H-208Z"/>';
        const waves = [0, 1, 2, 3].map((i) => ({ y: -400 + i * 18, colour: card.mix(mid, deep, i * 0.25) }));
        waves.forEach(({ y, colour }, i) => {
          if (i === 2) card.motif('sailboat', 15, -345, 230, { tint: 0.2, turn: -13 });
          let crest = `M-240 ${y}`;
          for (let x = -240; x < 240; x += 56) crest += `Q${x + 26} ${y - 24} ${x + 56} ${y}`;
          card.inside(dome, () => card.layer(`${crest}V-260H-240Z`, colour, { top: y - 12, bottom: y + 50 }));
        });
      });
    },
  },
  {
    id: 'town-under-glass',
    palette: 'winter',
    seed: 41,
    alt: {
      en: 'Under a glass dome a lit town stands in evening light; outside it snows, and a black cat stands before the glass.',
      hr: 'Pod staklenim zvonom stoji osvijetljen grad u večernjem svjetlu; vani pada snijeg, a pred staklom je crna mačka.',
      ru: 'Под стеклянным колпаком в вечернем свете стоит город с огнями; снаружи идёт снег, перед стеклом чёрная кошка.',
    },
    paint(card) {
      const { ink, deep, mid, soft, accent, spark } = card;
      card.sky(deep, mid, soft);
      card.snow(70, { to: 720 });
      card.checkerFloor(700, card.mix(deep, ink, 0.3), card.mix(mid, soft, 0.4));
      card.bellJar(270, 780, 350, 560, () => {
        card.sky(card.mix(accent, spark, 0.35), spark, card.mix(spark, card.light, 0.6));
        card.sun(345, 380, 44, { rings: 2, step: 26 });
        card.city(730, card.mix(accent, deep, 0.55), { from: 90, to: 250, lamp: card.light });
        card.city(790, deep, { from: 20, to: 110, lamp: spark });
      });
      card.stand('black-cat', 490, 868, 200, { tint: 0.3 });
    },
  },
  {
    id: 'light-bulb-aquarium',
    palette: 'winter',
    seed: 96,
    alt: {
      en: 'A striped fish swims inside a glowing light bulb that hangs over a night town; blue butterflies circle around it.',
      hr: 'Prugasta riba pliva u upaljenoj žarulji koja visi nad noćnim gradom; oko nje kruže plavi leptiri.',
      ru: 'Полосатая рыбка плавает в горящей лампочке, висящей над ночным городом; вокруг кружат синие бабочки.',
    },
    paint(card) {
      const { ink, deep, mid, spark } = card;
      card.sky(ink, deep, card.mix(deep, mid, 0.6));
      card.halo(300, 470, 170, { colour: spark, rings: 5, step: 48, opacity: 0.1 });
      card.pole([300, -10], [300, 160], { colour: ink, width: 9 });
      card.turned(180, 300, 430, () => card.motif('light-bulb', 300, 715, 570, { tint: 0.2 }));
      card.bubbles(16, { x: [230, 370], y: [360, 500] });
      card.motif('tropical-fish', 300, 590, 165, { tint: 0 });
      const butterflies = [[95, 320, 80, 20], [510, 400, 92, -24], [110, 640, 70, -14], [490, 690, 76, 16], [520, 200, 54, 8]];
      for (const [x, y, height, turn] of butterflies) card.motif('butterfly', x, y, height, { tint: 0.15, turn });
      card.city(870, ink, { from: 30, to: 130, lamp: spark });
    },
  },
  {
    id: 'hourglass-desert',
    palette: 'rose',
    seed: 61,
    alt: {
      en: 'A huge hourglass stands in the desert; a row of camels walks past it, and a figure in a hat waits.',
      hr: 'Golemi pješčani sat stoji u pustinji; pored njega prolazi niz deva, a lik sa šeširom čeka.',
      ru: 'В пустыне стоят огромные песочные часы; мимо идут верблюды, фигурка в шляпе ждёт.',
    },
    paint(card) {
      const { deep, mid, soft, light, accent } = card;
      card.sky(card.mix(accent, deep, 0.2), accent, soft, light);
      card.rays(300, 400, { count: 30, from: 80, opacity: 0.16 });
      card.sun(300, 380, 160, { rings: 3 });
      card.hills(620, 34, soft, { waves: 3 });
      card.hills(690, 34, card.mix(soft, mid), { waves: 3 });
      card.groundShadow(300, 750, 360, 0.8);
      card.motif('hourglass-done', 300, 755, 590, { tint: 0.2 });
      card.hills(800, 18, mid, { waves: 3 });
      card.several('two-hump-camel', [[410, 826, 62], [322, 836, 78], [212, 848, 96], [104, 862, 118]], { tint: 0.3 });
      card.wanderer(525, 868, 140, { flip: true });
    },
  },
  {
    id: 'giraffe-from-a-hat',
    palette: 'dusk',
    seed: 86,
    alt: {
      en: 'On a stage the long neck of a giraffe rises from a top hat; two rabbits sit beside the hat.',
      hr: 'Na pozornici se iz cilindra diže dugi vrat žirafe; uz šešir sjede dva zeca.',
      ru: 'На сцене из цилиндра поднимается длинная шея жирафа; рядом со шляпой сидят два кролика.',
    },
    paint(card) {
      const { deep, mid, soft, light } = card;
      card.sky(deep, mid, soft);
      card.rays(300, 440, { opacity: 0.2 });
      card.checkerFloor(690, deep, card.mix(soft, light, 0.3));
      card.groundShadow(300, 826, 400, 0.9);
      card.inside('<path d="M0 0H600V570H400Q400 640 300 640Q200 640 196 570H0Z"/>', () =>
        card.motif('giraffe', 376, 950, 670, { tint: 0.2 }),
      );
      card.motif('top-hat', 300, 828, 270, { tint: 0.5 });
      card.stand('rabbit', 178, 872, 130, { tint: 0.2, flip: true });
      card.stand('rabbit', 424, 872, 130, { tint: 0.2 });
      card.curtains();
    },
  },
  {
    id: 'sea-in-a-suitcase',
    palette: 'honey',
    seed: 124,
    alt: {
      en: 'An open suitcase by a window is full of sea; a dolphin leaps out of it, and a paper boat floats inside.',
      hr: 'Otvoreni kovčeg kraj prozora pun je mora; iz njega iskače dupin, a unutra plovi papirnati brodić.',
      ru: 'Раскрытый чемодан у окна полон моря; из него выпрыгивает дельфин, внутри плавает бумажный кораблик.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(soft, light, 0.2), light, card.mix(light, soft, 0.4));
      card.window(300, 420, 380, 300, () => {
        card.sky(card.mix(spark, light, 0.5), light);
        card.sun(400, 260, 40, { colour: soft, rings: 2 });
        card.hills(390, 14, card.mix(spark, soft, 0.5));
      }, { frame: card.mix(deep, mid, 0.3), columns: 3, rows: 1 });
      card.boards(690, card.mix(mid, deep, 0.35));
      const water = (y, share) => {
        let crest = `M60 ${y}`;
        for (let x = 60; x < 540; x += 60) crest += `Q${x + 30} ${y + 22} ${x + 60} ${y - 4}`;
        card.layer(`${crest}V800H60Z`, card.mix(spark, deep, share), { top: y, bottom: y + 70 });
      };
      card.suitcase(300, 850, 400, () => {
        card.inside('<path d="M108 0H492V730H108Z"/>', () => {
          water(652, 0);
          card.paperBoat(200, 672, 110, { paper: light });
          water(672, 0.15);
          card.motif('dolphin', 350, 700, 300, { tint: 0.35 });
          water(692, 0.3);
        });
      }, { leather: accent, trim: ink });
    },
  },
  {
    id: 'whale-in-a-fishbowl',
    palette: 'blossom',
    seed: 131,
    alt: {
      en: 'A whale swims in a round fishbowl on a table with a cloth; a black cat stands below.',
      hr: 'Kit pliva u okrugloj zdjeli za ribice na stolu sa stolnjakom; ispod stoji crna mačka.',
      ru: 'Кит плавает в круглом аквариуме на столе со скатертью; внизу стоит чёрная кошка.',
    },
    paint(card) {
      const { deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(mid, soft, 0.4), soft, card.mix(soft, light, 0.5));
      card.wallpaper(760, { opacity: 0.25 });
      card.boards(760, card.mix(deep, mid, 0.3));
      card.table(300, 620, 470, { height: 240, colour: deep, cloth: light });
      card.fishbowl(300, 622, 380, () => {
        card.seaweed(190, 618, 120, { colour: card.mix(spark, deep, 0.3), blades: 3 });
        card.motif('whale', 310, 592, 190, { tint: 0.15 });
        card.bubbles(8, { x: [170, 240], y: [420, 520], size: [3, 9] });
      }, { water: spark });
      card.stand('black-cat', 470, 872, 180, { tint: 0.2 });
      card.picture(110, 220, 110, 150, () => {
        card.paint(card.cover(light));
        card.motif('sailboat', 110, 280, 90, { tint: 0.2 });
      }, { frame: accent, thickness: 14 });
    },
  },
];
