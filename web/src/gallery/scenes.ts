// All scenes of all rooms.

import type { Scene } from './scene';

const files = import.meta.glob<{ default: Scene[] }>('../**/*.scenes.ts', { eager: true });

export const scenes = Object.values(files).flatMap((file) => file.default);
