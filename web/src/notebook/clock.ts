// The time that the step has: nothing else is measured in this game.

import numbers from '../lib/wire/notebook.json';
import type { NotebookRoundView, TableView } from '../lib/wire/wire';
import { stepClock, type StepReader, type ClockState } from '../room/play/clock';
import { isDiscussion } from './round';

/** Where nobody hurries, the end of the time is told when it comes near. */
const NEAR_MS = 60_000;

export function notebookClock(
  view: TableView,
  round: NotebookRoundView,
  reader: StepReader,
): ClockState | null {
  const clock = stepClock(round, lengthOf(view, round), reader);
  return clock && isUntimed(view, round) && clock.left_ms > NEAR_MS ? null : clock;
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
