import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { accessFile } from "@platform/server/domain/access/accessFile.ts";
import { personCaller } from "@platform/server/domain/access/personCaller.ts";
import { barrierBetween, teamsOf } from "../../packages/server/testkit/admins.ts";
import { download, sendBytes } from "../../packages/server/testkit/files.ts";
import { openDm } from "../../packages/server/testkit/openDm.ts";
import { type Actor, type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { plantFile } from "./operations/plantFile.ts";
import { platformOptions } from "./platformPlace.ts";
import { storeKinds } from "./storeKinds.ts";
import { byNobody } from "./writeAs.ts";

describe("a file is seen by its owner and by people who can read where it was shared", () => {
  for (const kind of storeKinds) {
    test(kind.name, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { alice, bob, carol, dora } = world;
      const everybody = [alice, bob, carol, dora];
      const dm = await openDm(world, bob, carol);

      const kept = await fileOf(world, alice, []);
      const secret = await fileOf(world, alice, [world.secret]);
      const open = await fileOf(world, alice, [world.secret, world.random]);
      const direct = await fileOf(world, bob, [dm]);

      assert.deepEqual(await seen(world, kept, everybody), ["ok", ...Array(3).fill("file_not_found")]);
      assert.deepEqual(await seen(world, secret, everybody), ["ok", "ok", "file_not_found", "file_not_found"]);
      assert.deepEqual(await seen(world, open, everybody), ["ok", "ok", "ok", "file_not_found"]);
      assert.deepEqual(await sharesSeen(world, open, carol), [world.random]);
      assert.deepEqual(await seen(world, direct, everybody), ["file_not_found", "ok", "ok", "file_not_found"]);

      await barrierBetween(world, [bob], [carol]);
      assert.deepEqual(await seen(world, direct, [bob, carol]), ["ok", "file_not_found"]);
      const suspended = { team_id: teamsOf(world).acme, channel_id: world.secret };
      await alice.does("admin.conversations.ekm.suspendKey", suspended);
      assert.deepEqual(await seen(world, secret, [alice, bob]), ["ok", "file_not_found"]);

      const deleted = await fileOf(world, alice, [world.random], 1);
      assert.deepEqual(await seen(world, deleted, everybody), [...Array(3).fill("file_deleted"), "file_not_found"]);
    });
  }
});

describe("an upload is made a file once, shown where it was meant for, and gone when deleted", () => {
  for (const kind of storeKinds) {
    test(kind.name, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { alice, bob, carol } = world;
      const id = await sendBytes(world, bob, { name: "plan.txt", bytes: "plan b" });
      const complete = (channels: readonly string[]) =>
        bob.asks("files.completeUploadExternal", { files: [{ id }], channels });

      const both = [world.general, world.secret];
      const raced = await Promise.all([both, both.toReversed(), both, both.toReversed()].map(complete));
      const { files, paging } = await alice.does("files.list", {});
      const { messages } = await alice.does("conversations.history", { channel: world.secret, limit: 1 });

      assert.deepEqual(raced.map((answer) => answer.error ?? "ok").toSorted(), [
        "file_not_found",
        "file_not_found",
        "file_not_found",
        "ok",
      ]);
      assert.deepEqual([files.map((file) => file.id), paging.total], [[id], 1]);
      assert.deepEqual([files[0]?.channels, files[0]?.groups], [[world.general], [world.secret]]);
      assert.equal(messages[0]?.ts, files[0]?.shares.private?.[world.secret]?.[0]?.ts);
      assert.equal(await (await download(carol, files[0]?.url_private ?? "")).text(), "plan b");

      await bob.does("files.delete", { file: id });
      assert.equal(await carol.refused("files.info", { file: id }), "file_deleted");
      assert.equal((await alice.does("files.list", {})).files.length, 0);
      assert.equal((await download(carol, files[0]?.url_private ?? "")).status, 404);
    });
  }
});

async function fileOf(
  world: Workspace,
  owner: Actor,
  channelIds: readonly string[],
  deletedMs: number | null = null,
): Promise<string> {
  const input = { teamId: teamsOf(world).acme, userId: owner.id, channelIds, deletedMs };
  return (await world.platform.store.write(plantFile, byNobody, input)).id;
}

async function access(world: Workspace, id: string, actor: Actor) {
  const { db } = world.platform.store;
  const caller = await personCaller(db, { teamId: teamsOf(world).acme, userId: actor.id }, []);
  assert.ok(caller);
  return accessFile({ db, caller, nowMs: world.clock.nowMs(), secrets: world.platform.secrets }, id);
}

async function seen(world: Workspace, id: string, actors: readonly Actor[]): Promise<string[]> {
  const answers = await Promise.all(actors.map((actor) => access(world, id, actor)));
  return answers.map((answer) => (answer.ok ? "ok" : answer.error));
}

async function sharesSeen(world: Workspace, id: string, actor: Actor): Promise<string[]> {
  const answer = await access(world, id, actor);
  return answer.ok ? answer.shares.map((share) => share.channel.id) : [];
}
