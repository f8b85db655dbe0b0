import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { createPlatform, type DevDescription, type Platform } from "@platform/server";
import { eventually } from "../../testkit/eventually.ts";
import { hookProject, type HookProject } from "../../testkit/hookProject.ts";
import { isAlive } from "../../testkit/isAlive.ts";
import { type CommandPlace, type RunningCommand, startCommand } from "../../testkit/runningCommand.ts";

let platform: Platform;
let dev: DevDescription;
before(async () => {
  platform = await createPlatform({ seed: "dev", dev: true, rates: "off" });
  await platform.listen();
  dev = await platform.describeDev();
});
after(() => platform.stop());

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly isQuiet?: boolean;
  readonly keyboard?: Pick<CommandPlace, "isInteractive" | "readKeys" | "openBrowser">;
}

function runIn(
  project: HookProject,
  args: readonly string[] = [],
  { env: more = {}, isQuiet = true, keyboard = {} }: RunOptions = {},
): RunningCommand {
  const env = {
    PATH: process.env["PATH"],
    PLATFORM_TOKEN: dev.config_token,
    PLATFORM_BASE_URL: dev.base_url,
    PLATFORM_CONFIG_DIR: project.path("config"),
    ...more,
  };
  return startCommand(["run", ...(isQuiet ? ["--no-activity"] : []), ...args], { cwd: project.root, env, ...keyboard });
}

interface Reply {
  readonly reply?: { readonly answered: boolean; readonly body?: { readonly text?: string } };
}

async function sayCommand(command: string, text: string): Promise<Reply> {
  const place = { user: "alice", channel: dev.channels["general"] ?? "" };
  const answer = await platform.control("person.command", { ...place, command, text });
  assert.ok(answer?.ok, JSON.stringify(answer));
  return answer as unknown as Reply;
}

