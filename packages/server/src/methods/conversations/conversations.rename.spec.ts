import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { eventsOf, makeChannel, makePrivate, newestIn } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "conversations.rename";

describe(method, () => {
  test("gives another name, remembers the old one, and frees it", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.bob, "draft");

    const renamed = await world.bob.does(method, { channel, name: "release" });
    await makeChannel(world.alice, "draft");

    assert.equal(renamed.channel.name, "release");
    assert.equal(renamed.channel.name_normalized, "release");
    assert.deepEqual(renamed.channel.previous_names, ["draft"]);
    const { subtype, old_name, name } = await newestIn(world.bob, channel);
    assert.deepEqual([subtype, old_name, name], ["channel_name", "draft", "release"]);
    const [event] = await eventsOf(world, "channel_rename");
    const emitted = event?.payload["channel"] as Record<string, unknown>;
    assert.deepEqual([emitted["id"], emitted["name"], emitted["is_channel"]], [channel, "release", true]);
  });

  test("changes nothing when the name is the one it has", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.bob, "draft");

    const same = await world.bob.does(method, { channel, name: "draft" });

    assert.deepEqual(same.channel.previous_names, []);
    assert.deepEqual(await eventsOf(world, "channel_rename"), []);
  });

  test("is also for admins of the workspace; for a private channel only its members are notified", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.bob, "draft", true);
    await world.bob.does("conversations.invite", { channel, users: [world.alice.id] });

    await world.alice.does(method, { channel, name: "release" });

    assert.equal((await eventsOf(world, "group_rename"))[0]?.audience, "channel");
  });

  const renameTo = (name: string) => async (world: Workspace) =>
    world.alice.refused(method, { channel: world.random, name });
  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel: secret, name: "x" }),
    method_not_supported_for_channel_type: async (world) =>
      world.alice.refused(method, { channel: await openDm(world, world.alice, world.bob), name: "x" }),
    invalid_name_required: renameTo(""),
    invalid_name_maxlength: renameTo("n".repeat(limits.channel_name_chars_max + 1)),
    invalid_name_punctuation: renameTo("--__"),
    invalid_name_specials: renameTo("Big News"),
    invalid_name: renameTo("here"),
    name_taken: renameTo("general"),
    is_archived: async ({ alice }) => {
      const channel = await makeChannel(alice, "old");
      await alice.does("conversations.archive", { channel });
      return alice.refused(method, { channel, name: "x" });
    },
    not_authorized: async (world) =>
      world.bob.refused(method, { channel: await makePrivate(world, "plans", world.bob), name: "x" }),
    not_in_channel: async ({ alice, bob }) =>
      bob.refused(method, { channel: await makeChannel(alice, "plans"), name: "x" }),
  });
});
