// Which places this phone has crossed out or holds for likely. They never leave the phone, and
// they are forgotten when the round is over.

import { kept } from '../../lib/kept';
import type { Table } from '../../lib/table/table.svelte';

export type Mark = 'crossed' | 'likely';
type Marked = Record<string, Mark>;

export class Marks {
  private marked = $state.raw<Marked>({});
  private round = -1;

  constructor(private readonly code: string) {}

  /** Call inside a component: marks come and go with the rounds of this table. */
  follow(table: Table): void {
    $effect(() => {
      const round = table.view?.round;
      if (!round) return;
      if (round.result) this.forget();
      else this.show(round.number);
    });
  }

  of(place: string): Mark | undefined {
    return this.marked[place];
  }

  /** Shows what was marked in this round, also after the page was closed in between. */
  show(round: number): void {
    if (round === this.round) return;
    this.round = round;
    this.marked = read(kept.get(this.key), round);
  }

  /** Sets the mark, or takes it away where it is set already. */
  toggle(place: string, mark: Mark): void {
    const { [place]: before, ...others } = this.marked;
    this.marked = before === mark ? others : { ...others, [place]: mark };
    kept.set(this.key, JSON.stringify({ round: this.round, marked: this.marked }));
  }

  /** Another game counts its rounds from one again, so nothing may stay behind. */
  forget(): void {
    this.round = -1;
    this.marked = {};
    kept.remove(this.key);
  }

  private get key(): string {
    return `marks.${this.code}`;
  }
}

function read(text: string | null, round: number): Marked {
  try {
    const saved = JSON.parse(text ?? '{}') as { round?: number; marked?: Marked };
    return saved.round === round ? (saved.marked ?? {}) : {};
  } catch {
    return {};
  }
}
