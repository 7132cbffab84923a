import { expect, test } from 'vitest';
import en from '../i18n/en/play';
import { captainsClock } from './clock';
import { ONE, round, step } from './played';

const read = (change: Parameters<typeof round>[0]) =>
  captainsClock(round(change), { now_ms: 100_000, name: (seat) => `P${seat}`, m: en.clock });

test('a step has a time of its own, warm at its end', () => {
  expect(read({ step: step(ONE, { left_ms: 22_500 }) })).toMatchObject({
    text: '0:23',
    part: 0.5,
    isWarm: false,
    isStopped: false,
    reason: '',
  });
  expect(read({ step: step(ONE, { left_ms: 9_000 }) })?.isWarm).toBe(true);
});

test('a long step begins with a full bar', () => {
  expect(read({ step: step(ONE, { left_ms: 90_000 }) })?.part).toBe(1);
});

test('a table that stands still says why', () => {
  const timer = { left_ms: 20_000 };
  const still = (wait: NonNullable<ReturnType<typeof round>['wait']>) =>
    read({ step: { ...step(ONE), timer }, wait });
  expect(still({ why: 'paused_by_host' })).toMatchObject({
    isStopped: true,
    reason: 'Stopped by the host',
  });
  expect(still({ why: 'waiting_for', seat: 5, until_ms: 142_000 })?.reason).toBe(
    'Waiting for P5 · 0:42',
  );
});

test('a round that is over has no clock', () => {
  const { step: _, ...over } = round();
  expect(captainsClock(over, { now_ms: 0, name: String, m: en.clock })).toBeNull();
});
