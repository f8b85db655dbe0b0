import type { Db } from "../../storage/db.ts";
import { selectNoticeSender } from "../../storage/queries/runNotices.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { Caller } from "../caller.ts";
import { botCaller } from "./appCaller.ts";

/**
 * As whom the platform tells people about the failed runs of an app: the app's bot, which is where they look for what the
 * app does. Also when the app is gone, which may be just why the run failed. It writes only what the platform says, and
 * has no scopes.
 */
export async function accessNoticeSender(db: Db, appId: string, teamId: string): Promise<Caller | undefined> {
  const [bot, team] = await Promise.all([selectNoticeSender(db, appId, teamId), selectTeam(db, teamId)]);
  if (!bot || team?.deleted_ms !== null) return undefined;
  return { ...botCaller(bot, team), appId, appName: bot.app_name };
}
