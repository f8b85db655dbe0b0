import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectUser, updateUser } from "../../storage/queries/users.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { isGuest } from "../caller.ts";
import { defineOperation, type ReadContext } from "../context.ts";

export type GuestCode = GovernCode | "user_not_found" | "user_is_not_a_guest";
export type ExpirationCode = GuestCode | "user_is_deactivated" | "failed_to_validate_expiration";

/** A guest of a workspace, for its admins. */
export async function accessGuest(
  ctx: ReadContext,
  named: { readonly teamId: string; readonly userId: string },
): Promise<Outcome<{ user: UserRow }, GuestCode>> {
  const governed = await governTeam(ctx, named.teamId);
  if (!governed.ok) return governed;
  const user = isIdShaped(named.userId) ? await selectUser(ctx.db, named.teamId, named.userId) : undefined;
  if (!user || user.bot_id !== null) return refuse("user_not_found");
  return isGuest(user) ? succeed({ user }) : refuse("user_is_not_a_guest");
}

/** Sets when a guest loses access to a workspace; 0 removes the date. */
export const setExpiration = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string; readonly userId: string; readonly expiresMs: number },
  ): Promise<Outcome<object, ExpirationCode>> => {
    const found = await accessGuest(ctx, input);
    if (!found.ok) return found;
    const { user } = found;
    if (user.deactivated_ms !== null) return refuse("user_is_deactivated");
    const expiresMs = input.expiresMs === 0 ? null : input.expiresMs;
    const isPast = expiresMs !== null && expiresMs <= ctx.nowMs;
    if (isPast || expiresMs === user.expires_ms) return refuse("failed_to_validate_expiration");
    await updateUser(ctx.db, user, { expires_ms: expiresMs, updated_ms: ctx.nowMs });
    return succeed({});
  },
);
