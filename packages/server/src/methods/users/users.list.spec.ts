import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

describe("users.list", () => {
  test("lists people, bots and Slackbot of the caller's workspace and nobody else", async () => {
    await using world = await workspace();

    const { members } = await world.bot.does("users.list", {});

    const names = members.map((member) => member.name).toSorted();
    assert.deepEqual(names, ["alice", "bob", "carol", "dev_app", "dora", "rotating_app", "slackbot"]);
  });

  test("pages concatenate to the whole", async () => {
    await using world = await workspace();
    const whole = await world.bot.does("users.list", {});

    const first = await world.bot.does("users.list", { limit: 4 });
    const second = await world.bot.does("users.list", { limit: 4, cursor: first.response_metadata.next_cursor });

    assert.deepEqual([...first.members, ...second.members], whole.members);
    assert.equal(second.response_metadata.next_cursor, "");
  });

  refuses("users.list", {
    invalid_cursor: async ({ bot, clock }) => {
      const { response_metadata } = await bot.does("users.list", { limit: 1 });
      clock.advance({ hours: 25 });
      return bot.refused("users.list", { limit: 1, cursor: response_metadata.next_cursor });
    },
  });
});
