import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { activityOf, numbersOf, post } from "../../../testkit/activity.ts";
import { personOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.analytics.setCollection";

describe(method, () => {
  test("while it is off nothing is recorded, and what was recorded before stays", async () => {
    await using world = await workspace();
    const { alice, bob, carol, general: channel } = world;
    const ts = await post(alice, channel);

    await bob.does("client.activity.record", { channel, views: [ts] });
    await alice.does(method, { messages: false });
    await carol.does("client.activity.record", { channel, views: [ts] });
    await carol.does("reactions.add", { channel, timestamp: ts, name: "eyes" });
    assert.deepEqual(numbersOf(await activityOf(alice, channel, ts)), [1, 0, 0, 0]);
    await alice.does(method, { messages: true });
    await carol.does("client.activity.record", { channel, views: [ts] });

    assert.deepEqual(numbersOf(await activityOf(alice, channel, ts)), [2, 0, 0, 0]);
  });

  test("what is not named stays as it is", async () => {
    await using world = await workspace();
    const { alice, general: channel } = world;
    await alice.does(method, { messages: false });

    await alice.does(method, { members: true });
    await alice.does(method, {});

    assert.equal(await alice.refused("admin.analytics.messages.metadata", { channel }), "admin_analytics_disabled");
  });

  refuses(method, {
    not_an_enterprise: (world) => personOf(world, "frank").refused(method, { messages: false }),
    restricted_action: ({ bob }) => bob.refused(method, { messages: false }),
  });
});
