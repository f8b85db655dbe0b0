import { removeAssignments } from "../../domain/roles/removeAssignments.ts";
import { defineMethod } from "../define.ts";
import { answerChange, assignmentErrors, assignmentParams } from "../roleParams.ts";

export const adminRolesRemoveAssignments = defineMethod({
  name: "admin.roles.removeAssignments",
  summary: "Takes a delegated role from people.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.roles:write"],
  rate: 2,
  params: assignmentParams,
  result: {},
  errors: assignmentErrors,
  examples: [
    {
      title: "A Channel Admin of one workspace",
      params: { role_id: "Rl01", entity_ids: ["T0123456789"], user_ids: ["U0123456789"] },
    },
  ],
  notes: "An assignment that does not exist is no error. The next call of the person no longer has the role.",
  async handler(ctx, params) {
    const { role_id: roleId, entity_ids: entityIds, user_ids: userIds } = params;
    const changed = await ctx.write(removeAssignments, { roleId, entityIds, userIds });
    return changed.ok ? answerChange(changed) : changed;
  },
});
