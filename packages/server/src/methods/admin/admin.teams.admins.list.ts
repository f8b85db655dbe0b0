import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listByRole } from "../../domain/teams/listByRole.ts";
import { pageSchema } from "../../present/page.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, optional, text } from "../params.ts";

export const adminTeamsAdminsList = defineMethod({
  name: "admin.teams.admins.list",
  summary: "Lists the admins of a workspace.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.teams:read"],
  rate: 3,
  params: {
    team_id: teamParam,
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max, otherwise: "invalid_limit" }),
      limits.page_default,
    ),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  },
  result: { admin_ids: Type.Array(Type.String(), { description: "By id." }), response_metadata: pageSchema },
  errors: {
    ...governErrors,
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
    invalid_limit: "`limit` is not an integer.",
  },
  examples: [{ title: "The admins", params: { team_id: "T0123456789" } }],
  notes: "Owners are not among them: see `admin.teams.owners.list`.",
  async handler(ctx, { team_id: teamId, cursor, limit }) {
    const listed = await listByRole(ctx, { teamId, roles: ["admin"], cursor, limit });
    if (!listed.ok) return listed;
    return succeed({ admin_ids: listed.ids, response_metadata: { next_cursor: listed.next } });
  },
});