async function ask(token: string | undefined, method: string, args: object = {}): Promise<Record<string, unknown>> {
  const response = await fetch(`${dev.base_url}/api/${method}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(args),
  });
  return (await response.json()) as Record<string, unknown>;
}

const manifest = (name: string) => ({
  display_information: { name },
  features: {
    bot_user: { display_name: name },
    slash_commands: [{ command: `/${name.toLowerCase()}`, description: "Asks the app." }],
  },
  oauth_config: { scopes: { bot: ["commands", "chat:write", "channels:history", "channels:join"] } },
  settings: { socket_mode_enabled: true, event_subscriptions: { bot_events: ["message.channels"] } },
});

describe("platform run, keeping the socket", () => {
  /** Keeps what it got in a file of its own, and answers commands. */
  const start = `
    const input = JSON.parse(readStdin());
    const { writeFileSync, existsSync } = require("node:fs");
    console.log("working on it {");
    if (input.body.text === "fail") process.exit(4);
    writeFileSync("got-" + process.pid + ".json", JSON.stringify({ ...input, env: process.env }));
    const wait = () => {
      const [, other] = /^wait for (.*)$/.exec(input.body.text ?? "") ?? [];
      if (other !== undefined && !existsSync(other)) return setTimeout(wait, 20);
      if (input.body.text === "make it") writeFileSync("made", "");
      answer(input.body.command ? { text: "You said " + input.body.text } : {});
    };
    wait();`;

  test("starts a process for each event, side by side, and acknowledges with what it answers [HOOK-1.8, HOOK-3.1, HOOK-3.2, HOOK-3.10, HOOK-5.1, HOOK-5.2, HOOK-5.3, HOOK-5.4, HOOK-5.5, HOOK-5.6]", async () => {
    using project = hookProject({
      name: `it's "$(a)" ü`,
      hooks: { start, "get-manifest": `answer(${JSON.stringify(manifest("Socket"))})` },
      config: { "protocol-version": ["message-boundaries"] },
    });
    project.write(".env", "GREETING=hello\n");
    await using running = runIn(project);
    await running.said(/Connected, waiting for events\.\n/);
    const [slow, quick] = await Promise.all([sayCommand("/socket", "wait for made"), sayCommand("/socket", "make it")]);
    assert.deepEqual([slow.reply?.body?.text, quick.reply?.body?.text], ["You said wait for made", "You said make it"]);
    const got = readdirSync(project.root)
      .filter((file) => file.startsWith("got-"))
      .map((file) => JSON.parse(readFileSync(project.path(file), "utf8")) as Record<string, Record<string, never>>);
    const [first] = got;
    assert.equal(got.length, 2);
    const { bot_access_token: token, app_id, team_id, variables } = first?.["context"] ?? {};
    const who = await ask(String(token), "auth.test");
    assert.deepEqual([who["ok"], who["team_id"], team_id], [true, team_id, dev.teams[0]?.id]);
    assert.match(String(app_id), /^A/);
    const api = `${dev.base_url}/api/`;
    assert.deepEqual(variables, { PLATFORM_API_URL: api, SLACK_API_URL: api, GREETING: "hello" });
    const env = first?.["env"] ?? {};
    assert.deepEqual([env["SLACK_BOT_TOKEN"], env["PLATFORM_BOT_TOKEN"]], [token, token]);
    assert.match(String(env["PLATFORM_APP_TOKEN"]), /^xapp-/);
    assert.equal(env["PLATFORM_TOKEN"], undefined);
    assert.match(running.out, /working on it \{\n/);
    assert.equal(await running.stop(), 0);
    assert.equal(readAppIds(project).length, 1);
  });

  test("reports a failing process, and continues", async () => {
    using project = hookProject({ hooks: { start, "get-manifest": `answer(${JSON.stringify(manifest("Failing"))})` } });
    await using running = runIn(project);
    await running.said(/Connected/);
    const failed = await sayCommand("/failing", "fail");
    assert.equal(failed.reply?.answered, false);
    await running.said(/The hook start failed: it exited with code 4\..*\(sdk_hook_invocation_failed\)/s);
    assert.equal((await sayCommand("/failing", "again")).reply?.body?.text, "You said again");
  });

  test("takes the app it had before, renames it only once, and makes another when that one is gone", async () => {
    using project = hookProject({ hooks: { start, "get-manifest": `answer(${JSON.stringify(manifest("Kept"))})` } });
    for (const words of [/Created and installed (A\w+)/, /Installed (A\w+)/]) {
      await using running = runIn(project);
      await running.said(words);
      await running.said(/Connected/);
    }
    const kept = readAppId(project);
    const exported = await ask(dev.config_token, "apps.manifest.export", { app_id: kept });
    const { display_information } = exported["manifest"] as ReturnType<typeof manifest>;
    assert.equal(display_information.name, "Kept (local)");

    await ask(dev.config_token, "apps.manifest.delete", { app_id: kept });
    await using again = runIn(project, ["--cleanup"]);
    await again.said(/Created and installed/);
    await again.said(/Connected/);
    assert.notEqual(readAppId(project), kept);
    await again.stop();
    assert.deepEqual(readAppIds(project), []);
  });

  test("shows what the platform writes down about the app, too", async () => {
    const workflows = { greet: { title: "Greet", steps: [] } };
    using project = hookProject({
      hooks: { start, "get-manifest": `answer(${JSON.stringify({ ...manifest("Active"), workflows })})` },
    });
    await using running = runIn(project, ["--activity-level", "trace"], { isQuiet: false });
    await running.said(/Connected/);
    const made = await ask(dev.config_token, "workflows.triggers.create", {
      type: "shortcut",
      name: "Greet me",
      workflow: "#/workflows/greet",
      workflow_app_id: readAppId(project),
    });
    const { id } = made["trigger"] as { id: string };
    const ran = await platform.control("person.trigger", { user: "alice", trigger_id: id });
    assert.ok(ran?.ok, JSON.stringify(ran));
    await running.said(/^\S+ {2}info {3}workflow .* {2}workflow_execution_result/m);
    // Its own questions would push everything else out of the log.
    const log = await platform.control("log.list", { method: "apps.activities.list" });
    assert.deepEqual((log as unknown as { entries: unknown[] }).entries, []);
    const asked = await ask(dev.config_token, "apps.activities.list", { app_id: readAppId(project) });
    const after = await platform.control("log.list", { method: "apps.activities.list" });
    assert.deepEqual([asked["ok"], (after as unknown as { entries: unknown[] }).entries.length], [true, 1]);
  });

  test("prints where to use the app", async () => {
    using project = hookProject({
      hooks: { start, "get-manifest": `answer(${JSON.stringify(manifest("Places"))})` },
    });
    await using running = runIn(project);
    await running.said(/Connected/);
    const rows = running.out
      .split("\n")
      .filter((line) => line.startsWith("  "))
      .map((line) => line.trim().split(/ {2,}/));
    assert.deepEqual(rows, [
      ["Workspace", `${dev.base_url}/client`],
      ["App", `${dev.base_url}/apps/${readAppId(project)}`],
      ["Command", "type /places in a channel"],
    ]);
  });

  test("gives the next process the variables of a changed .env", async () => {
    const says = `const input = JSON.parse(readStdin()); answer({ text: String(process.env.GREETING) });`;
    using project = hookProject({
      hooks: { start: says, "get-manifest": `answer(${JSON.stringify(manifest("Envs"))})` },
    });
    await using running = runIn(project);
    await running.said(/Connected/);
    assert.equal((await sayCommand("/envs", "hi")).reply?.body?.text, "undefined");
    project.write(".env", "GREETING=hello\n");
    await running.said(/\.env changed\.\n/);
    assert.equal((await sayCommand("/envs", "hi")).reply?.body?.text, "hello");
  });

  test("needs no get-manifest when an app is given: the server has its manifest [HOOK-3.20]", async () => {
    const created = await ask(dev.config_token, "apps.manifest.create", { manifest: manifest("Given") });
    const appId = String(created["app_id"]);
    const before = await ask(dev.config_token, "apps.manifest.export", { app_id: appId });
    using project = hookProject({ hooks: { start } });

    const without = runIn(project);
    assert.equal(await without.ended, 1);
    assert.match(without.err, /The hook get-manifest is not defined.*\(sdk_hook_not_found\)/);

    const wrong = runIn(project, ["--app", "A0NOWHERE00"]);
    assert.equal(await wrong.ended, 1);
    assert.equal(existsSync(project.path(".platform/apps.dev.json")), false);

    // By its id, and then because the project remembers it.
    for (const args of [["--app", appId], []]) {
      await using running = runIn(project, args);
      await running.said(/Connected/);
      assert.equal((await sayCommand("/given", "hi")).reply?.body?.text, "You said hi");
      assert.equal(await running.stop(), 0);
      assert.equal(readAppId(project), appId);
    }
    assert.deepEqual(await ask(dev.config_token, "apps.manifest.export", { app_id: appId }), before);
  });

  test("runs the start hook of hooks.json for a given app even when get-hooks fails", async () => {
    const created = await ask(dev.config_token, "apps.manifest.create", { manifest: manifest("Stray") });
    using project = hookProject({ hooks: { start } });
    project.write("hooks/get-hooks.cjs", `console.error("the sdk is gone"); process.exit(1)`);
    project.setHooks({
      hooks: { "get-hooks": "node hooks/get-hooks.cjs", start: project.command("hooks/start.cjs") },
      config: { "protocol-version": ["message-boundaries"] },
    });
    await using running = runIn(project, ["--app", String(created["app_id"])]);
    await running.said(/Connected/);
    assert.match(running.err, /^Warning: The hook get-hooks failed: it exited with code 1\.[^]*the sdk is gone/);
    assert.equal((await sayCommand("/stray", "hi")).reply?.body?.text, "You said hi");
    assert.equal(running.err.match(/the sdk is gone/g)?.length, 1);
  });

  test("warns of a runtime with which the app could not be deployed to the platform", async () => {
    const managed = { ...manifest("Managed"), settings: { function_runtime: "slack" } };
    for (const [runtime, warning] of [
      [
        "node",
        'Warning: runtime must be "deno" for managed infrastructure, not "node"; platform deploy will refuse the app.\n',
      ],
      ["deno", ""],
    ] as const) {
      using project = hookProject({ runtime, hooks: { start, "get-manifest": `answer(${JSON.stringify(managed)})` } });
      await using running = runIn(project, ["--cleanup"]);
      await running.said(/Connected/);
      assert.equal(running.err, warning);
    }
  });

  test("says what is missing before it installs anything", async () => {
    using project = hookProject({ hooks: { "get-manifest": `answer(${JSON.stringify(manifest("None"))})` } });
    const running = runIn(project);
    assert.equal(await running.ended, 1);
    assert.match(running.err, /sdk_hook_not_found/);
    assert.equal(existsSync(project.path(".platform/apps.dev.json")), false);
  });
});

