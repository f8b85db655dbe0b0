import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { makeChannel, makePrivate } from "../../../testkit/channels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.lookup";

const hourS = 3600;

describe(method, () => {
  test("finds public channels with few members whose last message is older", async () => {
    await using world = await workspace();
    const team_ids = [teamsOf(world).acme];
    const quiet = await makeChannel(world.bob, "quiet");
    const hidden = await makePrivate(world, "hidden", world.bob);
    const { ts } = await world.bob.does("chat.postMessage", { channel: quiet, text: "Anyone here?" });
    world.clock.advance({ hours: 24 });
    const isFound = async (id: string, before: number, max_member_count?: number) => {
      const more = max_member_count === undefined ? {} : { max_member_count };
      const asked = { team_ids, last_message_activity_before: before, ...more };
      return (await world.alice.does(method, asked)).channel_ids.includes(id);
    };
    const writtenS = Math.floor(Number(ts));

    assert.equal(await isFound(quiet, writtenS), false);
    assert.equal(await isFound(quiet, writtenS + 1), true);
    await world.carol.does("conversations.join", { channel: quiet });
    const laterS = Math.floor(world.clock.nowMs() / 1000) + hourS;
    assert.equal(await isFound(quiet, laterS), false);
    assert.equal(await isFound(quiet, laterS, 2), true);
    assert.equal(await isFound(hidden, laterS, 100), false);
    await world.alice.does("admin.conversations.archive", { channel_id: quiet });
    assert.equal(await isFound(quiet, laterS, 2), false);
  });

  test("goes through all of them page by page, leaving out workspaces of others", async () => {
    await using world = await workspace();
    const { acme, birch } = teamsOf(world);
    const made: string[] = [];
    for (const name of ["one", "two", "three"]) made.push(await makeChannel(world.bob, name));
    const laterS = Math.floor(world.clock.nowMs() / 1000) + hourS;
    const found: string[] = [];
    let cursor = "";
    do {
      const asked = { team_ids: [acme, birch], last_message_activity_before: laterS, limit: 1, cursor };
      const page = await world.alice.does(method, asked);
      found.push(...page.channel_ids);
      cursor = page.response_metadata.next_cursor;
    } while (cursor !== "");

    for (const id of made) assert.equal(found.filter((one) => one === id).length, 1);
    assert.equal(new Set(found).size, found.length);
  });

  refuses(method, {
    no_valid_teams: (world) =>
      world.alice.refused(method, { team_ids: [teamsOf(world).birch], last_message_activity_before: 1 }),
    invalid_cursor: (world) =>
      world.alice.refused(method, { team_ids: [teamsOf(world).acme], last_message_activity_before: 1, cursor: "x" }),
  });
});
