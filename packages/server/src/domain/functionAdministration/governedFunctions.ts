import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { FunctionDefinition } from "@platform/protocol/manifest/manifest.ts";
import { selectApp, selectInstalledAppIds } from "../../storage/queries/apps.ts";
import type { FunctionKey } from "../../storage/queries/distributions.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { AppRow } from "../../storage/tables/apps.ts";
import { mayAdministerOrg } from "../access/mayAdminister.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import { governedTeams } from "../channelAdministration/governedTeams.ts";
import { partyOf } from "../connections/sharing.ts";
import type { ReadContext } from "../context.ts";
import { functionIdOf } from "../workflows/namedIds.ts";

export interface GovernedFunction {
  readonly id: string;
  readonly key: FunctionKey;
  readonly app: AppRow;
  readonly definition: FunctionDefinition;
  /** Whether the app was made in the caller's org, or in the caller's workspace outside any org. */
  readonly isOwn: boolean;
}

export interface FunctionScopes {
  /** What a decision of the caller is for: the org, or single workspaces. */
  readonly scopeIds: readonly string[];
  readonly teamIds: readonly string[];
}

/** For whom the caller decides about functions. */
export async function functionScopes(ctx: ReadContext): Promise<Outcome<FunctionScopes, "restricted_action">> {
  const teamIds = await governedTeams(ctx);
  if (teamIds.length === 0) return refuse("restricted_action");
  const { orgId } = ctx.caller;
  const isForOrg = orgId !== undefined && (await mayAdministerOrg(ctx));
  return succeed({ scopeIds: isForOrg ? [orgId] : teamIds, teamIds });
}

/** The only way to functions for administrators: those of every app in the workspaces that the caller runs, in a fixed order. */
export async function governedFunctions(
  { db, caller }: ReadContext,
  teamIds: readonly string[],
): Promise<GovernedFunction[]> {
  const appIds = new Set<string>();
  for (const teamId of teamIds) {
    for (const id of await selectInstalledAppIds(db, { teamId, orgId: caller.orgId })) appIds.add(id);
  }
  const functions: GovernedFunction[] = [];
  for (const appId of [...appIds].toSorted()) {
    const app = await selectApp(db, appId);
    const home = app && (await selectTeam(db, app.team_id));
    if (!app || !home) continue;
    const isOwn = partyOf(home) === (caller.orgId ?? caller.teamId);
    const declared = Object.entries(manifestOf(app).functions ?? {});
    for (const [callbackId, definition] of declared.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      functions.push({ id: functionIdOf(appId, callbackId), key: { appId, callbackId }, app, definition, isOwn });
    }
  }
  return functions;
}
