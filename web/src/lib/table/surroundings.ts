// What a table needs from the browser.

import { reloadOnce } from '../reload';
import type { Chronicle } from '../wire/wire';
import type { Table, Surroundings } from './table.svelte';

export const browser: Surroundings = {
  open: (url) => new WebSocket(url),
  socketUrl: (code) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/ws/${encodeURIComponent(code)}`;
  },
  chronicle: async (code) => {
    const answer = await fetch(`/api/tables/${encodeURIComponent(code)}/chronicle`);
    if (!answer.ok) throw new Error(`chronicle: ${answer.status}`);
    return (await answer.json()) as Chronicle;
  },
  // Another server brings another client.
  reload: reloadOnce,
  local_ms: () => performance.now(),
};

/** Tells the table when the page or the network comes or goes. */
export function wakeWithPage(table: Table): () => void {
  const wake = () => {
    const isVisible = document.visibilityState === 'visible';
    table.watched(isVisible);
    if (isVisible) table.wake();
  };
  // A page that has just been loaded is knocking already.
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) wake();
  };
  table.watched(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', wake);
  addEventListener('pageshow', shown);
  addEventListener('online', wake);
  addEventListener('offline', wake);
  return () => {
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('pageshow', shown);
    removeEventListener('online', wake);
    removeEventListener('offline', wake);
  };
}
