// Plays notes. Nothing is loaded for it: all that is heard is worked out here.

import type { Note, Tone } from './scores';

const ATTACK_S = 0.004;
/** What nobody hears; an exponential fade cannot reach zero. */
const SILENCE = 0.0001;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Answers through what all of it is heard: cut off, it is silent. */
export function perform(
  context: BaseAudioContext,
  notes: readonly Note[],
  begin: number,
): AudioNode {
  const volume = context.createGain();
  volume.gain.value = 0.5;
  volume.connect(context.destination);
  for (const note of notes) {
    const at = begin + note.at;
    const end = at + note.length;
    const fade = context.createGain();
    fade.gain.setValueAtTime(SILENCE, at);
    fade.gain.linearRampToValueAtTime(note.loud, at + ATTACK_S);
    fade.gain.exponentialRampToValueAtTime(SILENCE, end);
    fade.connect(volume);
    const source = 'pitch' in note ? tone(context, note, at, end) : noise(context);
    if ('pitch' in note) source.connect(fade);
    else source.connect(band(context, note.around)).connect(fade);
    source.start(at);
    source.stop(end);
  }
  return volume;
}

function tone(context: BaseAudioContext, { pitch, to, wave }: Tone, at: number, end: number) {
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, at);
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, end);
  return source;
}

function noise(context: BaseAudioContext): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = hiss(context);
  source.loop = true;
  return source;
}

function band(context: BaseAudioContext, around: number): BiquadFilterNode {
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = around;
  return filter;
}

/** A second of it, made once. */
function hiss(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}
