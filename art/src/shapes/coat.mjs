// Shoulders in a coat with shirt and tie; the collar's middle is the origin, 400 units wide.

import { mix } from '../colour.mjs';
import { bothSides, path } from '../svg.mjs';

export function coat({ cloth, tie, shirt }) {
  const lapel = mix(cloth, '#0c0e14', 0.38);
  return [
    path('M-200 190C-206 80-160 36-60 4L60 4C160 36 206 80 200 190Z', cloth),
    path('M-48-6L48-6L54 20L0 150L-54 20Z', shirt),
    path('M-15 24H15L9 44L22 190H-22L-9 44Z', tie),
    path('M-15 24H15L9 46H-9Z', mix(tie, '#0c0e14', 0.25)),
    bothSides(path('M48-10L2 26L34 56L66 16Z', mix(shirt, '#ffffff', 0.3))),
    bothSides(path('M62 4L122 32L96 56L110 74L28 190H8L44 58Z', lapel)),
  ];
}
