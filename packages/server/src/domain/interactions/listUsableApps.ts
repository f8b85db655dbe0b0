import { manifestOf } from "../apps/manifestOf.ts";
import type { ReadContext } from "../context.ts";
import { latestInstalled } from "./latestInstalled.ts";

/** What a person can use of the apps of their workspace, in the order in which they were installed. Each command stands at the app it reaches. */
export async function listUsableApps(ctx: ReadContext) {
  const apps = [];
  const taken = new Set<string>();
  for await (const { app, caller } of latestInstalled(ctx)) {
    const { display_information: about, features = {} } = manifestOf(app);
    const commands = (features.slash_commands ?? []).filter(({ command }) => !taken.has(command));
    for (const { command } of commands) taken.add(command);
    apps.push({
      id: app.id,
      name: about.name,
      bot_user_id: caller.userId,
      description: about.description ?? "",
      home: features.app_home?.home_tab_enabled === true,
      // An app that declares both talks with people as an agent.
      assistant: features.assistant_view !== undefined && features.agent_view === undefined,
      agent: features.agent_view !== undefined,
      commands: commands.map(({ command, description, usage_hint = "" }) => {
        return { command, description, usage_hint };
      }),
      shortcuts: (features.shortcuts ?? []).map(({ callback_id, name, description, type }) => {
        return { callback_id, name, description, type };
      }),
    });
  }
  return apps.toReversed();
}
