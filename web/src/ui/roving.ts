// Many buttons, one stop of the Tab key: arrows lead from one to the next, Home and End to the ends.

/** Which of them a key leads to from here; nothing where it leads nowhere. */
export function reached(
  key: string,
  at: number,
  { count, columns }: { count: number; columns: number },
): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (columns > 1) {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
    if (by === undefined) return null;
    const to = at + by;
    return to >= 0 && to < count ? to : at;
  }
  const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
  return by === undefined ? null : (at + by + count) % count;
}

/** An attachment for what holds the buttons. In a `grid`, up and down lead to the row above or below. */
export function roving({ grid = false } = {}): (list: HTMLElement) => () => void {
  return (list) => {
    let current: HTMLElement | undefined;

    const all = () => [...list.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const settle = () => {
      const buttons = all();
      if (!current || !buttons.includes(current)) current = buttons[0];
      for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
    };
    const focused = (event: FocusEvent) => {
      current = (event.target as HTMLElement).closest('button') ?? current;
      settle();
    };
    const pressed = (event: KeyboardEvent) => {
      const buttons = all();
      const at = current ? buttons.indexOf(current) : -1;
      if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
      const columns = grid ? inFirstRow(buttons) : 1;
      const to = reached(event.key, at, { count: buttons.length, columns });
      if (to === null) return;
      event.preventDefault();
      buttons[to]?.focus();
    };
    const observer = new MutationObserver(settle);
    observer.observe(list, { childList: true, subtree: true });
    list.addEventListener('focusin', focused);
    list.addEventListener('keydown', pressed);
    settle();
    return () => {
      observer.disconnect();
      list.removeEventListener('focusin', focused);
      list.removeEventListener('keydown', pressed);
    };
  };
}

function inFirstRow(buttons: readonly HTMLElement[]): number {
  const tops = buttons.map((button) => Math.round(button.getBoundingClientRect().top));
  return tops.filter((top) => top === tops[0]).length;
}
