import type { Db } from "../../storage/db.ts";
import { selectLiveGrants } from "../../storage/queries/grants.ts";
import type { GrantRow } from "../../storage/tables/grants.ts";
import type { AppRow } from "../../storage/tables/apps.ts";
import type { Caller } from "../caller.ts";
import { accessInstalledApp } from "./appCaller.ts";

/** As whom an app's workflows act in a workspace: its bot, with what the bot was granted there. */
export interface Runner {
  readonly app: AppRow;
  readonly caller: Caller;
  readonly grant: GrantRow;
}

/** Nothing when the app was removed or restricted, or its bot has been granted nothing any more. */
export async function accessRunner(db: Db, appId: string, teamId: string): Promise<Runner | undefined> {
  const installed = await accessInstalledApp(db, appId, teamId);
  if (!installed) return undefined;
  const grants = await selectLiveGrants(db, installed.caller.installationId ?? "");
  const grant = grants.find(({ kind }) => kind === "bot");
  if (!grant) return undefined;
  const scopes = grant.scopes === "" ? [] : grant.scopes.split(",");
  return { app: installed.app, grant, caller: { ...installed.caller, scopes } };
}
