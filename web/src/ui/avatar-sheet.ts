// The choice of a face, which most people never open: it comes when it is wanted, or while they wait.

import { later } from '../i18n';

export const avatarSheet = later(() => import('./AvatarSheet.svelte'));
