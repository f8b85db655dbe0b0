import { limits } from "@platform/protocol";
import type { Blobs } from "../../ports/ports.ts";

/** The bytes of a bundle that is kept here. */
export async function bundleBytes(blobs: Blobs, blobKey: string): Promise<Buffer> {
  const blob = await blobs.open(blobKey);
  if (!blob) throw new Error("the bytes of a bundle are missing; is this the folder they were kept in?");
  if (blob.size > limits.bundle_bytes_max) throw new Error("more bytes of a bundle are kept than were taken");
  if (blob.size === 0) await blob.close();
  const pieces: Buffer[] = [];
  if (blob.size > 0) for await (const piece of blob.read(0, blob.size - 1)) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
