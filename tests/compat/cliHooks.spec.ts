import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type CliPlace, runCli, startCli } from "../../packages/cli/testkit/cliProcess.ts";
import { WebClient } from "@slack/web-api";
import { type BoltProject, boltProject, manifest } from "./boltProject.ts";
import { eventually } from "./eventually.ts";
import { type PackageRegistry, servePackages } from "./packageRegistry.ts";
import { type Served, servePlatform } from "./servePlatform.ts";

/** A Bolt app as its authors write it; only the address of the Web API is another one. */
const app = `
import bolt from "@slack/bolt";
const clientOptions = { slackApiUrl: process.env.SLACK_API_URL };
const app = new bolt.App({
  token: process.env.SLACK_BOT_TOKEN,
  appToken: process.env.SLACK_APP_TOKEN,
  socketMode: true,
  clientOptions,
  logLevel: "error",
});
app.message(/hello/i, async ({ message, say }) => say("Hey <@" + message.user + ">, from " + process.env.GREETER));
await app.start();
await app.client.conversations.join({ channel: process.env.CHANNEL });
console.log("the app is up");
`;

describe("@slack/cli-hooks with a Bolt app, driven by platform", () => {
  let platform: Served;
  let registry: PackageRegistry;
  let project: BoltProject;
  let place: CliPlace;

  before(async () => {
    platform = await servePlatform({ rates: "off" });
    registry = await servePackages({ "@slack/bolt": "99.0.0", "@slack/cli-hooks": "1.3.3" });
    project = boltProject(`it's my "Bolt" $(app) ü`);
    project.write("app.js", app);
    project.write(".env", `CHANNEL=${platform.dev.channels["general"]}\nGREETER="the project's .env"\n`);
    place = {
      cwd: project.root,
      env: {
        npm_config_registry: registry.url,
        npm_config_update_notifier: "false",
        npm_config_cache: project.path("..", "npm-cache"),
        PLATFORM_CONFIG_DIR: project.path("..", "config"),
        PLATFORM_TOKEN: platform.dev.config_token,
        PLATFORM_BASE_URL: platform.url,
      },
    };
  });
  after(async () => {
    project[Symbol.dispose]();
    await registry[Symbol.asyncDispose]();
    await platform[Symbol.asyncDispose]();
  });

  test("get-hooks and get-manifest: the manifest is printed as the project has it", async () => {
    const { code, out } = await runCli(["manifest", "info", "--json"], place);
    assert.deepEqual([code, JSON.parse(out)], [0, { ok: true, manifest }]);
  });

  test("doctor and check-update: versions are shown, and what is newer", async () => {
    const { code, out, err } = await runCli(["doctor", "--json"], place);
    assert.equal(code, 0, err + out);
    const { checks } = JSON.parse(out) as { checks: { section: string; name: string; value: string; state: string }[] };
    const of = (section: string) => checks.filter((check) => check.section === section);
    assert.deepEqual(
      of("SDK").map(({ name, state }) => [name, state]),
      [
        ["node", "ok"],
        ["v8", "ok"],
        ["modules", "ok"],
      ],
    );
    const updates = Object.fromEntries(of("Updates").map(({ name, value, state }) => [name, [state, value]]));
    assert.deepEqual(updates, {
      "@slack/bolt": [
        "note",
        "5.1.0  99.0.0 is available: platform upgrade  https://github.com/slackapi/bolt-js/releases/tag/v99.0.0",
      ],
      "@slack/cli-hooks": ["ok", "1.3.3"],
      "the Slack SDK": ["ok", "https://docs.slack.dev/changelog"],
    });
  });

  test("start: a message is answered by the app", async () => {
    await using run = startCli(["run", "--no-activity"], place);
    await run.said(/the app is up\n/);
    const alice = platform.dev.users.find(({ name }) => name === "alice");
    const client = new WebClient(alice?.token, { slackApiUrl: `${platform.url}/api/` });
    const channel = platform.dev.channels["general"] ?? "";
    const { ts = "" } = await client.chat.postMessage({ channel, text: "Hello there" });
    const answer = await eventually("the app's answer", async () => {
      const { messages = [] } = await client.conversations.history({ channel, oldest: ts });
      return messages.find(({ text }) => text?.startsWith("Hey"))?.text;
    });
    assert.equal(answer, `Hey <@${alice?.id}>, from the project's .env`);
    run.signal("SIGINT");
    assert.equal(await run.ended, 0);
  });
});
