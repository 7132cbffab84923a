// Written by art/. Do not edit.

export const FACES = '/assets/faces.f08cb79711';
