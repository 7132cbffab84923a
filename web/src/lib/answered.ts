// Waiting for a server that does not answer right now.

const ASK_AGAIN_MS = 1500;

/** Resolves as soon as it does, whatever it says. */
export async function answered(): Promise<void> {
  for (;;) {
    try {
      await fetch('/manifest.webmanifest', { cache: 'no-store' });
      return;
    } catch {
      await new Promise((later) => setTimeout(later, ASK_AGAIN_MS));
    }
  }
}
