import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listByRole } from "../../domain/teams/listByRole.ts";
import { pageSchema } from "../../present/page.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, optional, text } from "../params.ts";

export const adminTeamsOwnersList = defineMethod({
  name: "admin.teams.owners.list",
  summary: "Lists the owners of a workspace.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.teams:read"],
  rate: 3,
  params: {
    team_id: teamParam,
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  },
  result: { owner_ids: Type.Array(Type.String(), { description: "By id." }), response_metadata: pageSchema },
  errors: {
    ...governErrors,
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  examples: [{ title: "The owners", params: { team_id: "T0123456789" } }],
  notes: "The primary owner is one of them.",
  async handler(ctx, { team_id: teamId, cursor, limit }) {
    const listed = await listByRole(ctx, { teamId, roles: ["primary_owner", "owner"], cursor, limit });
    if (!listed.ok) return listed;
    return succeed({ owner_ids: listed.ids, response_metadata: { next_cursor: listed.next } });
  },
});
