import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateUser } from "../../storage/queries/users.ts";
import { accessUser, type UserRow } from "../access/accessUser.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import { isAdmin } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { type ProfileCode, type ProfileFields, readProfileChange } from "./readProfileChange.ts";
import { emitProfileEvents } from "./emitUserEvents.ts";
import { notePerson } from "../audit/notePerson.ts";

export type SetProfileCode =
  | ProfileCode
  | "user_not_found"
  | "access_denied"
  | "not_admin"
  | "cannot_update_admin_user";

/** Changes the caller's profile, or, for admins of the workspace, that of a person who is not an admin. */
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
    await updateUser(ctx.db, user, { ...read.change, updated_ms: ctx.nowMs });
    await emitProfileEvents(ctx, user, changed);
    // People set their status all day.
    const fields = Object.keys(read.change).filter((name) => !name.startsWith("status_"));
    if (fields.length > 0) await notePerson(ctx, changed, "user_profile_updated", { details: { fields } });
    return succeed({ user: changed });
  },
);
