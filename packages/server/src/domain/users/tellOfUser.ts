import { printTs } from "@platform/protocol";
import type { UserRow } from "../access/accessUser.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";

/** Tells everybody in the workspace that somebody came, or what they are called and say of themselves now. */
export async function tellOfUser(
  ctx: WriteContext,
  user: UserRow,
  type: "user_change" | "team_join" = "user_change",
): Promise<void> {
  const { id, team_id, name, real_name, display_name, title, phone, pronouns, status_text, status_emoji } = user;
  const status_expiration = Math.floor((user.status_until_ms ?? 0) / 1000);
  const status = { status_text, status_emoji, status_expiration };
  const profile = { real_name, display_name, title, phone, pronouns, ...status, team: team_id };
  const updated = Math.floor(user.updated_ms / 1000);
  await emit(ctx, {
    type,
    teamId: team_id,
    audience: "team",
    payload: {
      type,
      user: { id, team_id, name, real_name, deleted: user.deactivated_ms !== null, updated, profile },
      cache_ts: updated,
      event_ts: printTs(ctx.nowMs * 1000),
    },
  });
}
