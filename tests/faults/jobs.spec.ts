import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type ApiAnswer, ServerPair } from "../flows/serverPair.ts";
import { createDatabase, postgresSkip } from "../storage/testPostgres.ts";
import { quickFolder } from "./dataFolder.ts";
import { eventually } from "./eventually.ts";
import type { DevFile } from "./serverProcess.ts";

interface Created extends ApiAnswer {
  readonly channel: { readonly id: string };
}

interface Started extends ApiAnswer {
  readonly bulk_action_id: string;
}

interface JobInfo extends ApiAnswer {
  readonly job: { readonly state: string; readonly done: number; readonly failed: number };
}

interface Entries extends ApiAnswer {
  readonly entries: readonly { readonly entity: { readonly id: string }; readonly details: object }[];
}

describe("a job whose server is killed", { skip: postgresSkip }, () => {
  test("is continued by the other server: each of 100 channels is archived once, with one audit entry", async () => {
    await using database = await createDatabase();
    using folder = quickFolder("jobs");
    await using pair = await ServerPair.start({ dataFolder: folder.path, databaseUrl: database.url });
    const { users } = await pair.dev<DevFile>();
    const token = users.find(({ name }) => name === "alice")?.token ?? "";
    const channels: string[] = [];
    for (let at = 0; at < 100; at++) {
      const { channel } = await pair.call<Created>(0, "conversations.create", { token, name: `old-${at}` });
      channels.push(channel.id);
    }

    const started = await pair.call<Started>(0, "admin.conversations.bulkArchive", {
      token,
      channel_ids: channels.join(","),
    });
    assert.ok(started.ok, JSON.stringify(started));
    const read = () => pair.call<JobInfo>(1, "admin.jobs.info", { token, job_id: started.bulk_action_id });
    await eventually("the job has begun", async () => (await read()).job.done > 0, 30_000);
    pair.restart(0, "SIGKILL");
    await eventually("the job has ended", async () => (await read()).job.state === "done", 60_000);

    const { job } = await read();
    assert.deepEqual([job.done, job.failed], [100, 0]);
    const audited = await pair.call<Entries>(1, "admin.audit.list", {
      token,
      action: "admin.conversations.archive",
      limit: "1000",
    });
    assert.deepEqual(audited.entries.map(({ entity }) => entity.id).toSorted(), channels.toSorted());
  });
});
