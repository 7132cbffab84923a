import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { storeys } from './storeys.js';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'src/lib/wire/*.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node, ...globals.serviceworker } },
  },
  {
    // `const { minutes: _, ...rest }` is how a key is left out.
    rules: { '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }] },
  },
  {
    plugins: { molehunt: { rules: { storeys } } },
    rules: { 'molehunt/storeys': 'error' },
  },
  {
    // It runs in browsers that know no more.
    files: ['too-old.js'],
    languageOptions: { ecmaVersion: 5, sourceType: 'script' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
);
