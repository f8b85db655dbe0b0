import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { otherBot } from "../../../testkit/calls.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { newRemote } from "../../../testkit/remoteFiles.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "files.remote.list";

/** Three files, a minute apart, and one of another app. */
async function addFiles(world: Workspace): Promise<void> {
  await otherBot(world).does("files.remote.add", newRemote());
  for (const external_id of ["a", "b", "c"]) {
    await world.bot.does("files.remote.add", newRemote({ external_id }));
    world.clock.advance({ seconds: 60 });
  }
}

const namesOf = (files: readonly { external_id?: string }[]) => files.map((file) => file.external_id);

describe(method, () => {
  test("lists the app's own files, the newest first, page by page", async () => {
    await using world = await workspace();
    await addFiles(world);

    const first = await world.bot.does(method, { limit: 2 });
    const cursor = first.response_metadata.next_cursor;
    const second = await world.bot.does(method, { limit: 2, cursor });

    assert.deepEqual([namesOf(first.files), namesOf(second.files)], [["c", "b"], ["a"]]);
    assert.equal(second.response_metadata.next_cursor, "");
  });

  test("filters by time and by the conversation in which a file was shared", async () => {
    await using world = await workspace();
    const startS = world.clock.nowMs() / 1000;
    await addFiles(world);
    await world.bot.does("files.remote.share", { external_id: "b", channels: [world.random] });

    const shared = await world.bot.does(method, { channel: world.random });
    const later = await world.bot.does(method, { ts_from: String(startS + 60) });
    const earlier = await world.bot.does(method, { ts_to: String(startS + 60) });

    assert.deepEqual(
      [namesOf(shared.files), namesOf(later.files), namesOf(earlier.files)],
      [["b"], ["c", "b"], ["b", "a"]],
    );
  });

  refuses(method, {
    channel_not_found: (world) => world.bot.refused(method, { channel: world.secret }),
    invalid_cursor: ({ bot }) => bot.refused(method, { cursor: "guessed" }),
  });
});
