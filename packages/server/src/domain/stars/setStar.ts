import { limits, type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { deleteStar, insertStar, selectStar, selectStars } from "../../storage/queries/stars.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { parseBody } from "../messages/message.ts";
import { findStarred, type StarCode, type Starred, type StarName } from "./starred.ts";

export type SetStarCode = StarCode | "already_starred" | "not_starred" | "too_many_stars";

/** Stars a message, a file or a conversation for the caller, or removes the star. Nobody else sees it. */
export const setStar = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly name: StarName; readonly isStarred: boolean },
  ): Promise<Outcome<object, SetStarCode>> => {
    const found = await findStarred(ctx, input.name);
    if (!found.ok) return found;
    const { kind, objectId, ts } = found.item;
    const { teamId, userId } = ctx.caller;
    const star = await selectStar(ctx.db, { teamId, userId, objectId, ts });
    if (!input.isStarred) {
      if (!star) return refuse("not_starred");
      await deleteStar(ctx.db, star.id);
      await emitStar(ctx, "star_removed", found.item, star.at_ms);
      return succeed({});
    }
    if (star) return refuse("already_starred");
    const all = await selectStars(ctx.db, { teamId, userId }, limits.stars_max);
    if (all.length >= limits.stars_max) return refuse("too_many_stars");
    const row = { team_id: teamId, user_id: userId, kind, object_id: objectId, ts, at_ms: ctx.nowMs };
    await insertStar(ctx.db, row);
    await emitStar(ctx, "star_added", found.item, ctx.nowMs);
    return succeed({});
  },
);

/** To the person alone: what is starred is private. */
async function emitStar(
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
