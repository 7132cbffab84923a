// Notifications of the system, for whoever asked for them and is elsewhere. Browsers have them over
// HTTPS only.

import { kept } from './kept';

const KEY = 'notices';
/** A newer one takes the place of the last. */
const TAG = 'molehunt';

class Notices {
  /** The owner wants them, and the browser lets us. */
  on = $state(isGranted() && kept.get(KEY) === 'on');
  private shown: Notification | null = null;

  /** Whether they can be had at all. */
  get isOffered(): boolean {
    return isSecureContext && 'Notification' in globalThis;
  }

  /** Asks the browser only now; says whether they are to be had. */
  async choose(on: boolean): Promise<boolean> {
    this.on = on && (await Notification.requestPermission()) === 'granted';
    kept.set(KEY, this.on ? 'on' : 'off');
    return this.on === on;
  }

  async show(title: string, body: string): Promise<void> {
    if (!this.on) return;
    const how = { body, tag: TAG, icon: '/icon-192.png' };
    // Phones show none but those of the worker, which also leads back to the page.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) return worker.showNotification(title, how);
    this.shown = new Notification(title, how);
    this.shown.onclick = () => focus();
  }

  /** Whoever is back needs none. */
  async clear(): Promise<void> {
    if (!this.on) return;
    this.shown?.close();
    this.shown = null;
    const worker = await navigator.serviceWorker?.getRegistration();
    for (const notice of (await worker?.getNotifications({ tag: TAG })) ?? []) notice.close();
  }
}

function isGranted(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted';
}

export const notices = new Notices();
