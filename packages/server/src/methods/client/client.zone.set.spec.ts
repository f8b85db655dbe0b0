import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.zone.set";

/** A person whose zone follows the browser. Those of the seed have chosen one. */
async function atBrowser(world: Workspace): Promise<Actor> {
  const bob = await atHome(world, world.bob);
  await bob.does("client.preferences.set", { tz_automatic: true });
  return bob;
}

const zoneOf = async (person: Actor) => (await person.does("users.info", { user: person.id })).user.tz;

async function emitted(world: Workspace): Promise<string[]> {
  const rows = await world.platform.store.db.selectFrom("outbox").select("type").orderBy("id").execute();
  return rows.map(({ type }) => type);
}

describe(method, () => {
  test("stores what a browser reports, with its label and offset, and tells the workspace", async () => {
    await using world = await workspace();
    const bob = await atBrowser(world);
    const before = await emitted(world);
    const set = await bob.does(method, { tz: "asia/tokyo" });
    assert.deepEqual(set, {
      ok: true,
      tz: "Asia/Tokyo",
      tz_label: "Japan Standard Time",
      tz_offset: 32_400,
      tz_automatic: true,
    });
    const { user } = await world.alice.does("users.info", { user: bob.id });
    assert.deepEqual([user.tz, user.tz_label, user.tz_offset], ["Asia/Tokyo", "Japan Standard Time", 32_400]);
    assert.deepEqual((await emitted(world)).slice(before.length), ["user_change"]);
  });

  test("changes nothing when the same zone, or an alias of it, is reported again", async () => {
    await using world = await workspace();
    const bob = await atBrowser(world);
    await bob.does(method, { tz: "Europe/Kyiv" });
    const before = await emitted(world);
    assert.equal((await bob.does(method, { tz: "Europe/Kiev" })).tz, "Europe/Kyiv");
    assert.deepEqual(await emitted(world), before);
  });

  test("keeps the zone that a person chose, until it follows the browser again", async () => {
    await using world = await workspace();
    const bob = await atBrowser(world);
    const chosen = await bob.does(method, { tz: "Africa/Nairobi", is_chosen: true });
    assert.deepEqual([chosen.tz, chosen.tz_automatic], ["Africa/Nairobi", false]);
    assert.equal((await bob.does("client.preferences.get", {})).preferences.tz_automatic, false);

    const reported = await bob.does(method, { tz: "Asia/Tokyo" });
    assert.deepEqual([reported.tz, reported.tz_automatic], ["Africa/Nairobi", false]);
    assert.equal(await zoneOf(bob), "Africa/Nairobi");

    await bob.does("client.preferences.set", { tz_automatic: true });
    await bob.does(method, { tz: "Asia/Tokyo" });
    assert.equal(await zoneOf(bob), "Asia/Tokyo");
  });

  test("keeps the zone of a person of a seed that names one", async () => {
    await using world = await workspace();
    const alice = await atHome(world, world.alice);
    const before = await zoneOf(alice);
    assert.equal((await alice.does(method, { tz: "Asia/Tokyo" })).tz_automatic, false);
    assert.equal(await zoneOf(alice), before);
  });

  test("moves the schedule of quiet hours, and tells clients when it begins now", async () => {
    await using world = await workspace();
    const bob = await atBrowser(world);
    await bob.does(method, { tz: "UTC" });
    const schedule = Object.fromEntries(["thursday"].map((day) => [day, { start: "22:00", end: "23:00" }]));
    const inUtc = await bob.does("client.dnd.schedule", { schedule });
    const before = await emitted(world);
    await bob.does(method, { tz: "Asia/Tokyo" });
    const inTokyo = await bob.does("client.dnd.get", {});
    assert.equal(inUtc.next_dnd_start_ts - inTokyo.next_dnd_start_ts, 9 * 3600);
    assert.deepEqual((await emitted(world)).slice(before.length), ["user_change", "dnd_updated", "dnd_updated_user"]);
  });

  const refused = async (world: Workspace, tz: string) => (await atHome(world, world.bob)).refused(method, { tz });
  refuses(method, {
    "invalid_timezone for an unknown name": (world) => refused(world, "Europe/Atlantis"),
    "invalid_timezone for an offset": (world) => refused(world, "+01:00"),
    "invalid_timezone for nothing": (world) => refused(world, ""),
  });
});
