import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { newRemote } from "../../../testkit/remoteFiles.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "files.remote.remove";

describe(method, () => {
  test("leaves a tombstone in messages, says that it is gone, and frees its id", async () => {
    await using world = await workspace();
    const { file } = await world.bot.does("files.remote.add", newRemote());
    await world.bot.does("files.remote.share", { file: file.id, channels: [world.general] });
    const end = await outboxEnd(world);

    await world.bot.does(method, { external_id: "inv-7" });

    const [event] = await eventsAfter(world, end);
    assert.deepEqual([event?.type, event?.payload["file_id"]], ["file_deleted", file.id]);
    const { messages } = await world.bob.does("conversations.history", { channel: world.general, limit: 1 });
    assert.deepEqual((messages[0] as { files?: unknown }).files, [{ id: file.id, mode: "tombstone" }]);
    const { file: again } = await world.bot.does("files.remote.add", newRemote());
    assert.notEqual(again.id, file.id);
  });

  test("a file that an administrator deleted frees its id, too", async () => {
    await using world = await workspace();
    const { file } = await world.bot.does("files.remote.add", newRemote());
    await world.bot.does("files.remote.share", { file: file.id, channels: [world.general] });

    await world.alice.does("files.delete", { file: file.id });

    assert.equal(await world.bot.refused("files.remote.info", { external_id: "inv-7" }), "file_not_found");
    await world.bot.does("files.remote.add", newRemote());
  });

  refuses(method, {
    file_not_found: ({ bot }) => bot.refused(method, { external_id: "inv-7" }),
    invalid_args: ({ bot }) => bot.refused(method, {}),
  });
});
