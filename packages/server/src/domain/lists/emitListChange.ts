import { printTs } from "@platform/protocol";
import { selectFileShares } from "../../storage/queries/fileShares.ts";
import { updateFile } from "../../storage/queries/files.ts";
import { selectListChannels, selectListReaders } from "../../storage/queries/listAccess.ts";
import { updateListContent } from "../../storage/queries/lists.ts";
import type { ListRow } from "../access/accessList.ts";
import type { WriteContext } from "../context.ts";
import { emitAll } from "../events/emit.ts";

/** Stores who changed the list and when, and notifies the people and the channels that have the list. */
export async function emitListChange(ctx: WriteContext, list: Pick<ListRow, "id" | "team_id">): Promise<void> {
  await updateFile(ctx.db, list.id, { updated_ms: ctx.nowMs });
  await updateListContent(ctx.db, list.id, { editor_id: ctx.caller.userId });
  const event = {
    type: "file_change",
    teamId: list.team_id,
    payload: {
      file_id: list.id,
      user_id: ctx.caller.userId,
      file: { id: list.id },
      event_ts: printTs(ctx.nowMs * 1000),
    },
  } as const;
  const { userIds, channelIds } = await findAudience(ctx, list.id);
  await emitAll(ctx, [
    ...userIds.map((userId) => ({ ...event, userId, audience: "user" as const })),
    ...channelIds.map((channelId) => ({ ...event, channelId, audience: "channel" as const })),
  ]);
}

/** The people who were given the list, and the channels that were given it or show it. */
export async function findAudience(
  { db }: WriteContext,
  listId: string,
): Promise<{ userIds: readonly string[]; channelIds: readonly string[] }> {
  const shares = await selectFileShares(db, listId);
  const channelIds = new Set([...(await selectListChannels(db, listId)), ...shares.map((share) => share.channel_id)]);
  return { userIds: await selectListReaders(db, listId), channelIds: [...channelIds] };
}
