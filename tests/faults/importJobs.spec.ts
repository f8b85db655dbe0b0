import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { exportZip, longExport } from "../../packages/server/testkit/slackExport.ts";
import { type ApiAnswer, ServerPair } from "../flows/serverPair.ts";
import { createDatabase, postgresSkip } from "../storage/testPostgres.ts";
import { ApiClient } from "./apiClient.ts";
import { quickFolder } from "./dataFolder.ts";
import { eventually } from "./eventually.ts";
import { type DevFile, type ServerProcess, startServer } from "./serverProcess.ts";

const [days, perDay] = [40, 200];

interface Upload extends ApiAnswer {
  readonly upload_url: string;
  readonly file_id: string;
}

interface JobInfo extends ApiAnswer {
  readonly job: {
    readonly state: string;
    readonly failed: number;
    readonly import: {
      readonly progress?: { readonly step: string; readonly done: number };
      readonly report?: { readonly counts: Readonly<Record<string, number>> };
    };
  };
}

interface History extends ApiAnswer {
  readonly messages: readonly { readonly ts: string; readonly reply_count?: number }[];
}

type Call = <Answer extends ApiAnswer>(method: string, fields: Readonly<Record<string, string>>) => Promise<Answer>;

async function startImport(call: Call): Promise<string> {
  const bytes = exportZip(longExport(days, perDay));
  const asked = { filename: "export.zip", length: String(bytes.length) };
  const { upload_url, file_id: file } = await call<Upload>("files.getUploadURLExternal", asked);
  assert.equal((await fetch(upload_url, { method: "POST", body: bytes })).status, 200);
  await call("files.completeUploadExternal", { files: JSON.stringify([{ id: file }]) });
  const started = await call<ApiAnswer & { job_id: string }>("admin.imports.start", { file, with_files: "false" });
  assert.ok(started.ok, JSON.stringify(started));
  return started.job_id;
}

const isInTheMiddle = ({ job }: JobInfo) =>
  job.import.progress?.step === "messages" && job.import.progress.done > 0 && job.state === "running";

/** Every message is there once, and the threads are whole. */
async function checkResult(call: Call, { job }: JobInfo): Promise<void> {
  assert.deepEqual([job.state, job.failed], ["done", 0], JSON.stringify(job));
  const counts = job.import.report?.counts;
  assert.deepEqual([counts?.["messages"], counts?.["messages_added"]], [days * perDay, days * perDay]);
  await call("conversations.join", { channel: "C0LONG001" });
  const { messages } = await call<History>("conversations.history", { channel: "C0LONG001", limit: "999" });
  assert.ok(messages.length > 900);
  for (const { ts, reply_count } of messages.slice(1)) assert.equal(reply_count, 4, ts);
}

const tokenOf = ({ users }: DevFile) => users.find(({ name }) => name === "alice")?.token ?? "";

describe("an import whose server is killed", () => {
  test("is continued when the server starts again, on a file", async () => {
    using folder = quickFolder("imports");
    let jobId: string;
    const callTo = (server: ServerProcess): Call => {
      const client = new ApiClient(server.url, tokenOf(server.dev));
      return async (method, fields) => (await client.call(method, fields)).body as never;
    };
    {
      await using server = await startServer({ dataFolder: folder.path });
      const call = callTo(server);
      jobId = await startImport(call);
      const read = () => call<JobInfo>("admin.jobs.info", { job_id: jobId });
      await eventually("some of the messages", async () => isInTheMiddle(await read()), 60_000);
      server.signal("SIGKILL");
      await server.ended;
    }
    await using server = await startServer({ dataFolder: folder.path });
    const call = callTo(server);
    const read = () => call<JobInfo>("admin.jobs.info", { job_id: jobId });
    await eventually("the end", async () => ["done", "stopped"].includes((await read()).job.state), 120_000);
    await checkResult(call, await read());
  });

  test("is continued by the other server, on PostgreSQL", { skip: postgresSkip }, async () => {
    await using database = await createDatabase();
    using folder = quickFolder("imports");
    await using pair = await ServerPair.start({ dataFolder: folder.path, databaseUrl: database.url });
    const token = tokenOf(await pair.dev<DevFile>());
    const call: Call = (method, fields) => pair.call(1, method, { token, ...fields });
    const jobId = await startImport(call);
    const read = () => call<JobInfo>("admin.jobs.info", { job_id: jobId });
    await eventually("some of the messages", async () => isInTheMiddle(await read()), 60_000);
    // Either of the two may have taken it. One after the other, so that both have been killed.
    pair.restart(0, "SIGKILL");
    await pair.call(0, "auth.test", { token });
    pair.restart(1, "SIGKILL");
    await eventually("the end", async () => ["done", "stopped"].includes((await read()).job.state), 120_000);
    await checkResult(call, await read());
  });
});
