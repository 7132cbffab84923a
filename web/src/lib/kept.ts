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
  set(key: string, value: string): void {
    memory.set(key, value);
    try {
      localStorage.setItem(PREFIX + key, value);
    } catch {
      // Storage is full or forbidden: memory has it.
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
