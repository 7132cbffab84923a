// What is wrong with a screen that nobody would report as an error: it scrolls sideways, words are cut
// off, lie beside the glass or under a button, a screen of a game is longer than the glass, what is most important is
// not on it. Runs in the page.

/** Rounding of fractions of a pixel, and letters that lean out of their line. */
const SLACK_PX = 2;

/** From here on it is a computer, and no phone on its side. */
const COMPUTER = { width: 900, height: 600 };
/** The smallest letters in the list of places on a big screen, as part of its height. */
const LETTER_MIN = 1 / 60;

type Glass = {
  width: number;
  height: number;
  isLarge: boolean;
  isTv: boolean;
  /** The page is as high as the glass, and what is longer scrolls inside it. */
  isFixed: boolean;
  /** A round is being played: the first line says whose turn it is and what to do. */
  isPlayed: boolean;
};

/** With what is asked of it; the page knows nothing of this file. */
type Measured = Glass & { slack: number; letter_px: number; isComputer: boolean };

export function measured(glass: Glass): Measured {
  const { width, height } = glass;
  const isComputer = width >= COMPUTER.width && height >= COMPUTER.height;
  return { ...glass, slack: SLACK_PX, letter_px: height * LETTER_MIN, isComputer };
}

export function flawsOf(here: Measured): string[] {
  const { slack, width, height, isLarge, isTv } = here;
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
  if (here.isFixed && glass.scrollHeight > height)
    flaws.add(`the page is ${glass.scrollHeight} px high`);

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !isHidden(styleOf(element));
  /** Whose turn it is and what to do: on the glass, however far anything is scrolled. */
  function checkHeadline(): void {
    const line = document.querySelector('.page .headline');
    if (!line || !isSeen(line)) {
      const isCovered = document.querySelector('.moment') !== null;
      if (here.isPlayed && !isTv && !isCovered) flaws.add('there is no first line');
      return;
    }
    const scrolled = [...document.querySelectorAll('.page, .page *')].filter(
      (box) => scrolls(styleOf(box).overflowY) && box.scrollHeight > box.clientHeight,
    );
    const tops = scrolled.map((box) => box.scrollTop);
    for (const box of scrolled) box.scrollTop = box.scrollHeight;
    const { top, bottom } = line.getBoundingClientRect();
    if (top < -slack || bottom > height + slack) flaws.add('the first line is not on the glass');
    scrolled.forEach((box, at) => (box.scrollTop = tops[at] ?? 0));
  }
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  /** What has to be found at once: between the edge above and what lies over the end of the screen. */
  function checkWhole(what: string, parts: string, hidden = 0): void {
    for (const part of document.querySelectorAll(parts)) {
      if (!isSeen(part)) continue;
      const { left, right, top, bottom, height: own } = part.getBoundingClientRect();
      const over = [...document.querySelectorAll('.foot, .vote .answer')]
        .filter((bar) => isSeen(bar) && isBefore(part, bar))
        .map((bar) => bar.getBoundingClientRect())
        .filter((bar) => bar.left < right && bar.right > left);
      const end = Math.min(height, ...over.map((bar) => bar.top));
      if (bottom > end + slack + own * hidden)
        flaws.add(`${what}: ${Math.round(bottom - end)} px too low`);
      if (top < -slack) flaws.add(`${what}: ${Math.round(-top)} px too high`);
    }
  }
  function checkImportant(): void {
    // On the smallest phones the conversation comes first.
    const isWritten = height < 600 && document.querySelector('.talks') !== null;
    // On the smallest on its side, what can be done may hide a little of the card, and a card the voters.
    const isLow = height < 360;
    if (!isWritten) checkWhole('the card', '.columns .card button', isLow ? 0.25 : 0);
    checkWhole('the foot', '.foot');
    checkWhole('the answer', '.vote .answer');
    if (!isWritten) checkWhole('the voters', isLow ? '.vote:not(.tight) .how ul' : '.vote .how ul');
    checkWhole('the way on', '.moment button');
    if (!here.isComputer) return;
    checkWhole('the clock', 'header [role="timer"]');
    checkWhole('the ring', '.columns .ring');
    checkWhole('the conversation', '.columns .talk section');
    checkWhole('the list of places', '.columns .list');
  }
  /** A word on a button is not broken in two. */
  function checkButtons(): void {
    for (const button of document.querySelectorAll('.button')) {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        for (const { index, 0: word } of (walker.currentNode as Text).data.matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) flaws.add(`broken in two: ${word}`);
        }
    }
  }
  /** On a big screen, what can be scrolled to is lost, and what is small cannot be read. */
  function checkWall(): void {
    for (const box of document.querySelectorAll('*'))
      if (scrolls(styleOf(box).overflowY) && box.scrollHeight > box.clientHeight + slack)
        flaws.add(`${label(box)} scrolls: ${box.scrollHeight} of ${box.clientHeight} px`);
    for (const place of document.querySelectorAll('.box > ul > li')) {
      const size = parseFloat(styleOf(place).fontSize);
      if (size < here.letter_px) flaws.add(`a place in letters of ${size.toFixed(1)} px`);
    }
  }
  checkHeadline();
  // With letters this large there is room for little at a time.
  if (!isLarge) checkButtons();
  if (!isLarge && !isTv) checkImportant();
  if (isTv) checkWall();
  return [...flaws];
}

/** What lies under a short sentence and should not. Runs in the page. */
export function coveredByNews(): string[] {
  const KEPT = {
    'the first line': '.headline',
    'the clock': 'header [role="timer"]',
    QR: 'svg[role]',
  };
  const news = document.querySelector('.news p')?.getBoundingClientRect();
  if (!news) return ['there is no sentence'];
  return Object.entries(KEPT)
    .filter(([, part]) =>
      [...document.querySelectorAll(part)].some((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < news.right && right > news.left && top < news.bottom && bottom > news.top;
      }),
    )
    .map(([what]) => what);
}
