import { countInstallations } from "../../storage/queries/apps.ts";
import { selectWorkedApps, type WorkedApp } from "../../storage/queries/collaborators.ts";
import { isAdmin } from "../caller.ts";
import type { ReadContext } from "../context.ts";

export interface ListedApp {
  readonly app: WorkedApp;
  /** In how many places it is installed. */
  readonly installations: number;
}

/** The apps of the caller's workspace that the caller works on; for its admins, all that were made there. */
export async function listWorkedApps(ctx: ReadContext): Promise<ListedApp[]> {
  const { teamId, userId } = ctx.caller;
  const apps = await selectWorkedApps(ctx.db, { teamId, userId, isAll: isAdmin(ctx.caller) });
  const counts = await countInstallations(
    ctx.db,
    apps.map((app) => app.id),
  );
  return apps.map((app) => ({ app, installations: counts.get(app.id) ?? 0 }));
}
