import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateUser } from "../../storage/queries/users.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import { notePerson } from "../audit/notePerson.ts";
import { isAdmin, isGuest } from "../caller.ts";
import type { WriteContext } from "../context.ts";
import { accessForRole, storeRole } from "../users/changeRole.ts";
import { demoteUser } from "../users/demoteUser.ts";
import type { PersonCode } from "./codes.ts";
import type { PersonWish } from "./personWish.ts";

/** Makes a member a guest of several channels or a guest a member, and says when a guest loses access. */
export async function applyGuest(
  ctx: WriteContext,
  user: UserRow,
  guest: PersonWish["guest"],
): Promise<Outcome<object, PersonCode>> {
  if (guest === undefined) return succeed({});
  const named = { teamId: user.team_id, userId: user.id };
  if (guest === false) {
    if (!isGuest(user)) return succeed({});
    const done = await demoteUser.within(ctx, named);
    if (done.ok) await notePerson(ctx, user, "role_change_to_user");
    return done;
  }
  if (isAdmin(user) || user.org_role !== null)
    return refuse("invalid_permissions", "owners and admins cannot become guests");
  if (!isGuest(user)) {
    const found = await accessForRole(ctx, named, "member");
    if (!found.ok) return found;
    await storeRole(ctx, user, "multi_channel_guest");
    await notePerson(ctx, user, "role_change_to_guest");
  }
  return setEnd(ctx, user, guest.expiresMs === 0 ? null : guest.expiresMs);
}

async function setEnd(
  ctx: WriteContext,
  user: UserRow,
  expiresMs: number | null,
): Promise<Outcome<object, PersonCode>> {
  if (expiresMs === user.expires_ms) return succeed({});
  if (expiresMs !== null && expiresMs <= ctx.nowMs) return refuse("invalid_value", "expiration is in the past");
  await updateUser(ctx.db, user, { expires_ms: expiresMs, updated_ms: ctx.nowMs });
  const details = { details: { expiration_ts: Math.floor((expiresMs ?? 0) / 1000) } };
  await notePerson(ctx, user, expiresMs === null ? "guest_expiration_cleared" : "guest_expiration_set", details);
  return succeed({});
}
