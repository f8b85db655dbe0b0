import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { importedFile, readJob, uploadExport } from "../../../testkit/importing.ts";
import { finishJobs, makeChannels } from "../../../testkit/jobs.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { longExport } from "../../../testkit/slackExport.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.imports.cancel";

async function started(world: Workspace) {
  const file = await uploadExport(world, world.alice, longExport(2, 10));
  return { file, ...(await world.alice.does("admin.imports.start", { file, with_files: false })) };
}

describe(method, () => {
  test("ends an import, and another one of the same archive goes on", async () => {
    await using world = await workspace();
    const { file, job_id } = await started(world);
    await world.alice.does(method, { job_id });
    await finishJobs(world);

    const job = await readJob(world.alice, job_id);
    assert.deepEqual([job.state, job.done, job.failed, job.import?.file_id], ["stopped", 0, 2, file]);
    const { items } = await world.alice.does("admin.jobs.info", { job_id });
    assert.ok(items.every(({ error }) => error === "canceled"));
    const again = await importedFile(world, world.alice, file);
    assert.deepEqual([again.state, again.import?.report?.counts["messages_added"]], ["done", 20]);
  });

  refuses(method, {
    job_not_found: async (world) => {
      const channel_ids = await makeChannels(world.bob, "old", 1);
      const { bulk_action_id } = await world.alice.does("admin.conversations.bulkArchive", { channel_ids });
      return world.alice.refused(method, { job_id: bulk_action_id });
    },
    "job_not_found elsewhere": async (world) => {
      const { job_id } = await started(world);
      return personOf(world, "frank").refused(method, { job_id });
    },
    not_an_owner: async (world) => {
      const { job_id } = await started(world);
      await world.alice.does("admin.users.setAdmin", { team_id: teamsOf(world).acme, user_id: world.bob.id });
      return world.bob.refused(method, { job_id });
    },
    import_ended: async (world) => {
      const { job_id } = await started(world);
      await finishJobs(world);
      return world.alice.refused(method, { job_id });
    },
  });
});
