// From a painted card to its files. A file's name carries a digest of the painting and of the recipe below, so that a
// picture may be cached for ever and an unchanged one is never rendered again.

import { createHash } from 'node:crypto';
import sharp from 'sharp';

/**
 * The first quality whose file stays below the ceiling is taken, else the last. Change a number here and all cards are
 * pressed anew.
 */
const AVIF = { ceilingBytes: 36_000, qualities: [50, 47, 44, 41], more: { effort: 3 } };
const WEBP = { ceilingBytes: 48_000, qualities: [68, 62, 56, 50], more: { effort: 6, smartSubsample: true } };
const BLUR = { width: 6, height: 9, quality: 40 };

/** The limits of the whole deck, in bytes per card. */
export const BUDGET = { averageBytes: 45_000, largestBytes: 80_000 };

/** `id.digest`: the name of a picture without its ending. */
export function nameWithDigest(id, recipe, picture) {
  const digest = createHash('sha256').update(JSON.stringify(recipe)).update(String(picture)).digest('hex');
  return `${id}.${digest.slice(0, 10)}`;
}

export function fileNames(id, picture) {
  const name = nameWithDigest(id, [AVIF, WEBP], picture);
  return { avif: `${name}.avif`, webp: `${name}.webp` };
}

/** `encode(options)` returns a sharp image; the first quality that fits is taken. */
export async function squeeze({ ceilingBytes, qualities, more }, encode) {
  let bytes;
  for (const quality of qualities) {
    bytes = await encode({ quality, ...more }).toBuffer();
    if (bytes.length <= ceilingBytes) break;
  }
  return bytes;
}

export async function press(png) {
  return {
    avif: await squeeze(AVIF, (options) => sharp(png).avif(options)),
    webp: await squeeze(WEBP, (options) => sharp(png).webp(options)),
  };
}

/** A few pixels that stand for the picture until it has arrived. */
export async function blur(webp) {
  const { width, height, quality } = BLUR;
  const tiny = await sharp(webp).resize(width, height).webp({ quality, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
