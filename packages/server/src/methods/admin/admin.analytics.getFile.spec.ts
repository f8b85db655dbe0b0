import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { post } from "../../../testkit/activity.ts";
import { personOf, seedWithAdmins, teamsOf } from "../../../testkit/admins.ts";
import { upload } from "../../../testkit/files.ts";
import { gunzipLines, type Line } from "../../../testkit/gunzipLines.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.analytics.getFile";
/** The day after the one on which a workspace begins, with messages in it already. */
const date = "2026-01-16";

function lineOf(lines: readonly Line[], field: string, value: string): Line | undefined {
  return lines.find((line) => line[field] === value);
}

/** What people do on that day, until it is over. */
async function aDay(world: Workspace, act: () => Promise<void>): Promise<void> {
  world.clock.advance({ hours: 24 });
  await act();
  world.clock.advance({ hours: 24 });
}

const members = (world: Workspace, actor: Actor) => gunzipLines(world, actor, method, { type: "member", date });

describe(method, () => {
  test("reports what each person of the org did in each of their workspaces on the day, and nothing of other days", async () => {
    await using world = await workspace();
    const { alice, bob, bot, general } = world;
    await aDay(world, async () => {
      await post(bob, general);
      await post(bob, await openDm(world, alice, bob));
      await post(bot, general);
      await upload(world, bob);
    });
    await post(alice, general);

    const lines = await members(world, alice);

    assert.deepEqual(lineOf(lines, "user_id", bob.id), {
      enterprise_id: world.dev.org?.id,
      date,
      team_id: teamsOf(world).acme,
      user_id: bob.id,
      email_address: "bob@acme.test",
      is_guest: false,
      is_active: true,
      messages_posted_count: 2,
      channel_messages_posted_count: 1,
      files_added_count: 1,
    });
    assert.equal(lineOf(lines, "user_id", alice.id)?.["is_active"], false);
    assert.equal(lineOf(lines, "user_id", world.dora.id)?.["is_guest"], true);
    const named = lines.map((line) => String(line["email_address"]).split("@")[0]).toSorted();
    assert.deepEqual(named, ["alice", "bob", "carol", "carol", "dora", "erin"]);
  });

  test("reports members and messages of each public channel", async () => {
    await using world = await workspace();
    const { alice, bob, bot, general, secret } = world;
    await aDay(world, async () => {
      for (const actor of [alice, alice, bob, bot]) await post(actor, general);
      await post(alice, secret);
    });

    const lines = await gunzipLines(world, alice, method, { type: "public_channel", date });

    const reported = lineOf(lines, "channel_id", general);
    assert.deepEqual(
      [reported?.["total_members_count"], reported?.["full_members_count"], reported?.["guest_member_count"]],
      [4, 3, 1],
    );
    assert.equal(reported?.["messages_posted_count"], 4);
    assert.equal(reported["messages_posted_by_members_count"], 3);
    assert.equal(reported["members_who_posted_count"], 2);
    assert.equal(lineOf(lines, "channel_id", secret), undefined);
  });

  test("tells what public channels are called now, when only that is asked for", async () => {
    await using world = await workspace();

    const lines = await gunzipLines(world, world.alice, method, { type: "public_channel", metadata_only: "true" });

    assert.deepEqual(lineOf(lines, "channel_id", world.general), {
      channel_id: world.general,
      name: "general",
      topic: "Welcome",
      description: "Everybody is here.",
      date: "2026-01-15",
    });
  });

  test("gives admins of one workspace that workspace alone", async () => {
    await using world = await workspace({ seed: seedWithAdmins("bob") });
    await aDay(world, async () => {});

    const lines = await members(world, world.bob);

    assert.deepEqual([...new Set(lines.map((line) => line["team_id"]))], [teamsOf(world).acme]);
    assert.equal(lines.length, 4);
  });

  test("tells in the log of calls what was answered, without the bytes", async () => {
    await using world = await workspace();
    await gunzipLines(world, world.alice, method, { type: "public_channel", metadata_only: "true" });

    const logged = await world.platform.control("log.list", {});

    const { entries } = logged as unknown as { entries: { method?: string; answer?: { file?: object } }[] };
    const answer = entries.find((entry) => entry.method === method)?.answer;
    assert.deepEqual(Object.keys(answer?.file ?? {}), ["content_type", "size"]);
  });

  refuses(method, {
    not_an_admin: ({ bob }) => bob.refused(method, { type: "member", date }),
    feature_not_enabled: (world) => personOf(world, "frank").refused(method, { type: "member", date }),
    invalid_type: ({ alice }) => alice.refused(method, { type: "weather", date }),
    invalid_date: ({ alice }) => alice.refused(method, { type: "member", date: "2026-02-30" }),
    file_not_yet_available: ({ alice }) => alice.refused(method, { type: "member", date }),
    file_not_found: ({ alice }) => alice.refused(method, { type: "member", date: "2026-01-14" }),
    member_analytics_disabled: async ({ alice }) => {
      await alice.does("admin.analytics.setCollection", { members: false });
      return alice.refused(method, { type: "member", date });
    },
    metadata_not_available: ({ alice }) => alice.refused(method, { type: "member", metadata_only: true }),
    metadata_only_does_not_support_date: ({ alice }) =>
      alice.refused(method, { type: "public_channel", metadata_only: true, date }),
  });

  test("a plan without analytics has no files, and a missing day is no day", async () => {
    await using world = await workspace();
    assert.equal(await world.alice.refused(method, { type: "member" }), "invalid_date");

    await world.alice.does("admin.enterprise.setPlan", { plan: "standard" });

    assert.equal(await world.alice.refused(method, { type: "member", date }), "feature_not_enabled");
  });
});
