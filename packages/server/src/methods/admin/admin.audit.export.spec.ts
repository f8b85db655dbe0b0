import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { giveRole } from "../../../testkit/delegatedRoles.ts";
import { finishJobs } from "../../../testkit/jobs.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Serving, serving } from "../../../testkit/signingIn.ts";
import type { Actor, Workspace } from "../../../testkit/workspace.ts";

const method = "admin.audit.export";

/** Exports as this person and returns the job with its file. */
async function exported(world: Workspace, person: Actor, asked: { team_id?: string; format?: "csv" | "jsonl" } = {}) {
  const { job_id } = await person.does(method, asked);
  await finishJobs(world);
  const { job } = await person.does("admin.jobs.info", { job_id });
  assert.deepEqual([job.kind, job.state, job.failed], [method, "done", 0]);
  assert.ok(job.file);
  return { id: job_id, ...job.file };
}

function get(world: Serving, url: string, token?: string, headers: Record<string, string> = {}): Promise<Response> {
  const { pathname } = new URL(url);
  const authorization = token === undefined ? undefined : { authorization: `Bearer ${token}` };
  return fetch(world.url + pathname, { headers: { ...headers, ...authorization } });
}

function entriesOf(world: Workspace, action: string) {
  return world.platform.store.db.selectFrom("audit_entries").selectAll().where("action", "=", action).execute();
}

