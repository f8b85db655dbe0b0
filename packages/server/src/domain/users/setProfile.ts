import { type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { updateUser } from "../../storage/queries/users.ts";
import { accessUser, type UserRow } from "../access/accessUser.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import { isAdmin } from "../caller.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { type ProfileCode, type ProfileFields, readProfileChange } from "./readProfileChange.ts";

export type SetProfileCode =
  | ProfileCode
  | "user_not_found"
  | "access_denied"
  | "not_admin"
  | "cannot_update_admin_user";

/** Changes the caller's profile, or, for those who run the workspace, that of somebody who does not. */
export const setProfile = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly userId?: string | undefined; readonly fields: ProfileFields },
  ): Promise<Outcome<{ user: UserRow }, SetProfileCode>> => {
    const found = await accessUser(ctx, input.userId ?? ctx.caller.userId);
    if (!found.ok) return found;
    const { user } = found;
    if (user.id !== ctx.caller.userId) {
      if (!runsOwnWorkspace(ctx.caller)) return refuse("not_admin");
      if (isAdmin(user)) return refuse("cannot_update_admin_user");
    }
    const read = await readProfileChange(ctx, user, input.fields);
    if (!read.ok) return read;
    const changed = { ...user, ...read.change, updated_ms: ctx.nowMs };
    await updateUser(ctx.db, user.id, { ...read.change, updated_ms: ctx.nowMs });
    await tellOfUser(ctx, changed);
    return succeed({ user: changed });
  },
);

/** Tells everybody in the workspace what somebody is called and says of themselves now. */
async function tellOfUser(ctx: WriteContext, user: UserRow): Promise<void> {
  const { id, team_id, name, real_name, display_name, title, phone, pronouns, status_text, status_emoji } = user;
  const status_expiration = Math.floor((user.status_until_ms ?? 0) / 1000);
  const status = { status_text, status_emoji, status_expiration };
  const profile = { real_name, display_name, title, phone, pronouns, ...status, team: team_id };
  const updated = Math.floor(user.updated_ms / 1000);
  await emit(ctx, {
    type: "user_change",
    teamId: team_id,
    audience: "team",
    payload: {
      type: "user_change",
      user: { id, team_id, name, real_name, deleted: user.deactivated_ms !== null, updated, profile },
      cache_ts: updated,
      event_ts: printTs(ctx.nowMs * 1000),
    },
  });
}
