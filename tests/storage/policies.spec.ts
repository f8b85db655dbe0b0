import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeGroup, personOf, teamsOf } from "../../packages/server/testkit/admins.ts";
import { makeRecord } from "../../packages/server/testkit/lists.ts";
import { closeMessagesTab, devBot } from "../../packages/server/testkit/posting.ts";
import { openDm } from "../../packages/server/testkit/openDm.ts";
import { shareWithFrank } from "../../packages/server/testkit/sharing.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { storeKinds } from "./storeKinds.ts";

describe("who may post and see, as administrators say, is the same on every store", () => {
  for (const kind of storeKinds) {
    test(kind.name, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));

      assert.deepEqual(await decideAboutPosting(world), {
        notInGroup: "restricted_action_thread_only_channel",
        inGroup: "ok",
        locked: "restricted_action_thread_locked",
        unlocked: "ok",
        tabOff: "messages_tab_disabled",
        rank: "restricted_action",
      });
      assert.deepEqual(await share(world), {
        listed: ["general", "partners", "random"],
        posted: "ok",
        known: "ok",
        connected: 2,
        afterwards: "channel_not_found",
        orgWide: "ok",
      });
      assert.deepEqual(await comment(world), {
        posted: "ok",
        replies: "method_not_supported_for_channel_type",
        taken: "list_record_comment_fetch_failed",
      });
    });
  }
});

const code = (answer: { readonly error?: string }) => answer.error ?? "ok";

async function decideAboutPosting(world: Workspace): Promise<Record<string, string>> {
  const { alice, bob, carol, random: channel } = world;
  const channel_id = channel;
  const { ts: thread_ts } = await alice.does("chat.postMessage", { channel, text: "root" });
  const editors = await makeGroup(world, "editors", carol);
  const prefs = { who_can_post: { subteam: [editors] } };
  await alice.does("admin.conversations.setConversationPrefs", { channel_id, prefs });
  const notInGroup = code(await bob.asks("chat.postMessage", { channel, text: "May I?" }));
  const inGroup = code(await carol.asks("chat.postMessage", { channel, text: "I may." }));
  await alice.does("admin.conversations.lockThread", { channel_id, thread_ts });
  const locked = code(await bob.asks("chat.postMessage", { channel, text: "More", thread_ts }));
  await alice.does("admin.conversations.unlockThread", { channel_id, thread_ts });
  const unlocked = code(await bob.asks("chat.postMessage", { channel, text: "More", thread_ts }));
  const dm = await openDm(world, bob, await devBot(world));
  await closeMessagesTab(world);
  const tabOff = code(await bob.asks("chat.postMessage", { channel: dm, text: "Hello?" }));
  const team_id = teamsOf(world).acme;
  await alice.does("admin.teams.settings.setPostingPolicy", { team_id, who_can_post: "owner" });
  const rank = code(await bob.asks("chat.postMessage", { channel: world.general, text: "Hello?" }));
  await alice.does("admin.teams.settings.setPostingPolicy", { team_id, who_can_post: "everyone" });
  return { notInGroup, inGroup, locked, unlocked, tabOff, rank };
}

async function share(world: Workspace): Promise<Record<string, unknown>> {
  const { alice, bob, random } = world;
  const { birch, labs } = teamsOf(world);
  const erin = personOf(world, "erin");
  const { channel, frank } = await shareWithFrank(world);
  const { invite_id } = await alice.does("conversations.inviteShared", { channel: random, user_ids: [frank.id] });
  await frank.does("conversations.acceptSharedInvite", { invite_id });
  const { channels } = await frank.does("conversations.list", {});
  const posted = code(await frank.asks("chat.postMessage", { channel, text: "Hello, Acme." }));
  const known = code(await frank.asks("users.info", { user: bob.id }));
  const connections = await world.platform.store.db.selectFrom("connections").selectAll().execute();
  await alice.does("admin.conversations.disconnectShared", { channel_id: channel, leaving_team_ids: [birch] });
  const afterwards = code(await frank.asks("conversations.history", { channel }));
  await alice.does("admin.conversations.setTeams", { channel_id: channel, target_team_ids: [labs] });
  const orgWide = code(await erin.asks("conversations.join", { channel }));
  const listed = channels.map(({ name }) => name ?? "").toSorted();
  return { listed, posted, known, connected: connections.length, afterwards, orgWide };
}

async function comment({ bob, carol }: Workspace): Promise<Record<string, string>> {
  const { list_id, channel } = await makeRecord(bob, carol);
  const { ts } = await bob.does("chat.postMessage", { channel, text: "A good one." });
  const posted = code(await carol.asks("chat.postMessage", { channel, text: "Indeed." }));
  const replies = code(await carol.asks("conversations.replies", { channel, ts }));
  await bob.does("slackLists.access.delete", { list_id, user_ids: [carol.id] });
  const taken = code(await carol.asks("conversations.replies", { channel, ts }));
  return { posted, replies, taken };
}
