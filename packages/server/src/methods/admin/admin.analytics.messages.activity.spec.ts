import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { activityOf, addressOf, numbersOf, post } from "../../../testkit/activity.ts";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { inviteFrank } from "../../../testkit/sharing.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.analytics.messages.activity";

async function timesOf(world: Workspace, range: { oldest_ts?: string; latest_ts?: string }): Promise<string[]> {
  const page = await world.alice.does(method, { channel: world.random, ...range });
  return page.message_activities.map((activity) => activity.timestamp);
}

/** One message a day for three weeks. */
async function postDaily(world: Workspace): Promise<string[]> {
  const times: string[] = [];
  for (let day = 0; day < 21; day++) {
    if (day > 0) world.clock.advance({ hours: 24 });
    times.push(await post(world.alice, world.random));
  }
  return times;
}

describe(method, () => {
  test("tells how many people saw, shared, clicked and reacted, by department and workspace [API-8.1, API-8.2, API-8.3, API-8.4, API-8.5, API-8.6]", async () => {
    await using world = await workspace();
    const { alice, bob, carol, general: channel, random } = world;
    const { acme } = teamsOf(world);
    const ts = await post(alice, channel);

    await bob.does("client.activity.record", { channel, views: [ts], clicks: [ts], client: "desktop" });
    await carol.does("conversations.mark", { channel, ts });
    for (const name of ["tada", "eyes"]) await bob.does("reactions.add", { channel, timestamp: ts, name });
    const { permalink } = await carol.does("chat.getPermalink", { channel, message_ts: ts });
    await post(carol, random, `See <${permalink}>`);

    assert.deepEqual(await activityOf(alice, channel, ts), {
      channel_id: channel,
      timestamp: ts,
      unique_user_reactions_count: 1,
      unique_user_shares_count: 1,
      unique_user_views_count: 2,
      unique_user_clicks_count: 1,
      unique_views_client: { desktop_views_count: 1, mobile_views_count: 0, web_views_count: 0 },
      unique_stats_by_department: [
        { department: "Design", views: 1, reactions: 0, shares: 1, clicks: 0 },
        { department: "Engineering", views: 1, reactions: 1, shares: 0, clicks: 1 },
      ],
      unique_stats_by_org: [{ team_id: acme, views: 2, reactions: 1, shares: 1, clicks: 1 }],
    });
  });

  test("counts people and not apps", async () => {
    await using world = await workspace();
    const { alice, bot, general: channel, random } = world;
    const ts = await post(alice, channel);

    await bot.does("reactions.add", { channel, timestamp: ts, name: "tada" });
    await bot.does("conversations.mark", { channel, ts });
    await post(bot, random, addressOf(channel, ts));

    assert.deepEqual(numbersOf(await activityOf(alice, channel, ts)), [0, 0, 0, 0]);
  });

  test("counts a share when the person who posts the address can read the message", async () => {
    await using world = await workspace();
    const { alice, bob, carol, secret, random } = world;
    const ts = await post(alice, secret);
    const shareInBlock = {
      channel: random,
      text: "Look.",
      blocks: [{ type: "section", text: { type: "mrkdwn", text: `<${addressOf(secret, ts)}|this>` } }],
    };

    await post(carol, random, addressOf(secret, ts));
    await post(bob, random, `${addressOf(secret, "1.000000")} and ${addressOf("C0000000000", ts)}`);
    assert.equal((await activityOf(alice, secret, ts)).unique_user_shares_count, 0);
    await bob.does("chat.postMessage", shareInBlock);
    await post(bob, random, addressOf(secret, ts));

    assert.equal((await activityOf(alice, secret, ts)).unique_user_shares_count, 1);
  });

  test("a mark counts what came since the one before it, and going back counts nothing", async () => {
    await using world = await workspace();
    const { alice, bob, general: channel } = world;
    const [one, two, three] = [await post(alice, channel), await post(alice, channel), await post(alice, channel)];

    await bob.does("conversations.mark", { channel, ts: two });
    await bob.does("conversations.mark", { channel, ts: one });

    const views = async (ts: string) => (await activityOf(alice, channel, ts)).unique_user_views_count;
    assert.deepEqual([await views(one), await views(two), await views(three)], [1, 1, 0]);
  });

  test("people stay counted under the department that they were in", async () => {
    await using world = await workspace();
    const { alice, bob, general: channel } = world;
    const [one, two] = [await post(alice, channel), await post(alice, channel)];

    await bob.does("client.activity.record", { channel, views: [one] });
    await alice.does("admin.users.setDepartment", {
      team_id: teamsOf(world).acme,
      user_id: bob.id,
      department: "Sales",
    });
    await bob.does("client.activity.record", { channel, views: [one, two], client: "web" });

    const departments = async (ts: string) =>
      (await activityOf(alice, channel, ts)).unique_stats_by_department.map(({ department }) => department);
    assert.deepEqual([await departments(one), await departments(two)], [["Engineering"], ["Sales"]]);
  });

  test("the window is seven days: until now, after the one end, or before the other [API-8.7, API-8.8, API-8.9]", async () => {
    await using world = await workspace();
    const times = await postDaily(world);

    assert.deepEqual(await timesOf(world, {}), times.slice(13));
    assert.deepEqual(await timesOf(world, { oldest_ts: times[2] ?? "" }), times.slice(2, 10));
    assert.deepEqual(await timesOf(world, { latest_ts: times[9] ?? "" }), times.slice(2, 10));
    assert.deepEqual(await timesOf(world, { oldest_ts: times[3] ?? "", latest_ts: times[5] ?? "" }), times.slice(3, 6));
  });

  test("a walk by cursor finds every message once, replies too, whatever is posted meanwhile [API-8.11]", async () => {
    await using world = await workspace();
    const { alice, random: channel } = world;
    const oldest_ts = await post(alice, channel);
    const times = [oldest_ts];
    for (let at = 0; at < 6; at++) times.push(await post(alice, channel));
    times.push((await alice.does("chat.postMessage", { channel, text: "A reply.", thread_ts: oldest_ts })).ts);

    const walked: string[] = [];
    let cursor = "";
    do {
      const page = await alice.does(method, { channel, oldest_ts, limit: 3, ...(cursor && { cursor }) });
      walked.push(...page.message_activities.map((activity) => activity.timestamp));
      cursor = page.response_metadata.next_cursor;
      world.clock.advance({ hours: 24 * 8 });
      await post(alice, channel, "meanwhile");
      world.clock.advance({ hours: -24 * 8 });
    } while (cursor !== "");

    assert.deepEqual(walked, times);
  });

  test("fifty on a page unless told, and never more than a hundred [API-8.10]", async () => {
    await using world = await workspace();
    const { alice, random: channel } = world;
    const oldest_ts = await post(alice, channel);
    for (let at = 0; at < 101; at++) await post(alice, channel);

    const few = await alice.does(method, { channel, oldest_ts });
    const many = await alice.does(method, { channel, oldest_ts, limit: 1_000 });

    assert.deepEqual([few.message_activities.length, many.message_activities.length], [50, 100]);
  });

  refuses(method, {
    "channel_not_found [API-8.12]": ({ alice }) => alice.refused(method, { channel: "C0000000000" }),
    "not_an_enterprise [API-8.13]": async (world) => {
      const frank = personOf(world, "frank");
      const { channel } = await frank.does("conversations.create", { name: "birches" });
      return frank.refused(method, { channel: channel.id });
    },
    "restricted_action [API-8.1, API-8.14]": ({ bob, general }) => bob.refused(method, { channel: general }),
    "restricted_plan_level [API-8.15]": async ({ alice, general }) => {
      await alice.does("admin.enterprise.setPlan", { plan: "business" });
      return alice.refused(method, { channel: general });
    },
    invalid_arguments: ({ alice, general }) => alice.refused(method, { channel: general, cursor: "made up" }),
  });

  test("channels of others and direct messages stay closed", async () => {
    await using world = await workspace();
    const { alice, bob, random } = world;
    const dm = await openDm(world, alice, bob);
    const { frank } = await inviteFrank(world);
    const { channel: theirs } = await frank.does("conversations.create", { name: "birches" });

    assert.equal(await alice.refused(method, { channel: dm }), "channel_not_found");
    assert.equal(await alice.refused(method, { channel: theirs.id }), "channel_not_found");
    const { invite_id } = await frank.does("conversations.inviteShared", {
      channel: theirs.id,
      emails: ["alice@acme.test"],
    });
    await alice.does("conversations.acceptSharedInvite", { invite_id });
    assert.equal(await alice.refused(method, { channel: theirs.id }), "restricted_action");
    assert.equal((await alice.asks(method, { channel: random })).ok, true);
  });
});
