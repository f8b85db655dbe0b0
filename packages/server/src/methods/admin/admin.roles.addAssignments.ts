import { addAssignments } from "../../domain/roles/addAssignments.ts";
import { defineMethod } from "../define.ts";
import { answerChange, assignmentErrors, assignmentParams } from "../roleParams.ts";

export const adminRolesAddAssignments = defineMethod({
  name: "admin.roles.addAssignments",
  summary: "Gives people a delegated role for an org, workspaces or channels.",
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
  notes:
    "An assignment that exists stays as it is. Roles add up, and members are not notified. A Roles Admin gives every role but their own, and none to themselves. See `admin.roles.listAssignments`.",
  async handler(ctx, params) {
    const { role_id: roleId, entity_ids: entityIds, user_ids: userIds } = params;
    const changed = await ctx.write(addAssignments, { roleId, entityIds, userIds });
    return changed.ok ? answerChange(changed) : changed;
  },
});
