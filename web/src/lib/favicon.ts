// The little picture on the tab. When the page wants its owner it is another one, in the colours of
// the table and drawn here: a page in the background should not have to load anything.

export type Picture = 'turn' | 'vote' | 'clock';

const STROKES: Record<Picture, string> = {
  turn: 'M16 7v10M16 24v1',
  vote: 'M8 17l6 6 11-13',
  clock: 'M16 9v8l5 4M16 4a12 12 0 1 0 .01 0',
};

let usual: string | null = null;

export function showFavicon(picture: Picture | null): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  usual ??= link.href;
  link.href = picture ? drawn(STROKES[picture]) : usual;
}

function drawn(strokes: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#f3b84a"/><path d="${strokes}" fill="none" stroke="#0c0e14" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
