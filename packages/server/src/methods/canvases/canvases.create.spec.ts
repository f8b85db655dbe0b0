import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { contentOf, makeCanvas } from "../../../testkit/canvases.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "canvases.create";

describe(method, () => {
  test("makes a file that its creator owns and nobody else can see", async () => {
    await using world = await workspace();
    const canvas_id = await makeCanvas(world.bob, "# Today\n\nNothing.");

    const { file } = await world.bob.does("files.info", { file: canvas_id });
    assert.deepEqual(
      [file.mode, file.filetype, file.mimetype, file.pretty_type, file.title, file.name, file.access, file.preview],
      ["quip", "quip", "application/vnd.slack-docs", "Canvas", "Notes", "notes", "owner", "# Today\n\nNothing."],
    );
    assert.deepEqual(
      [file.canvas_creator_id, file.last_editor, file.editors, file.org_or_workspace_access],
      [world.bob.id, world.bob.id, [world.bob.id], "none"],
    );
    assert.match(file.url_private, new RegExp(`/files/T[A-Z0-9]+-${canvas_id}/canvas$`));
    assert.match(file.permalink, new RegExp(`/docs/T[A-Z0-9]+/${canvas_id}$`));
    assert.equal(await world.carol.refused("files.info", { file: canvas_id }), "file_not_found");
  });

  test("lists it among the files of the type canvas", async () => {
    await using world = await workspace();
    const canvas_id = await makeCanvas(world.bob);

    for (const type of ["canvas", "canvases", "spaces"] as const) {
      const { files } = await world.bob.does("files.list", { types: [type] });
      assert.deepEqual(
        files.map(({ id, access }) => [id, access]),
        [[canvas_id, "owner"]],
      );
    }
    assert.deepEqual((await world.bob.does("files.list", { types: ["images"] })).files, []);
    assert.deepEqual((await world.carol.does("files.list", { types: ["canvas"] })).files, []);
  });

  test("with a channel, becomes a tab there that members edit", async () => {
    await using world = await workspace();
    const { canvas_id } = await world.bob.does(method, { title: "Plan", channel_id: world.secret });

    const { channel } = await world.alice.does("conversations.info", { channel: world.secret });
    assert.deepEqual(
      channel.properties?.tabs?.map(({ type, data }) => [type, data.file_id]),
      [["canvas", canvas_id]],
    );
    assert.match(channel.properties?.tabs?.[0]?.id ?? "", /^Ct0/);
    assert.equal(channel.properties?.canvas, undefined);
    const { file } = await world.alice.does("files.info", { file: canvas_id });
    assert.deepEqual([file.access, file.groups], ["write", [world.secret]]);
    const [share] = file.shares.private?.[world.secret] ?? [];
    assert.deepEqual([share?.access, share?.source, share?.is_silent_share], ["write", "CHANNEL_TAB", true]);
    assert.equal(await world.carol.refused("files.info", { file: canvas_id }), "file_not_found");
  });

  test("posts no message about the tab", async () => {
    await using world = await workspace();
    const before = await world.bob.does("conversations.history", { channel: world.secret });
    await world.bob.does(method, { channel_id: world.secret });

    const after = await world.bob.does("conversations.history", { channel: world.secret });
    assert.deepEqual(after.messages, before.messages);
  });

  test("names the line that a canvas cannot hold", async () => {
    await using world = await workspace();

    const answer = await world.bob.asks(method, { document_content: contentOf("# Plan\n\n> - a") });

    assert.equal(answer["error"], "canvas_creation_failed");
    assert.equal(answer["detail"], "'content' error: line 3: Unsupported block type (List) within block quote");
  });

  test("takes Markdown and nothing else", async () => {
    await using world = await workspace();

    assert.equal(await world.bob.refused(method, { document_content: { type: "html" } }), "invalid_arguments");
  });

  refuses(method, {
    restricted_action: ({ dora }) => dora.refused(method, {}),
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel_id: secret }),
    canvas_creation_failed: ({ bob }) => bob.refused(method, { title: "x".repeat(300) }),
  });
});
