// Brings the emoji's loud colours into a card's palette, so that a scene looks printed in one run.

import { hexToLab, labToHex, mixLab } from '../colour.mjs';

/** The print has neither pure black nor pure white, and less colour than a screen. */
const TONE = { lowest: 0.16, span: 0.79 };
const CHROMA = 0.72;
/** How much of the original tone a colour keeps beside the palette's. */
const OWN_TONE = 0.65;

const COLOUR_ATTRIBUTE = /(fill|stroke|stop-color)="(#[0-9a-f]{3,8}|white|black)"/gi;
const NAMED = { white: '#ffffff', black: '#000000' };

function toneAt(ramp, lightness) {
  const above = ramp.findIndex((tone) => tone[0] >= lightness);
  if (above === 0) return ramp[0];
  if (above === -1) return ramp.at(-1);
  const [low, high] = [ramp[above - 1], ramp[above]];
  return mixLab(low, high, (lightness - low[0]) / (high[0] - low[0]));
}

/** Cosine between two hues: 1 is the same hue, -1 the opposite one. */
function likeness([, a, b], [, c, e]) {
  const product = Math.hypot(a, b) * Math.hypot(c, e);
  return product < 1e-6 ? 0 : (a * c + b * e) / product;
}

/** The palette's answer to a colour: its ramp for greys, its nearer accent for strong colours. */
function answer(colour, lightness, { ramp, accents }) {
  const [near, far] = accents;
  const accent = likeness(colour, near) >= likeness(colour, far) ? near : far;
  const strong = Math.min(1, Math.hypot(colour[1], colour[2]) / 0.16);
  const kin = Math.max(0, (likeness(colour, accent) - 0.35) / 0.65);
  const vivid = [lightness * 0.75 + accent[0] * 0.25, accent[1], accent[2]];
  return mixLab(toneAt(ramp, lightness), vivid, strong * kin * 0.85);
}

/** Returns a function that regrades markup; `tint` 0 keeps hues, 1 leaves only the palette's. */
export function regrader(palette) {
  const { ink, deep, mid, soft, light, accent, spark } = palette;
  const space = { ramp: [ink, deep, mid, soft, light].map(hexToLab), accents: [accent, spark].map(hexToLab) };

  const regrade = (hex, tint) => {
    const colour = hexToLab(hex);
    const lightness = TONE.lowest + colour[0] * TONE.span;
    const [tone, a, b] = answer(colour, lightness, space);
    const [ownA, ownB] = [colour[1] * CHROMA, colour[2] * CHROMA];
    return labToHex([
      lightness * OWN_TONE + tone * (1 - OWN_TONE),
      ownA + (a - ownA) * tint,
      ownB + (b - ownB) * tint,
    ]);
  };

  return (markup, tint) =>
    markup.replace(COLOUR_ATTRIBUTE, (_, attribute, colour) => {
      const hex = NAMED[colour.toLowerCase()] ?? colour;
      return `${attribute}="${regrade(hex, tint)}"`;
    });
}
