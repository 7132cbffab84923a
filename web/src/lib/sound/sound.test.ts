import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { kept } from '../kept';
import { lengthOf, SCORES, type Cue } from './scores';
import { Sound } from './sound.svelte';

const CUES = Object.keys(SCORES) as Cue[];

/** Counts what is begun, and lets nothing be heard before `allow`. */
function speaker() {
  const begun: number[] = [];
  const cut = vi.fn();
  const param = () => ({
    value: 0,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  });
  const node = () => ({
    gain: param(),
    frequency: param(),
    connect: vi.fn((to: unknown) => to),
    disconnect: cut,
    start: (at: number) => begun.push(at),
    stop: vi.fn(),
  });
  const context = {
    state: 'suspended',
    currentTime: 0,
    sampleRate: 8,
    destination: {},
    createGain: node,
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createBuffer: () => ({ getChannelData: () => new Float32Array(8) }),
    resume: vi.fn(() => Promise.resolve()),
    suspend: vi.fn(() => Promise.resolve()),
  };
  const allow = () => {
    context.resume.mockImplementation(() => {
      context.state = 'running';
      return Promise.resolve();
    });
  };
  return { begun, cut, context, allow, sound: new Sound(() => context as unknown as AudioContext) };
}

const page = new EventTarget();
const tap = async () => {
  page.dispatchEvent(new Event('pointerup'));
  await Promise.resolve();
  await Promise.resolve();
};

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  kept.remove('sound.phone');
  kept.remove('sound.screen');
  vi.unstubAllGlobals();
});

describe('a sound', () => {
  test.each(CUES)('%s is short, not too loud, and fades before it ends', (cue) => {
    const notes = SCORES[cue];
    expect(lengthOf(notes)).toBeLessThan(3);
    for (const { at, length, loud } of notes) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(length).toBeGreaterThan(0.01);
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(1);
    }
  });
});

describe('a phone', () => {
  test('is silent unless it was asked to sound, and remembers that', async () => {
    const { sound, context, allow, begun } = speaker();
    allow();
    const end = sound.begin('phone');
    await tap();
    sound.play('turn');
    expect(context.resume).not.toHaveBeenCalled();
    await sound.choose(true);
    expect(begun).toHaveLength(SCORES.turn.length);
    end();
    expect(sound.on).toBe(false);
    const endAgain = sound.begin('phone');
    expect(sound.on).toBe(true);
    endAgain();
    expect([kept.get('sound.phone'), kept.get('sound.screen')]).toEqual(['on', null]);
  });
});

describe('a big screen', () => {
  test('sounds from the first tap on, wherever it was, and not before', async () => {
    const { sound, allow, begun } = speaker();
    const end = sound.begin('screen');
    sound.play('vote');
    expect([sound.on, sound.isAllowed, begun.length]).toEqual([true, false, 0]);
    allow();
    await tap();
    sound.play('vote');
    expect([sound.isAllowed, begun.length]).toEqual([true, SCORES.vote.length]);
    end();
  });

  test('that was silenced stays so', () => {
    kept.set('sound.screen', 'off');
    const { sound } = speaker();
    const end = sound.begin('screen');
    expect(sound.on).toBe(false);
    end();
  });

  test('ends a drum-roll when the card is turned over, and only then', async () => {
    const { sound, allow, begun, cut, context } = speaker();
    allow();
    const end = sound.begin('screen');
    await tap();
    sound.play('gavel');
    sound.play('drumroll');
    expect(cut).not.toHaveBeenCalled();
    context.currentTime = 1;
    const before = begun.length;
    sound.play('reveal');
    expect(cut).toHaveBeenCalledOnce();
    expect(begun.at(before)).toBe(1);
    sound.play('reveal');
    expect(cut).toHaveBeenCalledOnce();
    end();
  });

  test('plays what belongs together one after the other, and leaves out what comes too late', async () => {
    const { sound, allow, begun } = speaker();
    allow();
    const end = sound.begin('screen');
    await tap();
    sound.play('gavel');
    sound.play('reveal');
    expect(begun.at(SCORES.gavel.length)).toBe(lengthOf(SCORES.gavel));
    sound.play('applause');
    const before = begun.length;
    sound.play('turn');
    expect(begun).toHaveLength(before);
    end();
  });
});
