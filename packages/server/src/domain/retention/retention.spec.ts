import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { upload } from "../../../testkit/files.ts";
import { heldTexts, holdPeople } from "../../../testkit/holds.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { passDays, postText, readTexts, retainChannel, retainKind } from "../../../testkit/retention.ts";
import { finds } from "../../../testkit/searching.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

async function roomOf({ alice, bob, carol }: Workspace, name = "retained"): Promise<string> {
  const channel = await makeChannel(alice, name);
  await alice.does("conversations.invite", { channel, users: [bob.id, carol.id] });
  return channel;
}

async function reportsOf({ alice }: Workspace, channel: string) {
  const { reports } = await alice.does("admin.retention.reports.list", {});
  return reports.filter(({ channel_id }) => channel_id === channel);
}

describe("A retention rule", () => {
  test("deletes messages that are older than its days, and no others, everywhere", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const channel = await roomOf(world);
    const old = await postText(bob, channel, "An oldish apricot");
    await alice.does("pins.add", { channel, timestamp: old });
    await alice.does("stars.add", { channel, timestamp: old });
    world.clock.advance({ hours: 48 });
    await postText(bob, channel, "A middling apricot");
    world.clock.advance({ hours: 8 * 24 });
    await postText(bob, channel, "A youngish apricot");
    assert.equal((await finds(world, alice, "apricot")).length, 3);
    await retainChannel(world, channel, 10);

    await passDays(world, 1);

    assert.deepEqual(await readTexts(alice, channel), ["A youngish apricot", "A middling apricot"]);
    assert.deepEqual((await finds(world, alice, "apricot")).toSorted(), ["A middling apricot", "A youngish apricot"]);
    assert.deepEqual((await alice.does("pins.list", { channel })).items, []);
    assert.equal(await alice.refused("conversations.replies", { channel, ts: old }), "thread_not_found");
    const stars = await world.platform.store.db
      .selectFrom("stars")
      .selectAll()
      .where("object_id", "=", channel)
      .execute();
    assert.deepEqual(stars, []);
  });

  test("deletes nothing until its preview is confirmed, and the preview counts what a run deletes", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const channel = await roomOf(world);
    const rule = { channel_id: channel, duration_days: 5 };
    for (const text of ["One", "Two"]) await postText(bob, channel, text);
    await alice.does("admin.conversations.setCustomRetention", rule);
    await passDays(world, 10);
    assert.deepEqual(await readTexts(alice, channel), ["Two", "One"]);

    const { preview } = await alice.does("admin.retention.preview", { channel_id: channel });
    await alice.does("admin.retention.confirm", rule);
    await passDays(world, 1);

    assert.deepEqual(await readTexts(alice, channel), []);
    const [report] = await reportsOf(world, channel);
    assert.deepEqual(
      [report?.deleted, report?.oldest, report?.newest],
      [preview.deleted, preview.oldest, preview.newest],
    );
  });

  test("keeps young replies of an old message, which leaves a tombstone", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const channel = await roomOf(world);
    const root = await postText(bob, channel, "The root");
    const oldReply = await postText(bob, channel, "An old reply", root);
    await passDays(world, 8);
    const young = await postText(bob, channel, "A young reply", root);
    await retainChannel(world, channel, 5);

    await passDays(world, 1);

    const { messages } = await alice.does("conversations.replies", { channel, ts: root });
    assert.deepEqual(
      messages.map(({ ts, subtype, text }) => [ts, subtype ?? text]),
      [
        [root, "tombstone"],
        [young, "A young reply"],
      ],
    );
    assert.equal(messages[0]?.reply_count, 1);
    assert.equal(
      messages.some(({ ts }) => ts === oldReply),
      false,
    );
    await passDays(world, 9);
    assert.equal(await alice.refused("conversations.replies", { channel, ts: root }), "thread_not_found");
  });

  test("makes the files of a deleted message unreachable, with their bytes", async () => {
    await using world = await workspace();
    const channel = await roomOf(world);
    const file = await upload(world, world.bob, { channels: [channel] });
    const headers = { authorization: `Bearer ${world.bob.token}` };
    assert.equal((await fetch(file.url_private ?? "", { headers })).status, 200);
    await retainChannel(world, channel, 3);

    await passDays(world, 4);

    assert.equal(await world.bob.refused("files.info", { file: file.id }), "file_deleted");
    assert.notEqual((await fetch(file.url_private ?? "", { headers })).status, 200);
    const rows = await world.platform.store.db
      .selectFrom("files")
      .select("blob_key")
      .where("id", "=", file.id)
      .execute();
    assert.deepEqual(rows, [{ blob_key: null }]);
  });

  test("of the workspace for a kind covers that kind only, and channels without traffic", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const channel = await roomOf(world);
    const dm = await openDm(world, bob, carol);
    for (const place of [channel, dm]) await postText(bob, place, "Some text");
    await retainKind(alice, { kind: "direct", duration_days: 5, team_id: teamsOf(world).acme });

    await passDays(world, 40);

    assert.deepEqual([await readTexts(bob, channel), await readTexts(bob, dm)], [["Some text"], []]);
  });

  test("of a channel replaces that of the workspace, which replaces that of the org", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const [short, long] = [await roomOf(world, "short"), await roomOf(world, "long")];
    for (const place of [short, long]) await postText(bob, place, "Some text");
    await retainKind(alice, { kind: "public", duration_days: 2 });
    await retainKind(alice, { kind: "public", duration_days: 10, team_id: teamsOf(world).acme });
    await retainChannel(world, long, 30);

    await passDays(world, 5);
    assert.deepEqual([await readTexts(bob, short), await readTexts(bob, long)], [["Some text"], ["Some text"]]);
    await passDays(world, 10);
    assert.deepEqual([await readTexts(bob, short), await readTexts(bob, long)], [[], ["Some text"]]);
  });

  test("that allows no override is in effect before more specific ones", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const channel = await roomOf(world);
    await postText(bob, channel, "Some text");
    await retainChannel(world, channel, 300);
    await retainKind(alice, { kind: "public", duration_days: 2, allow_override: false });

    await passDays(world, 5);

    assert.deepEqual(await readTexts(bob, channel), []);
  });

  test("stops deleting when it is removed, and waits again when it becomes shorter", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const [removed, shortened] = [await roomOf(world, "removed"), await roomOf(world, "shortened")];
    for (const place of [removed, shortened]) {
      await retainChannel(world, place, 5);
      await postText(bob, place, "Some text");
    }
    await alice.does("admin.conversations.removeCustomRetention", { channel_id: removed });
    await alice.does("admin.conversations.setCustomRetention", { channel_id: shortened, duration_days: 4 });

    await passDays(world, 20);

    assert.deepEqual([await readTexts(bob, removed), await readTexts(bob, shortened)], [["Some text"], ["Some text"]]);
  });

  test("for files deletes uploads and leaves their messages", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const channel = await roomOf(world);
    const file = await upload(world, bob, { channels: [channel], comment: "Look" });
    await retainKind(alice, { kind: "files", duration_days: 3 });

    await passDays(world, 4);

    assert.equal(await bob.refused("files.info", { file: file.id }), "file_deleted");
    assert.deepEqual(await readTexts(alice, channel), ["Look"]);
    const { reports } = await alice.does("admin.retention.reports.list", {});
    const ofFiles = reports.filter(({ rule }) => rule.kind === "files");
    assert.equal(
      ofFiles.reduce((sum, { deleted }) => sum + deleted, 0),
      1,
      JSON.stringify(ofFiles),
    );
  });

  test("tells each conversation once per bite", async () => {
    await using world = await workspace();
    const { bob } = world;
    const channel = await roomOf(world);
    await postText(bob, channel, "One");
    const latest = await postText(bob, channel, "Two");
    await retainChannel(world, channel, 3);

    await passDays(world, 4);

    const events = await world.platform.store.db
      .selectFrom("outbox")
      .select(["type", "payload"])
      .where("channel_id", "=", channel)
      .where("type", "=", "channel_history_changed")
      .execute();
    assert.equal(events.length, 1);
    assert.equal((JSON.parse(events[0]?.payload ?? "{}") as { latest?: string }).latest, latest);
  });
});

