// The cast of players, each in a hat of its own. A seat's avatar number follows from a row's position here: never reorder.

/**
 * `head` places the animal on the 480-unit canvas: width and chin line. `hat` sits on it: `brow` and `brim` are its
 * height and width in the emoji's own 128-unit grid, `tilt` is in degrees. `tucked` draws the coat over the animal.
 * Walls alternate in lightness, so that neighbours differ without their hue.
 */
export const cast = [
  {
    animal: 'fox',
    head: { width: 362, chin: 412 },
    hat: { shape: 'fedora', felt: '#35604a', band: '#f4cd6a', brow: 58, brim: 84, tilt: -4 },
    coat: { cloth: '#2f4a55', tie: '#f0c45c' },
    wall: '#a5cfc6',
  },
  {
    animal: 'wolf',
    head: { width: 352, chin: 424 },
    hat: { shape: 'bowler', felt: '#3f4f86', band: '#ef6a50', brow: 47, brim: 82, tilt: 3 },
    coat: { cloth: '#8a3038', tie: '#f2d9a0' },
    wall: '#8e3f38',
  },
  {
    animal: 'cat-face',
    head: { width: 340, chin: 406 },
    hat: { shape: 'beret', felt: '#c03a4b', band: '#7c2534', brow: 46, brim: 74, tilt: -7 },
    coat: { cloth: '#33406b', tie: '#e2604a' },
    wall: '#5a4d93',
  },
  {
    animal: 'lion',
    head: { width: 316, chin: 436 },
    hat: { shape: 'topper', felt: '#443a5e', band: '#e2574c', brow: 38, brim: 70, tilt: 3 },
    coat: { cloth: '#3b3350', tie: '#d9534a' },
    wall: '#cfdc9a',
  },
  {
    animal: 'rabbit-face',
    head: { width: 296, chin: 426 },
    hat: { shape: 'boater', felt: '#f3d58f', band: '#2f5f9e', brow: 58, brim: 66, tilt: -3 },
    coat: { cloth: '#2f5f9e', tie: '#efcf86' },
    wall: '#b0496a',
  },
  {
    animal: 'bear',
    head: { width: 340, chin: 412 },
    hat: { shape: 'deerstalker', felt: '#b3a66c', band: '#e2604a', brow: 40, brim: 86, tilt: 0 },
    coat: { cloth: '#51613e', tie: '#e2a33f' },
    wall: '#fadb95',
  },
  {
    animal: 'panda',
    head: { width: 334, chin: 412 },
    hat: { shape: 'fedora', felt: '#c04a33', band: '#f8e6b8', brow: 40, brim: 84, tilt: 4 },
    coat: { cloth: '#274b5c', tie: '#e2604a' },
    wall: '#2f7d80',
  },
  {
    animal: 'frog',
    head: { width: 346, chin: 410 },
    hat: { shape: 'topper', felt: '#c4573a', band: '#f8e6b8', brow: 35, brim: 58, tilt: -6 },
    coat: { cloth: '#c08436', tie: '#4d2a4f' },
    wall: '#5c3560',
  },
  {
    animal: 'koala',
    head: { width: 344, chin: 412 },
    hat: { shape: 'beret', felt: '#2b6a84', band: '#163948', brow: 39, brim: 70, tilt: 6 },
    coat: { cloth: '#b5742c', tie: '#27566b' },
    wall: '#ffe9c9',
  },
  {
    animal: 'tiger-face',
    head: { width: 324, chin: 424 },
    hat: { shape: 'boater', felt: '#f7e8bc', band: '#c23b3b', brow: 32, brim: 84, tilt: 4 },
    coat: { cloth: '#22304f', tie: '#c23b3b' },
    wall: '#274a7c',
  },
  {
    animal: 'owl',
    head: { width: 352, chin: 574 },
    hat: { shape: 'bowler', felt: '#39344e', band: '#8fcab9', brow: 27, brim: 62, tilt: -3 },
    coat: { cloth: '#33594f', tie: '#e9b44c' },
    wall: '#c6d5f4',
    tucked: true,
  },
  {
    animal: 'pig-face',
    head: { width: 344, chin: 410 },
    hat: { shape: 'deerstalker', felt: '#9a78b4', band: '#f4cd6a', brow: 46, brim: 84, tilt: -4 },
    coat: { cloth: '#4a3a66', tie: '#8fc0a9' },
    wall: '#2c6148',
  },
];
