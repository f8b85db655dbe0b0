import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { describe, test } from "node:test";
import { WebClient } from "@slack/web-api";
import { servePlatform } from "../servePlatform.ts";
import { clientFile, noClients, serveSlackHosts } from "./slackHosts.ts";

const MODULE = "usr/lib/python3/dist-packages/ansible_collections/community/general/plugins/modules/slack.py";

interface ModuleResult {
  readonly changed?: boolean;
  readonly failed?: boolean;
  readonly msg?: string;
  readonly error?: string;
  readonly ts?: string;
  readonly channel?: string;
}

async function openStage() {
  await using stack = new AsyncDisposableStack();
  const platform = stack.use(await servePlatform({ rates: "off" }));
  const hosts = stack.use(await serveSlackHosts(platform.url));
  const token = platform.dev.apps.find((app) => app.name === "Dev App")?.bot_token ?? "";
  const client = new WebClient(token, { slackApiUrl: `${platform.url}/api/` });
  const { channels, webhook_url: webhook = "" } = platform.dev;
  const general = channels["general"] ?? "";
  const all = stack.move();

  /** Runs the module as Ansible does on a host: one process that reads its arguments from standard input. */
  async function run(args: Record<string, unknown>): Promise<ModuleResult> {
    const child = spawn("python3", [clientFile(MODULE)], { env: hosts.pythonEnv, stdio: ["pipe", "pipe", "inherit"] });
    child.stdin.end(JSON.stringify({ ANSIBLE_MODULE_ARGS: { token, validate_certs: false, ...args } }));
    return JSON.parse(await text(child.stdout)) as ModuleResult;
  }
  async function latest(channel = general) {
    return (await client.conversations.history({ channel, limit: 1 })).messages?.[0];
  }
  const joined = [general, channels["random"] ?? ""];
  return { run, latest, channel: general, channels: joined, webhook, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

describe("Ansible's slack module", { skip: noClients }, () => {
  test("posts to a channel by name", async () => {
    await using stage = await openStage();

    const result = await stage.run({ channel: "general", msg: "Deployed <main>" });

    assert.deepEqual([result.failed, result.changed, result.channel], [undefined, true, stage.channel]);
    const message = await stage.latest();
    assert.deepEqual([message?.ts, message?.text], [result.ts, "Deployed <main>"]);
  });

  test("posts to a channel by id, which it knows by how the id begins", async () => {
    await using stage = await openStage();

    const result = await stage.run({ channel: stage.channel, msg: "By id" });

    assert.deepEqual([result.error, (await stage.latest())?.text], [undefined, "By id"]);
  });

  for (const [color, hex] of Object.entries({ good: "2eb886", warning: "daa038", danger: "a30200" })) {
    test(`posts an attachment in the colour ${color}`, async () => {
      await using stage = await openStage();

      const result = await stage.run({ channel: "#general", msg: "Build", color });

      assert.equal(result.failed, undefined, result.msg ?? "");
      const [attachment] = (await stage.latest())?.attachments ?? [];
      assert.deepEqual([attachment?.text, attachment?.color], ["Build", hex]);
    });
  }

  test("changes a message that it posted", async () => {
    await using stage = await openStage();
    const { ts = "" } = await stage.run({ channel: stage.channel, msg: "Deploying" });

    const result = await stage.run({ channel: stage.channel, msg: "Deployed", message_id: ts });

    assert.deepEqual([result.failed, result.ts], [undefined, ts]);
    assert.equal((await stage.latest())?.text, "Deployed");
  });

  test("posts through an incoming webhook", async () => {
    await using stage = await openStage();
    const token = stage.webhook.split("/services/")[1] ?? "";

    const result = await stage.run({ token, msg: "Through the hook", color: "good" });

    assert.deepEqual(result.msg, "OK");
    const posted = await Promise.all(stage.channels.map((channel) => stage.latest(channel)));
    const texts = posted.flatMap((message) => message?.attachments?.map(({ text }) => text) ?? []);
    assert.deepEqual(texts, ["Through the hook"]);
  });

  test("reports the error code of a refusal", async () => {
    await using stage = await openStage();

    const result = await stage.run({ channel: "nowhere", msg: "hi" });

    assert.deepEqual([result.failed, result.error], [true, "channel_not_found"]);
  });
});
