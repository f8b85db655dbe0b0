import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listFunctions } from "../../domain/functionAdministration/listFunctions.ts";
import { governedFunctionSchema, presentGovernedFunction } from "../../present/governedFunction.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, flag, id, list, optional, text } from "../params.ts";

export const adminFunctionsList = defineMethod({
  name: "admin.functions.list",
  summary: "Lists the functions of apps in the workspaces that the caller runs.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.workflows:read"],
  rate: 2,
  params: {
    app_ids: list({ object: "app", describe: "The apps.", max: limits.governed_functions_max }),
    team_id: optional(id({ object: "team", describe: "Only of apps that are installed in this workspace." })),
    include_non_distributed_functions: defaulted(
      flag({ describe: "Also functions that the developers share with nobody else, of apps of the caller's own org." }),
      false,
    ),
    limit: defaulted(count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }), 100),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  },
  result: { functions: Type.Array(governedFunctionSchema), response_metadata: pageSchema },
  errors: {
    restricted_action: "The caller runs no workspace.",
    not_allowed: "`team_id` is a workspace that the caller does not run.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  examples: [{ title: "Functions of one app", params: { app_ids: ["A0123456789"] } }],
  notes:
    "Only functions of installed apps are listed. Ids that name no such app are ignored. `functions.distributions.permissions.set` distributes a function.",
  async handler(ctx, params) {
    const found = await listFunctions(ctx, {
      appIds: params.app_ids,
      teamId: params.team_id,
      withUndistributed: params.include_non_distributed_functions,
      cursor: params.cursor,
      limit: params.limit,
    });
    if (!found.ok) return found;
    const functions = found.functions.map(presentGovernedFunction);
    return succeed({ functions, response_metadata: { next_cursor: found.next } });
  },
});
