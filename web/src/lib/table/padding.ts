// Encryption hides what a phone sends, but not how long it is, and a vote is one letter shorter than its
// contrary. So intents go out in whole steps; blanks after a frame mean nothing.

/** The longest text that somebody types fits into one, whatever its letters. */
export const STEP_BYTES = 1024;

export function padded(text: string): string {
  const bytes = new TextEncoder().encode(text).length;
  return text + ' '.repeat((STEP_BYTES - (bytes % STEP_BYTES)) % STEP_BYTES);
}
