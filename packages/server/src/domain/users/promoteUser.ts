import { type Outcome, refuse, succeed } from "@platform/protocol";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { accessForRole, type NamedMember, type RoleCode, storeRole } from "./changeRole.ts";

/** Makes a person an admin or an owner. Guests see only a part of the workspace, so they cannot administer it. */
export const promoteUser = defineOperation(
  import.meta,
  async (
    ctx,
    input: NamedMember & { readonly role: "admin" | "owner" },
  ): Promise<Outcome<object, RoleCode | "invalid_role_for_user">> => {
    const found = await accessForRole(ctx, input, input.role);
    if (!found.ok) return found;
    if (isGuest(found.user)) return refuse("invalid_role_for_user");
    await storeRole(ctx, found.user, input.role);
    return succeed({});
  },
);
