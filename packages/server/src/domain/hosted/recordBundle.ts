import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateBundleArrived } from "../../storage/queries/bundleUploads.ts";
import { defineOperation } from "../context.ts";

/** The bytes of a bundle are on the disk: from now on it can be deployed, and its address takes no others. */
export const recordBundle = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly ticketHash: string; readonly blobKey: string; readonly size: number },
  ): Promise<Outcome<object, "upload_not_found">> => {
    const arrived = { blob_key: input.blobKey, size: input.size };
    return (await updateBundleArrived(ctx.db, input.ticketHash, arrived)) ? succeed({}) : refuse("upload_not_found");
  },
);
