import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { startBulkRemoval } from "../../domain/users/startBulkRemoval.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { bulkNotes, bulkResult } from "../bulkActions.ts";
import { defineMethod } from "../define.ts";
import { list } from "../params.ts";

export const adminUsersBulkRemove = defineMethod({
  name: "admin.users.bulkRemove",
  summary: "Deactivates many people. All of their tokens and sessions end.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 2,
  params: {
    team_id: teamParam,
    user_ids: list({ object: "user", describe: "Whom to deactivate.", max: limits.bulk_users_max }),
  },
  result: {
    bulk_action_id: bulkResult.bulk_action_id,
    not_added: Type.Array(Type.Object({ user_id: Type.String(), errors: Type.Array(Type.String()) }), {
      description: "The people that it is refused for, with the code of `admin.users.remove`.",
    }),
  },
  errors: {
    ...governErrors,
    no_valid_users: "It is refused for each of the people.",
  },
  examples: [{ title: "Two people", params: { team_id: "T0123456789", user_ids: ["U0123456789", "U0987654321"] } }],
  notes: `A method of this server's own. ${bulkNotes.replace("Each channel", "Each person")}`,
  async handler(ctx, { team_id: teamId, user_ids: userIds }) {
    const started = await ctx.write(startBulkRemoval, { teamId, userIds });
    if (!started.ok) return started;
    return succeed({
      bulk_action_id: started.jobId,
      not_added: started.notAdded.map(({ userId, error }) => ({ user_id: userId, errors: [error] })),
    });
  },
});
