import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { bundleOf } from "../../packages/server/testkit/deploying.ts";
import { temporaryFolder } from "./dataFolder.ts";
import { eventually } from "./eventually.ts";
import { type ServerProcess, startServer } from "./serverProcess.ts";
import { callApi } from "./subscribing.ts";

// Whatever a server answers is compared field by field.
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads fields that it then compares
type Answer = Record<string, any>;

const patienceMs = 60_000;

/** Says that it has begun, and ends on request. */
const source = `export default async ({ inputs, client }) => {
  const { channel } = inputs;
  await client.chat.postMessage({ channel, text: "begun" });
  for (;;) {
    const { messages = [] } = await client.conversations.history({ channel });
    if (messages.some(({ text }) => text === "go on")) return { outputs: { text: "ended" } };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}`;

const manifestParts = {
  functions: {
    wait: {
      input_parameters: { channel: { type: "string", is_required: true } },
      output_parameters: { text: { type: "string", is_required: true } },
    },
  },
  workflows: {
    patient: {
      title: "Patient",
      input_parameters: { channel: { type: "string", is_required: true } },
      steps: [{ id: "0", function_id: "#/functions/wait", inputs: { channel: "{{inputs.channel}}" } }],
    },
  },
  settings: { function_runtime: "slack" },
};

async function call(server: ServerProcess, token: string, method: string, body: object): Promise<Answer> {
  const answer: Answer = await callApi(server.url, token, method, body);
  assert.ok(answer["ok"], `${method}: ${JSON.stringify(answer)}`);
  return answer;
}

async function control({ url, dev }: ServerProcess, name: string, body: object): Promise<Answer> {
  const headers = { authorization: `Bearer ${dev.control_token}`, "content-type": "application/json" };
  const response = await fetch(`${url}/control/${name}`, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as Answer;
  assert.ok(answer["ok"], `${name}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Deploys the function and starts a run; tells the run when the function has begun. */
async function begin(server: ServerProcess): Promise<{ readonly runId: string; readonly channel: string }> {
  const { dev } = server;
  const app_id = dev.apps.find(({ name }) => name === "Dev App")?.id ?? "";
  const channel = dev.channels["random"] ?? "";
  const author = (method: string, body: object) => call(server, dev.config_token, method, body);
  const { manifest } = await author("apps.manifest.export", { app_id });
  await author("apps.manifest.update", { app_id, manifest: { ...manifest, ...manifestParts } });
  const { url, file_name } = await author("apps.hosted.generatePresignedPost", { app_id });
  const sent = await fetch(url, { method: "POST", body: new Uint8Array(bundleOf({ wait: source })) });
  assert.equal(sent.status, 204);
  await author("apps.hosted.upload", { app_id, s3_key: file_name });
  const run = { user: "bob", app_id, workflow: "patient", inputs: { channel }, key: "patient" };
  const { run_id: runId } = await control(server, "runs.start", run);
  await eventually("the function begins", async () => (await timesBegun(server, channel)) > 0, patienceMs);
  return { runId, channel };
}

function asBob(server: ServerProcess, method: string, body: object): Promise<Answer> {
  return call(server, server.dev.users.find(({ name }) => name === "bob")?.token ?? "", method, body);
}

async function timesBegun(server: ServerProcess, channel: string): Promise<number> {
  const { messages } = await asBob(server, "conversations.history", { channel });
  return (messages as Answer[]).filter(({ text }) => text === "begun").length;
}

/** All that descends from a process, as Linux tells. */
function descendants(pid: number): number[] {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid)
    .map(Number);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

function parentOf(pid: string): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(text.slice(text.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

describe("a deployed function whose server", { skip: process.platform !== "linux" }, () => {
  for (const [what, signal, by] of [
    ["is killed", "SIGKILL", "3m"],
    ["stops", "SIGTERM", "0s"],
  ] as const) {
    test(`${what} leaves no process behind, and is run again by the next one`, async () => {
      using folder = temporaryFolder("hosted");
      const setting = { dataFolder: folder.path };
      await using first = await startServer(setting);
      const { runId, channel } = await begin(first);
      const processes = descendants(first.pid);
      assert.ok(processes.length > 0);

      first.signal(signal);
      await first.ended;
      const isGone = async () => processes.every((pid) => parentOf(String(pid)) === undefined);
      await eventually("its processes end", isGone, patienceMs);

      await using second = await startServer(setting);
      if (by !== "0s") await control(second, "clock.advance", { by });
      await eventually("it is run again", async () => (await timesBegun(second, channel)) > 1, patienceMs);
      await asBob(second, "chat.postMessage", { channel, text: "go on" });
      const { run } = await control(second, "runs.await", { run_id: runId, timeout_s: 60 });
      assert.equal(run.status, "completed", run.error);
    });
  }
});
