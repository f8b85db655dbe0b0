import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { updateUploadArrived } from "../../storage/queries/fileUploads.ts";
import { defineOperation } from "../context.ts";
import type { Inspected } from "./inspectFile.ts";

export interface Arrived {
  readonly ticketHash: string;
  readonly blobKey: string;
  readonly inspected: Inspected;
}

/** The bytes are on the disk: from now on the upload can be completed, and its address takes no others. */
export const recordUpload = defineOperation(
  import.meta,
  async (ctx, { ticketHash, blobKey, inspected }: Arrived): Promise<Outcome<object, "upload_not_found">> => {
    const { mimetype, filetype, details } = inspected;
    const arrived = await updateUploadArrived(ctx.db, {
      ticketHash,
      nowMs: ctx.nowMs,
      // The time that the bytes took is not taken from the time there is to complete it.
      expiresMs: ctx.nowMs + limits.upload_url_life_s * 1000,
      blobKey,
      mimetype,
      filetype,
      details: JSON.stringify(details),
    });
    return arrived ? succeed({}) : refuse("upload_not_found");
  },
);
