import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectRemoteFiles } from "../../storage/queries/remoteFiles.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import { type SeenFile, seeFiles } from "../access/accessFile.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export interface AskedRemoteFiles {
  readonly channelId: string | undefined;
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** Remote files of the calling app, the newest first. */
export async function listRemoteFiles(
  ctx: ReadContext,
  { channelId, fromMs, toMs, limit, cursor }: AskedRemoteFiles,
): Promise<Outcome<{ files: SeenFile[]; next: string }, "channel_not_found" | "invalid_cursor">> {
  const channel = channelId === undefined ? undefined : await findReadableChannel(ctx, channelId);
  if (channelId !== undefined && !channel) return refuse("channel_not_found");
  const key = `remote files ${channel?.id ?? ""} ${fromMs ?? ""} ${toMs ?? ""}`;
  const from = openCursor(ctx, key, cursor);
  if (!from.ok) return from;
  const [createdMs = "", id = ""] = from.at?.split(" ") ?? [];
  const after = from.at === undefined ? undefined : { createdMs: Number(createdMs), id };
  const { appId = "", teamId } = ctx.caller;
  const rows = await selectRemoteFiles(ctx.db, {
    appId,
    teamId,
    channelKey: channel?.key,
    fromMs,
    toMs,
    after,
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = rows.length > page.length && last ? sealCursor(ctx, key, `${last.created_ms} ${last.id}`) : "";
  return succeed({ files: await seeFiles(ctx, page), next });
}
