import { type Outcome, refuse } from "@platform/protocol";
import { accessUser, type UserRow } from "../access/accessUser.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import { isAdmin } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { findManaged } from "../scim/findManaged.ts";
import { changeProfile } from "./changeProfile.ts";
import type { ProfileCode, ProfileFields } from "./readProfileChange.ts";

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
    } else {
      const managed = await findManaged(ctx, user, input.fields);
      if (managed !== undefined) return refuse("permission_denied", `${managed} comes from the identity provider`);
    }
    return changeProfile(ctx, user, input.fields);
  },
);
