// Finds in a script what the oldest browsers do not know: syntax, and what browsers and the language
// bring along.

import { Linter } from 'eslint';
import { data, inspection, lacking } from './support.js';

/** @typedef {import('./support.js').Fault} Fault */
/** @typedef {import('./support.js').Look} Look */
/** @typedef {import('@mdn/browser-compat-data').Identifier} Identifier */

const { api } = data;
const { builtins, classes, regular_expressions: patterns } = data.javascript;

/** What these stand for. @type {Map<string, string>} */
const INSTANCES = new Map([
  ['navigator', 'Navigator'],
  ['document', 'Document'],
  ['window', 'Window'],
  ['globalThis', 'Window'],
  ['crypto', 'Crypto'],
  ['history', 'History'],
  ['location', 'Location'],
  ['performance', 'Performance'],
  ['screen', 'Screen'],
]);

/** Things whose methods have everyday names, such as `take`. Their own names are looked for all the same. */
const EVERYDAY = new Set(['Iterator', 'AsyncIterator', 'Temporal']);
/** Things that a page is made of. */
const PAGE =
  /^(HTML.*Element|Element|Node|Document|DocumentFragment|Event|EventTarget|ShadowRoot|Range|Selection|Blob|File|FormData|Headers|ReadableStream|Request|Response|URL|URLSearchParams|AbortSignal|Animation|CanvasRenderingContext2D)$/;

/** Methods that nothing had in the oldest browsers, and something has since. */
const NEWER = newerMethods();

/** @returns {Map<string, Identifier>} */
function newerMethods() {
  const things = [
    ...Object.entries(builtins).filter(([name]) => !EVERYDAY.has(name)),
    ...Object.entries(api).filter(([name]) => PAGE.test(name)),
  ];
  const members = things.flatMap(([, thing]) => Object.entries(thing));
  const old = new Set(members.filter(([, one]) => lacking(one).length === 0).map(([name]) => name));
  return new Map(members.filter(([name]) => !old.has(name)));
}

/**
 * @param {string} text
 * @returns {Fault[]}
 */
export function checkScript(text) {
  const { faults, look } = inspection();
  const rules = { known: rule(look) };
  const messages = new Linter().verify(text, {
    // The last edition that all of them speak, but for what the rule looks for.
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
    plugins: { oldest: { rules } },
    rules: { 'oldest/known': 'error' },
  });
  const unread = messages.filter(({ fatal }) => fatal);
  return [...faults, ...unread.map(({ message }) => ({ what: message, lacking: ['ES2022'] }))];
}

/**
 * @param {Look} look
 * @returns {import('eslint').Rule.RuleModule}
 */
function rule(look) {
  return {
    create: ({ sourceCode }) => ({
      StaticBlock: () => look('a static block', classes.static?.initialization_blocks),
      'Literal[regex]'(/** @type {import('estree').RegExpLiteral} */ { regex }) {
        if (/\(\?<[=!]/.test(regex.pattern)) look('lookbehind', patterns.lookbehind_assertion);
      },
      Program(node) {
        const names = sourceCode.getScope(node).through.map(({ identifier }) => identifier.name);
        for (const name of names) look(name, builtins[name] ?? api[name] ?? api[`${name}_static`]);
      },
      MemberExpression({ object, property, computed }) {
        if (computed || property.type !== 'Identifier') return;
        const { name } = property;
        const owner = object.type === 'Identifier' ? object.name : '';
        const own =
          api[INSTANCES.get(owner) ?? '']?.[name] ??
          builtins[owner]?.[name] ??
          api[owner]?.[`${name}_static`];
        if (own) look(`${owner}.${name}`, own);
      },
      'CallExpression > MemberExpression.callee[computed=false]'(
        /** @type {import('estree').MemberExpression} */ { property },
      ) {
        if (property.type === 'Identifier') look(`.${property.name}`, NEWER.get(property.name));
      },
    }),
  };
}
