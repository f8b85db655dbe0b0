import { printTs } from "@platform/protocol";
import { selectCanvasPeople } from "../../storage/queries/canvases.ts";
import { selectFileShares } from "../../storage/queries/fileShares.ts";
import type { FileRow } from "../access/accessFile.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";

/** Each conversation that has the canvas receives its own event, and so does each person that it was shared with. */
export async function emitFileChange(
  ctx: WriteContext,
  file: Pick<FileRow, "id" | "team_id" | "user_id">,
): Promise<void> {
  const about = { type: "file_change", teamId: file.team_id } as const;
  const payload = {
    file_id: file.id,
    user_id: ctx.caller.userId,
    file: { id: file.id },
    event_ts: printTs(ctx.nowMs * 1000),
  };
  const channels = new Set((await selectFileShares(ctx.db, file.id)).map((share) => share.channel_id));
  for (const channelId of channels) await emit(ctx, { ...about, channelId, audience: "channel", payload });
  const people = await selectCanvasPeople(ctx.db, file.id);
  if (channels.size === 0) people.unshift(file.user_id);
  for (const userId of new Set(people)) await emit(ctx, { ...about, userId, audience: "user", payload });
}
