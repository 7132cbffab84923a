// What a table needs from the browser.

import type { Table, Surroundings } from './table.svelte';

const RELOADED = 'molehunt.reloaded-for';

export const browser: Surroundings = {
  open: (url) => new WebSocket(url),
  socketUrl: (code) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/ws/${encodeURIComponent(code)}`;
  },
  reload: reloadOnce,
  local_ms: () => performance.now(),
};

/** Another server brings another client. Once per build: a stale cache must not make a loop. */
function reloadOnce(build: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === build) return false;
    sessionStorage.setItem(RELOADED, build);
  } catch {
    // Without a memory of it we could reload for ever.
    return false;
  }
  location.reload();
  return true;
}

/** Wakes the table's socket whenever the page or the network comes back. */
export function wakeWithPage(table: Table): () => void {
  const wake = () => {
    if (document.visibilityState === 'visible') table.wake();
  };
  // A page that has just been loaded is knocking already.
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) wake();
  };
  document.addEventListener('visibilitychange', wake);
  addEventListener('pageshow', shown);
  addEventListener('online', wake);
  return () => {
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('pageshow', shown);
    removeEventListener('online', wake);
  };
}
