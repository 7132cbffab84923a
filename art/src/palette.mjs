// The named palettes, and the regrade that makes foreign artwork look printed with one of them.

import { hexToLab, labToHex, mixLab } from './colour.mjs';

/** `ink` to `light` run from dark to bright, so they double as a tone ramp. */
export const palettes = {
  lamplight: {
    ink: '#1c1420',
    deep: '#4a3036',
    mid: '#95684f',
    soft: '#d8ab7c',
    light: '#fbedd0',
  },
  midnight: {
    ink: '#0a0c15',
    deep: '#171d38',
    mid: '#2a3459',
    soft: '#6f7a9c',
    light: '#e9dcb8',
  },
};

const tones = ({ ink, deep, mid, soft, light }) => [ink, deep, mid, soft, light].map(hexToLab);

function toneAt(ramp, lightness) {
  const above = ramp.findIndex((tone) => tone[0] >= lightness);
  if (above === 0) return ramp[0];
  if (above === -1) return ramp.at(-1);
  const [low, high] = [ramp[above - 1], ramp[above]];
  return mixLab(low, high, (lightness - low[0]) / (high[0] - low[0]));
}

/** Pulls a colour towards the palette's tone of the same lightness; `strength` 1 is monochrome. */
function regrade(hex, palette, strength) {
  const colour = hexToLab(hex);
  return labToHex(mixLab(colour, toneAt(tones(palette), colour[0]), strength));
}

const COLOUR_ATTRIBUTE = /(fill|stroke|stop-color)="(#[0-9a-f]{3,6}|white|black)"/gi;
const NAMED = { white: '#ffffff', black: '#000000' };

/** Regrades every colour attribute of a piece of SVG. */
export function regradeMarkup(markup, palette, strength) {
  return markup.replace(COLOUR_ATTRIBUTE, (_, attribute, colour) => {
    const hex = NAMED[colour.toLowerCase()] ?? colour;
    return `${attribute}="${regrade(hex, palette, strength)}"`;
  });
}
