import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { serving } from "../../../testkit/signingIn.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";
import { nobody } from "../../domain/caller.ts";
import { recordAccess } from "../../domain/accessLogs/recordAccess.ts";

const method = "team.accessLogs";

/** Bob opens the client from this many addresses, a second apart. */
async function openFrom(world: Workspace, addresses: number): Promise<void> {
  const { store } = world.platform;
  const access = { teamId: teamsOf(world).acme, userId: world.bob.id, userAgent: "Browser" };
  for (let at = 1; at <= addresses; at++) {
    world.clock.advance({ seconds: 1 });
    const now = { caller: nobody, nowMs: world.clock.nowMs() };
    await store.write(recordAccess, now, { ...access, address: `192.0.2.${at}` });
  }
}

describe(method, () => {
  test("lists a browser once, with the first and the last time it opened the client", async () => {
    await using world = await serving();
    const browser = await world.signedIn("bob");
    const opens = () => browser.send("/client/session", {}, { "sec-fetch-site": "same-origin" });
    const firstS = world.clock.nowMs() / 1000;
    await opens();
    world.clock.advance({ hours: 1 });
    await opens();
    const { logins, paging } = await world.alice.does(method, {});

    assert.deepEqual(paging, { count: 100, total: 1, page: 1, pages: 1 });
    const [login] = logins;
    assert.deepEqual([login?.user_id, login?.username, login?.count], [world.bob.id, "bob", 2]);
    assert.deepEqual([login?.date_first, login?.date_last], [firstS, firstS + 3600]);
    assert.match(login?.ip ?? "", /127\.0\.0\.1|::1/);
    assert.deepEqual([login?.isp, login?.country, login?.region], [null, null, null]);
  });

  test("pages by number, by cursor and by time", async () => {
    await using world = await workspace();
    await openFrom(world, 5);
    const all = (await world.alice.does(method, {})).logins;
    assert.deepEqual(
      all.map(({ ip }) => ip),
      ["192.0.2.5", "192.0.2.4", "192.0.2.3", "192.0.2.2", "192.0.2.1"],
    );
    assert.deepEqual((await world.alice.does(method, { count: 2, page: 3 })).logins, all.slice(4));
    const walked: (typeof all)[number][] = [];
    for (let cursor: string | undefined; cursor !== "";) {
      const page = await world.alice.does(method, { limit: 2, ...(cursor !== undefined && { cursor }) });
      walked.push(...page.logins);
      cursor = page.response_metadata?.next_cursor ?? "";
    }
    assert.deepEqual(walked, all);
    const before = all[2]?.date_last ?? 0;
    assert.deepEqual((await world.alice.does(method, { before })).logins, all.slice(2));
  });

  refuses(method, {
    not_an_admin: ({ bob }) => bob.refused(method, {}),
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    invalid_limit: ({ alice }) => alice.refused(method, { limit: 1000 }),
    invalid_cursor: ({ alice }) => alice.refused(method, { cursor: "forged" }),
    over_pagination_limit: ({ alice }) => alice.refused(method, { page: 101 }),
    paid_only: async (world) => {
      const frank = personOf(world, "frank");
      await frank.does("admin.teams.settings.setPlan", { team_id: teamsOf(world).birch, plan: "free" });
      return await frank.refused(method, {});
    },
  });
});
