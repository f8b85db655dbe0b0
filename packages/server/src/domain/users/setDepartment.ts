import { type Outcome, succeed } from "@platform/protocol";
import { updateUser } from "../../storage/queries/users.ts";
import { accessMember, type MemberCode } from "../access/accessMember.ts";
import { defineOperation } from "../context.ts";

/** Says in which department a person works. What was counted before stays with the department of that time. */
export const setDepartment = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string; readonly userId: string; readonly department: string },
  ): Promise<Outcome<object, MemberCode>> => {
    const found = await accessMember(ctx, input);
    if (!found.ok) return found;
    await updateUser(ctx.db, found.user, { department: input.department.trim(), updated_ms: ctx.nowMs });
    return succeed({});
  },
);
