import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkCss } from './css.js';
import { OLDEST } from './oldest.js';
import { checkScript } from './script.js';

/** @param {{ what: string }[]} faults */
const names = (faults) => faults.map(({ what }) => what);

test.each([
  ['class A { static { f(); } }', 'a static block'],
  ['x.replace(/(?<=a)b/, y)', 'lookbehind'],
  ['[1].findLast(f)', '.findLast'],
  ['list.toSorted()', '.toSorted'],
  ['Object.groupBy(list, f)', 'Object.groupBy'],
  ['new Temporal.Instant(0n)', 'Temporal'],
  ['navigator.wakeLock.request()', 'navigator.wakeLock'],
  ['URL.canParse(x)', 'URL.canParse'],
  ['element.showPopover()', '.showPopover'],
  ['new CloseWatcher()', 'CloseWatcher'],
])('a script that is too new is found: %s', (script, what) => {
  expect(names(checkScript(script))).toContain(what);
});

test('syntax that is too new is found', () => {
  for (const script of ['{ using a = b; }', '/[a--b]/v'])
    expect(checkScript(script)).toMatchObject([{ lacking: ['ES2022'] }]);
});

test.each([
  ['@container (width > 1px) { a { color: red } }', '@container'],
  ['@media (width >= 1px) { a { color: red } }', '(width >= 1px)'],
  ['a { b { color: red } }', 'nesting'],
  ['a:has(b) { color: red }', ':has'],
  ['a { height: 1dvh }', 'dvh'],
  ['a { height: 2cqw }', 'cqw'],
  ['a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
  ['a { rotate: 1deg }', 'rotate'],
  ['a { grid-template-columns: subgrid }', 'grid-template-columns: subgrid'],
])('a style that is too new is found: %s', (css, what) => {
  expect(names(checkCss(css))).toContain(what);
});

test('what is as old as the browsers is no fault', () => {
  const script = `
    class A { #a = 1; static b = 2; has(o) { return #a in o; } }
    structuredClone(Object.hasOwn(window, 'a') ? [1].at(-1) : document.querySelector('dialog').showModal());
    const findLast = (list) => list.take(1); findLast([]);`;
  expect(checkScript(script)).toEqual([]);
  const css = `
    a:focus-visible, b:where(.c) { inset: 0; color: rgb(0 0 0 / 50%); aspect-ratio: 1 }
    @media (prefers-reduced-motion: reduce) { a { width: clamp(1px, 2vh, 3rem) } }`;
  expect(checkCss(css)).toEqual([]);
});

test('what the oldest browsers may leave out is no fault', () => {
  expect(checkCss('a { height: 100vh; height: 100dvh }')).toEqual([]);
  expect(checkCss('a { -webkit-mask-image: none; mask-image: none }')).toEqual([]);
  expect(
    checkCss(
      '@supports (color: color-mix(in srgb, red, red)) { a { color: color-mix(in srgb, red, red) } }',
    ),
  ).toEqual([]);
});

test('readers are told the same versions as browsers that are too old', () => {
  const told = [
    `Safari and iOS ${OLDEST.safari}`,
    `Chrome ${OLDEST.chrome}`,
    `Firefox ${OLDEST.firefox}`,
  ];
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').replace(
    /\s+/g,
    ' ',
  );
  for (const version of told) expect(readme).toContain(version);
  const page = readFileSync(new URL('../too-old.js', import.meta.url), 'utf8');
  for (const version of Object.values(OLDEST)) expect(page.split(version)).toHaveLength(4);
});
