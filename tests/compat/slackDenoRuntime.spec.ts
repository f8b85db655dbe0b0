import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createPlatform, type DevDescription, type Platform } from "@platform/server";
import { hookProject, type HookProject } from "../../packages/cli/testkit/hookProject.ts";
import { type RunningCommand, startCommand } from "../../packages/cli/testkit/runningCommand.ts";

/**
 * No registry of packages carries Slack's hooks and runtime for Deno, so these few lines make the same demands: `get-hooks`
 * passes `--sdk-slack-dev-domain` on to `start`, and `start` runs the function in a second process that may reach that host, or
 * Slack's own without the flag, and nothing else.
 */
const getHooks = `
const flags = Deno.args.map((word) => /^--sdk-slack-dev-domain=(.+)$/.exec(word)?.[1]).filter(Boolean);
const devDomain = flags.length === 0 ? "" : "--sdk-slack-dev-domain=" + flags[0];
console.log(JSON.stringify({
  runtime: "deno",
  hooks: {
    "get-manifest": "deno run -q --allow-read sdk/get-manifest.js",
    start: "deno run -q --allow-read --allow-env --allow-run sdk/local-run.js " + devDomain,
  },
  config: { "protocol-version": ["message-boundaries"] },
}));`;
const protocol = `
const flag = (name) => Deno.args.map((word) => word.split("=")).find(([key]) => key === "--" + name)?.[1];
const respond = (value) => console.log(flag("boundary") + JSON.stringify(value) + flag("boundary"));`;
const getManifest = `${protocol}
respond(JSON.parse(Deno.readTextFileSync("manifest.json")));`;
const localRun = `${protocol}
const manifest = JSON.parse(Deno.readTextFileSync("manifest.json"));
const devDomain = flag("sdk-slack-dev-domain") ?? "";
const hosts = [...(manifest.outgoing_domains ?? []), ...(devDomain === "" ? ["slack.com", "api.slack.com", "files.slack.com"] : [devDomain]), "deno.land"];
const trusting = devDomain === "" ? [] : ["--unsafely-ignore-certificate-errors=" + devDomain];
const args = ["run", "-q", "--no-prompt", "--allow-read", "--allow-env", ...trusting, "--allow-net=" + hosts.join(","), "sdk/local-run-function.js", ...Deno.args.filter((word) => /^--(protocol|boundary)=/.test(word))];
const { success, code } = await new Deno.Command(Deno.execPath(), { args }).spawn().status;
if (!success) Deno.exit(code);`;
const localRunFunction = `${protocol}
const { body, context } = JSON.parse(await new Response(Deno.stdin.readable).text());
const { event } = body;
if (event?.type === "function_executed") {
  const form = new URLSearchParams({
    function_execution_id: event.function_execution_id,
    outputs: JSON.stringify({ greeting: "Hello " + event.inputs.who }),
  });
  const answer = await fetch(context.variables.SLACK_API_URL + "functions.completeSuccess", {
    method: "POST",
    headers: { authorization: "Bearer " + (event.bot_access_token ?? context.bot_access_token) },
    body: form,
  });
  console.log("completed", JSON.stringify(await answer.json()));
}
respond({});`;

const text = { type: "string" };
const manifest = {
  display_information: { name: "Deno runtime" },
  features: { bot_user: { display_name: "deno" } },
  oauth_config: { scopes: { bot: ["chat:write"] } },
  settings: { function_runtime: "slack" },
  functions: {
    greet: {
      title: "Greet",
      input_parameters: { properties: { who: text }, required: ["who"] },
      output_parameters: { properties: { greeting: text }, required: ["greeting"] },
    },
  },
  workflows: {
    greet: { title: "Greet", steps: [{ id: "0", function_id: "#/functions/greet", inputs: { who: "you" } }] },
  },
};

function denoProject(): HookProject {
  const project = hookProject();
  const files = { "get-hooks": getHooks, "get-manifest": getManifest, "local-run": localRun };
  for (const [name, script] of Object.entries(files)) project.write(`sdk/${name}.js`, script);
  project.write("sdk/local-run-function.js", localRunFunction);
  project.write("manifest.json", JSON.stringify(manifest));
  project.setHooks({ hooks: { "get-hooks": "deno run -q --allow-read --allow-net sdk/get-hooks.js" } });
  return project;
}

describe("Slack's Deno runtime under platform run", () => {
  let platform: Platform;
  let dev: DevDescription;
  before(async () => {
    platform = await createPlatform({ seed: "dev", dev: true, rates: "off" });
    await platform.listen();
    dev = await platform.describeDev();
  });
  after(() => platform.stop());

  function start(project: HookProject): RunningCommand {
    const env = {
      PATH: process.env["PATH"],
      PLATFORM_TOKEN: dev.config_token,
      PLATFORM_BASE_URL: dev.base_url,
      PLATFORM_CONFIG_DIR: project.path("config"),
    };
    return startCommand(["run", "--activity-level", "info"], { cwd: project.root, env });
  }

  test("may call the server from its functions, and completes them", async () => {
    using project = denoProject();
    await using running = start(project);
    await running.said(/Connected/);
    const [, appId = ""] = /installed (A\w+)/.exec(running.out) ?? [];
    const made = await fetch(`${dev.base_url}/api/workflows.triggers.create`, {
      method: "POST",
      headers: { authorization: `Bearer ${dev.config_token}`, "content-type": "application/json" },
      body: JSON.stringify({
        type: "shortcut",
        name: "Greet me",
        workflow: "#/workflows/greet",
        workflow_app_id: appId,
      }),
    });
    const { trigger } = (await made.json()) as { trigger: { id: string } };
    const ran = await platform.control("person.trigger", { user: "alice", trigger_id: trigger.id });
    assert.ok(ran?.ok, JSON.stringify(ran));
    await running.said(/completed \{"ok":true/);
    await running.said(/workflow_execution_result .*"exec_outcome":"Success"/);
    assert.doesNotMatch(running.out + running.err, /NotCapable|net access/);
  });
});
