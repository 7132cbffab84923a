// Finds in a style sheet what the oldest browsers do not know.

import postcss from 'postcss';
import { data, inspection, lacking } from './support.js';

const { properties, selectors, types, 'at-rules': atRules } = data.css;
const LENGTHS = types.length ?? {};

/** Units that are in the data under another name. @type {[RegExp, string][]} */
const UNITS = [
  [/\d(dvh|dvw|dvi|dvb|dvmin|dvmax)\b/, 'viewport_percentage_units_dynamic'],
  [/\d(svh|svw|svi|svb|svmin|svmax)\b/, 'viewport_percentage_units_small'],
  [/\d(lvh|lvw|lvi|lvb|lvmin|lvmax)\b/, 'viewport_percentage_units_large'],
  [/\d(cqw|cqh|cqi|cqb|cqmin|cqmax)\b/, 'container_query_length_units'],
];

/** @typedef {import('./support.js').Fault} Fault */
/** @typedef {import('./support.js').Look} Look */

/**
 * What stands in `@supports`, or after a declaration that they do know, is an addition they may leave out.
 * @param {string} text
 * @returns {Fault[]}
 */
export function checkCss(text) {
  const { faults, look } = inspection();
  /** @param {import('postcss').Container} within */
  const walk = (within) => {
    /** Properties that every browser has a value for by now. */
    const known = new Set();
    within.each((node) => {
      if (node.type === 'atrule') {
        if (node.name === 'supports') return;
        look(`@${node.name}`, atRules[node.name]);
        if (node.name === 'media') media(node.params, look);
        if (node.nodes) walk(/** @type {import('postcss').Container} */ (node));
      } else if (node.type === 'rule') {
        if (within.type === 'rule') look('nesting', selectors.nesting);
        pseudos(node.selector, look);
        walk(node);
      } else if (node.type === 'decl') {
        const before = faults.length;
        const name = node.prop.replace(/^-(webkit|moz)-/, '');
        if (node.prop === name) declaration(node, look);
        // Whoever does not know this has the line above.
        if (known.has(name)) faults.length = before;
        if (faults.length === before) known.add(name);
      }
    });
  };
  walk(postcss.parse(text));
  return faults;
}

/** @param {string} params @param {Look} look */
function media(params, look) {
  for (const [, name = ''] of params.matchAll(/\(\s*([a-z-]+)/g))
    look(`(${name})`, atRules.media?.[name.replace(/^(min|max)-/, '')]);
  if (/[<>]/.test(params)) look(params, atRules.media?.range_syntax);
}

/** @param {string} selector @param {Look} look */
function pseudos(selector, look) {
  for (const [all, name = ''] of selector.matchAll(/(?<!\\)::?([a-z][a-z-]*)/g))
    look(all, selectors[name]);
}

/** @param {import('postcss').Declaration} declaration @param {Look} look */
function declaration({ prop, value }, look) {
  const property = properties[prop];
  look(prop, property);
  if (lacking(property).length > 0) return;
  const words = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  for (const [, name = ''] of words.matchAll(/(?<![\w#.-])([a-z][a-z0-9-]*)/g))
    look(`${prop}: ${name}`, property?.[name]);
  for (const [, name = ''] of words.matchAll(/(?<![\w-])([a-z][a-z0-9-]*)\(/g))
    look(`${name}()`, types[name] ?? types.color?.[name] ?? types.image?.[name]);
  for (const [unit, name] of UNITS) {
    const used = unit.exec(words);
    if (used) look(`${used[1]}`, LENGTHS[name]);
  }
}
