import type { Db } from "../../storage/db.ts";
import { selectApp } from "../../storage/queries/apps.ts";
import { selectResolution } from "../../storage/queries/resolutions.ts";
import { accessRunner } from "./accessRunner.ts";
import { accessInstalledApp } from "./appCaller.ts";

/** Why an app can do no step in a workspace any more, in words for the people there; nothing when it can. */
export async function whyAppIsLost(db: Db, appId: string, teamId: string): Promise<string | undefined> {
  if (await accessRunner(db, appId, teamId)) return undefined;
  if (!(await selectApp(db, appId))) return "the app was deleted";
  if ((await selectResolution(db, { teamId, appId })) === "restricted") {
    return "an administrator has restricted the app in this workspace";
  }
  if (await accessInstalledApp(db, appId, teamId)) return "the app's bot has no valid token";
  return "the app is no longer installed in this workspace";
}
