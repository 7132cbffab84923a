// Food that is a house, a slide, a moon or an island.

import { circle, d, ellipse, path, rect } from '../svg.mjs';
import { smooth } from '../vocabulary/outline.mjs';

export const tables = [
  {
    id: 'peel-slide',
    palette: 'absinthe',
    seed: 1153,
    alt: {
      en: 'The peel of a big orange winds down from a table; mice slide along it to the floor.',
      hr: 'Kora velike naranče spušta se u zavojima sa stola; miševi se niz nju spuštaju kao niz tobogan.',
      ru: 'Кожура большого апельсина спиралью свисает со стола; мыши съезжают по ней на пол, как с горки.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent } = card;
      card.sky(card.mix(deep, ink, 0.2), deep, card.mix(deep, mid, 0.7));
      card.wallpaper(760, { colour: mid, opacity: 0.16 });
      card.pendant(200, 150, 150, { shade: card.mix(accent, ink, 0.1) });
      card.paint(path('M130 152H270L440 470H-40Z', card.fade([[0, light, 0.4], [1, light, 0.06]])));
      card.boards(770, card.mix(deep, ink, 0.35));
      const wood = card.mix('#9a683c', deep, 0.2);
      card.cut([rect(60, 480, 40, 340, card.mix(wood, ink, 0.35)), rect(-20, 448, 430, 40, wood, { rx: 6 }), rect(-20, 480, 424, 12, card.mix(wood, ink, 0.4))]);
      card.groundShadow(206, 446, 230, 0.9);
      const zest = '#ee8a2c';
      card.cut(circle(204, 330, 122, '#f9c56a'));
      card.inside(circle(204, 330, 122), () => {
        card.paint([-62, -22, 22, 62].map((at) => path(d`M204 196Q${204 + at * 2.3} 330 ${204} 470`, 'none', { stroke: '#fde9be', 'stroke-width': 9, opacity: 0.9 })));
        card.paint(path('M60 330Q204 420 340 322V480H60Z', zest));
        card.shade(path('M60 200H340V480H60Z', card.slope([[0, '#000', 0], [0.5, '#000', 0.1], [1, '#000', 0.9]])), 0.4);
      });
      const way = [[262, 392], [312, 388], [364, 420], [440, 492], [520, 560], [500, 640], [400, 660], [310, 690], [300, 770], [380, 826], [480, 836], [560, 810]];
      const line = smooth(way);
      card.cut(path(line, 'none', { stroke: '#fbe3b0', 'stroke-width': 46, 'stroke-linecap': 'round', transform: 'translate(-8 14)' }));
      card.cut(path(line, 'none', { stroke: zest, 'stroke-width': 46, 'stroke-linecap': 'round' }));
      card.motif('mouse', 398, 434, 78, { tint: 0, flip: true, turn: 42 });
      card.motif('mouse', 486, 570, 80, { tint: 0, flip: true, turn: 34 });
      card.motif('mouse', 350, 676, 86, { tint: 0, turn: -10 });
      card.motif('mouse', 456, 824, 92, { tint: 0, flip: true });
      card.stand('leaf-fluttering-in-wind', 110, 444, 50, { tint: 0.2 });
      card.glowAt(204, 300, 160, { colour: soft, opacity: 0.12 });
    },
  },
  {
    id: 'moon-pancake',
    palette: 'midnight',
    seed: 1163,
    alt: {
      en: 'A child on a roof at night tosses the full moon with a frying pan like a pancake; a cat watches from the chimney.',
      hr: 'Dijete noću na krovu tavom baca pun mjesec u zrak kao palačinku; s dimnjaka gleda mačka.',
      ru: 'Ночью на крыше ребёнок подбрасывает сковородкой полную луну, как блин; с трубы смотрит кошка.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(ink, deep, mid);
      card.stars(54, { to: 560 });
      card.halo(372, 236, 116, { rings: 4, opacity: 0.11 });
      card.turned(-14, 372, 236, () => {
        card.cut(ellipse(372, 250, 124, 92, card.mix(light, accent, 0.5)));
        card.inside(ellipse(372, 236, 124, 92), () => card.grouped({ transform: 'translate(372 236) scale(1 .74) translate(-372 -236)' }, () => card.moon(372, 236, 124, { rings: 0 })));
      });
      card.paint(path('M300 380Q292 440 306 500M350 390Q346 440 350 490M402 384Q408 430 400 480', 'none', { stroke: light, 'stroke-width': 5, 'stroke-dasharray': '20 14', 'stroke-linecap': 'round', opacity: 0.7 }));
      card.city(760, card.mix(deep, ink, 0.4), { from: 40, to: 150 });
      card.cut([rect(446, 600, 90, 200, card.mix(spark, ink, 0.35)), rect(436, 588, 110, 26, card.mix(spark, ink, 0.15), { rx: 4 })]);
      card.layer('M-40 930L-40 800L260 700L640 800V930Z', card.mix(spark, ink, 0.1), { top: 690, bottom: 900 });
      const tiles = [];
      for (let row = 0; row < 6; row++) for (let i = 0; i < 13; i++) tiles.push(d`M${i * 52 - 40 + (row % 2) * 26} ${770 + row * 30}q26 26 52 0`);
      card.inside(path('M-40 930L-40 812L260 712L640 812V930Z'), () => card.paint(path(tiles.join(''), 'none', { stroke: card.mix(spark, ink, 0.5), 'stroke-width': 5 })));
      card.child(220, 738, 220, { arm: 'out', coat: accent });
      card.cut([path('M292 620L372 600', 'none', { stroke: ink, 'stroke-width': 14, 'stroke-linecap': 'round' }), path('M340 580H482Q474 618 410 620T340 580Z', card.mix(ink, mid, 0.25)), ellipse(411, 580, 72, 14, card.mix(ink, mid, 0.5))]);
      card.motif('black-cat', 494, 592, 96, { tint: 0.1 });
      card.glowAt(410, 576, 80, { colour: soft, opacity: 0.25 });
    },
  },
  {
    id: 'tug-over-a-carrot',
    palette: 'sepia',
    seed: 1173,
    alt: {
      en: 'A rabbit above the ground and a beaver in a hole below pull the same big carrot in opposite directions.',
      hr: 'Zec na zemlji i dabar u rupi pod zemljom vuku istu veliku mrkvu, svaki na svoju stranu.',
      ru: 'Кролик на земле и бобр в норе под землёй тянут одну и ту же большую морковку в разные стороны.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      card.sky(card.mix(spark, light, 0.45), card.mix(spark, light, 0.75), light);
      card.sun(466, 150, 58, { colour: '#f2c14e' });
      card.cloud(150, 170, 170);
      card.hills(400, 20, card.mix(spark, soft, 0.5));
      card.fence(424, { height: 64, colour: light });
      card.soil(430, card.mix(deep, mid, 0.45));
      card.hollow(300, 850, 430, 230, () => {
        card.paint(rect(0, 500, 600, 400, card.mix(ink, deep, 0.5)));
        card.glowAt(470, 730, 190, { colour: '#f4b24a', opacity: 0.8 });
        card.motif('red-paper-lantern', 462, 752, 74, { tint: 0 });
        card.thread([462, 640], [462, 680], { width: 3 });
      }, { rim: card.mix(deep, ink, 0.4) });
      const root = 'M196 436Q300 408 404 436C412 540 356 640 316 740Q300 770 286 740C246 640 188 540 196 436Z';
      card.cut(path(root, '#e8792b'));
      card.shade(path(root, card.slope([[0, '#000', 0.6], [0.4, '#000', 0], [1, '#000', 0.7]])), 0.4);
      card.paint(path('M214 490q40 18 70 6M386 520q-34 18-56 8M246 580q34 14 54 2M352 620q-22 12-40 4M272 668q16 8 28 0', 'none', { stroke: '#b5531c', 'stroke-width': 7, 'stroke-linecap': 'round' }));
      const frond = (x, y, turn, long) => path(d`M0 0C${long * 0.34} ${-long * 0.3} ${long * 0.22} ${-long * 0.8} 0 ${-long}C${-long * 0.22} ${-long * 0.8} ${-long * 0.34} ${-long * 0.3} 0 0Z`, card.mix('#4f8a3f', light, turn % 2 ? 0.15 : 0), { transform: d`translate(${x} ${y}) rotate(${turn})` });
      card.cut([[300, 436, -42, 130], [300, 436, 42, 150], [300, 436, -16, 190], [300, 436, 17, 200], [300, 436, 65, 150]].map((at) => frond(...at)));
      card.grass(440, '#6d8a3f', { height: 26 });
      card.stand('rabbit', 470, 438, 210, { tint: 0 });
      card.motif('beaver', 214, 852, 178, { tint: 0, flip: true });
    },
  },
  {
    id: 'cheese-hotel',
    palette: 'plum',
    seed: 1183,
    alt: {
      en: 'A big piece of cheese is a hotel at night: its holes are lit windows with mice, and one arrives with a suitcase.',
      hr: 'Veliki komad sira noću je hotel: rupe su osvijetljeni prozori s miševima, a jedan stiže s kovčegom.',
      ru: 'Большой кусок сыра ночью — гостиница: дырки — освещённые окна с мышами, а одна приходит с чемоданом.',
    },
    paint(card) {
      const { ink, deep, mid, soft, accent, spark } = card;
      card.sky(ink, card.mix(ink, deep, 0.7), deep);
      card.window(464, 250, 150, 160, () => {
        card.sky('#20306b', '#3c5aa0');
        card.moon(480, 160, 34, { rings: 2, step: 20 });
      }, { frame: card.mix(mid, soft, 0.3) });
      card.boards(740, card.mix(deep, ink, 0.2));
      card.groundShadow(290, 800, 560, 1);
      const rind = '#e0912f';
      card.cut(path('M50 560L380 330Q500 350 552 420V806H50Z', '#f1b643'));
      card.paint(path('M50 560L380 330Q500 350 552 420Z', '#fbdc8a'), ellipse(330, 430, 40, 17, '#e0a63c'), ellipse(440, 396, 30, 12, '#e0a63c'), ellipse(236, 478, 24, 10, '#e0a63c'));
      card.cut(path('M540 412L556 420V806H530V424Z', rind), { small: true });
      card.shade(path('M50 560L552 420V806H50Z', card.slope([[0, '#000', 0.5], [0.3, '#000', 0], [1, '#000', 0.6]])), 0.35);
      const pane = (x, y, rx, ry, paint) => {
        card.cut(ellipse(x, y, rx + 8, ry + 8, '#c57a22'), { small: true });
        card.paint(ellipse(x, y, rx, ry, '#7a3f1d'));
        card.inside(ellipse(x, y, rx, ry), () => {
          card.glowAt(x, y, rx * 1.3, { colour: '#ffe9a6', opacity: 1 });
          paint?.();
        });
      };
      pane(430, 534, 62, 56, () => card.motif('mouse', 424, 590, 86, { tint: 0 }));
      pane(150, 632, 60, 50, () => card.motif('mouse', 156, 684, 78, { tint: 0, flip: true }));
      pane(284, 588, 46, 42);
      pane(452, 676, 48, 44, () => card.motif('potted-plant', 452, 722, 62, { tint: 0.1 }));
      pane(114, 742, 26, 24);
      pane(210, 560, 18, 16);
      pane(350, 516, 18, 16);
      card.cut(path('M252 806V730A50 50 0 0 1 352 730V806Z', '#c57a22'), { small: true });
      card.paint(path('M264 806V732A38 38 0 0 1 340 732V806Z', '#ffe9a6'));
      card.cut(path('M224 706Q302 660 380 706L370 722Q302 690 234 722Z', spark), { small: true });
      card.motif('bellhop-bell', 196, 806, 50, { tint: 0.05 });
      card.shine(path('M264 806H340L420 884H200Z', card.fade([[0, '#fff', 0.9], [1, '#fff', 0]])), 0.6);
      card.stand('mouse', 420, 868, 110, { tint: 0 });
      card.motif('luggage', 500, 868, 80, { tint: 0.05 });
      card.starLamp(180, 210, 44, { colour: accent, from: [180, -10] });
    },
  },
  {
    id: 'penguin-serves-an-island',
    palette: 'ember',
    seed: 1193,
    alt: {
      en: 'A penguin lifts a silver cover from a dish: on the platter lies a small island with a palm tree, a hut and surf.',
      hr: 'Pingvin podiže srebrni poklopac s pladnja: na njemu je mali otok s palmom, kolibom i valovima.',
      ru: 'Пингвин поднимает серебряную крышку: на блюде лежит островок с пальмой, хижиной и прибоем.',
    },
    paint(card) {
      const { ink, deep, mid, light, accent, spark } = card;
      card.sky(card.mix(ink, deep, 0.5), deep, card.mix(deep, mid, 0.5));
      card.wallpaper(700, { colour: mid, opacity: 0.25 });
      card.rays(350, 500, { count: 26, from: 80, opacity: 0.1, colour: accent });
      card.glowAt(350, 520, 280, { colour: accent, opacity: 0.55 });
      card.boards(760, card.mix(ink, deep, 0.5));
      card.stand('penguin', 116, 800, 400, { tint: 0, flip: true });
      const silver = card.mix('#d5dde0', light, 0.25);
      card.turned(-24, 260, 290, () => {
        card.cut([path('M130 330C130 160 450 160 450 330Z', silver), rect(112, 322, 356, 24, card.mix(silver, ink, 0.2), { rx: 12 }), circle(290, 190, 20, silver)]);
        card.shine(path('M160 316C166 236 206 206 250 196L226 316Z', '#fff'), 0.6);
      });
      card.cut(path('M186 590C250 560 292 460 288 346Q304 326 322 338C346 470 300 610 212 680Z', '#4a5058'));
      card.table(350, 700, 460, { height: 180, colour: deep, cloth: light });
      card.cut([ellipse(356, 696, 226, 30, card.mix(silver, ink, 0.35)), ellipse(356, 686, 226, 28, silver)]);
      card.cut(ellipse(356, 682, 184, 21, spark));
      card.paint(ellipse(356, 680, 150, 15, card.mix(spark, light, 0.6)), ellipse(356, 679, 138, 13, spark));
      card.layer('M246 680Q290 634 360 632T470 680Q356 696 246 680Z', '#e9c779', { thick: true });
      card.motif('palm-tree', 396, 648, 220, { tint: 0 });
      card.motif('hut', 318, 654, 84, { tint: 0.05 });
      card.cloud(476, 446, 96);
      card.motif('sailboat', 504, 686, 50, { tint: 0 });
      card.stand('cat', 500, 876, 120, { tint: 0.05 });
    },
  },
];
