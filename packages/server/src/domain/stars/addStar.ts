import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { insertStar, selectStars } from "../../storage/queries/stars.ts";
import type { WriteContext } from "../context.ts";
import { emitStar } from "./emitStar.ts";
import type { Starred } from "./starred.ts";

/** Stars what the caller has not starred yet. */
export async function addStar(ctx: WriteContext, item: Starred): Promise<Outcome<object, "too_many_stars">> {
  const { teamId, userId } = ctx.caller;
  const all = await selectStars(ctx.db, { teamId, userId }, limits.stars_max);
  if (all.length >= limits.stars_max) return refuse("too_many_stars");
  const { kind, objectId, ts } = item;
  const atMs = ctx.nowMs;
  const row = { team_id: teamId, user_id: userId, kind, object_id: objectId, ts, at_ms: atMs, moved_ms: atMs };
  await insertStar(ctx.db, row);
  await emitStar(ctx, "star_added", item, atMs);
  return succeed({});
}
