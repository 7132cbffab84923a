// A sign for every chapter, so that the eye finds it.

import AlarmClock from '@lucide/svelte/icons/alarm-clock';
import Flag from '@lucide/svelte/icons/flag';
import Gavel from '@lucide/svelte/icons/gavel';
import Hourglass from '@lucide/svelte/icons/hourglass';
import MessageCircleQuestion from '@lucide/svelte/icons/message-circle-question-mark';
import Target from '@lucide/svelte/icons/target';
import Timer from '@lucide/svelte/icons/timer';
import Trophy from '@lucide/svelte/icons/trophy';
import VenetianMask from '@lucide/svelte/icons/venetian-mask';
import Vote from '@lucide/svelte/icons/vote';
import WalletCards from '@lucide/svelte/icons/wallet-cards';
import type { ChapterId } from './chapters';

export const ICONS: Record<ChapterId, typeof Target> = {
  goal: Target,
  deal: WalletCards,
  questions: MessageCircleQuestion,
  clock: Timer,
  accuse: Gavel,
  vote: Vote,
  guess: VenetianMask,
  timeUp: AlarmClock,
  points: Trophy,
  end: Flag,
  patience: Hourglass,
};
