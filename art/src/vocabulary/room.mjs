// Indoors: walls, floors, stage, furniture.

import { d, group, path, rect } from '../svg.mjs';

/** Striped wallpaper down to y. */
export function wallpaper(card, y, { colour = card.mid, every = 44, opacity = 0.2 } = {}) {
  const stripes = [];
  for (let x = -10; x < card.width + 20; x += every) {
    stripes.push(rect(x - every * 0.16, 0, every * 0.32, y, colour, { opacity }));
  }
  card.paint(stripes);
}

function floorShade(card, y) {
  const dim = card.fade([[0, '#000', 0.9], [0.5, '#000', 0.1], [1, '#000', 0.5]]);
  card.shade(rect(-20, y, card.width + 40, card.height - y, dim), 0.5);
}

const floorBase = (card, y, colour) =>
  card.paint(group({ filter: card.print('sheet') }, rect(-20, y, card.width + 40, card.height - y + 20, colour)));

/** A chessboard floor from y to the front edge. */
export function checkerFloor(card, y, dark, bright) {
  const rows = 9;
  const row = (i) => {
    const far = (i / rows) ** 2.1;
    return { line: y + (card.height - y) * far, tile: 50 + 420 * far };
  };
  let tiles = '';
  for (let i = 0; i < rows; i++) {
    const [back, front] = [row(i), row(i + 1)];
    for (let j = -9; j < 9; j++) {
      if ((i + j) % 2) continue;
      tiles += d`M${300 + j * back.tile} ${back.line}h${back.tile}L${300 + (j + 1) * front.tile} ${front.line}h${-front.tile}Z`;
    }
  }
  floorBase(card, y, dark);
  card.paint(path(tiles, bright));
  floorShade(card, y);
}

/** Floorboards that run away from the viewer. */
export function boards(card, y, colour, { seams = card.ink } = {}) {
  const lines = [];
  for (let i = -9; i <= 9; i++) lines.push(d`M${300 + i * 46} ${y}L${300 + i * 150} ${card.height}`);
  floorBase(card, y, colour);
  card.paint(path(lines.join(''), 'none', { stroke: seams, 'stroke-width': 2.5, opacity: 0.55 }));
  floorShade(card, y);
}

/** Stage curtains on both sides and a valance above. */
export function curtains(card, colour = card.mix('#8d2633', card.mid, 0.35)) {
  const { width, height } = card;
  for (const left of [true, false]) {
    const at = (x) => (left ? x : width - x);
    const away = card.slope([[0, '#000', 0.2], [0.8, '#000', 0.3], [1, '#000', 0.95]], {
      from: [left ? 0 : 1, 0], to: [left ? 1 : 0, 0],
    });
    for (let fold = 4; fold >= 0; fold--) {
      const w = 40 + fold * 30;
      const outline = d`M${at(-10)} 0H${at(w)}C${at(w + 12)} 260 ${at(w - 14 - fold * 6)} 420 ${at(w * 0.55)} 560C${at(w * 0.7)} 700 ${at(w * 0.8)} 800 ${at(w * 0.85)} ${height}H${at(-10)}Z`;
      const cloth = path(outline, card.mix(colour, card.ink, 0.08 + fold * 0.07));
      card.paint(group({ filter: card.print('sheet') }, cloth));
      card.shade(path(outline, away), 0.55);
    }
  }
  const scallops = [5, 4, 3, 2, 1, 0].map((i) => d`Q${(width * (i + 0.5)) / 6} 150 ${(width * i) / 6} 70`);
  card.layer(`M-10-10H${width + 10}V70${scallops.join('')}Z`, colour, { top: 0, bottom: 130, dark: 0.55 });
}

/** A cone of stage light from above onto a spot. */
export function spotlight(card, x, y, width, { from = [300, -20], colour = card.light, opacity = 0.3 } = {}) {
  const cone = d`M${from[0] - 16} ${from[1]}H${from[0] + 16}L${x + width / 2} ${y}Q${x} ${y + width * 0.16} ${x - width / 2} ${y}Z`;
  card.paint(path(cone, card.fade([[0, colour, opacity], [1, colour, opacity * 0.6]])));
}

/** A table seen from the front; y is its top edge. */
export function table(card, x, y, width, { height = 200, colour = card.deep, cloth } = {}) {
  const half = width / 2;
  const leg = (at) => rect(at - 15, y + 16, 30, height - 16, card.mix(colour, card.ink, 0.3), { rx: 4 });
  card.groundShadow(x, y + height, width * 1.05);
  card.cut(group({}, leg(x - half + 34), leg(x + half - 34), rect(x - half, y, width, 26, colour, { rx: 5 })));
  if (!cloth) return;
  const hem = y + height * 0.34;
  const folds = [2, 1, 0, -1, -2].map((i) => d`Q${x + half * (i * 0.4 + 0.2)} ${hem + 34} ${x + half * (i * 0.4 - 0.2)} ${hem}`);
  const drape = d`M${x - half} ${y - 4}H${x + half}V${hem}` + folds.join('') + 'Z';
  card.layer(drape, cloth, { thick: true, dark: 0.35 });
  card.shade(path(d`M${x - half} ${y + 6}H${x + half}V${y + 10}H${x - half}Z`, '#000'), 0.4);
}

/** Rows of books between two heights. */
export function bookshelf(card, x, y, width, height, { shelves = 3, wood = card.deep, colours } = {}) {
  const { dice } = card;
  const covers = colours ?? [card.accent, card.spark, card.mid, card.soft, card.light];
  const [left, top, tall] = [x - width / 2, y - height, height / shelves];
  const books = [];
  for (let shelf = 0; shelf < shelves; shelf++) {
    const floor = top + tall * (shelf + 1) - 8;
    for (let at = left + 14; at < left + width - 30; ) {
      const [thick, long] = [dice.between(13, 26), tall * dice.between(0.55, 0.82)];
      if (dice.chance(0.9)) books.push(rect(at, floor - long, thick - 2, long, card.mix(dice.pick(covers), card.ink, 0.12), { rx: 2 }));
      at += thick;
    }
    books.push(rect(left + 6, floor, width - 12, 10, card.mix(wood, card.light, 0.12)));
  }
  card.cut([rect(left, top - 10, width, height + 12, wood, { rx: 4 }), rect(left + 10, top, width - 20, height - 6, card.mix(wood, card.ink, 0.6))]);
  card.cut(group({}, books), { small: true });
}
