import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { hookProject, type HookProject } from "../../testkit/hookProject.ts";
import { manifestNamed, RunPlace } from "../../testkit/runPlace.ts";

let here: RunPlace;
before(async () => {
  here = await RunPlace.open();
});
after(() => here.platform.stop());

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
      hooks: { start, "get-manifest": `answer(${JSON.stringify(manifestNamed("Socket"))})` },
      config: { "protocol-version": ["message-boundaries"] },
    });
    project.write(".env", "GREETING=hello\n");
    await using running = here.runIn(project);
    await running.said(/Connected, waiting for events\.\n/);
    const [slow, quick] = await Promise.all([
      here.sayCommand("/socket", "wait for made"),
      here.sayCommand("/socket", "make it"),
    ]);
    assert.deepEqual([slow.reply?.body?.text, quick.reply?.body?.text], ["You said wait for made", "You said make it"]);
    const got = readdirSync(project.root)
      .filter((file) => file.startsWith("got-"))
      .map((file) => JSON.parse(readFileSync(project.path(file), "utf8")) as Record<string, Record<string, never>>);
    const [first] = got;
    assert.equal(got.length, 2);
    const { bot_access_token: token, app_id, team_id, variables } = first?.["context"] ?? {};
    const who = await here.ask(String(token), "auth.test");
    assert.deepEqual([who["ok"], who["team_id"], team_id], [true, team_id, here.dev.teams[0]?.id]);
    assert.match(String(app_id), /^A/);
    const api = `${here.dev.base_url}/api/`;
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
    using project = hookProject({
      hooks: { start, "get-manifest": `answer(${JSON.stringify(manifestNamed("Failing"))})` },
    });
    await using running = here.runIn(project);
    await running.said(/Connected/);
    const failed = await here.sayCommand("/failing", "fail");
    assert.equal(failed.reply?.answered, false);
    await running.said(/The hook start failed: it exited with code 4\..*\(sdk_hook_invocation_failed\)/s);
    assert.equal((await here.sayCommand("/failing", "again")).reply?.body?.text, "You said again");
  });

  test("takes the app it had before, renames it only once, and makes another when that one is gone", async () => {
    using project = hookProject({
      hooks: { start, "get-manifest": `answer(${JSON.stringify(manifestNamed("Kept"))})` },
    });
    for (const words of [/Created and installed (A\w+)/, /Installed (A\w+)/]) {
      await using running = here.runIn(project);
      await running.said(words);
      await running.said(/Connected/);
    }
    const kept = readAppId(project);
    const exported = await here.ask(here.dev.config_token, "apps.manifest.export", { app_id: kept });
    const { display_information } = exported["manifest"] as ReturnType<typeof manifestNamed>;
    assert.equal(display_information.name, "Kept (local)");

    await here.ask(here.dev.config_token, "apps.manifest.delete", { app_id: kept });
    await using again = here.runIn(project, ["--cleanup"]);
    await again.said(/Created and installed/);
    await again.said(/Connected/);
    assert.notEqual(readAppId(project), kept);
    await again.stop();
    assert.deepEqual(readAppIds(project), []);
  });

  test("shows what the platform writes down about the app, too", async () => {
    const workflows = { greet: { title: "Greet", steps: [] } };
    using project = hookProject({
      hooks: { start, "get-manifest": `answer(${JSON.stringify({ ...manifestNamed("Active"), workflows })})` },
    });
    await using running = here.runIn(project, ["--activity-level", "trace"], { isQuiet: false });
    await running.said(/Connected/);
    const made = await here.ask(here.dev.config_token, "workflows.triggers.create", {
      type: "shortcut",
      name: "Greet me",
      workflow: "#/workflows/greet",
      workflow_app_id: readAppId(project),
    });
    const { id } = made["trigger"] as { id: string };
    const ran = await here.platform.control("person.trigger", { user: "alice", trigger_id: id });
    assert.ok(ran?.ok, JSON.stringify(ran));
    await running.said(/^\S+ {2}info {3}workflow .* {2}workflow_execution_result/m);
    // Its own questions would push everything else out of the log.
    const log = await here.platform.control("log.list", { method: "apps.activities.list" });
    assert.deepEqual((log as unknown as { entries: unknown[] }).entries, []);
    const asked = await here.ask(here.dev.config_token, "apps.activities.list", { app_id: readAppId(project) });
    const after = await here.platform.control("log.list", { method: "apps.activities.list" });
    assert.deepEqual([asked["ok"], (after as unknown as { entries: unknown[] }).entries.length], [true, 1]);
  });

  test("prints where to use the app", async () => {
    using project = hookProject({
      hooks: { start, "get-manifest": `answer(${JSON.stringify(manifestNamed("Places"))})` },
    });
    await using running = here.runIn(project);
    await running.said(/Connected/);
    const rows = running.out
      .split("\n")
      .filter((line) => line.startsWith("  "))
      .map((line) => line.trim().split(/ {2,}/));
    assert.deepEqual(rows, [
      ["Workspace", `${here.dev.base_url}/client`],
      ["App", `${here.dev.base_url}/apps/${readAppId(project)}`],
      ["Command", "type /places in a channel"],
    ]);
  });

  test("gives the next process the variables of a changed .env", async () => {
    const says = `const input = JSON.parse(readStdin()); answer({ text: String(process.env.GREETING) });`;
    using project = hookProject({
      hooks: { start: says, "get-manifest": `answer(${JSON.stringify(manifestNamed("Envs"))})` },
    });
    await using running = here.runIn(project);
    await running.said(/Connected/);
    assert.equal((await here.sayCommand("/envs", "hi")).reply?.body?.text, "undefined");
    project.write(".env", "GREETING=hello\n");
    await running.said(/\.env changed\.\n/);
    assert.equal((await here.sayCommand("/envs", "hi")).reply?.body?.text, "hello");
  });

  test("needs no get-manifest when an app is given: the server has its manifest [HOOK-3.20]", async () => {
    const created = await here.ask(here.dev.config_token, "apps.manifest.create", { manifest: manifestNamed("Given") });
    const appId = String(created["app_id"]);
    const before = await here.ask(here.dev.config_token, "apps.manifest.export", { app_id: appId });
    using project = hookProject({ hooks: { start } });

    const without = here.runIn(project);
    assert.equal(await without.ended, 1);
    assert.match(without.err, /The hook get-manifest is not defined.*\(sdk_hook_not_found\)/);

    const wrong = here.runIn(project, ["--app", "A0NOWHERE00"]);
    assert.equal(await wrong.ended, 1);
    assert.equal(existsSync(project.path(".platform/apps.dev.json")), false);

    // By its id, and then because the project remembers it.
    for (const args of [["--app", appId], []]) {
      await using running = here.runIn(project, args);
      await running.said(/Connected/);
      assert.equal((await here.sayCommand("/given", "hi")).reply?.body?.text, "You said hi");
      assert.equal(await running.stop(), 0);
      assert.equal(readAppId(project), appId);
    }
    assert.deepEqual(await here.ask(here.dev.config_token, "apps.manifest.export", { app_id: appId }), before);
  });

  test("runs the start hook of hooks.json for a given app even when get-hooks fails", async () => {
    const created = await here.ask(here.dev.config_token, "apps.manifest.create", { manifest: manifestNamed("Stray") });
    using project = hookProject({ hooks: { start } });
    project.write("hooks/get-hooks.cjs", `console.error("the sdk is gone"); process.exit(1)`);
    project.setHooks({
      hooks: { "get-hooks": "node hooks/get-hooks.cjs", start: project.command("hooks/start.cjs") },
      config: { "protocol-version": ["message-boundaries"] },
    });
    await using running = here.runIn(project, ["--app", String(created["app_id"])]);
    await running.said(/Connected/);
    assert.match(running.err, /^Warning: The hook get-hooks failed: it exited with code 1\.[^]*the sdk is gone/);
    assert.equal((await here.sayCommand("/stray", "hi")).reply?.body?.text, "You said hi");
    assert.equal(running.err.match(/the sdk is gone/g)?.length, 1);
  });

  test("warns of a runtime with which the app could not be deployed to the platform", async () => {
    const managed = { ...manifestNamed("Managed"), settings: { function_runtime: "slack" } };
    for (const [runtime, warning] of [
      [
        "node",
        'Warning: runtime must be "deno" for managed infrastructure, not "node"; platform deploy will refuse the app.\n',
      ],
      ["deno", ""],
    ] as const) {
      using project = hookProject({ runtime, hooks: { start, "get-manifest": `answer(${JSON.stringify(managed)})` } });
      await using running = here.runIn(project, ["--cleanup"]);
      await running.said(/Connected/);
      assert.equal(running.err, warning);
    }
  });

  test("says what is missing before it installs anything", async () => {
    using project = hookProject({ hooks: { "get-manifest": `answer(${JSON.stringify(manifestNamed("None"))})` } });
    const running = here.runIn(project);
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
