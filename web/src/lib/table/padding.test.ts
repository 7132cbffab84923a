import { describe, expect, it } from 'vitest';
import { Stage } from './fake-socket';
import { padded, STEP_BYTES } from './padding';

const bytes = (text: string): number => new TextEncoder().encode(text).length;

describe('padding', () => {
  it('makes frames as long as a whole number of steps, in bytes', () => {
    for (const text of ['', 'yes', 'да', '🦊', 'x'.repeat(STEP_BYTES), 'ж'.repeat(STEP_BYTES)]) {
      expect(bytes(padded(text)) % STEP_BYTES).toBe(0);
      expect(bytes(padded(text)) - bytes(text)).toBeLessThan(STEP_BYTES);
    }
  });

  it('lets no vote be told from another by its length', () => {
    const stage = Stage.seated();
    void stage.table.do({ do: 'vote', round: 1, vote: 1, agree: true });
    void stage.table.do({ do: 'vote', round: 1, vote: 2, agree: false });
    const votes = stage.socket.texts.filter((text) => text.includes('"vote"'));
    expect(votes.map(bytes)).toEqual([STEP_BYTES, STEP_BYTES]);
  });
});
