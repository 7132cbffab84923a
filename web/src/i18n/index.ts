export { i18n } from './i18n.svelte';
export { later } from './later';
export { LANGUAGE_NAMES, LOCALES, type Locale } from './locale';
export { counting } from './plural';
export type { Messages } from './messages';
