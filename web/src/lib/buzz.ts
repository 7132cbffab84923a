// Vibration, where the phone has it.

export function buzz(pattern: number | number[]): void {
  // Browsers complain about vibration before the first tap, and some lack it.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  navigator.vibrate?.(pattern);
}
