import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "team.billableInfo";

describe(method, () => {
  test("bills active people and no deactivated ones, without bots", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const { team } = await alice.does("team.info", {});
    await alice.does("admin.users.remove", { team_id: team.id, user_id: carol.id });
    const { billable_info: billable } = await alice.does(method, {});

    assert.deepEqual(billable[bob.id], { billing_active: true });
    assert.deepEqual(billable[carol.id], { billing_active: false });
    const { user_id: botId } = await world.bot.does("auth.test", {});
    assert.equal(billable[botId], undefined);
  });

  test("does not bill guests of a single channel", async () => {
    await using world = await workspace();
    const { db } = world.platform.store;
    const guest = { role: "single_channel_guest" } as const;
    await db.updateTable("memberships").set(guest).where("user_id", "=", world.dora.id).execute();
    const { billable_info: billable } = await world.alice.does(method, { user: world.dora.id });

    assert.deepEqual(billable, { [world.dora.id]: { billing_active: false } });
  });

  test("pages through the people", async () => {
    await using world = await workspace();
    const all = Object.keys((await world.alice.does(method, {})).billable_info);
    const walked: string[] = [];
    for (let cursor: string | undefined; cursor !== "";) {
      const page = await world.alice.does(method, { limit: 1, ...(cursor !== undefined && { cursor }) });
      walked.push(...Object.keys(page.billable_info));
      cursor = page.response_metadata.next_cursor;
    }
    assert.deepEqual(walked, all);
  });

  refuses(method, {
    not_an_admin: ({ bob }) => bob.refused(method, {}),
    team_not_found: ({ alice }) => alice.refused(method, { team_id: "T0NOSUCHTEAM" }),
    user_not_found: ({ alice }) => alice.refused(method, { user: "U0NOSUCHUSER" }),
    invalid_cursor: ({ alice }) => alice.refused(method, { cursor: "forged" }),
  });
});
