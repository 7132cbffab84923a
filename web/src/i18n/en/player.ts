// What the host can do about a player.

const player = {
  makeHost: 'Make host',
  makeHostSure: (p: { name: string }) => `Make ${p.name} the host?`,
  makeHostText: 'You can ask for it back, but not take it.',
  handOver: 'Move to another phone',
  handOverText: (p: { name: string }) =>
    `Let ${p.name} scan this with the new phone. It works once, and everybody sees that it happens.`,
  handOverQr: (p: { name: string }) => `One-time QR code for the seat of ${p.name}`,
  kick: 'Remove from the table',
  kickSure: (p: { name: string }) => `Remove ${p.name}?`,
  kickText: 'The seat becomes free. In a round, this can end the round.',
  kickYes: 'Remove',
};

export type PlayerMessages = typeof player;
export default player;
