import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { type ArchivedFile, ArchiveFault } from "./archive.ts";

const unzip = promisify(gunzip);
const block = 512;

/** The files of a tar, compressed with gzip. Links, devices and everything else that is no plain file are refused. */
export async function readTarGz(
  bytes: Buffer,
  { filesMax, bytesMax }: { readonly filesMax: number; readonly bytesMax: number },
): Promise<ArchivedFile[]> {
  // Headers and padding: at most two blocks each for a file and for its long name.
  const maxOutputLength = bytesMax + (filesMax + 1) * 4 * block;
  const tar = await unzip(bytes, { maxOutputLength }).catch((cause: unknown) => {
    throw new ArchiveFault("It is no whole gzip, or larger than a bundle may be.", { cause });
  });
  const files: ArchivedFile[] = [];
  let longName: string | undefined;
  for (let at = 0; at !== tar.length;) {
    const header = tar.subarray(at, at + block);
    // Otherwise the files behind the cut would be missing without a word.
    if (header.length < block) throw new ArchiveFault("It is cut off.");
    if (header.every((byte) => byte === 0)) break;
    const entry = readHeader(header);
    const content = tar.subarray(at + block, at + block + entry.size);
    if (content.length !== entry.size) throw new ArchiveFault(`${entry.name} is cut off.`);
    at += block + Math.ceil(entry.size / block) * block;
    const name = longName ?? entry.name;
    longName = entry.kind === "name" ? textIn(content) : entry.kind === "extended" ? pathIn(content) : undefined;
    if (entry.kind === "file") files.push({ name, size: entry.size, read: () => Promise.resolve(content) });
    if (files.length > filesMax) throw new ArchiveFault(`It holds more than ${filesMax} files.`);
  }
  return files;
}

/** What an entry is, by the letter that says so. All others are links, devices, pipes, or parts of a whole. */
const kinds: Readonly<Record<string, "file" | "folder" | "name" | "extended" | "nothing">> = {
  "0": "file",
  "\0": "file",
  "5": "folder",
  L: "name",
  x: "extended",
  g: "nothing",
};

function readHeader(header: Buffer) {
  const prefix = header.toString("latin1", 257, 262) === "ustar" ? textIn(header.subarray(345, 500)) : "";
  const name = [prefix, textIn(header.subarray(0, 100))].filter((part) => part !== "").join("/");
  if (sumOf(header) !== numberIn(header.subarray(148, 156))) throw new ArchiveFault("Its headers are broken.");
  const kind = kinds[header.toString("latin1", 156, 157)];
  if (kind === undefined) throw new ArchiveFault(`${name} is no regular file.`);
  return { name, kind, size: numberIn(header.subarray(124, 136)) };
}

/** The sum of all bytes, with blanks in place of the sum. */
function sumOf(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

function numberIn(field: Buffer): number {
  const text = textIn(field).trim();
  if (!/^[0-7]+$/.test(text)) throw new ArchiveFault("Its headers are broken.");
  return Number.parseInt(text, 8);
}

function textIn(field: Buffer): string {
  const end = field.indexOf(0);
  return field.toString("utf8", 0, end < 0 ? field.length : end);
}

/** Of records such as `30 path=functions/greet.js`. Only files of more than 8 GB need a size here; readers differ about others. */
function pathIn(content: Buffer): string | undefined {
  const records = content.toString("utf8");
  if (/^\d+ size=/m.test(records)) throw new ArchiveFault("It gives a file another size in an extended header.");
  return /^\d+ path=(.*)$/m.exec(records)?.[1];
}
