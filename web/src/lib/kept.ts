// What this phone keeps between visits. In private mode, or where storage is forbidden, it is
// kept for as long as the page lives.

const memory = new Map<string, string>();
const PREFIX = 'molehunt.';

export const kept = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(PREFIX + key) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  },
  /** Whether it outlives the page. */
  set(key: string, value: string): boolean {
    memory.set(key, value);
    try {
      localStorage.setItem(PREFIX + key, value);
      return true;
    } catch {
      // Storage is full or forbidden: memory has it.
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
