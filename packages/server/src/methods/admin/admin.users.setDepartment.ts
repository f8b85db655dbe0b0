import { limits } from "@platform/protocol";
import { setDepartment } from "../../domain/users/setDepartment.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { id, text } from "../params.ts";

export const adminUsersSetDepartment = defineMethod({
  name: "admin.users.setDepartment",
  summary: "Sets the department of a person.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 2,
  params: {
    team_id: teamParam,
    user_id: id({ object: "user", describe: "Who works there.", otherwise: "user_not_found" }),
    department: text({ describe: "The department; empty for none.", maxLength: limits.department_chars_max }),
  },
  result: {},
  errors: {
    ...governErrors,
    user_not_found: "`user_id` is not a person of that workspace, or is a bot.",
  },
  examples: [
    {
      title: "A person changes departments",
      params: { team_id: "T0123456789", user_id: "U0123456789", department: "Research" },
    },
  ],
  notes:
    "A method of this server's own. `admin.analytics.messages.activity` counts people by department, under the one that they were in at the time. Seed files set it as `department`.",
  handler: (ctx, { team_id, user_id, department }) =>
    ctx.write(setDepartment, { teamId: team_id, userId: user_id, department }),
});
