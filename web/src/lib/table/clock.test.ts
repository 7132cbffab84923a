import { describe, expect, it } from 'vitest';
import { clockText, left, TableClock } from './clock';

describe('table time', () => {
  it('flows with the phone from the last word of the server', () => {
    let local_ms = 500;
    const clock = new TableClock(() => local_ms);
    clock.set(10_000, true);
    local_ms += 250;
    expect(clock.now()).toBe(10_250);
  });

  it('stands still while the table waits', () => {
    let local_ms = 0;
    const clock = new TableClock(() => local_ms);
    clock.set(10_000, false);
    local_ms += 5000;
    expect(clock.now()).toBe(10_000);
  });

  it('follows the server when the phone slept', () => {
    let local_ms = 0;
    const clock = new TableClock(() => local_ms);
    clock.set(10_000, true);
    local_ms += 10;
    clock.set(70_000, true);
    expect(clock.now()).toBe(70_000);
  });
});

describe('what is left', () => {
  it('of a running timer ends at zero', () => {
    expect(left({ ends_at_ms: 5000 }, 2000)).toBe(3000);
    expect(left({ ends_at_ms: 5000 }, 9000)).toBe(0);
  });

  it('of a stopped timer does not move', () => {
    expect(left({ left_ms: 1234 }, 99_999)).toBe(1234);
  });

  it('reads as minutes and started seconds', () => {
    expect([0, 1, 1000, 59_001, 341_500].map(clockText)).toEqual([
      '0:00',
      '0:01',
      '0:01',
      '1:00',
      '5:42',
    ]);
  });
});
