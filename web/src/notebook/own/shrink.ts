// Makes a card of any picture that the browser can read: cut to the shape of a card, shrunk to its
// size, light enough to travel.

import { PICTURE_BYTES } from '../../lib/wire/limits';
import { PICTURE } from '../deck';

/** From hardly visible loss to what is still a picture. */
const QUALITIES = [0.86, 0.76, 0.64, 0.5, 0.36];

export type Cut = { x: number; y: number; width: number; height: number };

/** The largest part from the middle that has the shape of a card. */
export function middle(width: number, height: number, shape: { width: number; height: number }) {
  const scale = Math.min(width / shape.width, height / shape.height);
  const cut = { width: shape.width * scale, height: shape.height * scale };
  return { x: (width - cut.width) / 2, y: (height - cut.height) / 2, ...cut } satisfies Cut;
}

/** Null where it is no picture, or cannot be made light enough. */
export async function shrink(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  // What is see-through would turn black in a JPEG.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  const { x, y, width, height } = middle(picture.width, picture.height, PICTURE);
  pen.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of QUALITIES) {
    const jpeg = await packed(canvas, quality);
    if (jpeg && jpeg.size <= PICTURE_BYTES) return jpeg;
  }
  return null;
}

function packed(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}
