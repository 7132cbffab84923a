// Short sentences that come and go. A refusal appears near the finger that caused it.

export interface Toast {
  id: number;
  text: string;
  kind: 'plain' | 'refusal';
  /** Distance of the last tap from the top of the screen. */
  y: number;
}

const SHOWN_MAX = 3;
const READ_MS = 2200;
const PER_LETTER_MS = 45;

class Toasts {
  shown = $state.raw<readonly Toast[]>([]);
  tap_y = 0;
  private next = 0;

  add(text: string, kind: Toast['kind']): void {
    const same = this.shown.find((toast) => toast.text === text);
    if (same) this.remove(same.id);
    const toast = { id: this.next++, text, kind, y: this.tap_y };
    this.shown = [...this.shown, toast].slice(-SHOWN_MAX);
    setTimeout(() => this.remove(toast.id), READ_MS + text.length * PER_LETTER_MS);
  }

  /** A finger on the glass has seen why not. */
  tapped(y: number): void {
    this.tap_y = y;
    this.shown = this.shown.filter(({ kind }) => kind !== 'refusal');
  }

  remove(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

export function toast(text: string, { kind = 'plain' }: { kind?: Toast['kind'] } = {}): void {
  toasts.add(text, kind);
}

if (typeof window !== 'undefined')
  addEventListener('pointerdown', (event) => toasts.tapped(event.clientY), { capture: true });
