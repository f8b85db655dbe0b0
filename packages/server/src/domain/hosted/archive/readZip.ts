import { promisify } from "node:util";
import { crc32, inflateRaw } from "node:zlib";
import { type ArchivedFile, ArchiveFault } from "./archive.ts";

const inflate = promisify(inflateRaw);

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const fileSignature = 0x04034b50;
const endBytes = 22;
const commentBytesMax = 65_535;
/** What a 32-bit field holds when the truth stands elsewhere, in archives larger than any bundle. */
const elsewhere = 0xffffffff;
const unixFile = 0x8000;

/**
 * The files of a ZIP, by its directory at the end. Only plain ones: nothing encrypted, split, linked or compressed in an
 * unusual way, because readers differ about those, and a bundle that two readers see differently can be checked by
 * neither.
 */
export function readZip(bytes: Buffer, filesMax: number): ArchivedFile[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  if (bytes.readUInt16LE(end + 8) !== count || start === elsewhere) throw new ArchiveFault("It is split or too large.");
  if (count > filesMax) throw new ArchiveFault(`It holds more than ${filesMax} files.`);
  const files: ArchivedFile[] = [];
  let at = start;
  for (let n = 0; n < count; n++) {
    const entry = readEntry(bytes, at);
    at = entry.next;
    if (!entry.name.endsWith("/")) files.push(fileOf(bytes, entry));
  }
  return files;
}

interface Entry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
  readonly next: number;
}

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - endBytes; at >= Math.max(0, bytes.length - endBytes - commentBytesMax); at--) {
    if (bytes.readUInt32LE(at) === endSignature && at + endBytes + bytes.readUInt16LE(at + 20) === bytes.length)
      return at;
  }
  throw new ArchiveFault("It has no end, so it is no whole ZIP.");
}

function readEntry(bytes: Buffer, at: number): Entry {
  if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) {
    throw new ArchiveFault("Its directory is broken.");
  }
  const [nameBytes, extraBytes] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)];
  const next = at + 46 + nameBytes + extraBytes + bytes.readUInt16LE(at + 32);
  if (next > bytes.length) throw new ArchiveFault("Its directory is broken.");
  const name = bytes.toString("utf8", at + 46, at + 46 + nameBytes);
  const method = bytes.readUInt16LE(at + 10);
  if ((bytes.readUInt16LE(at + 8) & 1) !== 0) throw new ArchiveFault(`${name} is encrypted.`);
  if (method !== 0 && method !== 8) throw new ArchiveFault(`${name} is compressed in a way that is not read here.`);
  // Made on Unix, the high half of the attributes is the mode of the file.
  const kind = (bytes.readUInt32LE(at + 38) >>> 16) & 0xf000;
  if (kind !== 0 && kind !== unixFile && !name.endsWith("/")) throw new ArchiveFault(`${name} is no regular file.`);
  const [packed, size, offset] = [20, 24, 42].map((field) => bytes.readUInt32LE(at + field)) as [
    number,
    number,
    number,
  ];
  if ([packed, size, offset].includes(elsewhere)) throw new ArchiveFault(`${name} is too large.`);
  return { name, isDeflated: method === 8, crc: bytes.readUInt32LE(at + 16), packed, size, offset, next };
}

function fileOf(bytes: Buffer, { name, isDeflated, crc, packed, size, offset }: Entry): ArchivedFile {
  return {
    name,
    size,
    async read() {
      const broken = new ArchiveFault(`${name} is broken.`);
      if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== fileSignature) throw broken;
      const nameEnd = offset + 30 + bytes.readUInt16LE(offset + 26);
      // A reader that starts at the front would see another file than one that reads the directory.
      if (bytes.toString("utf8", offset + 30, nameEnd) !== name) throw broken;
      const start = nameEnd + bytes.readUInt16LE(offset + 28);
      if (start + packed > bytes.length) throw broken;
      const content = bytes.subarray(start, start + packed);
      // One byte more than promised is enough to tell that the promise was a lie.
      const whole = isDeflated ? await inflate(content, { maxOutputLength: size + 1 }).catch(() => undefined) : content;
      if (whole?.length !== size || crc32(whole) !== crc) throw broken;
      return whole;
    },
  };
}
