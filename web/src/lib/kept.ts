// What this phone keeps between visits. In private mode, or where storage is forbidden, it is
// kept for as long as the page lives.

/** Only what could not be stored, and then it is newer than whatever is stored. */
const memory = new Map<string, string>();
const PREFIX = 'molehunt.';

export const kept = {
  get(key: string): string | null {
    try {
      return memory.get(key) ?? localStorage.getItem(PREFIX + key);
    } catch {
      return null;
    }
  },
  /** Whether it outlives the page. */
  set(key: string, value: string): boolean {
    try {
      localStorage.setItem(PREFIX + key, value);
      memory.delete(key);
      return true;
    } catch {
      // Storage is full or forbidden.
      memory.set(key, value);
      return false;
    }
  },
  remove(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      // Nothing was stored.
    }
  },
};
