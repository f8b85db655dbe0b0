import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectApp } from "../../storage/queries/apps.ts";
import { selectLiveGrants } from "../../storage/queries/grants.ts";
import {
  deleteGrantedTeam,
  selectGrantedTeams,
  selectOrgInstallation,
  upsertGrantedTeam,
} from "../../storage/queries/orgInstallations.ts";
import type { InstallationRow } from "../../storage/tables/installations.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { wakeRuns } from "../runs/wakeRuns.ts";
import { noteAppChange } from "./noteAppChange.ts";

export interface TeamsChange {
  readonly appId: string;
  readonly teamIds: readonly string[];
  readonly isGranted: boolean;
}

export type GrantTeamsCode =
  | GovernCode
  | "invalid_app_id"
  | "app_management_app_not_installed_on_org"
  | "no_team_ids_given";

/** Says in which workspaces an org-wide installation may work. All of them, or, when one is refused, none. */
export const grantTeams = defineOperation(
  import.meta,
  async (ctx, input: TeamsChange): Promise<Outcome<object, GrantTeamsCode>> => {
    if (input.teamIds.length === 0) return refuse("no_team_ids_given");
    const app = isIdShaped(input.appId) ? await selectApp(ctx.db, input.appId) : undefined;
    if (!app) return refuse("invalid_app_id");
    for (const teamId of new Set(input.teamIds)) {
      const governed = await governTeam(ctx, teamId);
      if (!governed.ok) return governed;
      const { id, org_id: orgId } = governed.team;
      const installation = orgId === null ? undefined : await selectOrgInstallation(ctx.db, { appId: app.id, orgId });
      if (!installation) return refuse("app_management_app_not_installed_on_org");
      await setGranted(ctx, installation, { teamId: id, isGranted: input.isGranted });
    }
    return succeed({});
  },
);

async function setGranted(
  ctx: WriteContext,
  installation: InstallationRow,
  { teamId, isGranted }: { readonly teamId: string; readonly isGranted: boolean },
): Promise<void> {
  const wasGranted = (await selectGrantedTeams(ctx.db, installation.id)).includes(teamId);
  if (wasGranted === isGranted) return;
  if (isGranted) await upsertGrantedTeam(ctx.db, installation.id, teamId, ctx.nowMs);
  else {
    await deleteGrantedTeam(ctx.db, installation.id, teamId);
    await wakeRuns(ctx, { appId: installation.app_id, teamId });
  }
  const bot = (await selectLiveGrants(ctx.db, installation.id)).find((grant) => grant.kind === "bot");
  await noteAppChange(ctx, {
    teamId,
    appId: installation.app_id,
    userId: ctx.caller.userId,
    change: isGranted ? "added" : "removed",
    scopes: isGranted ? (bot?.scopes.split(",") ?? []) : [],
  });
}
