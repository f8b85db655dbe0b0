import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../packages/server/testkit/admins.ts";
import { makeChannel } from "../../packages/server/testkit/channels.ts";
import { shareWithFrank } from "../../packages/server/testkit/sharing.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { sharedStoreKinds } from "./storeKinds.ts";

const sorts = ["relevant", "name", "member_count", "created"] as const;

for (const kind of sharedStoreKinds) {
  describe(`channels that administrators manage, on ${kind.name}`, { skip: kind.skip }, () => {
    test("are found by every sort, page by page, each once", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      for (let at = 0; at < 7; at++) {
        if (at % 3 === 0) world.clock.advance({ seconds: 1 });
        await makeChannel(world.bob, at % 2 === 0 ? `team-${at}` : `my_team-${at}`);
      }
      for (const sort of sorts) {
        for (const sort_dir of ["asc", "desc"] as const) {
          const found: string[] = [];
          let cursor = "";
          do {
            const page = await world.alice.does("admin.conversations.search", {
              query: "team",
              sort,
              sort_dir,
              limit: 3,
              cursor,
            });
            assert.equal(page.total_count, 7);
            found.push(...page.conversations.map(({ id }) => id));
            cursor = page.next_cursor;
          } while (cursor !== "");
          assert.deepEqual([found.length, new Set(found).size], [7, 7], `${sort} ${sort_dir}`);
        }
      }
    });

    test("are found by the kind of their sharing", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { alice, bob } = world;
      const { acme, labs, birch } = teamsOf(world);
      const { channel: external } = await shareWithFrank(world);
      const inOrg = await makeChannel(bob, "in-org");
      await alice.does("admin.conversations.setTeams", { channel_id: inOrg, target_team_ids: [acme, labs] });
      const find = async (params: object) =>
        (await alice.does("admin.conversations.search", { ...params, limit: 20 })).conversations.map(({ id }) => id);

      for (const type of ["multi_workspace", "org_wide"]) {
        assert.deepEqual(await find({ search_channel_types: [type] }), [inOrg], type);
      }
      assert.ok(!(await find({ search_channel_types: ["exclude_org_shared"] })).includes(inOrg));
      assert.deepEqual(await find({ search_channel_types: ["external_shared"] }), [external]);
      assert.deepEqual(await find({ connected_team_ids: [birch] }), [external]);
      const { team_ids } = await alice.does("admin.conversations.getTeams", { channel_id: inOrg });
      assert.deepEqual(team_ids, [acme, labs].toSorted());
    });

    test("are created, converted, renamed, archived and looked up", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { alice, bob, carol } = world;
      const made = { name: "launch", is_private: false, team_id: teamsOf(world).acme };
      const { channel_id } = await alice.does("admin.conversations.create", made);
      const channel = channel_id;

      await alice.does("admin.conversations.invite", { channel_id, user_ids: [bob.id] });
      await alice.does("admin.conversations.convertToPrivate", { channel_id });
      assert.equal(await carol.refused("conversations.info", { channel }), "channel_not_found");
      await alice.does("admin.conversations.convertToPublic", { channel_id });
      await alice.does("admin.conversations.rename", { channel_id, name: "landing" });
      assert.equal((await carol.does("conversations.info", { channel })).channel.name, "landing");
      const quiet = {
        team_ids: [teamsOf(world).acme],
        last_message_activity_before: Math.floor(world.clock.nowMs() / 1000) + 60,
        max_member_count: 2,
      };
      assert.ok((await alice.does("admin.conversations.lookup", quiet)).channel_ids.includes(channel));
      await alice.does("admin.conversations.archive", { channel_id });
      assert.ok(!(await alice.does("admin.conversations.lookup", quiet)).channel_ids.includes(channel));
      await alice.does("admin.conversations.unarchive", { channel_id });
      await bob.does("chat.postMessage", { channel, text: "Still here." });
      const everywhere = { name: "all", is_private: false, org_wide: true };
      const { channel_id: all } = await alice.does("admin.conversations.create", everywhere);
      await personOf(world, "erin").does("conversations.join", { channel: all });
    });
  });
}
