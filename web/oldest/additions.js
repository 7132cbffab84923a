// What newer browsers do besides: the client looks whether it is there, or is as good without it.

export const ADDITIONS = new Set([
  // Asked for before they are used.
  'CompressionStream',
  'DecompressionStream',
  '.pipeThrough',
  'navigator.share',
  'navigator.canShare',
  'navigator.userActivation',
  'navigator.vibrate',
  'navigator.wakeLock',
  'Notification',
  'Notification.permission',
  'Notification.requestPermission',
  // Methods of our own that are called like newer ones.
  '.capture',
  '.role',
  '.watch',
  '.when',
  // Known in a grid for longer than elsewhere.
  'align-content: end',
  'align-content: start',
  // Looks better, and is read as well without it.
  '(prefers-contrast)',
  ':has',
  'align-content: safe',
  'font-family: ui-monospace',
  'hyphens',
  'overscroll-behavior',
  'overscroll-behavior-x',
  'resize',
  'scroll-snap-stop',
  'scrollbar-width',
  'text-size-adjust',
  'text-wrap',
]);

/** Properties that are about a mouse, which a phone has none of. */
export const MOUSE = /^cursor\b/;
