import assert from "node:assert/strict";
import { test } from "node:test";
import { subscriptionNames, subscriptionOf } from "@platform/protocol/eventCatalog/subscriptions.ts";
import { clientOf } from "../../packages/server/testkit/apps.ts";
import { beginThread } from "../../packages/server/testkit/assisting.ts";
import { serve } from "../../packages/server/testkit/files.ts";
import { configuring } from "../../packages/server/testkit/openConfig.ts";
import { atHome } from "../../packages/server/testkit/ownToken.ts";
import { devApp, Receiver } from "../../packages/server/testkit/receiving.ts";
import { personOf } from "../../packages/server/testkit/admins.ts";
import { makeChannel } from "../../packages/server/testkit/channels.ts";
import { requestInvite } from "../../packages/server/testkit/inviting.ts";
import { requestedByBob } from "../../packages/server/testkit/requesting.ts";
import { requestFrank } from "../../packages/server/testkit/sharing.ts";
import { declare, greeting, start } from "../../packages/server/testkit/workflows.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { makeEverythingHappen } from "../storage/socketEvents.ts";

test("an app that subscribes to everything receives every event that apps can, each as its definition describes", async () => {
  await using world = await workspace();
  // It compares everything that it received with the definitions when it closes.
  await using receiver = await Receiver.start();
  await serve(world);
  await subscribeToEverything(world, receiver);

  await makeEverythingHappen(world, world);
  await world.platform.settle();
  await makeAppEventsHappen(world);
  await world.platform.settle();
  await world.bot.does("apps.uninstall", clientOf(devApp(world)));
  await world.platform.settle();

  const received = new Set(receiver.received.map(({ body }) => String(body.event["type"])));
  const possible = new Set(subscriptionNames.map((name) => subscriptionOf(name)?.type ?? ""));
  assert.deepEqual(
    [...possible].filter((type) => !received.has(type)),
    [],
    "these definitions are never emitted",
  );
});

/** For its bot and for the people who authorized it, with every scope that some event needs. */
async function subscribeToEverything(world: Workspace, receiver: Receiver): Promise<void> {
  const { id: app_id } = devApp(world);
  const author = await configuring(world, "alice");
  const { manifest } = await author.does("apps.manifest.export", { app_id });
  const { bot = [], user = [] } = manifest.oauth_config?.scopes ?? {};
  const openTo = (granted: readonly string[]) => (name: string) => {
    const { requested = [] } = subscriptionOf(name) ?? {};
    return requested.length === 0 || requested.some((scope) => granted.includes(scope));
  };
  const event_subscriptions = {
    request_url: receiver.url,
    bot_events: subscriptionNames.filter(openTo(bot)),
    user_events: subscriptionNames.filter(openTo(user)),
  };
  const features = { ...manifest.features, unfurl_domains: ["example.com"] };
  const settings = { ...manifest.settings, socket_mode_enabled: false, event_subscriptions };
  await author.does("apps.manifest.update", { app_id, manifest: { ...manifest, features, settings } });
}

/** What only apps receive: about themselves, or made out of a message. */
async function makeAppEventsHappen(world: Workspace): Promise<void> {
  const { bob, random: channel } = world;
  const { user_id } = await world.bot.does("auth.test", {});
  await bob.does("chat.postMessage", { channel, text: `<@${user_id}> see <https://example.com/menu>` });
  const { channel: dm, thread_ts, alice } = await beginThread(world);
  await alice.does("client.assistant.look", { channel_id: dm, thread_ts, channel });
  await (await atHome(world, bob)).does("client.home.visit", { app_id: devApp(world).id });
  await shareChannels(world);
  await declare(world, greeting);
  await start(world, { workflow: "welcome", inputs: { name: "Ann" } });
  await requestedByBob(world);
  await requestInvite(world, { email: "finn@acme.test" });
}

/** Invites to share channels, as both sides see them. The two organizations have shared a channel before. */
async function shareChannels(world: Workspace): Promise<void> {
  const { alice, bob } = world;
  const frank = personOf(world, "frank");
  const channel = await makeChannel(frank, "for-bob");
  const received = await frank.does("conversations.inviteShared", { channel, user_ids: [bob.id] });
  await bob.does("conversations.acceptSharedInvite", { invite_id: received.invite_id });
  await alice.does("conversations.declineSharedInvite", { invite_id: received.invite_id });
  await alice.does("conversations.requestSharedInvite.approve", { invite_id: await requestFrank(world) });
}
