// A sign for every chapter, so that the eye finds it.

import AlarmClock from '@lucide/svelte/icons/alarm-clock';
import Flag from '@lucide/svelte/icons/flag';
import Gavel from '@lucide/svelte/icons/gavel';
import Handshake from '@lucide/svelte/icons/handshake';
import Hourglass from '@lucide/svelte/icons/hourglass';
import Images from '@lucide/svelte/icons/images';
import MessageCircleQuestion from '@lucide/svelte/icons/message-circle-question-mark';
import MessagesSquare from '@lucide/svelte/icons/messages-square';
import NotebookPen from '@lucide/svelte/icons/notebook-pen';
import Pencil from '@lucide/svelte/icons/pencil';
import ShipWheel from '@lucide/svelte/icons/ship-wheel';
import Target from '@lucide/svelte/icons/target';
import Timer from '@lucide/svelte/icons/timer';
import Trophy from '@lucide/svelte/icons/trophy';
import UserPlus from '@lucide/svelte/icons/user-plus';
import Users from '@lucide/svelte/icons/users';
import VenetianMask from '@lucide/svelte/icons/venetian-mask';
import Vote from '@lucide/svelte/icons/vote';
import WalletCards from '@lucide/svelte/icons/wallet-cards';
import type { CaptainsChapterId } from './captains';
import type { ChapterId } from './chapters';
import type { NotebookChapterId } from './notebook';

export const ICONS: Record<ChapterId | CaptainsChapterId | NotebookChapterId, typeof Target> = {
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
  captains: ShipWheel,
  first: Handshake,
  pick: UserPlus,
  complete: Users,
  naming: VenetianMask,
  active: Pencil,
  word: NotebookPen,
  evidence: Images,
  explain: MessagesSquare,
  leave: Hourglass,
};
