import { printTs } from "@platform/protocol";
import { selectActiveMemberships } from "../../storage/queries/memberships.ts";
import type { UserRow } from "../access/accessUser.ts";
import { listEnterprises } from "./listEnterprises.ts";
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
  const enterprise = (await listEnterprises(ctx, [user])).get(user.id);
  const payload = {
    user: { id: user.id },
    user_row: user,
    ...(enterprise && { enterprise }),
    cache_ts: Math.floor(user.updated_ms / 1000),
    event_ts: printTs(ctx.nowMs * 1000),
  };
  await emitAll(
    ctx,
    types.map((type) => ({ type, teamId: user.team_id, audience: "team", payload })),
  );
}

const statusFields = ["status_text", "status_emoji", "status_until_ms"] as const;
const accountFields = ["real_name", "phone", "pronouns", "photo", ...statusFields] as const;
const profileFields = [...accountFields, "display_name", "title", "field_values"] as const;

/** Emits `user_change` to every workspace that the user is active in. */
export async function emitAccountEvents(ctx: WriteContext, userId: string): Promise<void> {
  for (const user of await selectActiveMemberships(ctx.db, userId)) await emitUserEvents(ctx, user);
}

/**
 * Emits what a change of a profile causes. A change of the account reaches every workspace of the person, one of the
 * display name, title or custom fields only its own.
 */
export async function emitProfileEvents(ctx: WriteContext, before: UserRow, after: UserRow): Promise<void> {
  const types = profileEvents(before, after);
  const isOfAccount = accountFields.some((name) => before[name] !== after[name]);
  const others = isOfAccount ? await selectActiveMemberships(ctx.db, after.id) : [];
  await emitUserEvents(ctx, after, types);
  for (const user of others) if (user.team_id !== after.team_id) await emitUserEvents(ctx, user, types);
}

/** The events that a change of a profile causes. */
function profileEvents(before: UserRow, after: UserRow): UserEventType[] {
  const differs = (name: (typeof profileFields)[number]): boolean => before[name] !== after[name];
  return [
    "user_change",
    ...(profileFields.some(differs) ? (["user_profile_changed"] as const) : []),
    ...(statusFields.some(differs) ? (["user_status_changed"] as const) : []),
  ];
}
