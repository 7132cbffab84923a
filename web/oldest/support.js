// Which browsers have what, by the data that MDN shows.

import { createRequire } from 'node:module';
import { OLDEST } from './oldest.js';

/** @type {import('@mdn/browser-compat-data').CompatData} */
export const data = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** @type {Record<keyof OLDEST, (keyof import('@mdn/browser-compat-data').SupportBlock)[]>} */
const BROWSERS = {
  safari: ['safari', 'safari_ios'],
  chrome: ['chrome', 'chrome_android'],
  firefox: ['firefox', 'firefox_android'],
};
const NAMES = /** @type {(keyof OLDEST)[]} */ (Object.keys(OLDEST));

/**
 * Those of our browsers that lack it, in words; none for what is not in the data.
 * @param {import('@mdn/browser-compat-data').Identifier | undefined} feature
 * @returns {string[]}
 */
export function lacking(feature) {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return NAMES.filter((name) =>
    BROWSERS[name].some((browser) => !has(support[browser], OLDEST[name])),
  ).map((name) => `${name} ${OLDEST[name]}`);
}

/**
 * @param {import('@mdn/browser-compat-data').SupportStatement | undefined} said
 * @param {string} oldest
 */
function has(said, oldest) {
  // What nobody has looked at is nothing new.
  if (said === undefined) return true;
  const statements = Array.isArray(said) ? said : [said];
  return statements.some(({ version_added: since, flags, prefix, alternative_name: other }) => {
    if (flags || prefix || other || typeof since !== 'string' || since === 'preview') return false;
    return isAtMost(since.replace('≤', ''), oldest);
  });
}

/**
 * @param {string} since
 * @param {string} oldest
 */
function isAtMost(since, oldest) {
  const [major = 0, minor = 0] = since.split('.').map(Number);
  const [most = 0, mostMinor = 0] = oldest.split('.').map(Number);
  return major < most || (major === most && minor <= mostMinor);
}

/** @typedef {{ what: string, lacking: string[] }} Fault */
/** @typedef {(what: string, feature: import('@mdn/browser-compat-data').Identifier | undefined) => void} Look */

/**
 * A list of faults, and what adds to it whatever some browser lacks.
 * @returns {{ faults: Fault[], look: Look }}
 */
export function inspection() {
  /** @type {Fault[]} */
  const faults = [];
  return {
    faults,
    look(what, feature) {
      const without = lacking(feature);
      if (without.length > 0) faults.push({ what, lacking: without });
    },
  };
}
