// What is fetched when somebody first wants to know who thought what.

import { later } from '../../i18n';

export const sheet = later(() => import('./ThoughtsSheet.svelte'));
