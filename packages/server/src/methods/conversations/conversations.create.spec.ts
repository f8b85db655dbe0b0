import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { orgBot, personOf, teamsOf } from "../../../testkit/admins.ts";
import { eventsOf } from "../../../testkit/channels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "conversations.create";

describe(method, () => {
  test("makes a channel that the creator is in and others can see", async () => {
    await using world = await workspace();

    const { channel } = await world.alice.does(method, { name: "deployments" });
    const seen = await world.carol.does("conversations.info", { channel: channel.id });

    assert.equal(channel.is_member, true);
    assert.equal(seen.channel.is_member, false);
    assert.equal(seen.channel.name, "deployments");
  });

  test("makes a private channel that others cannot see", async () => {
    await using world = await workspace();

    const { channel } = await world.alice.does(method, { name: "plans", is_private: true });

    assert.equal(await world.carol.refused("conversations.info", { channel: channel.id }), "channel_not_found");
  });

  test("takes a name of exactly the longest length, and letters of any script", async () => {
    await using world = await workspace();

    await world.alice.does(method, { name: "n".repeat(limits.channel_name_chars_max) });
    await world.alice.does(method, { name: "büro-東京_1" });
  });

  test("asks for the scope of the kind of channel", async () => {
    await using world = await workspace();
    const { store } = world.platform;
    await store.db
      .updateTable("tokens")
      .set({ scopes: "channels:write" })
      .where("user_id", "=", world.alice.id)
      .execute();

    await world.alice.does(method, { name: "open" });
    const body = await world.alice.asks(method, { name: "hidden", is_private: true });

    assert.deepEqual([body.error, body["needed"]], ["missing_scope", "groups:write"]);
  });

  test("makes it for an org-wide app in the workspace that it names", async () => {
    await using world = await workspace();
    const { labs } = teamsOf(world);
    const { bot } = orgBot(world);

    const { channel } = await bot.does(method, { name: "rollout", team_id: labs });

    assert.equal(channel.context_team_id, labs);
    assert.equal(
      (await personOf(world, "erin").does("conversations.info", { channel: channel.id })).channel.name,
      "rollout",
    );
    assert.equal(await world.alice.refused("conversations.info", { channel: channel.id }), "channel_not_found");
  });

  test("tells everybody of a public channel, and those in it of a private one", async () => {
    await using world = await workspace();

    const { channel } = await world.alice.does(method, { name: "news" });
    await world.alice.does(method, { name: "plans", is_private: true });

    const [open, hidden] = await eventsOf(world, "channel_created");
    const emitted = open?.payload["channel"] as Record<string, unknown>;
    assert.deepEqual([emitted["id"], emitted["name"], emitted["creator"]], [channel.id, "news", world.alice.id]);
    assert.deepEqual([open?.audience, hidden?.audience], ["team", "channel"]);
  });

  refuses(method, {
    invalid_name_required: ({ alice }) => alice.refused(method, { name: "" }),
    invalid_name_maxlength: ({ alice }) =>
      alice.refused(method, { name: "n".repeat(limits.channel_name_chars_max + 1) }),
    invalid_name_punctuation: ({ alice }) => alice.refused(method, { name: "--__" }),
    invalid_name_specials: async ({ alice }) => {
      for (const name of ["a/b", "News", "big news"]) {
        assert.equal(await alice.refused(method, { name }), "invalid_name_specials");
      }
      return alice.refused(method, { name: "a.b" });
    },
    invalid_name: ({ alice }) => alice.refused(method, { name: "everyone" }),
    name_taken: ({ alice }) => alice.refused(method, { name: "general" }),
    restricted_action: ({ dora }) => dora.refused(method, { name: "guests" }),
  });
});
