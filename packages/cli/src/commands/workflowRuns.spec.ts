import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { shell } from "../../testkit/runCli.ts";
import { type DevServer, serveDev } from "../../testkit/serveDev.ts";

let server: DevServer;
let appId: string;
before(async () => {
  server = await serveDev();
  appId = await makeApp();
});
after(() => server[Symbol.asyncDispose]());

/** An app with a workflow that completes and one that fails, and a run of each by Bob. */
async function makeApp(): Promise<string> {
  const say = (channel_id: string) => ({
    function_id: "slack#/functions/send_message",
    inputs: { channel_id, message: "Hello" },
  });
  const general = server.dev.channels["general"] ?? "";
  const manifest = {
    display_information: { name: "Runs" },
    features: { bot_user: { display_name: "runs" } },
    oauth_config: { scopes: { bot: ["chat:write", "chat:write.public"] } },
    settings: { socket_mode_enabled: true },
    workflows: {
      greet: { title: "Greet", steps: [say(general)] },
      lost: { title: "Lost", steps: [say(general), say("C0000000NOT")] },
    },
  };
  const { app_id } = await ask("apps.manifest.create", { manifest });
  await ask("apps.developerInstall", { app_id });
  for (const workflow of ["greet", "lost"]) {
    await server.platform.control("runs.start", { user: "bob", app_id, workflow });
    await server.platform.settle();
  }
  return String(app_id);
}

async function ask(method: string, params: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${server.url}/api/${method}`, {
    method: "POST",
    headers: { authorization: `Bearer ${server.dev.config_token}`, "content-type": "application/json" },
    body: JSON.stringify(params),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  assert.equal(answer["ok"], true, JSON.stringify(answer));
  return answer;
}

async function runs(...flags: string[]) {
  using place = shell();
  return place.run(["workflow", "runs", "--app", appId, ...flags, ...server.asAlice]);
}

describe("platform workflow runs", () => {
  test("lists who started what, when, and how it ended", async () => {
    const bob = server.dev.users.find(({ name }) => name === "bob")?.id ?? "";

    const { out } = await runs();

    const time = String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z  \d+s`;
    assert.match(
      out,
      new RegExp(
        String.raw`^Wx\w+  failed     ${time}  ${bob}  #/workflows/lost   step 2 \(send_message\): channel_not_found\n` +
          String.raw`Wx\w+  completed  ${time}  ${bob}  #/workflows/greet  1 of 1 steps\n$`,
      ),
    );
  });

  test("lists runs with one status, or of one workflow, as JSON when asked", async () => {
    const failed = JSON.parse((await runs("--status", "failed", "--json")).out) as { runs: { status: string }[] };
    const greeted = JSON.parse((await runs("--workflow", "#/workflows/greet", "--json")).out) as typeof failed;

    assert.deepEqual(
      [failed.runs.map(({ status }) => status), greeted.runs.map(({ status }) => status)],
      [["failed"], ["completed"]],
    );
    assert.match((await runs("--status", "running")).out, /^A\w+ has no matching runs\.\n$/);
    assert.match((await runs("--status", "late")).err, /--status must be one of running, completed, failed, cancelled/);
  });

  test("shows one run step by step", async () => {
    const listed = JSON.parse((await runs("--status", "failed", "--json")).out) as { runs: { id: string }[] };

    const { out } = await runs("--id", listed.runs[0]?.id ?? "");

    assert.match(out, /^id {10}Wx\w+\nworkflow {4}Lost \(#\/workflows\/lost\)\nstatus {6}failed\n/);
    assert.match(out, /\n1 {2}completed {2}0s {2}Send a message to a channel {2}\{"message_timestamp"/);
    assert.match(out, /\n2 {2}failed {5}0s {2}Send a message to a channel {2}channel_not_found\n$/);
  });
});
