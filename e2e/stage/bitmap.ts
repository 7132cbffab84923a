// Pictures of one colour, so that no test needs files of its own.

const HEAD_BYTES = 54;
const PIXEL_BYTES = 3;

/** An uncompressed bitmap, which every browser reads. `width` is a multiple of four. */
export function bitmap(
  width: number,
  height: number,
  [red, green, blue]: [number, number, number],
) {
  const pixels = Buffer.alloc(width * height * PIXEL_BYTES, Buffer.from([blue, green, red]));
  const head = Buffer.alloc(HEAD_BYTES);
  head.write('BM');
  head.writeUInt32LE(HEAD_BYTES + pixels.length, 2);
  head.writeUInt32LE(HEAD_BYTES, 10);
  head.writeUInt32LE(HEAD_BYTES - 14, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(PIXEL_BYTES * 8, 28);
  return Buffer.concat([head, pixels]);
}
