import { type Outcome, refuse, succeed } from "@platform/protocol";
import { isHosted } from "@platform/protocol/manifest/isHosted.ts";
import { selectInstallations } from "../../storage/queries/apps.ts";
import { selectGrantedTeams } from "../../storage/queries/orgInstallations.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { TeamRow } from "../../storage/tables/teams.ts";
import { accessApp, type AppRow } from "../access/accessApp.ts";
import type { ReadContext } from "../context.ts";
import { accessOwnTeam } from "../access/accessOwnTeam.ts";
import { manifestOf } from "./manifestOf.ts";

export interface AppStatus {
  readonly appId: string;
  readonly isInstalled: boolean;
  readonly isHosted: boolean;
  /** The workspaces that an installation for the whole org may use. */
  readonly grants: readonly Pick<TeamRow, "id" | "domain">[];
}

export type StatusCode = "team_not_found" | "app_not_found" | "access_denied";

/**
 * Where the apps of a project stand in the caller's workspace. An app that was deleted is left out, because the files of a
 * project name it for ever; the call is refused only where nothing is left to describe.
 */
export async function readAppStatus(
  ctx: ReadContext,
  asked: { readonly appIds: readonly string[]; readonly teamId: string | undefined },
): Promise<Outcome<{ apps: AppStatus[]; team: TeamRow }, StatusCode>> {
  const { teamId, orgId } = ctx.caller;
  if (asked.teamId !== undefined && asked.teamId !== teamId && asked.teamId !== orgId) return refuse("team_not_found");
  const apps: AppStatus[] = [];
  let refusal: Extract<StatusCode, "app_not_found" | "access_denied"> | undefined;
  for (const appId of new Set(asked.appIds)) {
    const found = await accessApp(ctx, appId, "app_not_found", "read");
    if (found.ok) apps.push(await describe(ctx, found.app));
    else refusal ??= found.error;
  }
  if (apps.length === 0 && refusal !== undefined) return refuse(refusal);
  const { team } = await accessOwnTeam(ctx);
  return succeed({ apps, team });
}

async function describe(ctx: ReadContext, app: AppRow): Promise<AppStatus> {
  const { teamId, orgId } = ctx.caller;
  const installations = await selectInstallations(ctx.db, app.id);
  const ofOrg = installations.find((installation) => orgId !== undefined && installation.org_id === orgId);
  const teams = ofOrg ? await grantedTeams(ctx, ofOrg.id) : [];
  const isHere = installations.some((installation) => installation.org_id === null && installation.team_id === teamId);
  return {
    appId: app.id,
    isInstalled: isHere || ofOrg !== undefined,
    isHosted: isHosted(manifestOf(app).settings),
    grants: teams.map(({ id, domain }) => ({ id, domain })),
  };
}

async function grantedTeams({ db }: ReadContext, installationId: string): Promise<TeamRow[]> {
  const ids = await selectGrantedTeams(db, installationId);
  const teams = await Promise.all(ids.map((id) => selectTeam(db, id)));
  return teams.filter((team) => team !== undefined);
}
