import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "bots.info";

describe(method, () => {
  test("describes the bot of an app", async () => {
    await using world = await workspace();
    const { bot_id = "", user_id } = await world.bot.does("auth.test", {});

    const { bot } = await world.bob.does(method, { bot: bot_id });

    const app = world.dev.apps.find((candidate) => candidate.name === "Dev App");
    assert.deepEqual([bot.id, bot.user_id, bot.app_id, bot.deleted], [bot_id, user_id, app?.id, false]);
  });

  refuses(method, {
    bot_not_found: async (world) => {
      const { bot_id } = await world.bot.does("auth.test", {});
      return personOf(world, "frank").refused(method, { bot: bot_id });
    },
  });
});
