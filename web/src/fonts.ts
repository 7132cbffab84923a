// Both families have Cyrillic and čćžšđ; the browser loads only the scripts that a page shows.

import '@fontsource-variable/manrope/wght.css';
import '@fontsource-variable/playfair-display/wght.css';
