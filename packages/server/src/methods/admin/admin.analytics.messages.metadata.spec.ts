import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { post } from "../../../testkit/activity.ts";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { upload } from "../../../testkit/files.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.analytics.messages.metadata";

/** A channel of Frank's workspace, which is outside Alice's org, that Alice's workspace takes part in. */
async function guestIn(world: Workspace): Promise<string> {
  const frank = personOf(world, "frank");
  const { channel } = await frank.does("conversations.create", { name: "birches" });
  const { invite_id } = await frank.does("conversations.inviteShared", {
    channel: channel.id,
    emails: ["alice@acme.test"],
  });
  await world.alice.does("conversations.acceptSharedInvite", { invite_id });
  return channel.id;
}

describe(method, () => {
  test("tells how messages are made, and nothing of what is in them [API-7.1, API-7.3, API-7.4, API-7.5]", async () => {
    await using world = await workspace();
    const { alice, bob, bot, random: channel } = world;
    const client_msg_id = "4d1b7a52-0f4e-4b0a-9a1e-3f6f0f4f9f10";
    const first = await alice.does("chat.postMessage", { channel, text: "Grüße 👋", client_msg_id });
    for (const person of [alice, bob]) {
      await person.does("reactions.add", { channel, timestamp: first.ts, name: "tada" });
    }
    const reply = await bob.does("chat.postMessage", { channel, text: "Confidential", thread_ts: first.ts });
    const senderOverride = await bot.does("chat.postMessage", { channel, text: "Beep", username: "Robot" });

    const { messages } = await alice.does(method, { channel, oldest_ts: first.ts });

    assert.deepEqual(messages, [
      {
        type: "message",
        ts: first.ts,
        user_id: alice.id,
        display_as_bot: false,
        client_msg_id,
        text_character_count: 7,
        reactions: [{ name: "tada", count: 2 }],
      },
      {
        type: "message",
        ts: reply.ts,
        user_id: bob.id,
        thread_ts: first.ts,
        display_as_bot: false,
        text_character_count: 12,
      },
      { type: "message", ts: senderOverride.ts, subtype: "bot_message", display_as_bot: true, text_character_count: 4 },
    ]);
  });

  test("describes the types of files, not their names or contents [API-7.1]", async () => {
    await using world = await workspace();
    const { alice, random: channel } = world;
    const file = await upload(world, alice, { name: "salaries.txt", channels: [channel] });

    const { messages } = await alice.does(method, { channel });

    const [reported] = messages.at(-1)?.files ?? [];
    assert.equal(reported?.id, file.id);
    assert.deepEqual(
      [reported?.mimetype, reported?.filetype, reported?.is_external, reported?.is_public],
      ["text/plain", "text", false, true],
    );
    assert.equal(JSON.stringify(messages).includes("salaries"), false);
  });

  test("both bounds are part of the range, and deleted messages of none [API-7.9]", async () => {
    await using world = await workspace();
    const { alice, random: channel } = world;
    const times: string[] = [];
    for (let at = 0; at < 5; at++) times.push(await post(alice, channel));
    await alice.does("chat.delete", { channel, ts: times[2] ?? "" });

    const { messages } = await alice.does(method, { channel, oldest_ts: times[1] ?? "", latest_ts: times[3] ?? "" });

    assert.deepEqual(
      messages.map((message) => message.ts),
      [times[1], times[3]],
    );
  });

  test("a walk by cursor finds every message once, and ends [API-1.10, API-7.10]", async () => {
    await using world = await workspace();
    const { alice, random: channel } = world;
    const oldest_ts = await post(alice, channel);
    const times = [oldest_ts];
    while (times.length < limits.message_metadata_page + 5) times.push(await post(alice, channel));

    const first = await alice.does(method, { channel, oldest_ts });
    await post(alice, channel, "meanwhile");
    const second = await alice.does(method, { channel, oldest_ts, cursor: first.response_metadata.next_cursor });

    assert.equal(first.messages.length, limits.message_metadata_page);
    assert.equal(second.response_metadata.next_cursor, "");
    assert.deepEqual(
      [...first.messages, ...second.messages].map((message) => message.ts),
      times,
    );
  });

  refuses(method, {
    "channel_not_found [API-7.13]": ({ alice }) => alice.refused(method, { channel: "C0000000000" }),
    "not_an_enterprise [API-7.15]": async (world) => {
      const frank = personOf(world, "frank");
      const { channel } = await frank.does("conversations.create", { name: "birches" });
      return frank.refused(method, { channel: channel.id });
    },
    "restricted_plan_level [API-7.16]": async ({ alice, general }) => {
      await alice.does("admin.enterprise.setPlan", { plan: "standard" });
      return alice.refused(method, { channel: general });
    },
    "different_team_owns_message_metadata_for_channel [API-7.14]": async (world) =>
      world.alice.refused(method, { channel: await guestIn(world) }),
    "admin_analytics_disabled [API-7.11]": async ({ alice, general }) => {
      await alice.does("admin.analytics.setCollection", { messages: false });
      return alice.refused(method, { channel: general });
    },
    "analytics_unavailable [API-7.12]": ({ alice, general }) =>
      alice.refused(method, { channel: general, oldest_ts: "1.000000", latest_ts: "2.000000" }),
    "access_denied [API-7.2]": ({ bob, general }) => bob.refused(method, { channel: general }),
    ekm_access_denied: async (world) => {
      const { alice, general } = world;
      await alice.does("admin.conversations.ekm.suspendKey", { team_id: teamsOf(world).acme, channel_id: general });
      return alice.refused(method, { channel: general });
    },
    invalid_arguments: ({ alice, general }) => alice.refused(method, { channel: general, oldest_ts: "yesterday" }),
  });
});
