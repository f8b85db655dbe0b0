import { barrierBetween, orgBot, personOf, teamsOf } from "../../../packages/server/testkit/admins.ts";
import { startRotating } from "../../../packages/server/testkit/apps.ts";
import { createApp } from "../../../packages/server/testkit/installing.ts";
import { shareWithFrank } from "../../../packages/server/testkit/sharing.ts";
import type { Workspace } from "../../../packages/server/testkit/workspace.ts";

/** What the admins of a workspace decide and read. */
export async function playAdmins(world: Workspace): Promise<void> {
  const { alice, bob } = world;
  const { acme } = teamsOf(world);
  const { set } = await startRotating(world);
  await world.actor(set.access_token ?? "").does("auth.test", {});
  for (const [decide, list] of [
    ["admin.apps.approve", "admin.apps.approved.list"],
    ["admin.apps.restrict", "admin.apps.restricted.list"],
  ] as const) {
    const app = await createApp(world, { scopes: { bot: ["chat:write"] } });
    await alice.does(decide, { app_id: app.appId });
    await alice.does(list, {});
  }
  await alice.does("admin.teams.settings.info", { team_id: acme });
  await alice.does("admin.users.list", { team_id: acme });
  await orgBot(world).bot.does("auth.teams.list", { include_icon: true });
  await alice.does("team.info", {});
  await bob.does("rtm.connect", {});
  const { channel } = await shareWithFrank(world);
  await alice.does("conversations.info", { channel });
  await alice.does("conversations.list", {});
  await alice.does("users.conversations", {});
  await bob.does("users.info", { user: personOf(world, "frank").id });
  await alice.does("admin.conversations.setConversationPrefs", {
    channel_id: channel,
    prefs: { who_can_post: "type:admin", can_thread: "type:ra" },
  });
  await alice.does("admin.conversations.getConversationPrefs", { channel_id: channel });
  await bob.does("conversations.info", { channel });
  await alice.does("conversations.rename", { channel, name: "earlier-partners" });
}

/** Last of all: those whom a barrier separates do nothing together any more. */
export async function playBarriers(world: Workspace): Promise<void> {
  await barrierBetween(world, [world.bob], [world.carol]);
  await world.alice.does("admin.barriers.list", {});
}
