import { gzipSync } from "node:zlib";

/** A tar compressed with gzip, of these files; some of another kind than a regular file. */
export function tarOf(files: Readonly<Record<string, string>>, kinds: Readonly<Record<string, string>> = {}): Buffer {
  const entries = Object.entries(files).flatMap(([name, text]) => [
    ...(Buffer.byteLength(name) > 100 ? entryOf("././@LongLink", `${name}\0`, "L") : []),
    ...entryOf(name, text, kinds[name] ?? "0"),
  ]);
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)]));
}

function entryOf(name: string, text: string, kind: string): Buffer[] {
  const content = Buffer.from(text);
  const header = Buffer.alloc(512);
  header.write(name, 0, 100);
  header.write("0000644\0", 100);
  header.write(`${content.length.toString(8).padStart(11, "0")}\0`, 124);
  header.write("        ", 148);
  header.write(kind, 156);
  header.write("ustar\0", 257);
  header.write("00", 263);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
}
