import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertFile } from "../../storage/queries/files.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";

/** Makes a canvas. It is a file, so it is shared and deleted like one; nobody but its maker sees it at first. */
export const createCanvas = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly title: string; readonly markdown: string },
  ): Promise<Outcome<{ canvasId: string }, "restricted_action">> => {
    const { caller, nowMs } = ctx;
    if (isGuest(caller)) return refuse("restricted_action");
    const id = ctx.ids.next("file");
    await insertFile(ctx.db, {
      id,
      team_id: caller.teamId,
      user_id: caller.userId,
      kind: "canvas",
      name: input.title,
      title: input.title,
      mimetype: "application/vnd.slack-docs",
      filetype: "quip",
      size: Buffer.byteLength(input.markdown),
      alt_text: "",
      blob_key: null,
      details: JSON.stringify({ preview: input.markdown }),
      created_ms: nowMs,
      updated_ms: nowMs,
      deleted_ms: null,
      public_ms: null,
    });
    return succeed({ canvasId: id });
  },
);
