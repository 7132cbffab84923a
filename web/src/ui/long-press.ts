// Tells a tap from a long press on one button. A finger that moves is scrolling: neither.

const HOLD_MS = 450;
const SLOP_PX = 10;

type Handlers = { tap: () => void; hold: () => void };

/** An attachment for a button: `{@attach longPress({ tap, hold })}`. */
export function longPress({ tap, hold }: Handlers): (button: HTMLElement) => () => void {
  return (button) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let held = false;

    const listeners: Partial<Record<string, (event: never) => void>> = {
      pointerdown: (event: PointerEvent) => {
        held = false;
        start = { x: event.clientX, y: event.clientY };
        clearTimeout(timer);
        timer = setTimeout(() => {
          held = true;
          hold();
        }, HOLD_MS);
      },
      pointermove: (event: PointerEvent) => {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLOP_PX)
          clearTimeout(timer);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      click: () => {
        // A keyboard's click comes without a press before it.
        if (!held) tap();
        held = false;
      },
      contextmenu: (event: Event) => event.preventDefault(),
      keydown: (event: KeyboardEvent) => {
        if (event.key.toLowerCase() === 'l') hold();
      },
    };
    for (const [type, listener] of Object.entries(listeners))
      button.addEventListener(type, listener as EventListener);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of Object.entries(listeners))
        button.removeEventListener(type, listener as EventListener);
    };
  };
}
