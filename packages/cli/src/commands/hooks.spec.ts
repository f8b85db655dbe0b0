import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { hookProject } from "../../testkit/hookProject.ts";
import { shell } from "../../testkit/runCli.ts";

const env = { PATH: process.env["PATH"] };

/** The command line in the folder of a project. */
async function runIn(root: string, args: readonly string[], more: Record<string, string> = {}) {
  using here = shell();
  return await here.run(args, { cwd: root, env: { ...env, PLATFORM_CONFIG_DIR: here.folder, ...more } });
}

const answerOf = (out: string): Record<string, unknown> => JSON.parse(out) as Record<string, unknown>;
const echo = { display_information: { name: "Echo" } };
const manifest = { ...echo, later: { kept: true } };

describe("platform manifest info", () => {
  test("prints what the hook answers, from any folder of the project, for people and programs", async () => {
    using project = hookProject({
      hooks: { "get-manifest": `console.error("log"); answer(${JSON.stringify(manifest)})` },
    });
    project.write("src/deep/x", "");
    const { code, out } = await runIn(project.path("src", "deep"), ["manifest", "info"]);
    assert.deepEqual([code, out], [0, `${JSON.stringify(manifest, undefined, 2)}\n`]);
    const json = await runIn(project.root, ["manifest", "info", "--source", "project", "--json"]);
    assert.deepEqual(answerOf(json.out), { ok: true, manifest });
  });

  test("outside of a project, or without the hook, says what to do", async () => {
    using here = shell();
    const outside = await here.run(["manifest", "info"], { env });
    assert.deepEqual([outside.code, outside.out], [1, ""]);
    assert.match(outside.err, /There is no project in .*\(project_not_found\)\n\n.*platform create/s);

    using project = hookProject();
    const { code, out } = await runIn(project.root, ["manifest", "info", "--json"]);
    const { error, hook, remedy } = answerOf(out);
    assert.deepEqual([code, error, hook], [1, "sdk_hook_not_found", "get-manifest"]);
    assert.match(String(remedy), /Add the hook/);
  });

  test("prints both streams of a hook that failed to its STDOUT", async () => {
    using project = hookProject({
      hooks: { "get-manifest": `console.log("one"); console.error("two"); process.exit(7)` },
    });
    const { code, out, err } = await runIn(project.root, ["manifest", "info"]);
    assert.deepEqual([code, out], [1, "one\n\ntwo\n"]);
    assert.match(err, /^The hook get-manifest failed: it exited with code 7\..*\(sdk_hook_invocation_failed\)/s);
  });

  test("is told plainly how its flags go together", async () => {
    for (const [args, message] of [
      [["--source", "moon"], "--source must be local or remote, not moon."],
      [["--source", "local", "--app", "A1"], "--app is for --source remote."],
      [["--source", "remote"], "--source remote needs --app APP_ID."],
    ] as const) {
      const { code, err } = await runIn("/", ["manifest", "info", ...args]);
      assert.deepEqual([code, err.split("\n")[0]], [2, message]);
    }
  });
});

describe("platform manifest validate", () => {
  test("says that it is valid, or every fault with its place", async () => {
    using good = hookProject({ hooks: { "get-manifest": `answer(${JSON.stringify(echo)})` } });
    assert.equal((await runIn(good.root, ["manifest", "validate"])).out, "The manifest is valid.\n");

    using bad = hookProject({
      hooks: { "get-manifest": `answer({ display_information: { name: "" }, settings: 1 })` },
    });
    const { code, err } = await runIn(bad.root, ["manifest", "validate"]);
    assert.equal(code, 1);
    assert.match(
      err,
      /\/display_information\/name {2}must be more than 0 characters\n {2}\/settings {2}must provide an object/,
    );
    const { error, errors } = answerOf((await runIn(bad.root, ["manifest", "validate", "--json"])).out);
    assert.deepEqual([error, (errors as unknown[]).length], ["invalid_manifest", 2]);
  });

  test("names the step, the input and the remedy of a workflow that no run could finish", async () => {
    const steps = [
      { function_id: "slack#/functions/send_mesage" },
      { function_id: "slack#/functions/delay", inputs: { minutes_to_delay: "soon" } },
    ];
    const broken = { ...echo, workflows: { flow: { title: "Flow", steps } } };
    using project = hookProject({ hooks: { "get-manifest": `answer(${JSON.stringify(broken)})` } });

    const { code, err } = await runIn(project.root, ["manifest", "validate"]);

    assert.equal(code, 1);
    assert.match(err, /flow\/steps\/0\/function_id {2}there is no built-in function .*; did you mean send_message\?\n/);
    assert.match(
      err,
      /steps\/1\/inputs\/minutes_to_delay {2}step 2 \(delay\): minutes_to_delay must be a whole number\n/,
    );
  });

  test("warns of fields and events that have no effect here, and is content", async () => {
    const odd = {
      ...echo,
      icon: "icon.png",
      settings: { event_subscriptions: { bot_events: ["app_rate_limited"] } },
    };
    using project = hookProject({ hooks: { "get-manifest": `answer(${JSON.stringify(odd)})` } });

    const { code, out, err } = await runIn(project.root, ["manifest", "validate"]);

    assert.deepEqual([code, out], [0, "The manifest is valid.\n"]);
    assert.equal(
      err,
      [
        "Warning: /icon  this field has no effect on this platform\n",
        "Warning: /settings/event_subscriptions/bot_events/0  this platform never emits the event app_rate_limited\n",
      ].join(""),
    );
    const { valid, warnings } = answerOf((await runIn(project.root, ["manifest", "validate", "--json"])).out);
    assert.deepEqual([valid, (warnings as unknown[]).length], [true, 2]);
  });

  test("warns of datastores, which other platforms keep and this one does not", async () => {
    const kept = { ...echo, datastores: { orders: { primary_key: "id", attributes: { id: { type: "string" } } } } };
    using project = hookProject({ hooks: { "get-manifest": `answer(${JSON.stringify(kept)})` } });
    const { code, out, err } = await runIn(project.root, ["manifest", "validate"]);
    assert.deepEqual([code, out], [0, "The manifest is valid.\n"]);
    assert.match(err, /^datastores \(orders\): the platform keeps none/);
  });
});

