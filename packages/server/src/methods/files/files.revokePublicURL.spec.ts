import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { upload } from "../../../testkit/files.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "files.revokePublicURL";

describe(method, () => {
  test("ends the link at once and for good: the next one is another", async () => {
    await using world = await workspace();
    const { id: file } = await upload(world, world.alice);
    const first = (await world.alice.does("files.sharedPublicURL", { file })).file.permalink_public ?? "";

    const revoked = await world.alice.does(method, { file });

    assert.deepEqual([revoked.file.public_url_shared, revoked.file.permalink_public], [false, undefined]);
    assert.equal((await fetch(first)).status, 404);
    const second = (await world.alice.does("files.sharedPublicURL", { file })).file.permalink_public ?? "";
    assert.notEqual(second, first);
    assert.deepEqual([(await fetch(first)).status, (await fetch(second)).status], [404, 200]);
  });

  test("admins revoke the links of other people, too", async () => {
    await using world = await workspace();
    const { id: file } = await upload(world, world.bob, { channels: [world.secret] });
    await world.bob.does("files.sharedPublicURL", { file });

    assert.equal((await world.alice.does(method, { file })).file.public_url_shared, false);
  });

  test("succeeds for a file without a link", async () => {
    await using world = await workspace();
    const { id: file } = await upload(world, world.alice);

    assert.equal((await world.alice.does(method, { file })).file.public_url_shared, false);
  });

  refuses(method, {
    file_not_found: ({ alice }) => alice.refused(method, { file: "F0NOSUCH" }),
    not_allowed: async (world) => {
      const { id: file } = await upload(world, world.alice, { channels: [world.secret] });
      return world.bob.refused(method, { file });
    },
  });
});
