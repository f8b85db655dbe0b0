import { type FileHandle, open, rename, rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createDeflateRaw } from "node:zlib";
import { StartFailure } from "../../ports/failures.ts";
import { CountedContent } from "./countedContent.ts";
import type { ExportOutput, FileContent, WrittenFile } from "./exportOutput.ts";
import { directoryRecord, endRecords, localHeader, type ZipEntry } from "./zipRecords.ts";

const entryBytesMax = 0xffff_ffff;

/** A new zip file, written entry by entry. Only the directory at its end is held in memory. */
export async function createZip(path: string): Promise<ExportOutput> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw new StartFailure(`There is already a ${path}. Pass the name of a new file.`);
  return new ZipOutput(path, await open(`${path}.partial`, "wx", 0o600));
}

class ZipOutput implements ExportOutput {
  readonly #path: string;
  readonly #handle: FileHandle;
  readonly #entries: ZipEntry[] = [];
  #offset = 0;
  #isFinished = false;

  constructor(path: string, handle: FileHandle) {
    this.#path = path;
    this.#handle = handle;
  }

  async addFolder(path: string): Promise<void> {
    const entry = { name: Buffer.from(`${path}/`), isFolder: true, crc32: 0, compressedSize: 0, size: 0 };
    this.#entries.push({ ...entry, offset: this.#offset });
    await this.#append(localHeader(entry));
  }

  async addFile(path: string, content: FileContent): Promise<WrittenFile> {
    const offset = this.#offset;
    const open = { name: Buffer.from(path), isFolder: false, crc32: 0, compressedSize: 0, size: 0 };
    await this.#append(localHeader(open));
    const start = this.#offset;
    const counted = new CountedContent(content);
    await pipeline(counted, createDeflateRaw(), async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) await this.#append(piece);
    });
    const { crc32, size, sha256 } = counted;
    const compressedSize = this.#offset - start;
    if (size >= entryBytesMax || compressedSize >= entryBytesMax)
      throw new StartFailure(`${path} is larger than 4 GiB, which no zip reader expects. Export into a folder.`);
    const entry = { ...open, crc32, size, compressedSize, offset };
    await this.#handle.write(localHeader(entry), 0, undefined, offset);
    this.#entries.push(entry);
    return { path, size, sha256 };
  }

  async finish(): Promise<void> {
    const offset = this.#offset;
    for (const entry of this.#entries) await this.#append(directoryRecord(entry));
    await this.#append(endRecords({ count: this.#entries.length, offset, size: this.#offset - offset }));
    await this.#handle.sync();
    await this.#handle.close();
    await rename(`${this.#path}.partial`, this.#path);
    this.#isFinished = true;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#isFinished) return;
    await this.#handle.close().catch(() => undefined);
    await rm(`${this.#path}.partial`, { force: true });
  }

  async #append(bytes: Buffer): Promise<void> {
    for (let at = 0; at < bytes.length;) {
      const { bytesWritten } = await this.#handle.write(bytes, at, undefined, this.#offset);
      at += bytesWritten;
      this.#offset += bytesWritten;
    }
  }
}
