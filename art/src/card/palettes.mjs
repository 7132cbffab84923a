// The palettes of the deck. `ink` to `light` run from dark to bright and double as a tone ramp; `accent` and `spark`
// are the two colours that stand out.

const palette = (ink, deep, mid, soft, light, accent, spark) => ({ ink, deep, mid, soft, light, accent, spark });

export const palettes = {
  /** Blue night, lamp orange. */
  midnight: palette('#11132a', '#22306a', '#43699f', '#8fb6c4', '#f3e5be', '#f09a45', '#cf4f3d'),
  /** Wine sunset, teal. */
  dusk: palette('#2a1531', '#642b55', '#b34b5f', '#ec906b', '#fbdfa9', '#f6bd49', '#37727f'),
  /** Green evening, fox red. */
  absinthe: palette('#0f221f', '#1b5045', '#4c8c69', '#acc47a', '#f4ebb8', '#e26735', '#f0bd41'),
  /** Old photograph, brick red. */
  sepia: palette('#241711', '#55351f', '#9a693e', '#d8aa69', '#f8e6bd', '#b53f29', '#37706f'),
  /** Violet night, apricot. */
  plum: palette('#1a1130', '#3f2c74', '#8160ad', '#cfa2c2', '#f9e4d4', '#f6a552', '#45aa9c'),
  /** Deep water, coral. */
  sea: palette('#0b1e2d', '#0f4b62', '#278c9b', '#86ccbd', '#f6edca', '#ec7044', '#f5c650'),
  /** Desert red, petrol. */
  rose: palette('#331519', '#853231', '#cc6247', '#f2ad75', '#fce8bf', '#256f7d', '#f7c544'),
  /** Grey-blue cold, one red. */
  winter: palette('#18202e', '#374f6d', '#7096ad', '#b9d1d5', '#f5f0e1', '#d4423a', '#e3aa38'),
  /** Noon in the grass, poppy. */
  meadow: palette('#14283a', '#28606b', '#5fa46f', '#b9d889', '#fdf5d3', '#ee6848', '#f8c642'),
  /** Fire in the dark, turquoise. */
  ember: palette('#1d0f17', '#521c29', '#ab3b2b', '#ea8d3b', '#fee4a8', '#f9ba38', '#4aa4a6'),
  /** Spring pink, jade. */
  blossom: palette('#2b1a33', '#6c3c69', '#c86f92', '#f3b6b0', '#fef0de', '#dc463e', '#37938a'),
  /** Amber noon, blue-green. */
  honey: palette('#2b1c0c', '#714a17', '#cd8c27', '#f3c95e', '#fef3ce', '#bd3f2d', '#28828f'),
  /** Bright cold blue, signal red. */
  frost: palette('#142036', '#315394', '#6b9bd6', '#b7d6ec', '#f8f6eb', '#e6553c', '#f4ba3d'),
};
