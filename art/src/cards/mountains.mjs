// Mountains that walk, flower or have their hair done.

import { circle, d, ellipse, path } from '../svg.mjs';

export const mountains = [
  {
    id: 'mammoth-mountains',
    palette: 'plum',
    seed: 1353,
    alt: {
      en: 'A mountain range at dusk is a row of giant mammoths with snow on their backs; a small figure with a lantern walks below.',
      hr: 'Planinski lanac u sumrak niz je golemih mamuta sa snijegom na leđima; podno njih hoda malen lik sa svjetiljkom.',
      ru: 'Горная цепь в сумерках — вереница огромных мамонтов со снегом на спинах; внизу идёт фигурка с фонарём.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent } = card;
      card.sky(deep, mid, soft, light);
      card.moon(150, 190, 62);
      card.stars(24, { to: 300 });
      card.peaks(560, 200, card.mix(soft, mid, 0.3), { snow: light, count: 4 });
      card.motif('mammoth', 540, 560, 150, { tint: 0.9, opacity: 0.8 });
      card.cloud(520, 570, 190, { colour: card.mix(soft, light, 0.3), opacity: 0.8 });
      card.motif('mammoth', 432, 670, 280, { tint: 0.75 });
      card.snowCap([398, 408], [526, 470], { thick: 26 });
      card.cloud(450, 680, 380, { colour: card.mix(soft, light, 0.3), opacity: 0.85 });
      card.motif('mammoth', 208, 790, 400, { tint: 0.5 });
      card.snowCap([182, 404], [362, 490], { thick: 36 });
      card.snowCap([110, 406], [170, 400], { thick: 18 });
      card.cloud(120, 806, 330, { colour: card.mix(light, soft, 0.4), opacity: 0.9 });
      card.cloud(430, 810, 360, { colour: card.mix(light, soft, 0.5), opacity: 0.9 });
      card.pines(830, card.mix(deep, ink, 0.4), { from: 40, to: 100, count: 20 });
      card.hills(826, 10, card.mix(light, soft, 0.5));
      card.wanderer(420, 872, 96, { light: true, flip: true, scarf: accent });
      card.footprints([540, 880], [440, 872], { steps: 6, colour: deep });
    },
  },
  {
    id: 'braided-waterfall',
    palette: 'sea',
    seed: 1363,
    alt: {
      en: 'A waterfall between two cliffs is plaited into a thick braid with a pink bow at its end; an otter swims below.',
      hr: 'Slap između dviju stijena spleten je u debelu pletenicu s ružičastom mašnom na kraju; ispod pliva vidra.',
      ru: 'Водопад между двух скал заплетён в толстую косу с розовым бантом на конце; внизу плывёт выдра.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      card.sky(card.mix(spark, light, 0.4), light, card.mix(light, soft, 0.4));
      card.sun(300, 120, 60, { colour: card.mix(light, spark, 0.3) });
      card.paint(path('M140 170H460V850H140Z', card.mix(deep, ink, 0.4)));
      const foam = card.mix('#dff3f0', light, 0.3);
      const blue = card.mix(mid, soft, 0.4);
      card.cut(path('M210 160C260 130 340 130 390 160L352 232H248Z', foam));
      card.paint(path('M246 150L282 226M300 140V228M354 150L318 226', 'none', { stroke: blue, 'stroke-width': 8 }));
      for (let i = 0; i < 9; i++) {
        const [y, side, wide] = [214 + i * 50, i % 2 ? 1 : -1, 96 - i * 2];
        const lobe = d`M${300 - side * wide} ${y - 16}C${300 - side * wide * 0.9} ${y + 44} ${300 + side * wide * 0.1} ${y + 92} ${300 + side * wide * 0.5} ${y + 104}C${300 + side * wide * 0.66} ${y + 60} ${300 + side * wide * 0.2} ${y - 20} ${300 - side * wide} ${y - 16}Z`;
        card.cut(path(lobe, i % 2 ? card.mix(foam, blue, 0.3) : foam));
        card.paint(path(d`M${300 - side * wide * 0.7} ${y + 4}Q${300 - side * wide * 0.3} ${y + 56} ${300 + side * wide * 0.36} ${y + 84}M${300 - side * wide * 0.4} ${y + 2}Q${300} ${y + 40} ${300 + side * wide * 0.44} ${y + 68}`, 'none', { stroke: blue, 'stroke-width': 6, 'stroke-linecap': 'round', opacity: 0.8 }));
      }
      card.cut(path('M270 700C230 760 200 800 190 850H410C400 800 370 760 330 700Z', foam));
      card.paint(path('M284 730Q256 790 250 840M300 730V840M316 730Q344 790 350 840', 'none', { stroke: blue, 'stroke-width': 8, 'stroke-linecap': 'round' }));
      const cliff = (side) => {
        const at = (x) => (side < 0 ? x : 600 - x);
        const edge = [[-40, 130], [120, 140], [196, 176], [180, 260], [212, 340], [176, 430], [206, 520], [170, 620], [188, 720], [120, 840], [-40, 930]];
        card.layer(`M${edge.map(([x, y]) => d`${at(x)} ${y}`).join('L')}Z`, card.mix(deep, mid, 0.2), { thick: true, top: 130, bottom: 860 });
        card.paint(path(d`M${at(60)} 300L${at(120)} 380L${at(80)} 470M${at(110)} 560L${at(60)} 640L${at(100)} 730`, 'none', { stroke: ink, 'stroke-width': 6, opacity: 0.4 }));
        card.cut(path(d`M${at(-40)} 150V108Q${at(80)} 96 ${at(204)} 168Q${at(120)} 190 ${at(-40)} 176Z`, '#6f9e54'));
      };
      cliff(-1);
      cliff(1);
      card.motif('evergreen-tree', 88, 124, 90, { tint: 0.2 });
      card.motif('evergreen-tree', 520, 122, 90, { tint: 0.2 });
      card.motif('ribbon', 300, 772, 130, { tint: 0 });
      card.sea(820, { rows: 3, top: mid, bottom: deep, swell: 6, between: { 0: () => card.motif('otter', 470, 872, 84, { tint: 0.05 }) } });
      card.bubbles(18, { x: [190, 410], y: [800, 850] });
    },
  },
  {
    id: 'teacup-cable-car',
    palette: 'rose',
    seed: 1373,
    alt: {
      en: 'Teacups hang from a cable between snowy peaks and carry goats and a llama up the mountain.',
      hr: 'Na žici između snježnih vrhova vise šalice za čaj i voze koze i ljamu na planinu.',
      ru: 'На канате между снежными вершинами висят чайные чашки и везут коз и ламу на гору.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(accent, card.mix(accent, light, 0.45), soft, light);
      card.sun(150, 210, 60, { colour: card.mix(light, spark, 0.5) });
      card.peaks(640, 260, card.mix(mid, soft, 0.5), { snow: light, count: 3 });
      card.cloud(130, 420, 190);
      card.cloud(460, 640, 260, { colour: card.mix(light, soft, 0.3) });
      card.layer('M420 940L470 420L540 190L580 250L660 220V940Z', card.mix(deep, mid, 0.35), { top: 180, bottom: 880, thick: true });
      card.paint(path('M540 190L500 300L524 286L540 320L556 282L584 300L580 250Z', light));
      card.layer('M-40 940V640L60 590L130 700L220 940Z', card.mix(deep, ink, 0.2), { top: 580, bottom: 900, thick: true });
      card.pole([60, 520], [60, 610], { colour: ink, width: 14 });
      card.pole([540, 130], [540, 210], { colour: ink, width: 14 });
      const from = [60, 524];
      const to = [540, 136];
      const point = (t) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + 120 * t * (1 - t)];
      card.thread(from, to, { colour: ink, width: 5, sag: 60 });
      const cup = (t, width, name, china, flip) => {
        const [x, y] = point(t);
        const [hang, tall] = [width * 0.5, width * 0.84];
        card.paint(path(d`M${x} ${y}V${y + hang * 0.5}M${x} ${y + hang * 0.4}L${x - width * 0.48} ${y + hang + 6}M${x} ${y + hang * 0.4}L${x + width * 0.48} ${y + hang + 6}`, 'none', { stroke: ink, 'stroke-width': 5 }));
        card.cut(circle(x, y, 10, ink), { small: true });
        card.teacup(x, y + hang + tall, width, ({ surface }) => card.motif(name, 0, surface + 110, 400, { tint: 0, flip }), { china, bands: [accent, spark], shadow: false });
      };
      cup(0.8, 90, 'goat', light, true);
      cup(0.52, 128, 'llama', card.mix(light, soft, 0.2), true);
      cup(0.2, 176, 'goat', light, true);
      card.pines(880, card.mix(ink, deep, 0.3), { from: 40, to: 110, count: 18 });
    },
  },
  {
    id: 'volcano-of-flowers',
    palette: 'blossom',
    seed: 1383,
    alt: {
      en: 'A volcano throws flowers high into the sky, and streams of petals run down its slopes; a lady opens her parasol.',
      hr: 'Vulkan baca cvijeće visoko u nebo, a niz padine mu teku latice; jedna gospođa otvara suncobran.',
      ru: 'Вулкан выбрасывает в небо цветы, по склонам текут потоки лепестков; дама раскрыла зонтик.',
    },
    paint(card) {
      const { ink, deep, light, spark } = card;
      const { dice } = card;
      card.sky(card.mix(spark, ink, 0.3), spark, card.mix(spark, light, 0.6));
      card.glowAt(300, 370, 320, { colour: light, opacity: 0.7 });
      card.peaks(760, 120, card.mix(spark, light, 0.25), { count: 5 });
      card.layer('M-20 860C120 760 190 560 232 430Q300 452 368 430C410 560 480 760 620 860V940H-20Z', card.mix(deep, ink, 0.15), { thick: true, top: 430, bottom: 880 });
      card.cut(ellipse(300, 432, 70, 17, ink));
      const names = ['hibiscus', 'cherry-blossom', 'rose', 'tulip', 'blossom', 'sunflower', 'rosette', 'white-flower'];
      const stream = (points) => points.forEach(([x, y], i) => {
        card.motif(names[(i * 3) % 5], x + dice.between(-9, 9), y, 44 + i * 4, { tint: 0, turn: dice.between(-40, 40) });
      });
      stream([[262, 470], [250, 512], [232, 556], [216, 606], [190, 654], [164, 706], [124, 752]]);
      stream([[344, 472], [352, 520], [376, 566], [388, 620], [420, 668], [444, 720], [480, 770]]);
      stream([[304, 478], [310, 530], [296, 582], [306, 640], [294, 700], [308, 766]]);
      for (const far of [1, 0.86, 0.72, 0.56, 0.4, 0.24, 0.1]) {
        for (const arc of [-3, -2, -1, 0, 1, 2, 3]) {
          if (far < 0.3 && arc % 2) continue;
          const rise = 330 * (1 - Math.abs(arc) * 0.07) * (1 - (1 - far) ** 2);
          const [x, y] = [300 + arc * 72 * far, 440 - rise + Math.abs(arc) ** 2 * 11 * far ** 2];
          card.motif(dice.pick(names), x + dice.between(-8, 8), y + 20, 36 + far * 30, { tint: 0, turn: dice.between(-60, 60) });
        }
      }
      card.hills(822, 12, card.mix(spark, ink, 0.35));
      card.lady(140, 868, 130, { dress: light, parasol: '#dc463e' });
      card.motif('hut', 470, 856, 90, { tint: 0.1 });
      card.motif('tulip', 300, 868, 52, { tint: 0, turn: 70 });
      card.motif('rose', 372, 874, 44, { tint: 0, turn: -60 });
    },
  },
];
