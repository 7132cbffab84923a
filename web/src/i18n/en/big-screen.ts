// How a big screen finds its table, and how a phone sends it there.

const bigScreen = {
  title: 'Which table is this screen for?',
  type: 'Enter its five letters',
  typeAny: 'Enter its letters, then press Done',
  whole: 'Done',
  typed: 'Letters so far',
  none: 'none',
  erase: 'Delete a letter',
  looking: 'Looking for the table…',
  scan: 'Or use a phone at your table',
  scanHow: 'Scan this with its camera. It asks you first, then your table appears here.',
  qr: 'QR code for a phone that sits at your table',
  watch: 'Look at the big screen',
  send: {
    ask: (p: { code: string }) => `Show table ${p.code} on the big screen?`,
    what: 'The screen whose code you have just scanned will show what everybody may see. Never a card.',
    yes: 'Show it there',
    no: 'Not now',
    done: (p: { code: string }) => `Table ${p.code} is on the big screen`,
    look: 'Look up: your table is there.',
    back: 'Back to the table',
    noSeat: 'This phone sits at no table yet',
    noSeatHow: 'Join your friends first. Then scan the big screen again.',
    elsewhere: 'Perhaps your seat is at another address. Try there:',
    noKey: 'Scan the big screen',
    noKeyHow: 'Point the camera of this phone at the code on the screen.',
    again: 'Scan the big screen again',
  },
};

export type BigScreenMessages = typeof bigScreen;
export default bigScreen;
