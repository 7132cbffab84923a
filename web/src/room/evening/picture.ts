// A picture of the evening, drawn on the phone. Nothing leaves it but by its owner's hand.

import { faceAddress } from '../../lib/faces';

export type Drawn = {
  title: string;
  date: string;
  winner: string;
  faces: readonly number[];
  lines: readonly { rank: number; name: string; avatar: number; points: string }[];
  awards: readonly { title: string; names: string }[];
};

const WIDTH = 1080;
const MARGIN = 72;
const ROW = 92;
const AWARD = 96;
const FACE = 210;

const COLOURS = {
  ground: '#0c0e14',
  lamp: '#2a2016',
  row: '#171b25',
  won: '#3a2c12',
  text: '#f6f0e3',
  soft: '#bcc1d0',
  brass: '#f3b84a',
};
const DISPLAY = "'Playfair Display Variable', Georgia, serif";
const PLAIN = "'Manrope Variable', system-ui, sans-serif";

/** To be shown, and to be sent away. A page of ours loads no picture but its own and those in its text. */
export type Picture = { url: string; file: File };

/** Rejects where there is no canvas, or a face cannot be loaded. */
export async function drawPicture(drawn: Drawn, name: string): Promise<Picture> {
  const canvas = document.createElement('canvas');
  const faces = await loadFaces([...drawn.faces, ...drawn.lines.map(({ avatar }) => avatar)]);
  await document.fonts.ready;
  const title = 3 * 76;
  const height =
    MARGIN +
    title +
    FACE +
    120 +
    drawn.lines.length * ROW +
    56 +
    drawn.awards.length * AWARD +
    MARGIN;
  canvas.width = WIDTH;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  paint(pen, drawn, faces, height);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => {
      const type = 'image/png';
      const url = canvas.toDataURL(type);
      if (blob) done({ url, file: new File([blob], `${name}.png`, { type }) });
      else failed(new Error('no picture'));
    }, 'image/png');
  });
}

type Faces = Map<number, HTMLImageElement>;

async function loadFaces(avatars: readonly number[]): Promise<Faces> {
  const wanted = [...new Set(avatars)];
  const loaded = await Promise.all(wanted.map(loadFace));
  return new Map(wanted.map((avatar, i) => [avatar, loaded[i] as HTMLImageElement]));
}

function loadFace(avatar: number): Promise<HTMLImageElement> {
  return new Promise((done, failed) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => failed(new Error(`no face ${avatar}`));
    image.src = faceAddress(avatar, 'large');
  });
}

function paint(pen: CanvasRenderingContext2D, drawn: Drawn, faces: Faces, height: number): void {
  ground(pen, height);
  let y = MARGIN + 60;
  pen.textAlign = 'center';
  text(pen, drawn.title, WIDTH / 2, y, { size: 44, font: DISPLAY, colour: COLOURS.brass });
  text(pen, drawn.date, WIDTH / 2, (y += 56), { size: 32, font: PLAIN, colour: COLOURS.soft });
  y += 48;
  const step = Math.min(FACE + 24, (WIDTH - 2 * MARGIN) / Math.max(1, drawn.faces.length));
  const first = WIDTH / 2 - (step * (drawn.faces.length - 1)) / 2;
  drawn.faces.forEach((avatar, i) =>
    face(pen, faces.get(avatar), first + i * step, y + FACE / 2, FACE, COLOURS.brass),
  );
  y += FACE + 92;
  text(pen, drawn.winner, WIDTH / 2, y, { size: 60, font: DISPLAY, colour: COLOURS.text });
  y += 52;
  for (const line of drawn.lines) {
    row(pen, y, ROW - 12, line.rank === 1 ? COLOURS.won : COLOURS.row);
    const middle = y + (ROW - 12) / 2;
    face(pen, faces.get(line.avatar), MARGIN + 120, middle, 62);
    const at = { size: 36, font: PLAIN, colour: COLOURS.text };
    pen.textAlign = 'left';
    text(pen, `${line.rank}`, MARGIN + 34, middle + 13, { ...at, colour: COLOURS.soft });
    text(pen, line.name, MARGIN + 176, middle + 13, { ...at, most: WIDTH - 2 * MARGIN - 330 });
    pen.textAlign = 'right';
    text(pen, line.points, WIDTH - MARGIN - 34, middle + 13, at);
    y += ROW;
  }
  pen.textAlign = 'center';
  y += 56;
  for (const award of drawn.awards) {
    const most = WIDTH - 2 * MARGIN;
    text(pen, award.title, WIDTH / 2, y, { size: 30, font: PLAIN, colour: COLOURS.brass, most });
    text(pen, award.names, WIDTH / 2, y + 40, {
      size: 34,
      font: PLAIN,
      colour: COLOURS.text,
      most,
    });
    y += AWARD;
  }
}

function ground(pen: CanvasRenderingContext2D, height: number): void {
  pen.fillStyle = COLOURS.ground;
  pen.fillRect(0, 0, WIDTH, height);
  const lamp = pen.createRadialGradient(WIDTH / 2, 0, 40, WIDTH / 2, 0, WIDTH);
  lamp.addColorStop(0, COLOURS.lamp);
  lamp.addColorStop(1, COLOURS.ground);
  pen.fillStyle = lamp;
  pen.fillRect(0, 0, WIDTH, height);
}

function row(pen: CanvasRenderingContext2D, y: number, height: number, colour: string): void {
  const [left, right, r] = [MARGIN, WIDTH - MARGIN, 20];
  pen.beginPath();
  pen.moveTo(left + r, y);
  pen.arcTo(right, y, right, y + height, r);
  pen.arcTo(right, y + height, left, y + height, r);
  pen.arcTo(left, y + height, left, y, r);
  pen.arcTo(left, y, right, y, r);
  pen.fillStyle = colour;
  pen.fill();
}

function face(
  pen: CanvasRenderingContext2D,
  image: HTMLImageElement | undefined,
  x: number,
  y: number,
  size: number,
  ring?: string,
): void {
  if (!image) return;
  pen.save();
  pen.beginPath();
  pen.arc(x, y, size / 2, 0, 2 * Math.PI);
  pen.clip();
  pen.drawImage(image, x - size / 2, y - size / 2, size, size);
  pen.restore();
  if (!ring) return;
  pen.beginPath();
  pen.arc(x, y, size / 2, 0, 2 * Math.PI);
  pen.lineWidth = 8;
  pen.strokeStyle = ring;
  pen.stroke();
}

type Style = { size: number; font: string; colour: string; most?: number };

/** Smaller where it would not fit: names may be long, and some letters are wide. */
function text(
  pen: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  { size, font, colour, most = WIDTH - 2 * MARGIN }: Style,
): void {
  pen.fillStyle = colour;
  pen.font = `700 ${size}px ${font}`;
  const wide = pen.measureText(words).width;
  if (wide > most) pen.font = `700 ${Math.floor((size * most) / wide)}px ${font}`;
  pen.fillText(words, x, y);
}
