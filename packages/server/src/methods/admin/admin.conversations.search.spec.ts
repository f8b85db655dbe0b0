import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { makeChannel, makePrivate } from "../../../testkit/channels.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.search";

describe(method, () => {
  test("finds channels by the beginning of their name or of a word in it, private ones included", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const ids = [
      await makeChannel(bob, "plan"),
      await makeChannel(bob, "planets"),
      await makePrivate(world, "our-plans", bob),
    ];
    await makeChannel(bob, "airplane");
    await alice.does("conversations.leave", { channel: ids[2] ?? "" });

    const found = await alice.does(method, { query: "Plan", sort: "relevant" });

    assert.deepEqual(
      found.conversations.map(({ id }) => id),
      [ids[0], ids[1], ids[2]],
    );
    assert.equal(found.total_count, 3);
    assert.deepEqual((await alice.does(method, { query: "100%_" })).conversations, []);
  });

  for (const sort of ["relevant", "name", "member_count", "created"] as const) {
    for (const sort_dir of ["asc", "desc"] as const) {
      test(`pages through all of them by ${sort}, ${sort_dir}, each once`, async () => {
        await using world = await workspace();
        for (let at = 0; at < 25; at++) {
          if (at % 5 === 0) world.clock.advance({ seconds: 1 });
          await makeChannel(world.bob, `team-${at}`);
        }
        const found: string[] = [];
        const sizes: number[] = [];
        let cursor = "";
        do {
          const page = await world.alice.does(method, { query: "team", sort, sort_dir, limit: 20, cursor });
          assert.equal(page.total_count, 25);
          assert.equal(page.next_cursor, page.response_metadata.next_cursor);
          found.push(...page.conversations.map(({ id }) => id));
          sizes.push(page.conversations.length);
          cursor = page.next_cursor;
        } while (cursor !== "");

        assert.deepEqual(sizes, [20, 5]);
        assert.equal(new Set(found).size, 25);
      });
    }
  }

  test("keeps to the kinds that are asked for", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const { acme, labs } = teamsOf(world);
    const open = await makeChannel(bob, "kind-open");
    const hidden = await makePrivate(world, "kind-hidden", bob);
    const old = await makeChannel(bob, "kind-old");
    await alice.does("admin.conversations.archive", { channel_id: old });
    const inOrg = await makeChannel(bob, "kind-org");
    await alice.does("admin.conversations.setTeams", { channel_id: inOrg, target_team_ids: [acme, labs] });
    const find = async (...types: string[]) => {
      const asked = { query: "kind", sort: "name" as const, sort_dir: "asc" as const, search_channel_types: types };
      return (await alice.does(method, asked)).conversations.map(({ id }) => id);
    };

    assert.deepEqual(await find(), [hidden, old, open, inOrg]);
    assert.deepEqual(await find("private"), [hidden]);
    assert.deepEqual(await find("private_exclude"), [old, open, inOrg]);
    assert.deepEqual(await find("archived"), [old]);
    assert.deepEqual(await find("exclude_archived"), [hidden, open, inOrg]);
    assert.deepEqual(await find("private_exclude_archived"), [hidden]);
    assert.deepEqual(await find("multi_workspace"), [inOrg]);
    assert.deepEqual(await find("org_wide"), [inOrg]);
    assert.deepEqual(await find("exclude_org_shared"), [hidden, old, open]);
    assert.deepEqual(await find("private_exclude", "exclude_archived"), [open, inOrg]);
  });

  test("finds channels that are shared with another organization", async () => {
    await using world = await workspace();
    const { channel } = await shareWithFrank(world);
    const find = async (params: object) =>
      (await world.alice.does(method, { ...params, limit: 20 })).conversations.map(({ id }) => id);

    assert.deepEqual(await find({ search_channel_types: ["external_shared"] }), [channel]);
    assert.deepEqual(await find({ connected_team_ids: [teamsOf(world).birch] }), [channel]);
    assert.ok(!(await find({ search_channel_types: ["external_shared_exclude"] })).includes(channel));
    assert.deepEqual(await find({ search_channel_types: ["external_shared_private"] }), []);
    assert.deepEqual(await find({ search_channel_types: ["external_shared_archived"] }), []);
  });

  test("only counts when asked to", async () => {
    await using world = await workspace();
    const counted = await world.alice.does(method, { total_count_only: true, team_ids: [teamsOf(world).acme] });
    assert.deepEqual([counted.conversations, counted.total_count > 0], [[], true]);
  });

  refuses(method, {
    not_an_admin: ({ bob }) => bob.refused(method, {}),
    team_not_found: (world) => world.alice.refused(method, { team_ids: [teamsOf(world).birch] }),
    invalid_search_channel_type: ({ alice }) => alice.refused(method, { search_channel_types: ["secret"] }),
    invalid_sort: ({ alice }) => alice.refused(method, { sort: "colour" }),
    invalid_sort_dir: ({ alice }) => alice.refused(method, { sort_dir: "up" }),
    external_team_not_connected_to_this_org: ({ alice }) =>
      alice.refused(method, { connected_team_ids: ["T00NOWHERE0"] }),
    connected_team_passed_in_is_not_top_level_team: async (world) => {
      await shareWithFrank(world);
      return personOf(world, "frank").refused(method, { connected_team_ids: [teamsOf(world).acme] });
    },
    invalid_cursor: ({ alice }) => alice.refused(method, { cursor: "x" }),
  });
});