describe("Retention under a legal hold", () => {
  test("skips held messages and reports them, and catches up after the release", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const channel = await roomOf(world);
    const policy_id = await holdPeople(world, [bob]);
    await postText(bob, channel, "From Bob");
    await postText(carol, channel, "From Carol");
    const ts = await postText(carol, channel, "Deleted by Carol");
    await carol.does("chat.delete", { channel, ts });
    await retainChannel(world, channel, 3);

    await passDays(world, 4);
    assert.deepEqual(await readTexts(alice, channel), ["From Carol", "From Bob"]);
    assert.deepEqual(await heldTexts(world, channel), ["deleted: Deleted by Carol"]);
    const [report] = await reportsOf(world, channel);
    assert.equal(report?.deleted, 0);
    assert.ok((report?.held ?? 0) >= 2);

    await alice.does("admin.legalHolds.policies.release", { policy_id });
    await passDays(world, 1);
    assert.deepEqual(await readTexts(alice, channel), []);
    assert.deepEqual(await heldTexts(world, channel), []);
  });

  test("keeps what a second hold covers when the first is released", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const channel = await roomOf(world);
    const first = await holdPeople(world, [bob]);
    await holdPeople(world, [carol]);
    const ts = await postText(bob, channel, "Held twice");
    await bob.does("chat.delete", { channel, ts });

    await alice.does("admin.legalHolds.policies.release", { policy_id: first });
    await passDays(world, 2);

    assert.deepEqual(await heldTexts(world, channel), ["deleted: Held twice"]);
  });

  test("keeps the bytes of a deleted file until the hold is released", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const channel = await roomOf(world);
    const policy_id = await holdPeople(world, [bob]);
    const file = await upload(world, bob, { channels: [channel] });
    await bob.does("files.delete", { file: file.id });
    const held = () => world.platform.store.db.selectFrom("held_files").select(["file_id", "blob_key"]).execute();
    const [kept] = await held();
    assert.equal(kept?.file_id, file.id);
    assert.notEqual(kept.blob_key, null);

    await alice.does("admin.legalHolds.policies.release", { policy_id });
    await passDays(world, 1);

    assert.deepEqual(await held(), []);
  });
});
