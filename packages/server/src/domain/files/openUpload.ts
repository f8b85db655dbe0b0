import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteExpiredUploads, insertUpload, selectUploadCount } from "../../storage/queries/fileUploads.ts";
import { defineOperation } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { cleanFileName } from "./cleanFileName.ts";
import { findSnippetType } from "./fileTypes.ts";

export interface NewUpload {
  readonly name: string;
  readonly size: number;
  readonly altText: string;
  readonly snippetType: string | undefined;
  /** What this server takes at most. */
  readonly bytesMax: number;
  /** The secret of the address that the bytes are sent to. */
  readonly ticket: string;
}

export type OpenUploadCode =
  | "alt_txt_too_large"
  | "file_upload_size_restricted"
  | "snippet_too_large"
  | "storage_limit_reached"
  | "unknown_snippet_type";

/** Makes room for one upload. Nobody sees a file before its bytes are there and its owner has completed it. */
export const openUpload = defineOperation(
  import.meta,
  async (ctx, input: NewUpload): Promise<Outcome<{ fileId: string }, OpenUploadCode>> => {
    const { caller, nowMs } = ctx;
    const snippet = input.snippetType === undefined ? undefined : findSnippetType(input.snippetType);
    if (input.snippetType !== undefined && !snippet) return refuse("unknown_snippet_type");
    if (snippet && input.size > limits.snippet_bytes_max) return refuse("snippet_too_large");
    if (input.size > input.bytesMax) {
      return refuse("file_upload_size_restricted", `this server takes ${input.bytesMax} bytes at most`);
    }
    if (isLongerThan(input.altText, limits.alt_text_chars_max)) return refuse("alt_txt_too_large");
    await deleteExpiredUploads(ctx.db, caller.userId, nowMs);
    if ((await selectUploadCount(ctx.db, caller.userId)) >= limits.open_uploads_max) {
      return refuse("storage_limit_reached", `${limits.open_uploads_max} uploads are open; complete some`);
    }

    const fileId = ctx.ids.next("file");
    await insertUpload(ctx.db, {
      file_id: fileId,
      team_id: caller.teamId,
      user_id: caller.userId,
      ticket_hash: hashToken(input.ticket),
      kind: snippet ? "snippet" : "hosted",
      name: cleanFileName(input.name),
      filetype: snippet?.filetype ?? "",
      alt_text: input.altText,
      size: input.size,
      created_ms: nowMs,
      expires_ms: nowMs + limits.upload_url_life_s * 1000,
      blob_key: null,
      mimetype: "",
      details: "{}",
    });
    return succeed({ fileId });
  },
);