describe("platform doctor", () => {
  test("shows what the hooks say, and fails when a requirement is missing", async () => {
    using project = hookProject({
      hooks: {
        doctor: `answer({ versions: [{ name: "deno", current: "1.0", error: "2.0 is needed" }, { name: "v8", current: "14" }] })`,
        "check-update": `answer({ name: "SDK", releases: [{ name: "sdk", current: "1", latest: "2", update: true }] })`,
      },
    });
    const { code, out, err } = await runIn(project.root, ["doctor"]);
    assert.equal(code, 1);
    assert.match(out, /^SDK\n {2}✗ {2}deno {2}1\.0 {2}2\.0 is needed\n {2}✓ {2}v8 {4}14$/m);
    assert.match(out, /^Updates\n {2}• {2}sdk {2}1 {2}2 is there: platform upgrade$/m);
    assert.match(err, /^One check failed\. \(checks_failed\)/);
  });

  test("goes on where hooks fail, and outside of a project", async () => {
    using project = hookProject({
      hooks: { doctor: "process.exit(9)", "check-update": `answer({ name: "x", releases: [] })` },
    });
    const { out } = await runIn(project.root, ["doctor", "--json"]);
    const { checks } = answerOf(out) as { checks: { name: string; state: string; value: string }[] };
    const failed = checks.filter(({ state }) => state === "error");
    assert.deepEqual(
      failed.map(({ name }) => name),
      ["doctor"],
    );
    assert.match(failed[0]?.value ?? "", /exited with code 9\. \(sdk_hook_invocation_failed\)$/);

    using here = shell();
    const outside = await here.run(["doctor"], { env: { ...env, PLATFORM_CONFIG_DIR: here.folder } });
    assert.equal(outside.code, 0);
    assert.match(outside.out, /Nobody is signed in: platform login/);
  });
});

describe("platform upgrade", () => {
  const found = (update: boolean) =>
    `answer({ name: "SDK", releases: [{ name: "sdk", current: "1.0", latest: "2.0", update: ${update}, breaking: true }] })`;
  const installs = `require("node:fs").writeFileSync("installed", ""); answer({ name: "SDK", updates: [{ name: "sdk", previous: "1.0", installed: "2.0" }] })`;

  test("installs when told to, and asks by name of the flag otherwise", async () => {
    using project = hookProject({ hooks: { "check-update": found(true), "install-update": installs } });
    const asked = await runIn(project.root, ["upgrade"]);
    assert.match(asked.err, /^Update SDK\?.*\(prompt_needed\)\n\nSay yes with --yes\.$/m);
    const { code, out } = await runIn(project.root, ["upgrade", "--yes"]);
    assert.deepEqual([code, out], [0, "Dependency  Before  Now\nsdk         1.0     2.0\n\nplatform doctor\n"]);
  });

  test("only looks with --check, and when there is nothing to do or nobody to do it", async () => {
    using project = hookProject({ hooks: { "check-update": found(true), "install-update": installs } });
    assert.match((await runIn(project.root, ["upgrade", "--check"])).out, /^sdk +1\.0 +2\.0 +update, breaking$/m);
    using current = hookProject({ hooks: { "check-update": found(false) } });
    assert.match((await runIn(current.root, ["upgrade"])).out, /There is nothing to update\.\n$/);
    using framework = hookProject({ hooks: { "check-update": found(true) } });
    assert.match((await runIn(framework.root, ["upgrade"])).out, /no install-update hook/);
  });

  test("fails with what the SDK says went wrong", async () => {
    using project = hookProject({
      hooks: {
        "check-update": found(true),
        "install-update": `answer({ name: "SDK", releases: [], error: { message: "no disk" } })`,
      },
    });
    const { code, err } = await runIn(project.root, ["upgrade", "--yes"]);
    assert.equal(code, 1);
    assert.match(err, /^The update did not work: no disk/);
  });
});
