// Loading this page anew, and never for ever: each reason is good for one time.

const RELOADED = 'molehunt.reloaded-for';

/** Says whether it does. A stale cache must not make a loop. */
export function reloadOnce(reason: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === reason) return false;
    sessionStorage.setItem(RELOADED, reason);
  } catch {
    // Without a memory of it we could reload for ever.
    return false;
  }
  location.reload();
  return true;
}
