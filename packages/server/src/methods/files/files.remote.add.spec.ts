import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { otherBot } from "../../../testkit/calls.ts";
import { download } from "../../../testkit/files.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { newRemote, pngOf, sendForm } from "../../../testkit/remoteFiles.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "files.remote.add";

describe(method, () => {
  test("adds a file whose address is the other service's, and which nobody else sees yet", async () => {
    await using world = await workspace();

    const { file } = await world.bot.does(method, newRemote());

    const { id, app_id, ...rest } = file;
    assert.match(id, /^F0/);
    assert.equal(app_id, world.dev.apps.find(({ name }) => name === "Dev App")?.id);
    const bot = await world.bot.does("auth.test", {});
    const shown = {
      name: "Invoice 7",
      title: "Invoice 7",
      mimetype: "application/vnd.slack-remote",
      filetype: "remote",
      user: bot.user_id,
      mode: "external",
      is_external: true,
      external_type: "app",
      external_id: "inv-7",
      external_url: "https://docs.example.com/inv-7",
      url_private: "https://docs.example.com/inv-7",
      size: 0,
      editable: false,
      has_rich_preview: false,
      channels: [],
    };
    assert.deepEqual({ ...rest, ...shown }, rest);
    for (const other of [world.alice, otherBot(world)]) {
      assert.equal(await other.refused("files.info", { file: id }), "file_not_found");
    }
  });

  test("changes the file that the app has under this id", async () => {
    await using world = await workspace();
    const { file: first } = await world.bot.does(method, newRemote());

    const { file } = await world.bot.does(method, newRemote({ title: "Paid", filetype: "gdoc" }));

    assert.deepEqual([file.id, file.title, file.filetype], [first.id, "Paid", "gdoc"]);
    const { file: other } = await otherBot(world).does(method, newRemote());
    assert.notEqual(other.id, first.id);
  });

  test("stores a preview image for everyone who can see the file", async () => {
    await using world = await workspace();
    const png = pngOf(800, 400);
    const image = new File([png], "preview.png");

    const { file } = await sendForm(world, world.bot, method, { ...newRemote(), preview_image: image });

    assert.ok(file?.thumb_800);
    const read = await download(world.bot, file.thumb_800);
    assert.deepEqual([read.status, read.headers.get("content-type")], [200, "image/png"]);
    assert.deepEqual(Buffer.from(await read.arrayBuffer()), png);
    assert.equal((await download(world.alice, file.thumb_800)).status, 404);
    const { file: info } = await world.bot.does("files.remote.info", { file: file.id });
    assert.deepEqual([info.has_rich_preview, info.thumb_800_w, info.thumb_800_h], [true, 800, 400]);
  });

  test("takes the text for searches as a part of the form", async () => {
    await using world = await workspace();
    const contents = new File(["forty-two euros"], "text.txt");

    const added = await sendForm(world, world.bot, method, { ...newRemote(), indexable_file_contents: contents });

    assert.equal(added.ok, true);
    const rows = await world.platform.store.db.selectFrom("remote_files").select("contents").execute();
    assert.deepEqual(rows, [{ contents: "forty-two euros" }]);
  });

  const add = (world: Workspace, more: object) => world.bot.refused(method, newRemote(more));

  refuses(method, {
    invalid_external_id: (world) => add(world, { external_id: undefined }),
    "invalid_external_id for an empty one": (world) => add(world, { external_id: "" }),
    bad_title: (world) => add(world, { title: "" }),
    "bad_title for a long one": (world) => add(world, { title: "x".repeat(256) }),
    invalid_arguments: (world) => add(world, { external_url: "javascript:alert(1)" }),
    too_large: (world) => add(world, { indexable_file_contents: "x".repeat(limits.remote_contents_chars_max + 1) }),
    bad_image: (world) => add(world, { preview_image: "no image" }),
    "bad_image for a file of another kind": async (world) => {
      const preview_image = new File(["<svg/>"], "preview.png");
      return (await sendForm(world, world.bot, method, { ...newRemote(), preview_image })).error ?? "";
    },
  });
});
