import { limits, type Outcome, succeed } from "@platform/protocol";
import { deleteExpiredBundleUploads, insertBundleUpload } from "../../storage/queries/bundleUploads.ts";
import { accessApp } from "../access/accessApp.ts";
import { defineOperation } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";

export type HostedCode = "invalid_app" | "access_denied";

/** Makes room for the bundle of an app. Nothing runs before its bytes are there, are checked and are deployed. */
export const openBundleUpload = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly appId: string; /** The secret of the address. */ readonly ticket: string },
  ): Promise<Outcome<object, HostedCode>> => {
    const found = await accessApp(ctx, input.appId, "invalid_app");
    if (!found.ok) return found;
    await deleteExpiredBundleUploads(ctx.db, found.app.id, ctx.nowMs);
    await insertBundleUpload(ctx.db, {
      ticket_hash: hashToken(input.ticket),
      app_id: found.app.id,
      user_id: ctx.caller.userId,
      blob_key: null,
      size: 0,
      expires_ms: ctx.nowMs + limits.upload_url_life_s * 1000,
    });
    return succeed({});
  },
);
