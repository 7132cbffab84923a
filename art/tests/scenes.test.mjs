// What every scene must be. Needs neither Chromium nor a build.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paintScene } from '../src/card/card.mjs';
import { palettes } from '../src/card/palettes.mjs';
import { groups, pick, scenes } from '../src/cards/index.mjs';

const LANGUAGES = ['en', 'hr', 'ru'];
const LONGEST_ALT = 160;
const each = (check) => scenes.forEach((scene) => check(scene, scene.id));
const twins = (values) => values.filter((value, i) => values.indexOf(value) !== i);

test('ids are unique kebab-case', () => {
  assert.deepEqual(twins(scenes.map(({ id }) => id)), []);
  each(({ id }) => assert.match(id, /^[a-z]+(-[a-z]+)*$/));
});

test('no group is named like a scene', () => {
  const ids = new Set(scenes.map(({ id }) => id));
  assert.deepEqual(Object.keys(groups).filter((name) => ids.has(name)), []);
});

test('every scene has a palette of the deck and a seed', () => {
  each(({ palette, seed }, id) => {
    assert.ok(palettes[palette], `${id}: no palette "${palette}"`);
    assert.ok(Number.isInteger(seed), `${id}: the seed is a whole number`);
  });
});

test('alt texts are one short sentence in each language', () => {
  each(({ alt }, id) => {
    assert.deepEqual(Object.keys(alt), LANGUAGES, id);
    for (const text of Object.values(alt)) {
      assert.match(text, /^\p{Lu}.*\.$/u, `${id}: ${text}`);
      assert.ok(text.length <= LONGEST_ALT, `${id}: ${text.length} characters: ${text}`);
    }
  });
});

test('alt texts are written in their language', () => {
  each(({ alt }, id) => {
    assert.match(alt.ru, /[а-яё]{3}/i, id);
    assert.doesNotMatch(alt.en + alt.hr, /[а-яё]/i, id);
    assert.notEqual(alt.en, alt.hr, id);
  });
});

test('no two scenes are described alike', () => {
  for (const language of LANGUAGES) assert.deepEqual(twins(scenes.map(({ alt }) => alt[language])), []);
});

test('every scene can be painted, and always the same', () => {
  each((scene, id) => {
    const picture = String(paintScene(scene));
    assert.doesNotMatch(picture, /NaN|undefined|Infinity/, id);
    assert.equal(picture, String(paintScene(scene)), id);
  });
});

test('scenes are found by id and by group', () => {
  const [name, group] = Object.entries(groups)[0];
  assert.deepEqual(pick([name]), group);
  assert.deepEqual(pick([group[0].id]), [group[0]]);
  assert.throws(() => pick(['no-such-scene']), /neither a scene nor a group/);
});
