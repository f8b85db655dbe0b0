import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { upload } from "../../../testkit/files.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { workspace, type Workspace } from "../../../testkit/workspace.ts";

/** The events about files since a moment, with their conversation where they name one. */
async function fileEvents(world: Workspace, end: Awaited<ReturnType<typeof outboxEnd>>) {
  return (await eventsAfter(world, end))
    .filter(({ type }) => type.startsWith("file_"))
    .map(({ type, payload }) => [type, payload["channel_id"]]);
}

describe("events about where a file is shared", () => {
  test("file_public comes with the first public channel, and not again", async () => {
    await using world = await workspace();
    const end = await outboxEnd(world);

    await upload(world, world.alice, { channels: [world.secret, world.general, world.random] });

    assert.deepEqual(await fileEvents(world, end), [
      ["file_created", undefined],
      ["file_shared", world.secret],
      ["file_shared", world.general],
      ["file_public", undefined],
      ["file_shared", world.random],
    ]);
  });

  test("file_unshared comes when the last message of a conversation that showed the file is deleted", async () => {
    await using world = await workspace();
    const { shares } = await upload(world, world.alice, { channels: [world.general, world.secret] });
    const end = await outboxEnd(world);

    const [share] = shares.public?.[world.general] ?? [];
    await world.alice.does("chat.delete", { channel: world.general, ts: share?.ts ?? "" });

    assert.deepEqual(await fileEvents(world, end), [["file_unshared", world.general]]);
  });
});
