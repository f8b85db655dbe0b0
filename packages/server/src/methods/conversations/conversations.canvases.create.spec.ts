import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { contentOf } from "../../../testkit/canvases.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "conversations.canvases.create";

describe(method, () => {
  test("gives a channel its canvas, which members edit and others do not see", async () => {
    await using world = await workspace();
    const { canvas_id } = await world.bob.does(method, {
      channel_id: world.secret,
      document_content: contentOf("# Launch\n- [ ] press text"),
    });

    const { channel } = await world.alice.does("conversations.info", { channel: world.secret });
    assert.deepEqual(channel.properties?.canvas, { file_id: canvas_id, is_empty: false, quip_thread_id: canvas_id });
    assert.equal(channel.properties?.tabs?.[0]?.data.file_id, canvas_id);
    const { file } = await world.alice.does("files.info", { file: canvas_id });
    assert.deepEqual(
      [file.title, file.access, file.is_channel_space, file.linked_channel_id],
      ["Untitled", "write", true, world.secret],
    );
    assert.equal(await world.carol.refused("files.info", { file: canvas_id }), "file_not_found");
  });

  test("is empty until it has content", async () => {
    await using world = await workspace();
    const { canvas_id } = await world.bob.does(method, { channel_id: world.general });
    const isEmpty = async () =>
      (await world.bob.does("conversations.info", { channel: world.general })).channel.properties?.canvas?.is_empty;

    assert.equal(await isEmpty(), true);
    const change = { operation: "insert_at_start", document_content: contentOf("Hello") } as const;
    await world.carol.does("canvases.edit", { canvas_id, changes: [change] });
    assert.equal(await isEmpty(), false);
  });

  test("works in direct conversations, too", async () => {
    await using world = await workspace();
    const { channel } = await world.bob.does("conversations.open", { users: [world.carol.id] });
    const { canvas_id } = await world.bob.does(method, { channel_id: channel.id });

    assert.equal((await world.carol.does("files.info", { file: canvas_id })).file.access, "write");
    assert.equal(await world.alice.refused("files.info", { file: canvas_id }), "file_not_found");
  });

  test("is lost to its creator with the channel", async () => {
    await using world = await workspace();
    const { canvas_id } = await world.bob.does(method, { channel_id: world.secret });
    await world.bob.does("conversations.leave", { channel: world.secret });

    assert.equal(await world.bob.refused("files.info", { file: canvas_id }), "file_not_found");
    assert.deepEqual((await world.bob.does("files.list", { types: ["canvas"] })).files, []);
  });

  test("makes room for another one when it is deleted", async () => {
    await using world = await workspace();
    const { canvas_id } = await world.bob.does(method, { channel_id: world.secret });
    await world.bob.does("canvases.delete", { canvas_id });

    assert.equal((await world.bob.does("conversations.info", { channel: world.secret })).channel.properties, undefined);
    await world.alice.does(method, { channel_id: world.secret });
  });

  test("is read-only in an archived channel", async () => {
    await using world = await workspace();
    const { channel } = await world.bob.does("conversations.create", { name: "old-plans" });
    const { canvas_id } = await world.bob.does(method, { channel_id: channel.id });
    await world.bob.does("conversations.archive", { channel: channel.id });

    const change = { operation: "insert_at_start", document_content: contentOf("Hello") } as const;
    assert.equal(await world.bob.refused("canvases.edit", { canvas_id, changes: [change] }), "restricted_action");
  });

  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel_id: secret }),
    restricted_action: ({ dora, general }) => dora.refused(method, { channel_id: general }),
    canvas_creation_failed: ({ bob, random }) =>
      bob.refused(method, { channel_id: random, document_content: contentOf("> # a") }),
    async channel_canvas_already_exists({ bob, random }) {
      await bob.does(method, { channel_id: random });
      return bob.refused(method, { channel_id: random });
    },
  });
});
