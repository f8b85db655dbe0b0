import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { upload } from "../../../testkit/files.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "files.info";

/** A picture of 2 by 3 points, as far as its header goes. */
const picture = Buffer.from("89504e470d0a1a0a0000000d494844520000000200000003", "hex");

describe(method, () => {
  test("includes the text of a snippet, also as HTML in which nothing is markup", async () => {
    await using world = await workspace();
    const { id } = await upload(world, world.alice, { bytes: "a < b\nc", snippetType: "text" });

    const answer = await world.alice.does(method, { file: id });

    assert.deepEqual([answer.content, answer.is_truncated], ["a < b\nc", false]);
    assert.match(answer.content_highlight_html ?? "", /<pre>a &lt; b<\/pre>/);
    assert.match(answer.file.preview_highlight ?? "", /<pre>c<\/pre>/);
  });

  test("cuts a long snippet between two characters, and does not include other files", async () => {
    await using world = await workspace();
    const long = "é".repeat(limits.file_content_bytes_max);
    const { id } = await upload(world, world.alice, { bytes: `x${long}`, snippetType: "text" });
    const { id: other } = await upload(world, world.alice, { name: "photo.png", bytes: picture });

    const answer = await world.alice.does(method, { file: id });

    assert.equal(answer.is_truncated, true);
    assert.equal(answer.content, `x${"é".repeat(limits.file_content_bytes_max / 2 - 1)}`);
    assert.equal((await world.alice.does(method, { file: other })).content, undefined);
  });

  test("counts the replies to the message that shares it, and says whether the caller saved it", async () => {
    await using world = await workspace();
    const { alice, bob, random: channel } = world;
    const { id } = await upload(world, bob, { channels: [channel] });
    const { messages } = await bob.does("conversations.history", { channel, limit: 1 });
    await alice.does("chat.postMessage", { channel, thread_ts: messages[0]?.ts ?? "", text: "Thanks" });
    await alice.does("stars.add", { file: id });

    const { file } = await alice.does(method, { file: id });

    assert.partialDeepStrictEqual(file.shares.public?.[channel], [{ reply_count: 1, reply_users: [alice.id] }]);
    assert.deepEqual([file.is_starred, file.num_stars], [true, 1]);
    assert.equal((await bob.does(method, { file: id })).file.is_starred, false);
  });

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
