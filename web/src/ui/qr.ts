// A QR code as the squares of a path.

import { encode } from 'uqr';

export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const square = (dark: boolean, x: number, y: number) => (dark ? `M${x} ${y}h1v1h-1z` : '');
  const path = data.map((row, y) => row.map((dark, x) => square(dark, x, y)).join('')).join('');
  return { size, path };
}
