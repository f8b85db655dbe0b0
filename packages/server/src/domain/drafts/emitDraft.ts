import { printTs } from "@platform/protocol";
import type { DraftRow } from "../../storage/tables/drafts.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";

/** Emits a change to all clients of the author. Without the text, which must not outlive the draft in the outbox. */
export async function emitDraft(ctx: WriteContext, draft: DraftRow, isDeleted = false): Promise<void> {
  const payload = {
    draft_id: draft.id,
    channel: draft.channel_id,
    ...(draft.thread_ts !== "" && { thread_ts: draft.thread_ts }),
    version: draft.updated_ms,
    is_deleted: isDeleted,
    event_ts: printTs(ctx.nowMs * 1000),
  };
  const { team_id: teamId, user_id: userId } = draft;
  await emit(ctx, { type: "draft_changed", teamId, userId, audience: "user", payload });
}
