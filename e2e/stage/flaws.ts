// What is wrong with a screen that nobody would report as an error: it scrolls sideways, words are cut
// off, lie beside the glass or under a button, a screen of a game is longer than the glass, what is most important is
// not on it. Runs in the page.

/** Rounding of fractions of a pixel, and letters that lean out of their line. */
export const SLACK_PX = 2;

type Glass = {
  slack: number;
  width: number;
  height: number;
  isLarge: boolean;
  isTv: boolean;
};

export function flawsOf({ slack, width, height, isLarge, isTv }: Glass): string[] {
  const glass = document.documentElement;
  const flaws = new Set<string>();

  const label = (element: Element): string => {
    const classes = [...element.classList].filter((one) => !one.startsWith('svelte-'));
    return [element.tagName.toLowerCase(), ...classes].join('.');
  };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  /** Meant for screen readers only, or to end in the dark. */
  const isHidden = ({ clipPath, maskImage }: CSSStyleDeclaration) =>
    clipPath !== 'none' || maskImage !== 'none';
  /** Meant to end in dots. */
  const isDotted = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    textOverflow === 'ellipsis' || webkitLineClamp !== 'none';

  /** What floats over the whole screen in one corner. */
  const floating = [...document.querySelectorAll('button.sound')];
  /** Moments lie over all other words. */
  const moment = document.querySelector('.moment');
  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

  function checkUnder(words: Text, { left, right, top, bottom }: Box): void {
    for (const button of floating) {
      if (button.contains(words) || (moment && !moment.contains(words))) continue;
      const over = button.getBoundingClientRect();
      const wide = Math.min(right, over.right) - Math.max(left, over.left);
      const high = Math.min(bottom, over.bottom) - Math.max(top, over.top);
      if (wide > slack && high > slack)
        flaws.add(`under ${label(button)}: ${words.data.trim().slice(0, 40)}`);
    }
  }

  function checkWords(words: Text): void {
    const range = document.createRange();
    range.selectNodeContents(words);
    const said = words.data.trim().slice(0, 40);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width * height > 0);
    let left = Math.min(...rects.map((rect) => rect.left));
    let right = Math.max(...rects.map((rect) => rect.right));
    let top = Math.min(...rects.map((rect) => rect.top));
    let bottom = Math.max(...rects.map((rect) => rect.bottom));
    let [sideways, upright] = [true, true];
    for (let box = words.parentElement; box && box !== glass; box = box.parentElement) {
      const style = styleOf(box);
      if (isHidden(style)) return;
      const { overflowX, overflowY, position } = style;
      const edge = box.getBoundingClientRect();
      if (isDotted(style)) {
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      if (sideways && clips(overflowX) && (left < edge.left - slack || right > edge.right + slack))
        flaws.add(`cut off at the side of ${label(box)}: ${said}`);
      if (upright && clips(overflowY) && (top < edge.top - slack || bottom > edge.bottom + slack))
        flaws.add(`cut off above or below ${label(box)}: ${said}`);
      // What can be scrolled to is not lost.
      if (scrolls(overflowX) && box.scrollWidth > box.clientWidth) sideways = false;
      if (scrolls(overflowY) && box.scrollHeight > box.clientHeight) upright = false;
      if (position === 'fixed') break;
    }
    if (sideways && (left < -slack || right > width + slack))
      flaws.add(`beside the glass: ${said}`);
    checkUnder(words, { left, right, top, bottom });
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const words = walker.currentNode as Text;
    const holder = words.parentElement;
    if (!holder || words.data.trim() === '') continue;
    if (holder.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      checkWords(words);
  }
  // A phone would zoom out to show it all, so its own idea of its width is not asked.
  if (glass.scrollWidth > width) flaws.add(`the page is ${glass.scrollWidth} px wide`);
  for (const box of document.querySelectorAll('*'))
    if (
      scrolls(styleOf(box).overflowX) &&
      scrolls(styleOf(box).overflowY) &&
      box.scrollWidth > box.clientWidth + slack
    )
      flaws.add(`${label(box)} scrolls sideways: ${box.scrollWidth} of ${box.clientWidth} px`);
  // A game fits the glass and scrolls inside.
  const isGame = document.querySelector('.screens') !== null;
  if ((isTv || isGame) && glass.scrollHeight > height)
    flaws.add(`the page is ${glass.scrollHeight} px high`);

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !isHidden(styleOf(element));
  /** Whose turn it is and what to do: on the glass, however far anything is scrolled. */
  function checkHeadline(): void {
    const line = document.querySelector('.page .headline');
    if (!line || !isSeen(line)) return;
    const scrolled = [...document.querySelectorAll('.page, .page *')].filter(
      (box) => scrolls(styleOf(box).overflowY) && box.scrollHeight > box.clientHeight,
    );
    const tops = scrolled.map((box) => box.scrollTop);
    for (const box of scrolled) box.scrollTop = box.scrollHeight;
    const { top, bottom } = line.getBoundingClientRect();
    if (top < -slack || bottom > height + slack) flaws.add('the first line is not on the glass');
    scrolled.forEach((box, at) => (box.scrollTop = tops[at] ?? 0));
  }
  /** What every player has to find at once, between the first line and what can be done. */
  function checkCard(): void {
    // On the smallest phones the conversation comes first.
    const isWritten = height < 600 && document.querySelector('.talks') !== null;
    const card = document.querySelector('.columns .card button');
    const foot = document.querySelector('.foot');
    // With letters this large there is room for little at a time.
    if (!card || !isSeen(card) || isLarge || isWritten) return;
    const { left, right, bottom } = card.getBoundingClientRect();
    const below = foot?.getBoundingClientRect();
    const isBeside = below !== undefined && (below.left > right || below.right < left);
    const end = below && !isBeside ? below.top : height;
    if (bottom > end + slack) flaws.add(`the card ends ${Math.round(bottom - end)} px too low`);
  }
  checkHeadline();
  checkCard();
  return [...flaws];
}
