import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { slackbotId } from "@platform/protocol";
import { makeChannel, makePrivate } from "../../packages/server/testkit/channels.ts";
import type { Body } from "../../packages/server/testkit/checkAnswer.ts";
import { type Actor, type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { storeKinds } from "./storeKinds.ts";

/** Asks the same of everybody at once, several times over. */
async function race(times: number, ...calls: readonly (() => Promise<Body>)[]): Promise<Body[]> {
  return await Promise.all(Array.from({ length: times }, () => calls.map((call) => call())).flat());
}

const codesOf = (answers: readonly Body[]) => answers.map((answer) => answer.error ?? "ok");
const idOf = (answer: Body) => (answer["channel"] as { id: string } | undefined)?.id;

async function membersOf(actor: Actor, channel: string): Promise<{ listed: string[]; counted: number | undefined }> {
  const { members } = await actor.does("conversations.members", { channel });
  const { channel: seen } = await actor.does("conversations.info", { channel, include_num_members: true });
  return { listed: members.toSorted(), counted: seen.num_members };
}

async function told(world: Workspace, type: string): Promise<number> {
  const { db } = world.platform.store;
  return (await db.selectFrom("outbox").select("id").where("type", "=", type).execute()).length;
}

for (const kind of storeKinds) {
  describe(`conversations on ${kind.name}`, { skip: kind.skip }, () => {
    test("are one, however many open the same one at once", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { alice, bob, carol } = world;

      const pair = await race(
        5,
        () => alice.asks("conversations.open", { users: [bob.id] }),
        () => bob.asks("conversations.open", { users: [alice.id] }),
      );
      const group = await race(
        5,
        () => alice.asks("conversations.open", { users: [bob.id, carol.id] }),
        () => carol.asks("conversations.open", { users: [alice.id, bob.id] }),
      );
      const own = await race(5, () => alice.asks("conversations.open", { users: [alice.id] }));

      for (const answers of [pair, group, own]) {
        assert.deepEqual(new Set(codesOf(answers)), new Set(["ok"]));
        assert.equal(new Set(answers.map(idOf)).size, 1);
      }
      const { channels } = await alice.does("conversations.list", { types: ["im", "mpim"] });
      assert.equal(channels.length, 3);
      assert.equal(await told(world, "im_created"), 3);
    });

    test("with Slackbot are one per person, and name it as their partner", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { alice, bob } = world;

      const opened = await race(
        5,
        () => alice.asks("conversations.open", { users: [slackbotId] }),
        () => bob.asks("conversations.open", { users: [slackbotId] }),
      );

      assert.deepEqual(new Set(codesOf(opened)), new Set(["ok"]));
      assert.equal(new Set(opened.map(idOf)).size, 2);
      const { channels } = await alice.does("conversations.list", { types: ["im"] });
      assert.deepEqual(
        channels.map(({ user }) => user),
        [slackbotId],
      );
      const { listed, counted } = await membersOf(alice, channels[0]?.id ?? "");
      assert.deepEqual([listed, counted], [[alice.id, slackbotId].toSorted(), 1]);
      const { members } = await alice.does("users.list", {});
      assert.deepEqual(
        members.map(({ id }) => id),
        members.map(({ id }) => id).toSorted(),
      );
    });

    test("have each person once and count them right, however many invite and join at once", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { alice, bob, carol } = world;
      const channel = await makeChannel(alice, "race");

      const answers = await race(
        4,
        () => bob.asks("conversations.join", { channel }),
        () => carol.asks("conversations.join", { channel }),
        () => alice.asks("conversations.invite", { channel, users: [bob.id, carol.id], force: true }),
      );

      assert.ok(codesOf(answers).every((code) => code === "ok" || code === "already_in_channel"));
      const { listed, counted } = await membersOf(alice, channel);
      assert.deepEqual(listed, [alice.id, bob.id, carol.id].toSorted());
      assert.equal(counted, 3);
      assert.equal(await told(world, "member_joined_channel"), 2);
    });

    test("are never left empty when they are private, though everybody leaves at once", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { alice, bob, carol } = world;
      const channel = await makePrivate(world, "race", bob, carol);

      const answers = await race(
        1,
        ...[alice, bob, carol].map((actor) => () => actor.asks("conversations.leave", { channel })),
      );

      assert.deepEqual(codesOf(answers).toSorted(), ["last_member", "ok", "ok"]);
      const [stayed] = [alice, bob, carol].filter((_, at) => answers[at]?.error === "last_member");
      assert.ok(stayed);
      assert.deepEqual(await membersOf(stayed, channel), { listed: [stayed.id], counted: 1 });
    });

    test("are archived once and have a name once", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { alice, bob } = world;
      const channel = await makeChannel(alice, "race");
      const other = await makeChannel(bob, "other");

      const archived = await race(6, () => alice.asks("conversations.archive", { channel }));
      const named = await race(
        3,
        () => bob.asks("conversations.rename", { channel: other, name: "wanted" }),
        () => alice.asks("conversations.create", { name: "wanted" }),
      );

      assert.deepEqual(
        codesOf(archived).toSorted(),
        [...Array.from({ length: 5 }, () => "already_archived"), "ok"].toSorted(),
      );
      assert.equal(await told(world, "channel_archive"), 1);
      assert.ok(codesOf(named).every((code) => code === "ok" || code === "name_taken"));
      const { channels } = await alice.does("conversations.list", {});
      assert.equal(channels.filter(({ name }) => name === "wanted").length, 1);
    });

    test("are marked, closed and listed the same", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { alice, bob } = world;
      const { channel } = await alice.does("conversations.open", { users: [bob.id], return_im: true });
      const posted = await alice.does("chat.postMessage", { channel: channel.id, text: "Hello." });

      const before = await bob.does("conversations.info", { channel: channel.id });
      await bob.does("conversations.mark", { channel: channel.id, ts: posted.ts });
      const after = await bob.does("conversations.info", { channel: channel.id });
      await bob.does("conversations.close", { channel: channel.id });
      const closed = await bob.does("users.conversations", { types: ["im"] });

      assert.deepEqual([before.channel.unread_count, before.channel.latest?.text], [1, "Hello."]);
      assert.deepEqual([after.channel.unread_count, after.channel.last_read], [0, posted.ts]);
      assert.deepEqual(closed.channels, []);
    });
  });
}
