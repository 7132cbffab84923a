// Choosing two faces by tapping: a second tap gives one up, a third face takes the place of the
// first.

import type { SeatId } from '../lib/wire/wire';

export function chooseTwo(chosen: readonly SeatId[], tapped: SeatId): SeatId[] {
  if (chosen.includes(tapped)) return chosen.filter((seat) => seat !== tapped);
  return [...chosen, tapped].slice(-2);
}
