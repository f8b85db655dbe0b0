import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { activityOf, numbersOf, post } from "../../../testkit/activity.ts";
import { personOf } from "../../../testkit/admins.ts";
import { withScopes } from "../../../testkit/ownToken.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { serving } from "../../../testkit/signingIn.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.activity.record";

async function actsIn(world: Workspace): Promise<number> {
  return (await world.platform.store.db.selectFrom("message_acts").select("ts").execute()).length;
}

describe(method, () => {
  test("counts each person once per message, however often a client tells", async () => {
    await using world = await workspace();
    const { alice, bob, carol, general: channel } = world;
    const [one, two] = [await post(alice, channel), await post(alice, channel)];

    for (const person of [bob, carol, bob]) await person.does(method, { channel, views: [one, two], clicks: [one] });

    assert.deepEqual(numbersOf(await activityOf(alice, channel, one)), [2, 0, 0, 2]);
    assert.deepEqual(numbersOf(await activityOf(alice, channel, two)), [2, 0, 0, 0]);
  });

  test("counts a person in every kind of client, and once overall [API-8.4]", async () => {
    await using world = await workspace();
    const { alice, bob, carol, general: channel } = world;
    const ts = await post(alice, channel);

    await bob.does(method, { channel, views: [ts], client: "desktop" });
    await bob.does(method, { channel, views: [ts], client: "mobile" });
    await carol.does(method, { channel, views: [ts], client: "web" });
    await alice.does(method, { channel, views: [ts] });

    const activity = await activityOf(alice, channel, ts);
    assert.equal(activity.unique_user_views_count, 3);
    assert.deepEqual(activity.unique_views_client, {
      desktop_views_count: 1,
      mobile_views_count: 1,
      web_views_count: 1,
    });
    assert.deepEqual(
      activity.unique_stats_by_department.map(({ department, views }) => [department, views]),
      [
        ["Design", 1],
        ["Engineering", 1],
        ["Leadership", 1],
      ],
    );
  });

  test("passes over what is no message, and replies count like any other", async () => {
    await using world = await workspace();
    const { alice, bob, general: channel } = world;
    const ts = await post(alice, channel);
    const reply = await alice.does("chat.postMessage", { channel, text: "And?", thread_ts: ts });
    const deleted = await post(alice, channel);
    await alice.does("chat.delete", { channel, ts: deleted });

    await bob.does(method, { channel, views: [reply.ts, deleted, "1.000000", "yesterday"], clicks: ["2.0"] });

    assert.deepEqual(numbersOf(await activityOf(alice, channel, reply.ts)), [1, 0, 0, 0]);
    assert.equal(await actsIn(world), 1);
  });

  test("keeps nothing of direct messages, of workspaces outside any org, and while it is switched off", async () => {
    await using world = await workspace();
    const { alice, bob, general } = world;
    const dm = await openDm(world, alice, bob);
    const frank = personOf(world, "frank");
    const { channel: own } = await frank.does("conversations.create", { name: "birches" });
    const recorded = [
      [bob, dm, await post(alice, dm)],
      [frank, own.id, await post(frank, own.id)],
      [bob, general, await post(alice, general)],
    ] as const;
    await alice.does("admin.analytics.setCollection", { messages: false });

    for (const [person, channel, ts] of recorded) await person.does(method, { channel, views: [ts], clicks: [ts] });

    assert.equal(await actsIn(world), 0);
  });

  test("counts guests from another org under their workspace, and tells nothing of their departments", async () => {
    await using world = await workspace();
    const { channel, frank } = await shareWithFrank(world);
    const team = world.dev.teams.at(-1)?.id ?? "";
    await frank.does("admin.users.setDepartment", { team_id: team, user_id: frank.id, department: "Forestry" });
    const ts = await post(world.alice, channel);

    await frank.does(method, { channel, views: [ts] });

    const { unique_stats_by_department, unique_stats_by_org } = await activityOf(world.alice, channel, ts);
    assert.deepEqual(unique_stats_by_department, []);
    assert.deepEqual(unique_stats_by_org, [{ team_id: team, views: 1, reactions: 0, shares: 0, clicks: 0 }]);
  });

  test("is what counts in the browser client: marking a channel as read there shows nothing", async () => {
    await using world = await serving();
    const { alice, general: channel } = world;
    const [shown, skipped] = [await post(alice, channel), await post(alice, channel)];
    const browser = await world.signedIn("bob");
    const opened = await browser.send("/client/session", {}, { "sec-fetch-site": "same-origin" });
    const bob = world.actor(((await opened.json()) as { readonly token: string }).token);

    await bob.does(method, { channel, views: [shown], client: "web" });
    await bob.does("conversations.mark", { channel, ts: skipped });

    assert.deepEqual(numbersOf(await activityOf(alice, channel, shown)), [1, 0, 0, 0]);
    assert.deepEqual(numbersOf(await activityOf(alice, channel, skipped)), [0, 0, 0, 0]);
    await world.bob.does("conversations.mark", { channel, ts: shown });
    await world.bob.does("conversations.mark", { channel, ts: skipped });
    assert.deepEqual(numbersOf(await activityOf(alice, channel, skipped)), [1, 0, 0, 0], "of a third-party client");
  });

  test("needs the scope of the kind of channel, and counts only messages of the channel that it names", async () => {
    await using world = await workspace();
    const { alice, bob, general, secret } = world;
    const [open, hidden] = [await post(alice, general), await post(alice, secret)];
    const reader = await withScopes(world, bob, ["channels:history"]);

    assert.equal(await reader.refused(method, { channel: secret, views: [hidden] }), "missing_scope");
    await reader.does(method, { channel: general, views: [open, hidden], clicks: [hidden] });

    assert.deepEqual(numbersOf(await activityOf(alice, general, open)), [1, 0, 0, 0]);
    assert.deepEqual(numbersOf(await activityOf(alice, secret, hidden)), [0, 0, 0, 0]);
  });

  test("is forgotten with the message", async () => {
    await using world = await workspace();
    const { alice, bob, general: channel } = world;
    const ts = await post(alice, channel);
    await bob.does(method, { channel, views: [ts] });

    await alice.does("chat.delete", { channel, ts });

    assert.equal(await actsIn(world), 0);
  });

  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel: secret, views: ["1.0"] }),
    invalid_arguments: ({ bob, general }) =>
      bob.refused(method, { channel: general, views: Array.from({ length: 101 }, (_, at) => `${at}.0`) }),
    not_allowed_token_type: ({ bot, general }) => bot.refused(method, { channel: general, views: ["1.0"] }),
  });
});
