import { teamsOf } from "./admins.ts";
import { configuring } from "./openConfig.ts";
import type { Actor, Workspace } from "./workspace.ts";

export interface OwnApp {
  readonly developer: Actor;
  readonly appId: string;
}

/** An app that a member builds in a workspace whose administrators approve apps. */
export async function appToApprove(world: Workspace, name = "bob"): Promise<OwnApp> {
  await world.alice.does("admin.teams.settings.setAppApproval", { team_id: teamsOf(world).acme, required: true });
  const developer = await configuring(world, name);
  const { app_id: appId } = await developer.does("apps.manifest.create", {
    manifest: {
      display_information: { name: "Own" },
      features: { bot_user: { display_name: "Own" } },
      oauth_config: { scopes: { bot: ["chat:write"] } },
    },
  });
  return { developer, appId };
}
