import { type Outcome, succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { accessForRole, type NamedMember, type RoleCode, storeRole } from "./changeRole.ts";

/** Makes a person an ordinary member: an owner or admin who steps down, or a guest who becomes a member. */
export const demoteUser = defineOperation(
  import.meta,
  async (ctx, input: NamedMember): Promise<Outcome<object, RoleCode>> => {
    const found = await accessForRole(ctx, input, "member");
    if (!found.ok) return found;
    await storeRole(ctx, found.user, "member");
    return succeed({});
  },
);
