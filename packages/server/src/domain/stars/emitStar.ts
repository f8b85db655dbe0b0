import { printTs } from "@platform/protocol";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { parseBody } from "../messages/message.ts";
import type { Starred } from "./starred.ts";

/** To the person alone: what is starred is private. */
export async function emitStar(
  ctx: WriteContext,
  type: "star_added" | "star_removed",
  item: Starred,
  atMs: number,
): Promise<void> {
  const { teamId, userId } = ctx.caller;
  const date_create = Math.floor(atMs / 1000);
  const payload = { user: userId, item: { ...eventItem(item), date_create }, event_ts: printTs(ctx.nowMs * 1000) };
  await emit(ctx, { type, teamId, userId, audience: "user", payload });
}

function eventItem(item: Starred) {
  if (item.kind === "file") return { type: "file", file: { id: item.objectId } };
  if (item.kind === "channel") return { type: starType(item.channel.kind), [keyOf(item.channel.kind)]: item.objectId };
  return { type: "message", channel: item.objectId, message: parseBody(item.seen.message.body) };
}

/** What a starred conversation is called in items. */
export function starType(kind: string): "channel" | "im" | "group" {
  return kind === "public" ? "channel" : kind === "im" ? "im" : "group";
}

const keyOf = (kind: string): "channel" | "group" => (starType(kind) === "group" ? "group" : "channel");
