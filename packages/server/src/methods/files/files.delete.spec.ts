import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { download, upload } from "../../../testkit/files.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "files.delete";

describe(method, () => {
  test("deletes the file for everyone: its record, its bytes, and its traces in messages", async () => {
    await using world = await workspace();
    const file = await upload(world, world.bob, { name: "salaries.txt", channels: [world.general] });

    await world.bob.does(method, { file: file.id });
    const { messages } = await world.carol.does("conversations.history", { channel: world.general, limit: 1 });

    assert.equal(await world.carol.refused("files.info", { file: file.id }), "file_deleted");
    assert.equal((await download(world.bob, file.url_private)).status, 404);
    const [message] = messages as unknown as { files: object[] }[];
    assert.deepEqual(message?.files, [{ id: file.id, mode: "tombstone" }]);
    assert.ok(!JSON.stringify(message).includes("salaries"));
  });

  test("leaves nothing of it on the disk", async () => {
    const folder = mkdtempSync(join(tmpdir(), "platform-files-"));
    const bytesKept = () =>
      readdirSync(folder, { recursive: true }).filter((path) => /[0-9a-f]{32}$/.test(String(path))).length;
    try {
      await using world = await workspace({ filesFolder: folder, dev: false });
      const file = await upload(world, world.bob);
      assert.equal(bytesKept(), 1);

      await world.bob.does(method, { file: file.id });

      assert.equal(bytesKept(), 0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("tells each conversation of itself alone", async () => {
    await using world = await workspace();
    const file = await upload(world, world.bob, { channels: [world.general, world.secret] });

    await world.bob.does(method, { file: file.id });
    const { db } = world.platform.store;
    const rows = await db.selectFrom("outbox").selectAll().where("type", "=", "file_deleted").execute();

    const emitted = rows.map((row) => [
      row.channel_id,
      (JSON.parse(row.payload) as { channel_ids: string[] }).channel_ids,
    ]);
    assert.deepEqual(
      emitted.toSorted(),
      [
        [world.general, [world.general]],
        [world.secret, [world.secret]],
      ].toSorted(),
    );
    assert.ok(rows.every((row) => row.audience === "channel"));
  });

  test("lets admins of the workspace delete other people's files that they can see", async () => {
    await using world = await workspace();
    const seen = await upload(world, world.bob, { channels: [world.general] });
    const unseen = await upload(world, world.bob);

    await world.alice.does(method, { file: seen.id });

    assert.equal(await world.alice.refused(method, { file: unseen.id }), "file_not_found");
  });

  refuses(method, {
    file_not_found: async (world) => {
      const { id } = await upload(world, world.alice, { channels: [world.secret] });
      return world.carol.refused(method, { file: id });
    },
    file_deleted: async (world) => {
      const { id } = await upload(world, world.alice);
      await world.alice.does(method, { file: id });
      return world.alice.refused(method, { file: id });
    },
    cant_delete_file: async (world) => {
      const { id } = await upload(world, world.alice, { channels: [world.general] });
      return world.carol.refused(method, { file: id });
    },
  });
});
