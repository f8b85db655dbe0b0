import { selectInstalledAppIds } from "../../storage/queries/apps.ts";
import { accessInstalledApp } from "../access/appCaller.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { ReadContext } from "../context.ts";

/** What a person can use of the apps of their workspace, in the order in which they came. */
export async function listUsableApps(ctx: ReadContext) {
  const { teamId, orgId } = ctx.caller;
  const apps = [];
  for (const appId of await selectInstalledAppIds(ctx.db, { teamId, orgId })) {
    const installed = await accessInstalledApp(ctx.db, appId, teamId);
    if (!installed) continue;
    const { display_information: about, features = {} } = manifestOf(installed.app);
    apps.push({
      id: appId,
      name: about.name,
      bot_user_id: installed.caller.userId,
      description: about.description ?? "",
      home: features.app_home?.home_tab_enabled === true,
      assistant: features.assistant_view !== undefined,
      commands: (features.slash_commands ?? []).map(({ command, description, usage_hint = "" }) => {
        return { command, description, usage_hint };
      }),
      shortcuts: (features.shortcuts ?? []).map(({ callback_id, name, description, type }) => {
        return { callback_id, name, description, type };
      }),
    });
  }
  return apps;
}
