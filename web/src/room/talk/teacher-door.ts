// The teacher of a game that has one, beside the place where one writes. It knows that game, and lies on a higher storey.

import { getContext, setContext, type Component } from 'svelte';
import type { Table } from '../../lib/table/table.svelte';
import type { Phrase } from '../../lib/wire/wire';
import type { Pen } from './pen';

export type ForTeacher = {
  table: Table;
  pen: Extract<Pen, { kind: 'question' | 'answer' }>;
  /** What is about to be sent. */
  picked: Phrase | null;
  /** Words of one's own are about to be sent. */
  isTyped: boolean;
};

const KEY = Symbol('teacher');

export function offerTeacher(teacher: Component<ForTeacher>): void {
  setContext(KEY, teacher);
}

export function offeredTeacher(): Component<ForTeacher> | undefined {
  return getContext<Component<ForTeacher> | undefined>(KEY);
}
