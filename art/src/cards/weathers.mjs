// Weather as a thing: clouds, rain and sun that one can hang up, moor or keep in a jar.

import { circle, d, ellipse, group, path, rect } from '../svg.mjs';

export const weathers = [
  {
    id: 'sun-in-the-piggy-bank',
    palette: 'dusk',
    seed: 802,
    alt: {
      en: 'A pig as big as a hill stands in the evening with a slot in its back; the sun sinks into the slot like a coin.',
      hr: 'Svinja velika kao brijeg navečer stoji s prorezom na leđima; sunce tone u prorez kao novčić.',
      ru: 'Вечером стоит свинья величиной с холм, в спине у неё щель; солнце опускается в щель, как монетка.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(deep, mid, soft, light);
      card.rays(330, 420, { count: 26, from: 110, opacity: 0.16 });
      card.halo(334, 424, 100, { colour: accent, rings: 4, step: 44, opacity: 0.14 });
      card.peaks(660, 130, card.mix(mid, deep, 0.4));
      card.hills(690, 20, card.mix(spark, deep, 0.4));
      card.groundShadow(300, 800, 460, 0.9);
      card.motif('pig', 300, 806, 380, { tint: 0.1 });
      card.paint(ellipse(334, 464, 100, 12, ink));
      card.inside(rect(0, 0, 600, 466), () => {
        card.sun(334, 424, 92, { colour: accent, rings: 0 });
        card.paint(circle(334, 424, 74, 'none', { stroke: card.mix(accent, mid, 0.4), 'stroke-width': 7 }));
      });
      card.pines(826, card.mix(spark, ink, 0.6), { from: 26, to: 64, count: 26 });
      card.motif('house', 130, 834, 60, { tint: 0.2 });
      card.wanderer(470, 866, 110, { flip: true });
    },
  },
  {
    id: 'teapot-volcano',
    palette: 'meadow',
    seed: 814,
    alt: {
      en: 'A huge teapot stands among mountains like a volcano; its steam drifts away as clouds, and a llama looks on.',
      hr: 'Golem čajnik stoji među planinama poput vulkana; njegova para odlazi kao oblaci, a gleda ljama.',
      ru: 'Огромный чайник стоит среди гор, как вулкан; его пар уплывает облаками, внизу смотрит лама.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      card.sky('#6aa7bd', '#a5d0cf', light);
      card.peaks(640, 210, card.mix(deep, soft, 0.45), { snow: light, count: 4 });
      card.cloud(110, 210, 150);
      card.cloud(170, 300, 100);
      card.cloud(80, 370, 76);
      card.cloud(280, 140, 220);
      card.motif('teapot', 316, 700, 370, { tint: 0.05 });
      card.hills(660, 26, card.mix(mid, deep, 0.3), { waves: 4 });
      card.pines(710, card.mix(deep, ink, 0.2), { from: 50, to: 110, count: 20 });
      card.hills(760, 18, mid);
      card.road(320, 764, { colour: card.mix(soft, light, 0.4), bend: 60, width: 130 });
      card.stand('llama', 450, 856, 150, { tint: 0.05 });
      card.motif('hut', 130, 850, 96, { tint: 0.1 });
      card.glowAt(300, 120, 200, { colour: spark, opacity: 0.12 });
    },
  },
  {
    id: 'clouds-on-the-line',
    palette: 'blossom',
    seed: 844,
    alt: {
      en: 'A cloud, the sun and a crescent moon hang on a washing line to dry; a lady stands by a basket with more clouds.',
      hr: 'Na užetu za rublje suše se oblak, sunce i mjesečev srp; kraj košare s još oblaka stoji gospođa.',
      ru: 'На бельевой верёвке сохнут облако, солнце и месяц; рядом дама, в корзине ещё облака.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(spark, light, 0.35), card.mix(spark, light, 0.7), light);
      card.hills(640, 30, card.mix(soft, light, 0.3));
      card.hills(710, 24, card.mix(mid, soft, 0.5));
      card.pole([70, 190], [70, 810], { colour: deep, width: 16 });
      card.pole([530, 190], [530, 810], { colour: deep, width: 16 });
      card.thread([70, 206], [530, 206], { sag: 90, width: 5, colour: ink });
      const peg = (x, y) => card.cut(rect(x - 7, y - 24, 14, 52, card.mix(accent, ink, 0.2), { rx: 4 }), { small: true });
      card.cloud(164, 322, 196);
      card.sun(304, 328, 68, { colour: '#f2b04c', rings: 2, step: 22 });
      card.crescent(446, 320, 78, { rings: 0, tilt: -18 });
      for (const [x, y] of [[134, 246], [194, 252], [304, 258], [462, 240]]) peg(x, y);
      card.hills(800, 12, card.mix(spark, ink, 0.2));
      card.stand('basket', 210, 862, 110, { tint: 0.1 });
      card.cloud(210, 790, 120);
      card.lady(370, 862, 250, { dress: accent, flip: true });
    },
  },
  {
    id: 'fish-in-the-raindrops',
    palette: 'winter',
    seed: 884,
    alt: {
      en: 'Big raindrops fall on a town, and in every drop swims a fish; a cat holds out an umbrella turned upside down.',
      hr: 'Na grad padaju velike kišne kapi, a u svakoj pliva riba; mačka je podmetnula naopako okrenut kišobran.',
      ru: 'На город падают большие капли дождя, и в каждой плавает рыбка; кошка подставила перевёрнутый зонт.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent } = card;
      card.sky(deep, mid, soft);
      card.rain(70, { opacity: 0.3 });
      card.cloud(160, 130, 330, { colour: card.mix(deep, ink, 0.2) });
      card.cloud(460, 150, 330, { colour: deep });
      card.city(800, card.mix(deep, mid, 0.3), { from: 60, to: 190, lamp: '#f3cf74' });
      const drop = (x, y, r, fish, flip) => {
        const shape = d`M${x} ${y - r * 2.1}C${x + r * 0.5} ${y - r * 1.2} ${x + r} ${y - r * 0.7} ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}C${x - r} ${y - r * 0.7} ${x - r * 0.5} ${y - r * 1.2} ${x} ${y - r * 2.1}Z`;
        card.layer(shape, card.mix('#5aa7c9', light, 0.25), { thick: true, dark: 0.25 });
        card.motif(fish, x, y + r * 0.45, r * 0.95, { tint: 0, flip });
        card.paint(path(d`M${x - r * 0.72} ${y + r * 0.1}Q${x - r * 0.7} ${y - r * 0.5} ${x - r * 0.3} ${y - r * 0.95}`, 'none', { stroke: light, 'stroke-width': r * 0.12, 'stroke-linecap': 'round', opacity: 0.85 }));
      };
      drop(130, 380, 74, 'tropical-fish', true);
      drop(430, 330, 60, 'fish', false);
      drop(300, 560, 90, 'tropical-fish', false);
      drop(500, 610, 56, 'blowfish', false);
      drop(90, 640, 50, 'fish', true);
      card.hills(836, 8, ink);
      card.upended(770, () => card.parasol(300, 838, 190, { cloth: accent, rib: ink }));
      card.stand('cat', 404, 870, 140, { tint: 0.1 });
    },
  },
  {
    id: 'sun-of-yarn',
    palette: 'ember',
    seed: 895,
    alt: {
      en: 'The setting sun is a ball of yarn; its thread runs over the hills to a cat that plays with the end.',
      hr: 'Zalazeće sunce klupko je vune; njegova nit ide preko brežuljaka do mačke koja se igra krajem.',
      ru: 'Заходящее солнце — клубок пряжи; нить тянется по холмам к кошке, которая играет её концом.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent } = card;
      card.sky(deep, mid, soft, light);
      card.halo(370, 370, 170, { colour: accent, rings: 4, step: 46, opacity: 0.14 });
      card.cloud(120, 250, 190, { colour: card.mix(mid, soft, 0.5) });
      const skein = (turn, width, colour) => {
        const strands = [1, 0.84, 0.66, 0.48, 0.3, 0.12].map((share) => ellipse(370, 370, width * share, 172, 'none', { stroke: card.mix(colour, mid, 0.45), 'stroke-width': 4 }));
        return group({ transform: `rotate(${turn} 370 370)` }, ellipse(370, 370, width, 172, colour), strands);
      };
      card.cut([skein(20, 172, accent), skein(80, 120, card.mix(accent, light, 0.3)), skein(-38, 92, card.mix(accent, soft, 0.5)), skein(34, 56, card.mix(accent, light, 0.5))]);
      card.hills(560, 30, card.mix(mid, deep, 0.2));
      card.hills(660, 30, card.mix(deep, mid, 0.3));
      card.hills(760, 20, deep);
      card.paint(path('M470 500C560 560 520 600 420 610S240 640 300 690S500 720 470 780S280 800 236 826', 'none', { stroke: accent, 'stroke-width': 9, 'stroke-linecap': 'round' }));
      card.hills(858, 8, ink);
      card.stand('black-cat', 160, 866, 190, { tint: 0.2, flip: true });
    },
  },
  {
    id: 'cloud-harbour',
    palette: 'absinthe',
    seed: 915,
    alt: {
      en: 'Clouds are moored with ropes to a wooden pier high above a valley, like boats; a rabbit sits on one, a goose stands by a lighthouse.',
      hr: 'Oblaci su kao čamci privezani za drveni mol visoko iznad doline; na jednom je zec, a kraj svjetionika guska.',
      ru: 'Облака, как лодки, привязаны верёвками к деревянному причалу высоко над долиной; на одном кролик, у маяка гусь.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(mid, deep, 0.3), mid, soft, light);
      card.sun(130, 470, 66, { colour: card.mix(light, spark, 0.5) });
      card.hills(720, 26, card.mix(mid, soft, 0.4));
      card.pines(800, card.mix(mid, deep, 0.5), { from: 40, to: 90, count: 20 });
      card.hills(830, 14, deep);
      card.cloud(170, 350, 210, { colour: card.mix(light, soft, 0.1) });
      const wood = card.mix(accent, ink, 0.5);
      for (const x of [350, 450, 540]) card.pole([x, 560], [x, 910], { colour: card.mix(wood, ink, 0.3), width: 20 });
      card.motif('lighthouse', 490, 552, 330, { tint: 0.1 });
      card.beam(488, 262, 180, { length: 420, spread: 24 });
      card.cut([rect(270, 546, 340, 26, wood, { rx: 4 }), rect(270, 572, 340, 10, card.mix(wood, ink, 0.4))]);
      const bollard = (x) => card.cut([rect(x - 9, 506, 18, 44, ink, { rx: 5 }), rect(x - 14, 502, 28, 12, ink, { rx: 6 })], { small: true });
      for (const x of [292, 352]) bollard(x);
      card.cloud(150, 640, 250, { colour: light });
      card.thread([292, 528], [230, 614], { sag: 26, width: 5, colour: accent });
      card.thread([352, 520], [232, 334], { sag: 70, width: 5, colour: accent });
      card.motif('goose', 408, 550, 96, { tint: 0.05 });
      card.motif('rabbit', 140, 600, 84, { tint: 0.05, flip: true });
    },
  },
  {
    id: 'pantry-of-weather',
    palette: 'sepia',
    seed: 927,
    alt: {
      en: 'On pantry shelves stand jars with a sun, a rainbow, snow, a thunderstorm, a moon and a whirlwind; a mouse looks at one.',
      hr: 'Na policama smočnice stoje staklenke sa suncem, dugom, snijegom, olujom, mjesecom i vihorom; miš gleda jednu.',
      ru: 'На полках кладовой — банки с солнцем, радугой, снегом, грозой, луной и смерчем; на одну смотрит мышь.',
    },
    paint(card) {
      const { ink, deep, mid, light, accent, spark } = card;
      card.sky(card.mix(deep, ink, 0.2), deep, card.mix(deep, mid, 0.4));
      const shelf = (y) => card.cut([rect(20, y, 560, 24, mid, { rx: 3 }), rect(20, y + 22, 560, 12, card.mix(mid, ink, 0.4))]);
      const jar = (x, y, colour, paint, lid) => {
        card.glowAt(x, y - 100, 130, { colour, opacity: 0.35 });
        card.jar(x, y, 170, 230, () => {
          card.paint(rect(x - 90, y - 240, 180, 250, colour));
          paint(x, y);
        }, { lid });
      };
      for (const y of [312, 590, 866]) shelf(y);
      jar(160, 314, '#e9b04a', (x, y) => card.sun(x, y - 84, 40, { rings: 2, step: 18 }), accent);
      jar(430, 314, '#3c4a63', (x, y) => {
        card.cloud(x, y - 92, 118, { colour: '#8b97a8' });
        card.motif('high-voltage', x, y - 18, 78, { tint: 0 });
      }, spark);
      jar(160, 592, '#7fb0bd', (x, y) => {
        card.rainbow(x, y - 30, 64, { band: 10, colours: ['#c8452f', '#e39a3c', '#f0d06a', '#5f9a6a', '#3d6f9c'] });
        card.cloud(x - 34, y - 14, 80);
        card.cloud(x + 36, y - 12, 70);
      }, light);
      jar(430, 592, '#1c2450', (x, y) => {
        card.crescent(x, y - 88, 40, { rings: 2 });
        card.paint([[-40, -150], [34, -140], [44, -60], [-46, -50]].map(([dx, dy]) => circle(x + dx, y + dy, 4, light)));
      }, accent);
      jar(160, 868, '#9dbccb', (x, y) => {
        card.motif('snowman', x, y - 16, 120, { tint: 0 });
        card.paint([[-46, -140], [40, -150], [50, -90], [-52, -80], [10, -160]].map(([dx, dy]) => circle(x + dx, y + dy, 5, light)));
      }, spark);
      card.motif('mouse', 308, 868, 96, { tint: 0.05 });
      jar(456, 868, '#c9a36a', (x, y) => card.motif('tornado', x, y - 14, 140, { tint: 0.2 }), accent);
    },
  },
];
