import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { Blobs } from "../../ports/ports.ts";
import { selectBundleUpload } from "../../storage/queries/bundleUploads.ts";
import type { BundleUploadRow } from "../../storage/tables/bundleUploads.ts";
import type { Context, ReadContext } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { recordBundle } from "./recordBundle.ts";

/** The upload of a bundle that an address stands for, while there is time. */
export async function findBundleUpload(ctx: ReadContext, ticket: string): Promise<BundleUploadRow | undefined> {
  const upload = await selectBundleUpload(ctx.db, hashToken(ticket));
  return upload && upload.expires_ms > ctx.nowMs ? upload : undefined;
}

class TooLarge extends Error {}

/** Takes in the bytes of a bundle; what they are worth is said when it is deployed. */
export async function receiveBundle(
  ctx: Context,
  blobs: Blobs,
  upload: BundleUploadRow,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Outcome<{ size: number }, "too_large" | "upload_not_found">> {
  try {
    const { key, size } = await blobs.keep(bounded(bytes));
    const recorded = await ctx.write(recordBundle, { ticketHash: upload.ticket_hash, blobKey: key, size });
    if (recorded.ok) return succeed({ size });
    await blobs.remove(key);
    return recorded;
  } catch (error) {
    if (error instanceof TooLarge) return refuse("too_large");
    throw error;
  }
}

async function* bounded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let received = 0;
  for await (const chunk of bytes) {
    received += chunk.length;
    if (received > limits.bundle_bytes_max) throw new TooLarge();
    yield chunk;
  }
}
