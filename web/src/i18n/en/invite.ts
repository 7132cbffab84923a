// The way in: what the host can show, and what the host hears from the door.
const invite = {
  anywhere: 'Works from anywhere: on Wi-Fi or on mobile data.',
  hereOnly: 'Only this computer can open this address. Nobody else will get in.',
  easy: 'Easier to type, on most phones:',
  /** On one's own picture. */
  face: 'Change your face',
  knocked: {
    full: (p: { name: string }) => `${p.name} wants to join, but all seats are taken.`,
    locked: (p: { name: string }) => `${p.name} wants to join, but the table is locked.`,
  },

  wifi: {
    open: 'Add a code for the Wi-Fi',
    change: 'Change the Wi-Fi code',
    first: 'First the Wi-Fi',
    then: 'Then the table',
    qr: (p: { name: string }) => `QR code for the Wi-Fi ${p.name}`,
  },
};

export type InviteMessages = typeof invite;
export default invite;
