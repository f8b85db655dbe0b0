import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { otherBot } from "../../../testkit/calls.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { newRemote } from "../../../testkit/remoteFiles.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "files.remote.info";

describe(method, () => {
  test("finds the file by either name, with a bot token and with a person's", async () => {
    await using world = await workspace();
    const { file } = await world.bot.does("files.remote.add", newRemote());

    for (const actor of [world.bot, world.alice]) {
      assert.equal((await actor.does(method, { file: file.id })).file.external_id, "inv-7");
      assert.equal((await actor.does(method, { external_id: "inv-7" })).file.id, file.id);
    }
  });

  refuses(method, {
    file_not_found: ({ bot }) => bot.refused(method, { external_id: "inv-7" }),
    "file_not_found for another app": async (world) => {
      const { file } = await world.bot.does("files.remote.add", newRemote());
      return otherBot(world).refused(method, { file: file.id });
    },
    "file_not_found for a file that is not remote": async ({ bot }) => {
      const { file } = await bot.does("files.upload", { content: "text" });
      return bot.refused(method, { file: file.id });
    },
    invalid_args: ({ bot }) => bot.refused(method, { external_id: "inv-7", file: "F0123456789" }),
    "invalid_args without a name": ({ bot }) => bot.refused(method, {}),
  });
});
