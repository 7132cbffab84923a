// Where an emblem happens. Each ground paints what is behind, lets the things come, and paints what is before them.
// `foot` is the line on which things stand by themselves; what ends below `horizon` gets a shadow.

const NO_SHADOW = Infinity;

/** A ground on which things stand. */
const land = (horizon, behind, before = () => {}) => ({
  horizon,
  foot: 535,
  paint(card, things) {
    behind(card);
    things();
    before(card);
  },
});

/** Air or water: nothing has a shadow. */
const open = (behind, before) => ({ ...land(NO_SHADOW, behind, before), foot: 495 });

const water = (sky, rows = {}) => ({
  horizon: NO_SHADOW,
  foot: 480,
  paint(card, things) {
    sky(card);
    card.sea(390, { rows: 6, between: { 2: things }, ...rows });
  },
});

function brightSky(card) {
  card.sky(card.mix(card.mid, card.soft, 0.5), card.soft, card.light);
}

function nightSky(card) {
  card.sky(card.ink, card.deep, card.mid);
  card.stars(44, { to: 420 });
}

function eveningSky(card) {
  card.sky(card.deep, card.mid, card.soft, card.light);
}

const lamp = (card, y = 250) => card.halo(300, y, 120, { rings: 4, step: 48, opacity: 0.13 });

export const grounds = {
  /** A flat colour with beams: for a thing that tells everything by itself. */
  poster: land(440, (card) => {
    card.sky(card.mid, card.soft, card.soft);
    card.rays(300, 320, { count: 22, from: 40, opacity: 0.3 });
    card.ground(480, card.mix(card.mid, card.deep, 0.45));
  }),
  /** The same after dark. */
  lamplight: land(440, (card) => {
    card.sky(card.ink, card.deep, card.deep);
    lamp(card, 270);
    card.ground(480, card.mix(card.deep, card.ink, 0.5));
  }),
  sky: open((card) => {
    brightSky(card);
    card.cloud(130, 200, 210);
    card.cloud(500, 500, 250);
  }),
  nightSky: open(nightSky),
  space: open((card) => {
    card.sky(card.ink, card.ink, card.deep);
    card.stars(90, { to: 600, from: 0 });
  }),
  day: land(430, (card) => {
    brightSky(card);
    card.sun(460, 140, 52, { rings: 3 });
    card.hills(450, 14, card.mid);
  }),
  meadow: land(430, (card) => {
    brightSky(card);
    card.cloud(120, 150, 180);
    card.hills(410, 22, card.soft);
    card.hills(470, 12, card.mid);
  }),
  dusk: land(440, (card) => {
    eveningSky(card);
    card.sun(300, 370, 150, { rings: 3 });
    card.hills(475, 10, card.mix(card.deep, card.ink, 0.3));
  }),
  night: land(440, (card) => {
    nightSky(card);
    card.moon(455, 135, 58, { rings: 3 });
    card.hills(470, 16, card.mix(card.deep, card.ink, 0.55));
  }),
  desert: land(430, (card) => {
    card.sky(card.mid, card.soft, card.light);
    card.sun(440, 150, 60, { rings: 3 });
    card.hills(420, 26, card.mix(card.soft, card.mid, 0.4), { waves: 3 });
    card.hills(480, 18, card.mid, { waves: 3 });
  }),
  snow: land(430, (card) => {
    card.sky(card.deep, card.mid, card.soft);
    card.hills(400, 26, card.soft, { waves: 3 });
    card.hills(465, 14, card.light, { waves: 4, dark: 0.3 });
  }, (card) => card.snow(36, { to: 560 })),
  forest: land(440, (card) => {
    nightSky(card);
    card.moon(450, 120, 46, { rings: 3 });
    card.pines(450, card.mix(card.deep, card.mid, 0.35), { count: 12, from: 150, to: 280 });
    card.hills(480, 10, card.mix(card.deep, card.ink, 0.45));
  }),
  mountains: land(430, (card) => {
    brightSky(card);
    card.peaks(430, 330, card.mix(card.mid, card.deep, 0.35), { count: 3, snow: card.light });
    card.hills(455, 14, card.mix(card.soft, card.mid, 0.5));
  }),
  street: land(450, (card) => {
    card.sky(card.deep, card.mid, card.soft);
    card.city(460, card.mix(card.deep, card.ink, 0.35), { from: 90, to: 260 });
    card.ground(478, card.mix(card.deep, card.mid, 0.4));
  }),
  /** A wall with paper and a floor of boards. */
  room: land(430, (card) => {
    card.sky(card.soft, card.soft);
    card.wallpaper(440, { every: 60, opacity: 0.28 });
    lamp(card, 230);
    card.boards(445, card.mix(card.mid, card.deep, 0.5));
  }),
  /** The same by night. */
  den: land(430, (card) => {
    card.sky(card.deep, card.deep);
    card.wallpaper(440, { every: 60, opacity: 0.3 });
    card.glowAt(300, 250, 300, { colour: card.soft, opacity: 0.75 });
    card.boards(445, card.mix(card.deep, card.ink, 0.45));
  }),
  hall: land(420, (card) => {
    card.sky(card.deep, card.mid, card.soft);
    lamp(card, 240);
    card.checkerFloor(440, card.deep, card.light);
  }),
  stage: land(430, (card) => {
    card.sky(card.ink, card.deep);
    card.boards(455, card.mix(card.mid, card.deep, 0.4));
    card.spotlight(300, 540, 430, { opacity: 0.5 });
  }, (card) => card.grouped({ transform: 'translate(-60 -20) scale(1.2 .9)' }, () => card.curtains())),
  sea: water((card) => {
    brightSky(card);
    card.sun(450, 140, 52, { rings: 3 });
  }),
  eveningSea: water((card) => {
    eveningSky(card);
    card.sun(300, 360, 130, { rings: 3 });
  }),
  nightSea: water((card) => {
    nightSky(card);
    card.moon(450, 130, 54, { rings: 3 });
  }),
  underwater: open((card) => {
    card.sky(card.soft, card.mid, card.deep);
    for (const x of [120, 300, 480]) card.beam(x, -30, 60 + x / 12, { length: 520, opacity: 0.35 });
    card.hills(540, 14, card.mix(card.deep, card.ink, 0.4));
  }, (card) => card.bubbles(22, { y: [60, 540], size: [3, 13] })),
};