describe(method, () => {
  test("writes the whole log into a file, with one entry for the export and one for the download", async () => {
    await using world = await serving();
    const { channel } = await world.alice.does("conversations.create", { name: "plans" });
    const file = await exported(world, world.alice);
    const response = await get(world, file.url, world.alice.token);

    assert.equal(response.status, 200);
    assert.match(response.headers.get("content-disposition") ?? "", /^attachment;.*audit-log\.csv/);
    const text = await response.text();
    assert.equal(Buffer.byteLength(text), file.size);
    const lines = text.trimEnd().split("\r\n");
    assert.ok(lines[0]?.startsWith("sequence,id,date,action"));
    assert.equal(lines.filter((line) => line.includes(channel.id)).length, 1);
    assert.equal((await entriesOf(world, "audit_logs_export_csv_started")).length, 1);
    const [downloaded] = await entriesOf(world, "file_downloaded");
    assert.deepEqual([downloaded?.entity_id, downloaded?.actor_id], [file.id, world.alice.id]);
  });

  test("sends parts of the file, and the rest of a broken download", async () => {
    await using world = await serving();
    const file = await exported(world, world.alice);
    const whole = await (await get(world, file.url, world.alice.token)).text();
    const part = await get(world, file.url, world.alice.token, { range: "bytes=10-" });

    assert.equal(part.status, 206);
    assert.equal(await part.text(), whole.slice(10));
  });

  test("has only the entries of the workspace that is asked for", async () => {
    await using world = await serving();
    const { acme, labs } = teamsOf(world);
    await world.alice.does("conversations.create", { name: "plans" });
    const ofLabs = await exported(world, world.alice, { team_id: labs, format: "jsonl" });
    const ofAcme = await exported(world, world.alice, { team_id: acme, format: "jsonl" });
    const teamsIn = async (url: string) => {
      const text = await (await get(world, url, world.alice.token)).text();
      const lines = text.split("\n").filter((line) => line !== "");
      return [...new Set(lines.map((line) => (JSON.parse(line) as { record: { team_id: string } }).record.team_id))];
    };

    assert.deepEqual(await teamsIn(ofAcme.url), [acme]);
    assert.ok(!(await teamsIn(ofLabs.url)).includes(acme));
  });

  test("checks the rights of the reader, not of the address", async () => {
    await using world = await serving();
    const { url } = await exported(world, world.alice);

    assert.equal((await get(world, url)).status, 401);
    assert.equal((await get(world, url, world.bob.token)).status, 404);
    assert.equal((await get(world, url, world.bot.token)).status, 403);
    const frank = personOf(world, "frank");
    const { birch } = teamsOf(world);
    const elsewhere = url.replace(/\/files\/T[0-9A-Z]+-/, `/files/${birch}-`);
    assert.equal((await get(world, elsewhere, frank.token)).status, 404);
    assert.equal((await (await world.signedIn("bob")).get(new URL(url).pathname)).status, 404);
    assert.equal((await (await world.signedIn("alice")).get(new URL(url).pathname)).status, 200);
  });

  test("fails when the actor has lost the right before it is written", async () => {
    await using world = await serving();
    const { acme } = teamsOf(world);
    await world.alice.does("admin.users.setAdmin", { team_id: acme, user_id: world.bob.id });
    const { job_id } = await world.bob.does(method, { team_id: acme });
    await world.alice.does("admin.users.setRegular", { team_id: acme, user_id: world.bob.id });
    await finishJobs(world);

    const { job, items } = await world.alice.does("admin.jobs.info", { job_id });
    assert.deepEqual([job.failed, job.file, items[0]?.error], [job.total, undefined, "not_an_admin"]);
    assert.deepEqual(await world.platform.store.db.selectFrom("job_files").selectAll().execute(), []);
  });

  test("is open to an Audit Logs Admin, who reads the own export and no other job", async () => {
    await using world = await serving();
    const { acme } = teamsOf(world);
    await giveRole(world, world.bob, "Rl0C");
    const ofAlice = await exported(world, world.alice);
    const bulk = await world.alice.does("admin.conversations.bulkArchive", {
      channel_ids: [(await world.bob.does("conversations.create", { name: "old" })).channel.id],
    });
    const own = await exported(world, world.bob, { format: "jsonl" });

    const text = await (await get(world, own.url, world.bob.token)).text();
    const teams = text
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => (JSON.parse(line) as { record: { team_id: string } }).record.team_id);
    assert.deepEqual([...new Set(teams)], [acme]);
    assert.equal((await (await world.signedIn("bob")).get(new URL(own.url).pathname)).status, 200);
    assert.equal((await get(world, ofAlice.url, world.bob.token)).status, 404);
    for (const job_id of [ofAlice.id, bulk.bulk_action_id, "Jb0000000000"])
      assert.equal(await world.bob.refused("admin.jobs.info", { job_id }), "not_an_admin");
    assert.equal(await world.bob.refused("admin.jobs.list", {}), "not_an_admin");
    assert.equal(await world.carol.refused("admin.jobs.info", { job_id: own.id }), "not_an_admin");
    assert.equal((await get(world, own.url, world.carol.token)).status, 404);
    assert.equal(await world.bob.refused(method, { team_id: teamsOf(world).labs }), "not_an_admin");
  });

  test("and its file are closed with the next request after the role was taken away", async () => {
    await using world = await serving();
    await giveRole(world, world.bob, "Rl0C");
    const { id, url } = await exported(world, world.bob);
    const { job_id: late } = await world.bob.does(method, { format: "jsonl" });
    await world.alice.does("admin.roles.removeAssignments", {
      role_id: "Rl0C",
      entity_ids: [teamsOf(world).acme],
      user_ids: [world.bob.id],
    });
    await finishJobs(world);

    assert.equal(await world.bob.refused("admin.jobs.info", { job_id: id }), "not_an_admin");
    assert.equal((await get(world, url, world.bob.token)).status, 404);
    const { items } = await world.alice.does("admin.jobs.info", { job_id: late });
    assert.equal(items[0]?.error, "not_an_admin");
  });

  test("keeps the file for a week", async () => {
    await using world = await serving();
    const { id, url, date_expire } = await exported(world, world.alice);
    assert.ok(date_expire > Math.floor(world.clock.nowMs() / 1000));
    world.clock.advance({ seconds: limits.job_file_life_s });

    assert.equal((await world.alice.does("admin.jobs.info", { job_id: id })).job.file, undefined);
    assert.equal((await get(world, url, world.alice.token)).status, 404);
    await world.platform.settle();
    assert.deepEqual(await world.platform.store.db.selectFrom("job_files").selectAll().execute(), []);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: async (world) => {
      await giveRole(world, world.bob, "Rl03");
      return world.bob.refused(method, {});
    },
    action_already_in_progress: async (world) => {
      await world.alice.does(method, {});
      return world.alice.refused(method, { format: "jsonl" });
    },
  });
});
