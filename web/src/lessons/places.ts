// What the places of the lessons are like, as far as anybody speaks of it there.

import { Atlas } from '../lib/evidence/atlas';
import type { PlaceId } from './lesson';
import type { Levels } from '../lib/evidence/atlas';

const LIKE: Record<PlaceId, Levels> = {
  beach: { noise: 2, animals: 1, water: 4, movement: 0, food: 2, waiting: 0, uniforms: 0, heat: 4 },
  library: {
    noise: 0,
    animals: 0,
    water: 0,
    movement: 0,
    food: 0,
    waiting: 1,
    uniforms: 0,
    heat: 2,
  },
  circus: {
    noise: 4,
    animals: 4,
    water: 0,
    movement: 1,
    food: 2,
    waiting: 1,
    uniforms: 3,
    heat: 2,
  },
  hospital: {
    noise: 1,
    animals: 0,
    water: 1,
    movement: 0,
    food: 1,
    waiting: 4,
    uniforms: 4,
    heat: 2,
  },
  train: { noise: 3, animals: 0, water: 0, movement: 4, food: 2, waiting: 2, uniforms: 2, heat: 2 },
  restaurant: {
    noise: 2,
    animals: 0,
    water: 0,
    movement: 0,
    food: 4,
    waiting: 2,
    uniforms: 3,
    heat: 3,
  },
};

export const atlas = new Atlas([LIKE]);
