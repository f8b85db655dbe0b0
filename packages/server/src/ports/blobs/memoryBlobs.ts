import { Readable } from "node:stream";
import { type Blobs, newBlobKey, systemClock } from "../ports.ts";

/** For a platform that is in memory as a whole. */
export function memoryBlobs(): Blobs {
  const kept = new Map<string, { readonly bytes: Buffer; readonly keptMs: number }>();
  async function keepAs(key: string, source: AsyncIterable<Uint8Array>): Promise<number> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of source) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    kept.set(key, { bytes, keptMs: systemClock.nowMs() });
    return bytes.length;
  }
  return {
    async keep(source) {
      const key = newBlobKey();
      return { key, size: await keepAs(key, source) };
    },
    keepAs,
    async open(key) {
      const bytes = kept.get(key)?.bytes;
      if (!bytes) return undefined;
      const read = (first: number, last: number) => Readable.from([bytes.subarray(first, last + 1)]);
      return { size: bytes.length, read, close: async () => {} };
    },
    remove: async (key) => void kept.delete(key),
    removePartials: async () => {},
    async *list() {
      for (const [key, { keptMs }] of kept) yield { key, keptMs };
    },
  };
}
