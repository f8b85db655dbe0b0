import assert from "node:assert/strict";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { nobody } from "@platform/server/domain/caller.ts";
import { failItem } from "@platform/server/domain/jobs/failItem.ts";
import { startGuestExpiry } from "@platform/server/domain/users/startGuestExpiry.ts";
import { selectNextJobItem } from "@platform/server/storage/queries/jobs.ts";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import { finishJobs, runOneItem } from "../../packages/server/testkit/jobs.ts";
import { joinAsNewcomer } from "../../packages/server/testkit/newcomers.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { inFile, inPostgres } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

const lifeS = 3600;

/** Guests whose time is over in an hour. */
async function makeGuests(world: Workspace, count: number): Promise<string[]> {
  const { acme: teamId } = teamsOf(world);
  const expiration_ts = Math.floor(world.clock.nowMs() / 1000) + lifeS;
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    const asked = { admin: world.alice, teamId, role: "multi_channel_guest" as const, email: `guest${at}@acme.test` };
    const user_id = await joinAsNewcomer(world, asked);
    await world.alice.does("admin.users.setExpiration", { team_id: teamId, user_id, expiration_ts });
    ids.push(user_id);
  }
  return ids.toSorted();
}

/** Only starts the job, so that a test can act in the middle of it. */
async function startExpiry(world: Workspace): Promise<void> {
  await world.platform.store.write(startGuestExpiry, { caller: nobody, nowMs: world.clock.nowMs() }, {});
}

/** The people of the entries with this action, which no person has caused. */
async function entriesOf(world: Workspace, action: string): Promise<string[]> {
  const rows = await world.platform.store.db
    .selectFrom("audit_entries")
    .select(["entity_id", "actor_id"])
    .where("action", "=", action)
    .execute();
  assert.ok(rows.every((row) => row.actor_id === null));
  return rows.map((row) => row.entity_id).toSorted();
}

async function jobsIn(world: Workspace) {
  const { jobs } = await world.alice.does("admin.jobs.list", {});
  return jobs.map(({ kind, actor_id: actor, state, done, failed }) => ({ kind, actor, state, done, failed }));
}

const ended = (done: number) => ({ kind: "guests.expire", actor: undefined, state: "done", done, failed: 0 });

for (const kind of [inFile, inPostgres]) {
  describe(`expired guests: ${kind.name}`, { skip: kind.skip }, () => {
    test("are deactivated by a job that another server continues, each once", async () => {
      await using place = await kind.fresh();
      await using folder = await mkdtempDisposable(join(tmpdir(), "guests-"));
      const options = { dataFolder: folder.path, ...platformOptions(place.location) };
      const first = await workspace(options);
      const guests = await makeGuests(first, 5);
      first.clock.advance({ seconds: lifeS });
      await startExpiry(first);
      for (let at = 0; at < 2; at++) await runOneItem(first);
      assert.equal((await entriesOf(first, "guest_deactivated")).length, 2);
      await first.platform.stop();

      await using second = await workspace(options);
      second.clock.advance({ seconds: lifeS });
      await finishJobs(second);
      await finishJobs(second);

      for (const action of ["guest_expired", "guest_deactivated"])
        assert.deepEqual(await entriesOf(second, action), guests);
      assert.deepEqual(await entriesOf(second, "user_deactivated"), []);
      assert.deepEqual(await jobsIn(second), [ended(5)]);
    });

    test("are deactivated once by two servers that find them at the same time", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const guests = await makeGuests(first, 8);
      for (const server of [first, second]) server.clock.advance({ seconds: lifeS });

      await Promise.all([finishJobs(first), finishJobs(second)]);
      await Promise.all([finishJobs(first), finishJobs(second)]);

      assert.deepEqual(await entriesOf(second, "guest_deactivated"), guests);
      assert.deepEqual(await jobsIn(first), [ended(8)]);
    });

    test("stay when an administrator gives them more time before their turn", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const [first = "", second = ""] = await makeGuests(world, 2);
      const team_id = teamsOf(world).acme;
      world.clock.advance({ seconds: lifeS });
      await startExpiry(world);
      const expiration_ts = Math.floor(world.clock.nowMs() / 1000) + lifeS;
      await world.alice.does("admin.users.setExpiration", { team_id, user_id: first, expiration_ts });
      await finishJobs(world);

      assert.deepEqual(await entriesOf(world, "guest_deactivated"), [second]);
      assert.deepEqual(await jobsIn(world), [ended(2)]);
      assert.equal((await world.alice.does("users.info", { user: first })).user.deleted, false);
    });

    test("are tried again an hour after a failure, and not every minute", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const guests = await makeGuests(world, 1);
      world.clock.advance({ seconds: lifeS });
      await startExpiry(world);
      const call = { caller: nobody, nowMs: world.clock.nowMs() };
      const item = await selectNextJobItem(world.platform.store.db, call.nowMs);
      assert.ok(item);
      await world.platform.store.write(failItem, call, { ...item, error: "internal_error" });

      world.clock.advance({ seconds: 60 });
      await finishJobs(world);
      assert.equal((await jobsIn(world)).length, 1);
      world.clock.advance({ seconds: limits.guest_expiry_retry_s });
      await finishJobs(world);
      assert.deepEqual((await jobsIn(world))[0], ended(1));
      assert.deepEqual(await entriesOf(world, "guest_deactivated"), guests);
    });
  });
}
