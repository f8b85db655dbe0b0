import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeCanvas } from "../../../testkit/canvases.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, workspace } from "../../../testkit/workspace.ts";

const method = "canvases.access.set";

const levelOf = async (actor: Actor, file: string) => (await actor.does("files.info", { file })).file.access;

describe(method, () => {
  test("gives people a canvas to read or to write", async () => {
    await using world = await workspace();
    const canvas_id = await makeCanvas(world.bob, "a");
    await world.bob.does(method, { canvas_id, access_level: "read", user_ids: [world.carol.id] });
    assert.equal(await levelOf(world.carol, canvas_id), "read");
    await world.bob.does(method, { canvas_id, access_level: "write", user_ids: [world.carol.id] });

    assert.equal(await levelOf(world.carol, canvas_id), "write");
    const { file } = await world.bob.does("files.info", { file: canvas_id });
    assert.deepEqual(file.dm_mpdm_users_with_file_access, [{ user_id: world.carol.id, access: "write" }]);
    const { files } = await world.carol.does("files.list", { types: ["canvas"] });
    assert.deepEqual(
      files.map(({ id }) => id),
      [canvas_id],
    );
    assert.equal(await world.alice.refused("files.info", { file: canvas_id }), "file_not_found");
  });

  test("gives channels a canvas; other readers of a public channel only read it", async () => {
    await using world = await workspace();
    const { channel } = await world.bob.does("conversations.create", { name: "plans" });
    const canvas_id = await makeCanvas(world.bob, "a");
    await world.bob.does(method, { canvas_id, access_level: "write", channel_ids: [channel.id] });

    assert.equal(await levelOf(world.carol, canvas_id), "read");
    await world.carol.does("conversations.join", { channel: channel.id });
    assert.equal(await levelOf(world.carol, canvas_id), "write");
    await world.bob.does(method, { canvas_id, access_level: "read", channel_ids: [channel.id] });
    assert.equal(await levelOf(world.carol, canvas_id), "read");
    const { file } = await world.bob.does("files.info", { file: canvas_id });
    assert.equal(file.shares.public?.[channel.id]?.length, 1);
  });

  test("passes the canvas on to another owner, and the former one keeps writing", async () => {
    await using world = await workspace();
    const canvas_id = await makeCanvas(world.bob, "a");
    await world.bob.does(method, { canvas_id, access_level: "owner", user_ids: [world.carol.id] });

    assert.deepEqual([await levelOf(world.bob, canvas_id), await levelOf(world.carol, canvas_id)], ["write", "owner"]);
    assert.equal(
      await world.bob.refused(method, { canvas_id, access_level: "owner", user_ids: [world.bob.id] }),
      "restricted_action",
    );
  });

  test("changes nothing when some of the people cannot have it, and names them", async () => {
    await using world = await workspace();
    const canvas_id = await makeCanvas(world.bob, "a");
    const answer = await world.bob.asks(method, {
      canvas_id,
      access_level: "write",
      user_ids: [world.carol.id, "U0GONE"],
    });

    assert.equal(answer["error"], "failed_to_update_user_ids");
    assert.deepEqual(answer["failed_to_update_user_ids"], ["U0GONE"]);
    assert.equal(await world.carol.refused("files.info", { file: canvas_id }), "file_not_found");
  });

  test("leaves people who have it through a channel to the channel", async () => {
    await using world = await workspace();
    const canvas_id = await makeCanvas(world.bob, "a");
    await world.bob.does(method, { canvas_id, access_level: "read", channel_ids: [world.general] });
    const answer = await world.bob.asks(method, { canvas_id, access_level: "write", user_ids: [world.carol.id] });

    assert.deepEqual(answer["failed_to_update_user_ids"], [world.carol.id]);
  });

  test("takes people or channels, and no channel as owner", async () => {
    await using world = await workspace();
    const canvas_id = await makeCanvas(world.bob, "a");
    const channel_ids = [world.general];

    assert.equal(
      await world.bob.refused(method, { canvas_id, access_level: "owner", channel_ids }),
      "invalid_arguments",
    );
    const both = { canvas_id, access_level: "read", channel_ids, user_ids: [world.carol.id] };
    assert.equal(await world.bob.refused(method, both), "invalid_parameters");
  });

  test("refuses direct conversations, and names them", async () => {
    await using world = await workspace();
    const canvas_id = await makeCanvas(world.bob, "a");
    const { channel } = await world.bob.does("conversations.open", { users: [world.carol.id] });
    const answer = await world.bob.asks(method, { canvas_id, access_level: "read", channel_ids: [channel.id] });

    assert.equal(answer["error"], "channel_not_found");
    assert.deepEqual(answer["failed_to_update_channel_ids"], [channel.id]);
  });

  test("does not know the canvas of a channel", async () => {
    await using world = await workspace();
    const { canvas_id } = await world.bob.does("conversations.canvases.create", { channel_id: world.secret });

    const user_ids = [world.carol.id];
    assert.equal(await world.bob.refused(method, { canvas_id, access_level: "read", user_ids }), "canvas_not_found");
  });

  refuses(method, {
    canvas_not_found: async ({ bob, carol }) =>
      carol.refused(method, { canvas_id: await makeCanvas(bob), access_level: "read", user_ids: [carol.id] }),
    async restricted_action({ bob, carol, alice }) {
      const canvas_id = await makeCanvas(bob);
      await bob.does(method, { canvas_id, access_level: "read", user_ids: [carol.id] });
      return carol.refused(method, { canvas_id, access_level: "read", user_ids: [alice.id] });
    },
    user_not_found: async ({ bob }) =>
      bob.refused(method, { canvas_id: await makeCanvas(bob), access_level: "read", user_ids: ["U0GONE"] }),
    channel_not_found: async ({ carol, secret }) =>
      carol.refused(method, { canvas_id: await makeCanvas(carol), access_level: "read", channel_ids: [secret] }),
    invalid_parameters: async ({ bob }) =>
      bob.refused(method, { canvas_id: await makeCanvas(bob), access_level: "read" }),
    failed_to_update_user_ids: async ({ bob, carol }) =>
      bob.refused(method, {
        canvas_id: await makeCanvas(bob),
        access_level: "read",
        user_ids: [carol.id, "U0GONE"],
      }),
  });
});
