import { limits } from "@platform/protocol";
import type { KeptBlob } from "../../ports/ports.ts";
import type { FileKeeping } from "../files/fileKeeping.ts";

/** All bytes of an uploaded image. A large one was stored on its way in; it is read and removed here. */
export async function takeUpload(
  { blobs }: FileKeeping,
  upload: { readonly bytes: Buffer; readonly kept?: KeptBlob | undefined },
): Promise<Buffer> {
  if (!upload.kept) return upload.bytes;
  const { key, size } = upload.kept;
  try {
    // One byte more than is allowed is enough to refuse it.
    const last = Math.min(size, limits.photo_bytes_max + 1) - 1;
    const blob = await blobs.open(key);
    if (!blob) throw new Error("the bytes of an upload are missing");
    const pieces: Buffer[] = [];
    for await (const piece of blob.read(0, last)) pieces.push(piece as Buffer);
    return Buffer.concat(pieces);
  } finally {
    await blobs.remove(key);
  }
}
