import { crc32 } from "node:zlib";
import { StartFailure } from "../../ports/failures.ts";
import type { ArchiveEntry } from "./archive.ts";

/** The content of an entry in pieces. Fails when it is longer than declared, or is not what the archive says of it. */
export async function* readBytes(entry: ArchiveEntry): AsyncGenerator<Buffer> {
  let size = 0;
  let sum = 0;
  try {
    for await (const chunk of (await entry.open()) as AsyncIterable<Buffer>) {
      size += chunk.length;
      sum = crc32(chunk, sum);
      if (size > entry.size) break;
      yield chunk;
    }
  } catch (error) {
    throw new StartFailure(`${entry.path} cannot be read: ${String(error)}.`, { cause: error });
  }
  if (size !== entry.size || (entry.crc32 !== undefined && entry.crc32 !== sum)) {
    throw new StartFailure(`${entry.path} is damaged: its content is not what the archive says of it.`);
  }
}

/** What identifies the content of an entry: the same for a zip file and its unpacked folder. */
export async function digestOf(entry: ArchiveEntry): Promise<string> {
  if (entry.crc32 !== undefined) return digest(entry.crc32, entry.size);
  let sum = 0;
  for await (const chunk of readBytes(entry)) sum = crc32(chunk, sum);
  return digest(sum, entry.size);
}

function digest(sum: number, size: number): string {
  return `${sum.toString(16).padStart(8, "0")}-${size}`;
}
