// The story of envelopes, step by step.

import type { FairPageMessages } from '../i18n/en/fair-page';

export type StepId = keyof FairPageMessages['story']['steps'];

export const STEPS: readonly StepId[] = ['seal', 'table', 'tell', 'mix', 'play', 'check'];
