// How wide words are in the letters of an element.

import type { Measured } from './columns';

const SIZE_PX = 100;
let canvas: CanvasRenderingContext2D | null | undefined;

/** For letters of size 1. */
export function measure(names: readonly string[], like: HTMLElement): Measured[] {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return names.map((name) => name.split(' ').map((word) => word.length));
  const { fontWeight, fontFamily } = getComputedStyle(like);
  canvas.font = `${fontWeight} ${SIZE_PX}px ${fontFamily}`;
  const pen = canvas;
  const width = (word: string) => pen.measureText(word).width / SIZE_PX;
  return names.map((name) => name.split(' ').map(width));
}
