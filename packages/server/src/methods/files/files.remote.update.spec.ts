import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { download } from "../../../testkit/files.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { newRemote, pngOf, sendForm } from "../../../testkit/remoteFiles.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "files.remote.update";

describe(method, () => {
  test("changes what is given, in the messages that show the file, too", async () => {
    await using world = await workspace();
    const { file: added } = await world.bot.does("files.remote.add", newRemote());
    await world.bot.does("files.remote.share", { file: added.id, channels: [world.general] });
    const end = await outboxEnd(world);

    const { file } = await world.bot.does(method, { external_id: "inv-7", title: "Paid" });

    assert.deepEqual([file.title, file.external_url, file.id], ["Paid", "https://docs.example.com/inv-7", added.id]);
    const { messages } = await world.bob.does("conversations.history", { channel: world.general, limit: 1 });
    const [shown] = (messages[0] as unknown as { files: { title: string }[] }).files;
    assert.equal(shown?.title, "Paid");
    const types = (await eventsAfter(world, end)).map(({ type }) => type);
    assert.deepEqual(types, ["message", "file_change"]);
  });

  test("replaces the image, and discards the bytes of the earlier one", async () => {
    await using world = await workspace();
    const image = (width: number) => new File([pngOf(width, 400)], "preview.png");
    const { file } = await sendForm(world, world.bot, "files.remote.add", {
      ...newRemote(),
      preview_image: image(800),
    });

    await sendForm(world, world.bot, method, { external_id: "inv-7", preview_image: image(1600) });

    const read = await download(world.bot, file?.thumb_800 ?? "");
    assert.deepEqual(Buffer.from(await read.arrayBuffer()), pngOf(1600, 400));
    const { file: info } = await world.bot.does(method, { external_id: "inv-7", title: "Same image" });
    assert.deepEqual([info.thumb_800_w, info.has_rich_preview], [1600, true]);
  });

  const update = async (world: Workspace, more: object) => {
    await world.bot.does("files.remote.add", newRemote());
    return world.bot.refused(method, { external_id: "inv-7", ...more });
  };

  refuses(method, {
    file_not_found: ({ bot }) => bot.refused(method, { external_id: "inv-7", title: "Paid" }),
    invalid_args: ({ bot }) => bot.refused(method, { title: "Paid" }),
    invalid_title: (world) => update(world, { title: "x".repeat(256) }),
    invalid_url: (world) => update(world, { external_url: "ftp://docs.example.com" }),
    too_large: (world) => update(world, { indexable_file_contents: "x".repeat(limits.remote_contents_chars_max + 1) }),
    bad_image: (world) => update(world, { preview_image: "no image" }),
  });
});
