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
  test("prints what the hook answers, from any folder of the project, for people and programs [HOOK-3.3, HOOK-3.6, HOOK-3.9]", async () => {
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

  test("prints both streams of a hook that failed to its STDOUT [HOOK-9.2]", async () => {
    using project = hookProject({
      hooks: { "get-manifest": `console.log("one"); console.error("two"); process.exit(7)` },
    });
    const { code, out, err } = await runIn(project.root, ["manifest", "info"]);
    assert.deepEqual([code, out], [1, "one\n\ntwo\n"]);
    assert.match(err, /^The hook get-manifest failed: it exited with code 7\..*\(sdk_hook_invocation_failed\)/s);
  });

  test("explains which flags can be combined", async () => {
    for (const [args, message] of [
      [["--source", "moon"], "--source must be local or remote, not moon."],
      [["--source", "local", "--app", "A1"], "--app is for --source remote."],
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

  test("takes datastores without a warning, and says what is wrong with one", async () => {
    const kept = { ...echo, datastores: { orders: { primary_key: "id", attributes: { id: { type: "string" } } } } };
    using project = hookProject({ hooks: { "get-manifest": `answer(${JSON.stringify(kept)})` } });
    const { code, out, err } = await runIn(project.root, ["manifest", "validate"]);
    assert.deepEqual([code, out], [0, "The manifest is valid.\n"]);
    assert.equal(err, "");

    const keyless = { ...echo, datastores: { orders: { primary_key: "key", attributes: { id: { type: "string" } } } } };
    using broken = hookProject({ hooks: { "get-manifest": `answer(${JSON.stringify(keyless)})` } });
    const refused = await runIn(broken.root, ["manifest", "validate"]);
    assert.equal(refused.code, 1);
    assert.match(refused.err, /\/datastores\/orders\/primary_key {2}attributes has no attribute key/);
  });
});

describe("platform doctor", () => {
  test("shows what the hooks say, and fails when a requirement is missing [HOOK-3.8, HOOK-9.5]", async () => {
    using project = hookProject({
      hooks: {
        doctor: `answer({ versions: [{ name: "deno", current: "1.0", error: "2.0 is needed" }, { name: "v8", current: "14" }] })`,
        "check-update": `answer({ name: "SDK", releases: [{ name: "sdk", current: "1", latest: "2", update: true }] })`,
      },
    });
    const { code, out, err } = await runIn(project.root, ["doctor"]);
    assert.equal(code, 1);
    assert.match(out, /^SDK\n {2}✗ {2}deno {2}1\.0 {2}2\.0 is needed\n {2}✓ {2}v8 {4}14$/m);
    assert.match(out, /^Updates\n {2}• {2}sdk {2}1 {2}2 is available: platform upgrade$/m);
    assert.match(err, /^One check failed\. \(checks_failed\)/);
  });

  test("shows what a hook that failed has printed, and does not succeed", async () => {
    const broken = (code: number) => `console.log("to stdout"); console.error("to\\nstderr"); process.exit(${code})`;
    for (const name of ["doctor", "check-update"]) {
      const fine = { doctor: `answer({ versions: [] })`, "check-update": `answer({ name: "x", releases: [] })` };
      using project = hookProject({ hooks: { ...fine, [name]: broken(9) } });
      const { code, out, err } = await runIn(project.root, ["doctor"]);
      assert.equal(code, 1);
      const row = `✗  ${name}  The hook ${name} failed: it exited with code 9. (sdk_hook_invocation_failed)`;
      const output = `  Output of ${name}:\n    to stdout\n    \n    to\n    stderr\n`;
      assert.ok(out.includes(row) && out.includes(output), out);
      assert.doesNotMatch(out, /All checks passed/);
      assert.match(err, /^One check failed\. \(checks_failed\)/);
      const json = await runIn(project.root, ["doctor", "--json"]);
      const { ok, checks } = answerOf(json.out) as { ok: boolean; checks: { name: string; output?: string }[] };
      const check = checks.find((found) => found.name === name);
      assert.deepEqual([ok, check?.output], [false, "to stdout\n\nto\nstderr"]);
    }
  });

  test("does not succeed when get-hooks fails, shows its output, and still calls hooks of hooks.json", async () => {
    using project = hookProject();
    project.write("hooks/get-hooks.cjs", `console.error("no sdk"); process.exit(1)`);
    project.write("hooks/mine.cjs", `console.log('{"versions":[{"name":"mine","current":"1"}]}')`);
    project.setHooks({ hooks: { "get-hooks": "node hooks/get-hooks.cjs", doctor: "node hooks/mine.cjs" } });
    const { code, out, err } = await runIn(project.root, ["doctor"]);
    assert.equal(code, 1);
    assert.doesNotMatch(err, /get-hooks/);
    assert.match(
      out,
      /✗ {2}get-hooks +The hook get-hooks failed[^]*Output of get-hooks:\n {4}no sdk\n[^]*✓ {2}mine {2}1\n/,
    );
  });

  test("shows the messages and addresses of check-update, and a malformed protocol-version [HOOK-2.3]", async () => {
    const answer = {
      name: "the SDK",
      releases: [
        { name: "a", current: "1", latest: "2", update: true, message: "Faster.", url: "https://a.test/2" },
        { name: "b", current: "1", message: "Renamed to c.", url: "https://b.test" },
      ],
      message: "Version 1 ends soon.",
      url: "https://sdk.test",
    };
    using project = hookProject({
      hooks: { "check-update": `answer(${JSON.stringify(answer)})` },
      config: { "protocol-version": "message-boundaries" },
    });
    project.setHooks({ hooks: { "get-hooks": project.command("hooks/get-hooks.cjs"), mine: "cd x && y" } });
    const { code, out, err } = await runIn(project.root, ["doctor"]);
    assert.deepEqual([code, err], [0, ""]);
    assert.match(out, /• {2}hooks\.mine +Hooks do not run in a shell: && is passed unchanged\./);
    assert.match(out, /• {2}protocol +default {2}config\.protocol-version must be an array of strings\n/);
    assert.match(out, /• {2}a +1 {2}2 is available: platform upgrade {2}Faster\. {2}https:\/\/a\.test\/2\n/);
    assert.match(out, /✓ {2}b +1 {2}Renamed to c\. {2}https:\/\/b\.test\n/);
    assert.match(out, /• {2}the SDK {2}Version 1 ends soon\. {2}https:\/\/sdk\.test\n/);
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
    assert.match(outside.out, /Not signed in: platform login/);
  });
});

describe("platform upgrade", () => {
  const found = (update: boolean) =>
    `answer({ name: "SDK", releases: [{ name: "sdk", current: "1.0", latest: "2.0", update: ${update}, breaking: true }] })`;
  const installs = `require("node:fs").writeFileSync("installed", ""); answer({ name: "SDK", updates: [{ name: "sdk", previous: "1.0", installed: "2.0" }] })`;

  test("installs when told to, and asks by name of the flag otherwise [HOOK-3.12]", async () => {
    using project = hookProject({ hooks: { "check-update": found(true), "install-update": installs } });
    const asked = await runIn(project.root, ["upgrade"]);
    assert.match(asked.err, /^Update SDK\?.*\(prompt_needed\)\n\nConfirm with --yes\.$/m);
    const { code, out } = await runIn(project.root, ["upgrade", "--yes"]);
    assert.deepEqual([code, out], [0, "Dependency  Before  Now\nsdk         1.0     2.0\n\nplatform doctor\n"]);
  });

  test("only looks with --check, and when there is nothing to do or nobody to do it [HOOK-3.13]", async () => {
    using project = hookProject({ hooks: { "check-update": found(true), "install-update": installs } });
    assert.match((await runIn(project.root, ["upgrade", "--check"])).out, /^sdk +1\.0 +2\.0 +update, breaking$/m);
    using current = hookProject({ hooks: { "check-update": found(false) } });
    assert.match((await runIn(current.root, ["upgrade"])).out, /Everything is up to date\.\n$/);
    using framework = hookProject({ hooks: { "check-update": found(true) } });
    assert.match((await runIn(framework.root, ["upgrade"])).out, /no install-update hook/);
  });

  const messages = { message: "Read the notes.", url: "https://sdk.test/notes" };
  const talking = {
    name: "SDK",
    releases: [
      { name: "sdk", current: "1.0", latest: "2.0", update: true, message: "Faster.", url: "https://sdk.test/2" },
      { name: "old", current: "1.0", message: "Unmaintained.", url: "https://old.test" },
    ],
    ...messages,
  };

  test("shows every message and address of check-update [HOOK-2.3]", async () => {
    using project = hookProject({ hooks: { "check-update": `answer(${JSON.stringify(talking)})` } });
    for (const args of [["upgrade"], ["upgrade", "--check"]]) {
      const { out } = await runIn(project.root, args);
      assert.match(out, /^sdk +1\.0 +2\.0 +update {2}Faster\. {2}https:\/\/sdk\.test\/2$/m);
      assert.match(out, /^old +1\.0 +- +current {2}Unmaintained\. {2}https:\/\/old\.test$/m);
      assert.match(out, /\n\nRead the notes\.\nhttps:\/\/sdk\.test\/notes\n/);
    }
  });

  const updated = { name: "sdk", previous: "1.0", installed: "2.0", message: "Restart.", url: "https://sdk.test/2" };
  for (const [shape, answer] of Object.entries({
    releases: talking,
    updates: { name: "SDK", updates: [updated], ...messages },
  })) {
    test(`shows every message and address of install-update, which answers ${shape}`, async () => {
      using project = hookProject({
        hooks: { "check-update": found(true), "install-update": `answer(${JSON.stringify(answer)})` },
      });
      const { code, out } = await runIn(project.root, ["upgrade", "--yes"]);
      assert.equal(code, 0);
      assert.match(out, /^sdk +1\.0 +2\.0 .*(?:Faster|Restart)\. {2}https:\/\/sdk\.test\/2$/m);
      assert.match(out, /\n\nRead the notes\.\nhttps:\/\/sdk\.test\/notes\n/);
    });
  }

  const bad = { name: "sdk", error: { message: "no space\nleft" } };
  for (const [shape, answer] of Object.entries({
    releases: { name: "SDK", releases: [bad, { name: "fine", current: "2.0" }] },
    updates: { name: "SDK", updates: [bad, { name: "fine", previous: "1.0", installed: "2.0" }] },
  })) {
    test(`fails when one of the ${shape} has an error, and shows the others [HOOK-9.4]`, async () => {
      using project = hookProject({
        hooks: { "check-update": found(true), "install-update": `answer(${JSON.stringify(answer)})` },
      });
      const { code, out, err } = await runIn(project.root, ["upgrade", "--yes"]);
      assert.equal(code, 1);
      assert.match(err, /^The update failed: sdk: no space \(sdk_update_failed\)\nleft\n/);
      assert.match(out, /^sdk .*no space$[^]*^fine +/m);
      const json = answerOf((await runIn(project.root, ["upgrade", "--yes", "--json"])).out);
      assert.deepEqual([json["ok"], json["error"], json["installed"]], [false, "sdk_update_failed", answer]);
    });
  }

  test("fails with what the SDK says went wrong [HOOK-9.4]", async () => {
    using project = hookProject({
      hooks: {
        "check-update": found(true),
        "install-update": `answer({ name: "SDK", releases: [], error: { message: "no disk" } })`,
      },
    });
    const { code, err } = await runIn(project.root, ["upgrade", "--yes"]);
    assert.equal(code, 1);
    assert.match(err, /^The update failed: no disk \(sdk_update_failed\)/);
  });
});

describe("--verbose", () => {
  const hooks = {
    "get-manifest": `console.log("loading"); console.error("half"); answer(${JSON.stringify(manifest)}); process.stdout.write("no end")`,
  };
  for (const protocol of ["default", "message-boundaries"]) {
    test(`shows how hooks are called and what they log, and leaves the answer alone: ${protocol}`, async () => {
      using project = hookProject({ hooks, config: { "protocol-version": [protocol] } });
      const plain = await runIn(project.root, ["manifest", "info"]);
      assert.equal(plain.err, "");
      for (const args of [
        ["manifest", "info", "--verbose"],
        ["--verbose", "manifest", "info"],
      ]) {
        const { code, out, err } = await runIn(project.root, args);
        assert.deepEqual([code, out], [0, plain.out]);
        const lines = err.trim().split("\n").toSorted();
        assert.deepEqual(lines, [
          `[get-hooks] ${project.command("hooks/get-hooks.cjs")}`,
          `[get-manifest] ${project.command("hooks/get-manifest.cjs")} --source=${project.root}`,
          "[get-manifest] half",
          "[get-manifest] loading",
          "[get-manifest] no end",
        ]);
      }
    });
  }
});
