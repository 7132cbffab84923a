// A row of houses in silhouette, some windows lit.

import { num, path, rect } from '../svg.mjs';

/** Each draws a roof line from the left eave to the right eave, as relative path commands. */
const ROOFS = {
  flat: (w) => `h${num(w)}`,
  gable: (w) => `l${num(w / 2)}${num(-w * 0.5)}l${num(w / 2)} ${num(w * 0.5)}`,
  dome: (w) => `q${num(w / 2)}${num(-w * 0.8)} ${num(w)} 0`,
  chimney: (w) => `h${num(w * 0.18)}v-26h${num(w * 0.16)}v26h${num(w * 0.66)}`,
  tower: (w) => `h${num(w * 0.34)}v-34l${num(w * 0.16)}-52l${num(w * 0.16)} 52v34h${num(w * 0.34)}`,
};
const ROOF_DRAW = ['flat', 'flat', 'flat', 'gable', 'gable', 'dome', 'chimney', 'chimney', 'tower'];
const WINDOW = { width: 12, height: 17, column: 30, row: 38 };

function litWindows(house, { colour, share, dice }) {
  const columns = Math.floor((house.width - 16) / WINDOW.column);
  const margin = (house.width - (columns - 1) * WINDOW.column - WINDOW.width) / 2;
  const lit = [];
  for (let y = house.top + 26; y < house.bottom - WINDOW.row; y += WINDOW.row) {
    for (let i = 0; i < columns; i++) {
      if (!dice.chance(share)) continue;
      const x = house.x + margin + i * WINDOW.column;
      lit.push(rect(x, y, WINDOW.width, WINDOW.height, colour, { rx: 2, opacity: dice.between(0.35, 0.85) }));
    }
  }
  return lit;
}

/** Returns { silhouette, windows } so that only the silhouette goes through a paper filter. */
export function city({ width, bottom, heights, fill, lamp, share, dice }) {
  const houses = [];
  for (let x = -40; x < width + 40; x = houses.at(-1).x + houses.at(-1).width) {
    const top = bottom - dice.between(...heights);
    houses.push({ x, top, bottom, width: dice.between(76, 170), roof: dice.pick(ROOF_DRAW) });
  }
  const outline = ({ x, top, width: w, roof }) => `M${num(x)} ${bottom}V${num(top)}${ROOFS[roof](w)}V${bottom}Z`;
  return {
    silhouette: path(houses.map(outline).join(''), fill),
    windows: houses.flatMap((house) => litWindows(house, { colour: lamp, share, dice })),
  };
}