function readAppId(project: HookProject): string {
  return readAppIds(project)[0] ?? "";
}

function readAppIds(project: HookProject): string[] {
  const stored = JSON.parse(readFileSync(project.path(".platform/apps.dev.json"), "utf8")) as Record<
    string,
    { app_id: string }
  >;
  return Object.values(stored).map(({ app_id }) => app_id);
}

describe("platform run, with an SDK that keeps the socket", () => {
  /** An app that says who it is, runs on, and says goodbye when asked to end. */
  const start = `
    const { appendFileSync } = require("node:fs");
    appendFileSync("starts", process.pid + "\\n");
    console.log("up as " + process.env.SLACK_BOT_TOKEN.slice(0, 5), process.env.SLACK_CLI_XAPP === process.env.PLATFORM_APP_TOKEN);
    console.error("path " + process.env.PLATFORM_APP_PATH + " " + process.env.SLACK_CLI_CUSTOM_FILE_PATH);
    console.log("version " + require("node:fs").readFileSync("app.js", "utf8"));
    process.on("SIGINT", () => { console.log("goodbye"); process.exit(0); });
    if (require("node:fs").readFileSync("app.js", "utf8") === "broken") process.exit(3);
    setInterval(() => {}, 1000);`;

  function watching(name: string, watch: object = { app: { paths: ["."], "filter-regex": "\\.js$" } }): HookProject {
    const project = hookProject({
      hooks: {
        start,
        "get-manifest": `answer(JSON.parse(readFileSync("manifest.json", "utf8")))`,
      },
      config: { "sdk-managed-connection-enabled": true, watch },
    });
    project.write("manifest.json", JSON.stringify(manifest(name)));
    project.write("app.js", "1");
    return project;
  }

  const startsOf = (project: HookProject): number[] =>
    existsSync(project.path("starts"))
      ? readFileSync(project.path("starts"), "utf8").trim().split("\n").map(Number)
      : [];

  test("starts it once with its tokens and path, streams what it prints, and ends it [HOOK-1.8, HOOK-3.10, HOOK-6.1, HOOK-6.3, HOOK-6.4]", async () => {
    using project = watching("Server");
    await using running = runIn(project, ["src/other.js"]);
    await running.said(/up as xoxb- true\n/);
    await running.said(/path src\/other\.js src\/other\.js\n/);
    assert.equal(await running.stop(), 0);
    assert.match(running.out, /goodbye\n/);
    assert.deepEqual(startsOf(project).map(isAlive), [false]);
  });

  test("gives it the tokens and the path under both of their names [HOOK-6.2, HOOK-6.3]", async () => {
    const names = ["CLI_XAPP", "APP_TOKEN", "CLI_XOXB", "BOT_TOKEN", "APP_PATH", "CLI_CUSTOM_FILE_PATH"];
    using project = hookProject({
      hooks: {
        start: `console.log(${JSON.stringify(names)}.map((name) => process.env["PLATFORM_" + name]).join(" "));`,
        "get-manifest": `answer(${JSON.stringify(manifest("Variables"))})`,
      },
      config: { "sdk-managed-connection-enabled": true },
    });
    const running = runIn(project, ["src/app.js"]);
    await running.ended;
    const [, xapp, app, xoxb, bot, ...paths] =
      /^(xapp-\S+) (\S+) (xoxb-\S+) (\S+) (\S+) (\S+)$/m.exec(running.out) ?? [];
    assert.ok(xapp !== undefined && xapp === app, running.out);
    assert.ok(xoxb !== undefined && xoxb === bot, running.out);
    assert.deepEqual(paths, ["src/app.js", "src/app.js"]);
  });

  test("starts it again for each change, one at a time, and waits after a mistake [HOOK-1.12]", async () => {
    using project = watching("Restarts");
    await using running = runIn(project);
    await running.said(/version 1\n/);
    for (const version of ["2", "3"]) {
      project.write("app.js", version);
      await running.said(new RegExp(`version ${version}\\n`));
      assert.ok(startsOf(project).filter(isAlive).length <= 1);
    }
    project.write("app.js", "broken");
    await running.said(/The app ended with code 3\. Waiting for file changes\.\n/);
    assert.deepEqual(startsOf(project).filter(isAlive), []);
    // A file in TypeScript counts, one that no pattern names does not.
    project.write("notes.txt", "x");
    project.write("app.js", "4");
    await running.said(/version 4\n/);
    const starts = startsOf(project).length;
    project.write("src/new.ts", "x");
    await eventually("the start after a new file", () => (startsOf(project).length > starts ? true : undefined));
    await running.stop();
    assert.deepEqual(startsOf(project).filter(isAlive), []);
  });

  test("installs it again when the manifest changes, in the older form of the setting too [HOOK-1.11, HOOK-1.13]", async () => {
    for (const watch of [{ manifest: { paths: ["manifest.json"] } }, { paths: ["."], "filter-regex": "^manifest" }]) {
      using project = watching("Before", watch);
      await using running = runIn(project);
      await running.said(/version 1\n/);
      project.write("manifest.json", JSON.stringify(manifest("After")));
      await running.said(/The manifest changed; reinstalled the app\.\n/);
      const exported = await ask(dev.config_token, "apps.manifest.export", { app_id: readAppId(project) });
      assert.match(JSON.stringify(exported), /After \(local\)/);
      project.write("manifest.json", "{");
      await running.said(/The hook get-manifest failed[^]*^ {2}SyntaxError: /m);
      assert.deepEqual(startsOf(project).map(isAlive), [true]);
    }
  });

  test("ends with it when it ends by itself, and leaves nothing behind [HOOK-6.1]", async () => {
    using project = watching("Crash");
    project.write("app.js", "broken");
    const running = runIn(project);
    assert.equal(await running.ended, 1);
    assert.match(running.err, /^The app ended with code 3\..*\(sdk_hook_invocation_failed\)/ms);
    assert.deepEqual(startsOf(project).map(isAlive), [false]);
  });

  test("starts it again with the variables of a changed .env, and asks it to end without SIGINT", async () => {
    // Python answers SIGINT with a traceback.
    const traceback = `
      process.on("SIGINT", () => { console.log("Traceback (most recent call last)"); process.exit(1); });
      console.log("greeting " + process.env.GREETING);
      setInterval(() => {}, 1000);`;
    using project = hookProject({
      hooks: { start: traceback, "get-manifest": `answer(${JSON.stringify(manifest("Snake"))})` },
      config: { "sdk-managed-connection-enabled": true },
    });
    project.write(".env", "GREETING=hello\n");
    await using running = runIn(project);
    await running.said(/greeting hello\n/);
    project.write(".env", "GREETING=ahoy\n");
    await running.said(/greeting ahoy\n/);
    assert.match(running.out, /\.env changed\.\nRestarting the app\.\n/);
    assert.doesNotMatch(running.out, /Traceback/);
  });

  test("obeys keys: restart, open, log, help, quit", async () => {
    using project = watching("Keys");
    const opened: string[] = [];
    let press = (_key: string): void => assert.fail("nobody listens");
    let isReleased = false;
    const keyboard = {
      isInteractive: true,
      readKeys(listener: (key: string) => void) {
        press = listener;
        return { [Symbol.dispose]: () => void (isReleased = true) };
      },
      openBrowser: async (url: string) => opened.push(url) > 0,
    };
    await using running = runIn(project, [], { keyboard });
    await running.said(/version 1\n/);
    assert.match(running.out, /^Keys: r restart, o open the workspace, l show or hide the server's log, q quit$/m);
    press("r");
    await eventually("the second start", () => (startsOf(project).length === 2 ? true : undefined));
    press("o");
    await running.said(new RegExp(`Opened ${dev.base_url}/client\n`));
    assert.deepEqual(opened, [`${dev.base_url}/client`]);
    press("l");
    await running.said(/No dev server found/);
    press("x");
    press("q");
    assert.equal(await running.ended, 0);
    assert.deepEqual([isReleased, startsOf(project).filter(isAlive)], [true, []]);
  });

  test("prints no control sequences into a pipe, and none in JSON", async () => {
    const colours = String.raw`console.log("\u001B[31mred\u001B[0m"); setInterval(() => {}, 1000);`;
    using project = hookProject({
      hooks: { start: colours, "get-manifest": `answer(${JSON.stringify(manifest("Colours"))})` },
      config: { "sdk-managed-connection-enabled": true },
    });
    for (const args of [[], ["--json"]]) {
      await using running = runIn(project, args);
      await running.said(/red/);
      assert.ok(!running.out.includes("\u001B") && !running.out.includes(String.raw`\u001b`), running.out);
    }
  });

  test("warns about a token that overrides its own", async () => {
    using project = watching("Override");
    await using running = runIn(project, [], { env: { SLACK_BOT_TOKEN: "xoxb-other" } });
    await running.said(/^SLACK_BOT_TOKEN: using the value from the environment/m);
    await running.said(/up as/);
  });

  test("says what is wrong with a pattern", async () => {
    using project = watching("Pattern", { app: { paths: ["."], "filter-regex": "(?=x)" } });
    const running = runIn(project);
    assert.equal(await running.ended, 1);
    assert.match(running.err, /config\.watch\.app\.filter-regex is not a valid regular expression/);
  });
});
