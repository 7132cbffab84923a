// The time that the step has: nothing else is measured in this game.

import type { PlayMessages } from '../i18n/en/play';
import { clockText, isStopped, left } from '../lib/table/clock';
import numbers from '../lib/wire/notebook.json';
import type { NotebookRoundView, SeatId, TableView } from '../lib/wire/wire';
import { waitReason, type ClockState } from '../room/play/clock';
import { isDiscussion } from './round';

/** Only the last seconds are warm. */
const WARM_MS = 10_000;
/** Where nobody hurries, the end of the time is told when it comes near. */
const NEAR_MS = 60_000;

export type StepReader = {
  now_ms: number;
  name: (seat: SeatId) => string;
  m: PlayMessages['clock'];
};

export function stepClock(
  view: TableView,
  round: NotebookRoundView,
  reader: StepReader,
): ClockState | null {
  const { step, wait } = round;
  if (!step) return null;
  const left_ms = left(step.timer, reader.now_ms);
  if (isUntimed(view, round) && left_ms > NEAR_MS) return null;
  return {
    left_ms,
    text: clockText(left_ms),
    part: Math.min(1, left_ms / lengthOf(view, round)),
    isWarm: left_ms < WARM_MS,
    isStopped: isStopped(step.timer) && left_ms > 0,
    reason: wait ? waitReason(wait, reader) : '',
  };
}

/** Explanations without a clock end all the same, so that a sleeping phone stops nobody for ever. */
function isUntimed(view: TableView, round: NotebookRoundView): boolean {
  const isExplaining = view.phase === 'explaining' && !isDiscussion(view, round);
  return isExplaining && !view.settings.notebook.explanations_timed;
}

function lengthOf(view: TableView, round: NotebookRoundView): number {
  const { limits } = numbers;
  if (view.phase === 'case') return limits.caseMs;
  if (view.phase === 'evidence') return limits.playMs;
  if (view.phase === 'chips') return limits.chipMs;
  if (isDiscussion(view, round)) return limits.discussionMs;
  return isUntimed(view, round) ? NEAR_MS : limits.explainMs;
}
