import { type Static, Type } from "typebox";
import type { DraftRow } from "../domain/drafts/listDrafts.ts";

export const draftSchema = Type.Object({
  id: Type.String(),
  channel_id: Type.String(),
  thread_ts: Type.Optional(Type.String()),
  /** Whether it lost a conflict, so that no composer shows it. */
  is_copy: Type.Boolean(),
  blocks: Type.Array(Type.Unknown()),
  /** In milliseconds since 1970: when it was changed, and its version. */
  version: Type.Integer(),
});

export function presentDraft(draft: DraftRow): Static<typeof draftSchema> {
  return {
    id: draft.id,
    channel_id: draft.channel_id,
    ...(draft.thread_ts !== "" && { thread_ts: draft.thread_ts }),
    is_copy: draft.is_copy === 1,
    blocks: JSON.parse(draft.blocks) as unknown[],
    version: draft.updated_ms,
  };
}
