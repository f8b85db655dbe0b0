import { limits, succeed } from "@platform/protocol";
import { listResolvedApps } from "../domain/apps/listResolvedApps.ts";
import { presentResolvedApp } from "../present/resolvedApp.ts";
import { governErrors } from "./adminParams.ts";
import type { MethodContext } from "./define.ts";
import { count, defaulted, flag, id, optional, text } from "./params.ts";

/** The arguments of the two listings of what admins decided about apps. */
export const resolvedAppParams = {
  team_id: optional(
    id({ object: "team", describe: "The workspace; the caller's own when left out.", otherwise: "team_not_found" }),
  ),
  enterprise_id: optional(
    id({
      object: "org",
      describe: "The caller's org, for all of its workspaces at once.",
      otherwise: "team_not_found",
    }),
  ),
  certified: defaulted(flag({ describe: "Whether to list only apps of the directory." }), false),
  cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  limit: defaulted(
    count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
    limits.page_default,
  ),
};

export const resolvedAppErrors = {
  ...governErrors,
  too_many_teams_provided: "Both `team_id` and `enterprise_id` were given.",
  invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
};

interface Given {
  readonly team_id: string | undefined;
  readonly enterprise_id: string | undefined;
  readonly certified: boolean;
  readonly cursor: string | undefined;
  readonly limit: number;
}

export async function presentResolvedApps(ctx: MethodContext, params: Given, resolution: "approved" | "restricted") {
  const listed = await listResolvedApps(ctx, {
    resolution,
    teamId: params.team_id,
    orgId: params.enterprise_id,
    isFromDirectory: params.certified,
    cursor: params.cursor,
    limit: params.limit,
  });
  if (!listed.ok) return listed;
  return succeed({ apps: listed.apps.map(presentResolvedApp), response_metadata: { next_cursor: listed.next } });
}
