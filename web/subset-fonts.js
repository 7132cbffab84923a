// Makes the fonts and their style sheet: the letters of our own words in small files, in the weights that
// screens use, and all other letters, for names, in the files that they come in. Run by hand after a change:
//   npm install --no-save subset-font@2.9.0 && node subset-fonts.js && npx prettier --write src/fonts

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const FONTS = '@fontsource-variable';
/** The display face is never anything but bold. */
const FAMILIES = { manrope: { min: 400, max: 800 }, 'playfair-display': 700 };
/** Small files, and the whole one that each is cut from. */
const LETTERS = {
  latin: { from: 'latin', letters: range(0x20, 0x7e) + '\u00a0«»·×–—‘’‚“”„•…‹›−' },
  west: { from: 'latin', letters: range(0xa1, 0xff) + '€' },
  croatian: { from: 'latin-ext', letters: 'ČčĆćĐđŠšŽž' },
  russian: { from: 'cyrillic', letters: range(0x410, 0x44f) + 'Ёё№' },
};

function range(from, to) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

/** As style sheets write it: `U+20-7E, U+A0`. */
function written(points) {
  const sorted = [...new Set(points)].sort((a, b) => a - b);
  const spans = [];
  for (const point of sorted) {
    const last = spans.at(-1);
    if (last && last.to === point - 1) last.to = point;
    else spans.push({ from: point, to: point });
  }
  const hex = (point) => point.toString(16).toUpperCase();
  return spans
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

function pointsIn(ranges) {
  return ranges.split(',').flatMap((one) => {
    const [from, to = from] = one.trim().slice(2).split('-');
    const first = parseInt(from, 16);
    return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, i) => first + i);
  });
}

function face(family, weight, address, points) {
  return `@font-face {
  font-family: '${family}';
  font-display: swap;
  font-weight: ${weight};
  src: url('${address}') format('woff2');
  unicode-range: ${written(points)};
}`;
}

mkdirSync('src/fonts', { recursive: true });
const faces = [];
for (const [family, wght] of Object.entries(FAMILIES)) {
  const sheet = readFileSync(`node_modules/${FONTS}/${family}/wght.css`, 'utf8');
  const name = /font-family: '([^']+)'/.exec(sheet)[1];
  const weight = /font-weight: ([\d ]+);/.exec(sheet)[1];
  const taken = new Set();
  for (const [part, { from, letters }] of Object.entries(LETTERS)) {
    const own = [...letters].filter((letter) => !taken.has(letter.codePointAt(0)));
    const whole = readFileSync(
      `node_modules/${FONTS}/${family}/files/${family}-${from}-wght-normal.woff2`,
    );
    const small = await subset(whole, own.join(''), {
      targetFormat: 'woff2',
      variationAxes: { wght },
    });
    writeFileSync(`src/fonts/${family}-${part}.woff2`, small);
    console.log(family, part, small.length, 'of', whole.length);
    const points = own.map((letter) => letter.codePointAt(0));
    points.forEach((point) => taken.add(point));
    faces.push(face(name, weight, `./${family}-${part}.woff2`, points));
  }
  for (const [, file, ranges] of sheet.matchAll(
    /url\(\.\/files\/([^)]+)\)[^}]*unicode-range: ([^;]+);/g,
  )) {
    const points = pointsIn(ranges).filter((point) => !taken.has(point));
    faces.push(face(name, weight, `${FONTS}/${family}/files/${file}`, points));
  }
}
const head =
  '/* Written by subset-fonts.js. A letter is in one file only, so a phone fetches no file in vain. */';
writeFileSync('src/fonts/letters.css', `${head}\n\n${faces.join('\n\n')}\n`);
