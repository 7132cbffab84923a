// Drags a card up from the hand, as an alternative to tapping it. Dropping it high enough chooses it;
// anywhere else it falls back.

const SLOP_PX = 8;
/** How far up a card must go. */
const GOAL_PX = 72;

type Handlers = {
  /** Whether letting go now would choose the card; `null` once it lies in the hand again. */
  lift: (isHigh: boolean | null) => void;
  drop: () => void;
};

/** Whether letting go here chooses the card. */
export function isHigh(up_px: number): boolean {
  return up_px >= GOAL_PX;
}

/** Whether the finger is dragging at all: a trembling tap is still a tap. */
export function isDragging(x_px: number, up_px: number): boolean {
  return Math.hypot(x_px, up_px) > SLOP_PX;
}

/** An attachment for a button: `{@attach dragUp({ lift, drop })}`. */
export function dragUp({ lift, drop }: Handlers): (button: HTMLElement) => () => void {
  return (button) => {
    let start: { x: number; y: number; id: number } | null = null;
    let dragged = false;

    function down(event: PointerEvent) {
      dragged = false;
      if (event.button === 0) start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    }
    function move(event: PointerEvent) {
      if (!start || event.pointerId !== start.id) return;
      const x = event.clientX - start.x;
      const up = start.y - event.clientY;
      if (!dragged && !isDragging(x, up)) return;
      if (!dragged) button.setPointerCapture(event.pointerId);
      dragged = true;
      button.style.transform = `translate(${x}px, ${-up}px) scale(1.06)`;
      lift(isHigh(up));
    }
    function up(event: PointerEvent) {
      if (!start || event.pointerId !== start.id) return;
      const chosen = dragged && isHigh(start.y - event.clientY);
      settle();
      if (chosen) drop();
    }
    function settle() {
      start = null;
      button.style.transform = '';
      lift(null);
    }
    /** The browser makes a click of every drag that ends where it began. */
    function click(event: MouseEvent) {
      if (dragged && event.detail > 0) event.stopImmediatePropagation();
      dragged = false;
    }

    button.addEventListener('pointerdown', down);
    button.addEventListener('pointermove', move);
    button.addEventListener('pointerup', up);
    button.addEventListener('pointercancel', settle);
    button.addEventListener('click', click, { capture: true });
    return () => {
      button.removeEventListener('pointerdown', down);
      button.removeEventListener('pointermove', move);
      button.removeEventListener('pointerup', up);
      button.removeEventListener('pointercancel', settle);
      button.removeEventListener('click', click, { capture: true });
    };
  };
}
