import { limits, type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import {
  deleteDraftRow,
  insertDraft,
  selectDraftAt,
  selectDraftCount,
  updateDraft,
} from "../../storage/queries/drafts.ts";
import { lockViewer } from "../../storage/queries/views.ts";
import type { DraftRow } from "../../storage/tables/drafts.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { findThread } from "../messages/findThread.ts";
import { emitDraft } from "./emitDraft.ts";

export interface NewDraft {
  readonly channelId: string;
  readonly threadTs?: string | undefined;
  readonly blocks: readonly unknown[];
  /** The version that the author continued from; 0 for a new draft. */
  readonly version: number;
  /** When the author wrote it, which may be long ago in a browser without a network. */
  readonly editedMs: number;
}

export interface SavedDraft {
  /** The draft in the composer of the place. */
  readonly draft: DraftRow;
  /** Whether the caller's text became a copy beside it. */
  readonly isCopy: boolean;
}

export type SaveDraftCode = "channel_not_found" | "thread_not_found" | "draft_too_long" | "too_many_drafts";

/**
 * Stores the draft of a place. When another browser has changed it since, the later text wins and the other one is
 * stored as a copy, so that no text is lost.
 */
export const saveDraft = defineOperation(
  import.meta,
  async (ctx, input: NewDraft): Promise<Outcome<SavedDraft, SaveDraftCode>> => {
    const blocks = JSON.stringify(input.blocks);
    if (Buffer.byteLength(blocks) > limits.draft_bytes_max) return refuse("draft_too_long");
    const channel = await findReadableChannel(ctx, input.channelId);
    if (!channel) return refuse("channel_not_found");
    const root = input.threadTs === undefined ? undefined : await findThread(ctx.db, channel.key, input.threadTs);
    if (input.threadTs !== undefined && !root) return refuse("thread_not_found");
    const place = { channelId: channel.id, threadTs: root ? printTs(root.ts) : "" };
    return putDraft(ctx, place, blocks, { version: input.version, editedMs: Math.min(input.editedMs, ctx.nowMs) });
  },
);

interface DraftPlace {
  readonly channelId: string;
  readonly threadTs: string;
}

interface DraftOrigin {
  readonly version: number;
  readonly editedMs: number;
  /** For text that would otherwise be lost. */
  readonly isUnlimited?: true;
}

/** The same inside another write. */
export async function putDraft(
  ctx: WriteContext,
  place: DraftPlace,
  blocks: string,
  from: DraftOrigin,
): Promise<Outcome<SavedDraft, "too_many_drafts">> {
  const { userId, teamId } = ctx.caller;
  // Two servers would otherwise both find no draft, or overwrite the same version.
  await lockViewer(ctx.db, userId);
  const stored = await selectDraftAt(ctx.db, ctx.caller, place);
  if (stored?.blocks === blocks) return succeed({ draft: stored, isCopy: false });
  const isConflict = stored !== undefined && stored.updated_ms !== from.version;
  const isNew = (!stored || isConflict) && !from.isUnlimited;
  if (isNew && (await selectDraftCount(ctx.db, { userId, teamId })) >= limits.drafts_max)
    return refuse("too_many_drafts");
  const isLater = !isConflict || from.editedMs >= stored.updated_ms;
  if (stored && !isConflict) {
    const updated_ms = Math.max(ctx.nowMs, stored.updated_ms + 1);
    await updateDraft(ctx.db, stored.id, { blocks, updated_ms });
    const draft = { ...stored, blocks, updated_ms };
    await emitDraft(ctx, draft);
    return succeed({ draft, isCopy: false });
  }
  if (stored && isLater) {
    await updateDraft(ctx.db, stored.id, { is_copy: 1 });
    await emitDraft(ctx, stored);
  }
  const draft: DraftRow = {
    id: ctx.ids.next("draft"),
    team_id: teamId,
    user_id: userId,
    channel_id: place.channelId,
    thread_ts: place.threadTs,
    is_copy: isLater ? 0 : 1,
    blocks,
    updated_ms: isLater ? ctx.nowMs : from.editedMs,
  };
  await insertDraft(ctx.db, draft);
  await emitDraft(ctx, draft);
  return succeed({ draft: stored && !isLater ? stored : draft, isCopy: !isLater });
}

/** Deletes a row that the caller's access was checked for. */
export async function dropDraft(ctx: WriteContext, draft: DraftRow): Promise<void> {
  await deleteDraftRow(ctx.db, draft.id);
  await emitDraft(ctx, draft, true);
}
