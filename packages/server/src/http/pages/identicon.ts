import { crc32, deflateSync } from "node:zlib";

type Color = readonly [red: number, green: number, blue: number];

/** Each dark enough to be seen on the pale one beside it, also for people with colour blindness. */
const colors: readonly Color[] = [
  [0x0b, 0x6e, 0x63],
  [0x0a, 0x5f, 0xb0],
  [0x8f, 0x1d, 0x4a],
  [0x8a, 0x5a, 0x00],
  [0x5b, 0x3f, 0xa8],
  [0x1a, 0x7f, 0x37],
  [0xa0, 0x3b, 0x14],
  [0x3d, 0x51, 0x6b],
];

const cells = 5;
/** Half a cell of ground on every side. */
const units = cells + 1;

/**
 * A picture drawn from a hash of twelve hexadecimal digits: five by five cells, the right side a mirror of the left, in
 * one colour on its own pale ground. The same hash is the same picture on every server and for ever.
 */
export function drawIdenticon(hash: string, size: number): Buffer {
  const color = colors[Number.parseInt(hash.slice(0, 2), 16) % colors.length] ?? [0, 0, 0];
  const isFilled = patternOf(Number.parseInt(hash.slice(2, 10), 16));
  const at = (pixel: number): number => Math.floor(((pixel + 0.5) * units) / size - 0.5);
  // Of a size that is no multiple of the cells, both halves would otherwise be rounded the same way.
  const columns = Array.from({ length: size }, (_, x) => at(Math.min(x, size - 1 - x)));
  // A cell is many lines of pixels high, and these are all the same.
  const lines = Array.from({ length: units + 1 }, (_, row) =>
    rowOf(columns.map((column) => isFilled(column, row - 1))),
  );
  const rows = Array.from({ length: size }, (_, y) => lines[at(y) + 1] ?? Buffer.alloc(0));
  return encodePng(size, [paleOf(color), color], Buffer.concat(rows));
}

/** One bit for each cell of the three columns that are not mirrored. */
function patternOf(bits: number): (column: number, row: number) => boolean {
  return (column, row) => {
    if (column < 0 || row < 0 || column >= cells || row >= cells) return false;
    const mirrored = Math.min(column, cells - 1 - column);
    return ((bits >>> (row * 3 + mirrored)) & 1) === 1;
  };
}

function paleOf(color: Color): Color {
  const [red, green, blue] = color.map((part) => Math.round(255 - (255 - part) * 0.15));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** A line of pixels, a bit each, after the byte that says that nothing is predicted from the line above. */
function rowOf(pixels: readonly boolean[]): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(pixels.length / 8));
  for (const [x, isSet] of pixels.entries()) {
    const at = 1 + (x >> 3);
    if (isSet) row[at] = (row[at] ?? 0) | (0x80 >> (x & 7));
  }
  return row;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function encodePng(size: number, palette: readonly Color[], rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // One bit for a pixel, which names a colour of the palette.
  header.set([1, 3], 8);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
