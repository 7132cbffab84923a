// Many pictures on one.

import sharp from 'sharp';

const GAP = 12;
const NIGHT = '#0c0e14';

/** `pictures` are files or buffers; each becomes `width` wide and `ratio` times as high. Returns a sharp image. */
export async function contactSheet(pictures, { width, columns, ratio = 1.5 }) {
  const height = Math.round(width * ratio);
  const rows = Math.ceil(pictures.length / columns);
  const tiles = await Promise.all(
    pictures.map(async (picture, i) => ({
      input: await sharp(picture).resize(width, height).png().toBuffer(),
      left: GAP + (i % columns) * (width + GAP),
      top: GAP + Math.floor(i / columns) * (height + GAP),
    })),
  );
  const size = { width: GAP + columns * (width + GAP), height: GAP + rows * (height + GAP) };
  const empty = sharp({ create: { ...size, channels: 3, background: NIGHT } });
  return empty.composite(tiles);
}
