import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { eventsOf } from "../../../testkit/channels.ts";
import { upload } from "../../../testkit/files.ts";
import { importedFile, readJob, uploadExport } from "../../../testkit/importing.ts";
import { finishJobs } from "../../../testkit/jobs.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { exportZip, oddExport } from "../../../testkit/slackExport.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.imports.start";

function audited(world: Workspace, action: string) {
  return world.platform.store.db
    .selectFrom("audit_entries")
    .select(["actor_id", "details"])
    .where("action", "=", action)
    .orderBy("id")
    .execute();
}

describe(method, () => {
  test("checks an export without writing any of it, and keeps the archive", async () => {
    await using world = await workspace();
    const file = await uploadExport(world, world.alice, oddExport());
    const job = await importedFile(world, world.alice, file, { dry_run: true });

    assert.deepEqual([job.kind, job.state, job.total, job.done], ["imports.run", "done", 1, 1]);
    assert.deepEqual([job.import?.file_id, job.import?.dry_run], [file, true]);
    const report = job.import?.report;
    const { people, messages, messages_added: added } = report?.counts ?? {};
    assert.deepEqual([people, messages, added], [5, 17, undefined]);
    assert.ok(report?.losses.some(({ what }) => what === "role_lowered"));
    const users = await world.platform.store.db.selectFrom("users").selectAll().where("id", "=", "U024BE7LH").execute();
    assert.deepEqual(users, []);
  });

  test("imports, counts, deletes the archive and writes entries for the start and the end", async () => {
    await using world = await workspace();
    const file = await uploadExport(world, world.alice, oddExport());
    const job = await importedFile(world, world.alice, file);

    assert.deepEqual([job.state, job.done, job.failed, job.import?.file_id], ["done", 2, 0, undefined]);
    const counts = job.import?.report?.counts ?? {};
    assert.deepEqual([counts["messages"], counts["messages_added"], counts["people_added"]], [17, 17, 8]);
    assert.equal(await world.alice.refused("files.info", { file }), "file_deleted");
    const [started] = await audited(world, "workspace_import_started");
    const [ended] = await audited(world, "workspace_import_ended");
    assert.deepEqual([started?.actor_id, ended?.actor_id], [world.alice.id, world.alice.id]);
    const details = JSON.parse(ended?.details ?? "{}") as Record<string, unknown>;
    assert.deepEqual([details["result"], details["messages_added"]], ["done", 17]);
  });

  test("imports nothing a second time", async () => {
    await using world = await workspace();
    await importedFile(world, world.alice, await uploadExport(world, world.alice, oddExport()));
    const again = await importedFile(world, world.alice, await uploadExport(world, world.alice, oddExport()));
    const counts = again.import?.report?.counts ?? {};

    assert.deepEqual(
      [counts["messages_added"], counts["people_added"], counts["days_known"]],
      [undefined, undefined, 7],
    );
  });

  test("notifies owners of each step", async () => {
    await using world = await workspace();
    await importedFile(world, world.alice, await uploadExport(world, world.alice, oddExport()));
    const events = await eventsOf(world, "job_changed");
    const steps = events.flatMap(({ userId, payload }) =>
      userId === world.alice.id ? [(payload["progress"] as { step: string } | undefined)?.step] : [],
    );

    assert.deepEqual([steps[0], steps.at(-1)], [undefined, undefined]);
    assert.ok(steps.includes("check") && steps.includes("messages"), steps.join());
  });

  test("says why an archive cannot be imported, without tokens", async () => {
    await using world = await workspace();
    const noExport = await importedFile(world, world.alice, await uploadExport(world, world.alice, { "a.json": [] }));
    assert.deepEqual([noExport.state, noExport.failed], ["stopped", 2]);
    assert.match(noExport.import?.fault ?? "", /no Slack export/);

    const broken = { "users.json": [], "channels.json": new TextEncoder().encode('[{"a": xoxe-1-secret}]') };
    const damaged = await importedFile(world, world.alice, await uploadExport(world, world.alice, broken));
    assert.match(damaged.import?.fault ?? "", /channels\.json is not valid JSON/);
    assert.ok(!JSON.stringify(damaged).includes("secret"));
    const entries = await audited(world, "workspace_import_ended");
    assert.ok(entries.every(({ details }) => details.includes("import_failed") && !details.includes("secret")));
  });

  test("stops when its owner is no owner any more", async () => {
    await using world = await workspace();
    const { acme } = teamsOf(world);
    await world.alice.does("admin.users.setOwner", { team_id: acme, user_id: world.bob.id });
    const file = await uploadExport(world, world.bob, oddExport());
    const { job_id } = await world.bob.does(method, { file });
    await world.alice.does("admin.users.setRegular", { team_id: acme, user_id: world.bob.id });
    await finishJobs(world);

    assert.equal((await readJob(world.alice, job_id)).state, "stopped");
    const { items } = await world.alice.does("admin.jobs.info", { job_id });
    assert.deepEqual(
      items.map(({ error }) => error),
      ["not_an_owner", "not_an_owner"],
    );
  });

  test("keeps an archive that was only checked for a week", async () => {
    await using world = await workspace();
    const file = await uploadExport(world, world.alice, oddExport());
    await importedFile(world, world.alice, file, { dry_run: true });
    world.clock.advance({ seconds: limits.import_archive_life_s });
    await world.platform.settle();

    assert.equal(await world.alice.refused("files.info", { file }), "file_deleted");
    assert.equal(await world.alice.refused(method, { file }), "file_deleted");
  });

  refuses(method, {
    file_not_found: async (world) => {
      const frank = personOf(world, "frank");
      return world.alice.refused(method, { file: await uploadExport(world, frank, oddExport()) });
    },
    file_deleted: async (world) => {
      const file = await uploadExport(world, world.alice, oddExport());
      await world.alice.does("files.delete", { file });
      return world.alice.refused(method, { file });
    },
    invalid_archive: async (world) =>
      world.alice.refused(method, {
        file: (await upload(world, world.alice, { name: "export.zip", bytes: "no zip" })).id,
      }),
    not_an_owner: async (world) => {
      const { acme } = teamsOf(world);
      await world.alice.does("admin.users.setAdmin", { team_id: acme, user_id: world.bob.id });
      return world.bob.refused(method, { file: await uploadExport(world, world.bob, oddExport()) });
    },
    action_already_in_progress: async (world) => {
      const file = await uploadExport(world, world.alice, oddExport());
      await world.alice.does(method, { file, dry_run: true });
      return world.alice.refused(method, { file });
    },
  });

  test("refuses a file of another person that the caller can read", async () => {
    await using world = await workspace();
    const { id: file } = await upload(world, world.bob, {
      name: "export.zip",
      bytes: exportZip(oddExport()),
      channels: [world.general],
    });
    assert.ok(await world.alice.does("files.info", { file }));
    assert.equal(await world.alice.refused(method, { file }), "file_not_found");
  });
});
