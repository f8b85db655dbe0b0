import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { upload } from "../../../testkit/files.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "files.info";

/** A picture of 2 by 3 points, as far as its header goes. */
const picture = Buffer.from("89504e470d0a1a0a0000000d494844520000000200000003", "hex");

describe(method, () => {
  test("knows a picture and its size by its bytes, whatever it is called", async () => {
    await using world = await workspace();
    const { id } = await upload(world, world.alice, { name: "photo.txt", bytes: picture });

    const { file } = await world.alice.does(method, { file: id });

    assert.deepEqual(
      [file.mimetype, file.filetype, file.pretty_type, file.original_w, file.original_h, file.size],
      ["image/png", "png", "PNG", 2, 3, picture.length],
    );
  });

  test("does not take a page for a picture because it is called one", async () => {
    await using world = await workspace();
    const { id } = await upload(world, world.alice, { name: "photo.png", bytes: "<script>alert(1)</script>" });

    const { file } = await world.alice.does(method, { file: id });

    assert.deepEqual([file.mimetype, file.original_w], ["text/plain", undefined]);
  });

  test("shows the first lines of a snippet", async () => {
    await using world = await workspace();
    const bytes = "1\n2\n3\n4\n5\n6\n7";
    const { id } = await upload(world, world.alice, { name: "count", bytes, snippetType: "py" });

    const { file } = await world.alice.does(method, { file: id });

    assert.deepEqual(
      [file.mode, file.filetype, file.preview, file.lines, file.lines_more, file.editable],
      ["snippet", "python", "1\n2\n3\n4\n5", 7, 2, true],
    );
  });

  test("tells each reader only of those conversations that they can read", async () => {
    await using world = await workspace();
    const { id } = await upload(world, world.alice, { channels: [world.secret, world.random] });

    const { file: forBob } = await world.bob.does(method, { file: id });
    const { file: forCarol } = await world.carol.does(method, { file: id });

    assert.deepEqual([forBob.channels, forBob.groups], [[world.random], [world.secret]]);
    assert.deepEqual([forCarol.channels, forCarol.groups, forCarol.shares.private], [[world.random], [], undefined]);
    assert.equal(await world.dora.refused(method, { file: id }), "file_not_found");
  });

  refuses(method, {
    file_not_found: async (world) => {
      const { id } = await upload(world, world.alice, { channels: [world.secret] });
      return world.carol.refused(method, { file: id });
    },
  });
});
