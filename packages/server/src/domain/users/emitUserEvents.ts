import { printTs } from "@platform/protocol";
import type { UserRow } from "../access/accessUser.ts";
import type { WriteContext } from "../context.ts";
import { emitAll, type UserEventType } from "../events/emit.ts";

/**
 * Emits events about a person to the whole workspace. They are stored with the person's row: which fields a receiver
 * sees depends on its scopes, so `present/event.ts` prints the user for each.
 */
export async function emitUserEvents(
  ctx: WriteContext,
  user: UserRow,
  types: readonly UserEventType[] = ["user_change"],
): Promise<void> {
  const payload = {
    user: { id: user.id },
    user_row: user,
    cache_ts: Math.floor(user.updated_ms / 1000),
    event_ts: printTs(ctx.nowMs * 1000),
  };
  await emitAll(
    ctx,
    types.map((type) => ({ type, teamId: user.team_id, audience: "team", payload })),
  );
}

const statusFields = ["status_text", "status_emoji", "status_until_ms"] as const;
const profileFields = ["real_name", "display_name", "title", "phone", "pronouns", ...statusFields] as const;

/** The events that a change of a profile causes. */
export function profileEvents(before: UserRow, after: UserRow): UserEventType[] {
  const differs = (name: (typeof profileFields)[number]): boolean => before[name] !== after[name];
  return [
    "user_change",
    ...(profileFields.some(differs) ? (["user_profile_changed"] as const) : []),
    ...(statusFields.some(differs) ? (["user_status_changed"] as const) : []),
  ];
}
