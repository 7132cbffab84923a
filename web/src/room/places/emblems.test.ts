import { describe, expect, it } from 'vitest';
import { emblemOf } from './emblems';

const SOURCES: Record<string, string> = import.meta.glob('../../**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function importersOf(name: string): string[] {
  return Object.entries(SOURCES)
    .filter(([, source]) => new RegExp(`import .*/${name}'`).test(source))
    .map(([file]) => file.replace('../../', ''))
    .sort();
}

describe('the emblem of a place', () => {
  it('is a picture with a digest in its name', async () => {
    expect(await emblemOf('desert-island')).toMatch(
      /^\/assets\/emblems\/desert-island\.[0-9a-f]{10}\.webp$/,
    );
  });

  it('is missing where a group named the place itself', async () => {
    expect(await emblemOf('our-garden-shed')).toBeUndefined();
    expect(await emblemOf('constructor')).toBeUndefined();
  });

  it('is shown where a result turns the cards over, and nowhere else', () => {
    expect(importersOf('Emblem.svelte')).toEqual([
      'captains/TeamCard.svelte',
      'spy/ResultCard.svelte',
    ]);
    expect(importersOf('ResultCard.svelte')).toEqual([
      'spy/ResultScreen.svelte',
      'spy/TvResult.svelte',
    ]);
    expect(importersOf('TeamCard.svelte')).toEqual([
      'captains/ResultScreen.svelte',
      'captains/TvResult.svelte',
    ]);
  });
});
