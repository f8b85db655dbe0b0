import { limits } from "@platform/protocol";
import type { Blobs } from "../../ports.ts";
import { readBundle } from "./readBundle.ts";

/** A bundle that is kept here, held to its rules again: they may have become stricter since it was deployed. */
export async function openBundle(blobs: Blobs, blobKey: string): ReturnType<typeof readBundle> {
  const blob = await blobs.open(blobKey);
  if (!blob) throw new Error("the bytes of a bundle are missing; is this the folder they were kept in?");
  if (blob.size === 0 || blob.size > limits.bundle_bytes_max) {
    await blob.close();
    return readBundle(Buffer.alloc(0));
  }
  const pieces: Buffer[] = [];
  for await (const piece of blob.read(0, blob.size - 1)) pieces.push(piece as Buffer);
  return readBundle(Buffer.concat(pieces));
}
