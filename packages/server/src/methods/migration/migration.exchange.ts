import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { exchangeUserIds } from "../../domain/users/exchangeUserIds.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, list } from "../params.ts";

export const migrationExchange = defineMethod({
  name: "migration.exchange",
  summary: "Maps ids of people from before their workspace joined an org to their ids in the org.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["tokens.basic"],
  rate: 2,
  params: {
    users: list({ object: "user", describe: "The ids of people.", max: 2 * limits.exchanged_users_max }),
    to_old: defaulted(flag({ describe: "Whether to map in the other direction." }), false),
  },
  result: {
    team_id: Type.String(),
    enterprise_id: Type.String(),
    user_id_map: Type.Record(Type.String(), Type.String(), { description: "The ids asked for, each with its id." }),
    invalid_user_ids: Type.Array(Type.String(), { description: "Those that are unknown in the workspace." }),
  },
  errors: {
    not_enterprise_team: "The workspace belongs to no org.",
    too_many_users: `More than ${limits.exchanged_users_max} people.`,
  },
  notes:
    "People have one id for life: it stays the same when their workspace joins an org, so every known id is mapped to itself, in both directions.",
  examples: [{ title: "Two people", params: { users: ["U0123456789", "U0987654321"] } }],
  async handler(ctx, params) {
    const exchanged = await exchangeUserIds(ctx, params.users);
    if (!exchanged.ok) return exchanged;
    const { orgId, known, unknown } = exchanged;
    const invalid_user_ids = [...unknown];
    return succeed({ team_id: ctx.caller.teamId, enterprise_id: orgId, user_id_map: known, invalid_user_ids });
  },
});
