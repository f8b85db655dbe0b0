import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import type { HookAnswers, HookName } from "@platform/protocol/hooks/index.ts";
import { hookProject, type HookProject, type HookProjectOptions } from "../../testkit/hookProject.ts";
import type { Io } from "../command.ts";
import { CliError } from "../errors.ts";
import { findProject } from "../project/findProject.ts";
import { callBuild, callHook } from "./callHook.ts";
import { hookEnvironment, overridden } from "./hookEnvironment.ts";
import { loadHooks, type ProjectHooks } from "./projectHooks.ts";

interface Listening extends Io {
  readonly warnings: string[];
}

function listen(env: Io["env"] = {}): Listening {
  const warnings: string[] = [];
  return {
    out: () => {},
    err: (text) => void warnings.push(text),
    env: { PATH: process.env["PATH"], ...env },
    cwd: "/",
    isTerminal: false,
    isInteractive: false,
    ending: new AbortController().signal,
    warnings,
  };
}

const load = (project: HookProject, io: Io = listen()): Promise<ProjectHooks> =>
  loadHooks(findProject(project.root), io);

async function failureOf(promise: Promise<unknown>): Promise<CliError> {
  const failed = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  assert.ok(failed instanceof CliError, String(failed));
  return failed;
}

/** Calls one hook of a project that has only that one. */
async function call<Name extends keyof HookAnswers>(
  name: Name,
  script: string,
  options: HookProjectOptions = {},
): Promise<HookAnswers[Name]> {
  using project = hookProject({ ...options, hooks: { [name]: script } });
  const io = listen();
  return await callHook(await load(project, io), name, io);
}

describe("The hooks of a project", () => {
  test("are those of the SDK, with those of hooks.json over them [HOOK-7.1, HOOK-7.2, HOOK-7.3]", async () => {
    using project = hookProject({ hooks: { start: "", doctor: "" }, config: { "trigger-paths": ["t/*"] } });
    project.setHooks({
      hooks: { "get-hooks": project.command("hooks/get-hooks.cjs"), start: "mine", custom: "own" },
      config: { "sdk-managed-connection-enabled": true },
    });
    const hooks = await load(project);
    assert.deepEqual(hooks.resolve("start"), { name: "start", command: "mine" });
    assert.deepEqual(hooks.resolve("doctor"), { name: "doctor", command: project.command("hooks/doctor.cjs") });
    assert.equal(hooks.settings.hooks?.["custom"], "own");
    assert.deepEqual(hooks.settings.config, { "trigger-paths": ["t/*"], "sdk-managed-connection-enabled": true });
    assert.deepEqual([hooks.has("deploy"), hooks.has("start")], [false, true]);
  });

  test("may be in hooks.json alone", async () => {
    using project = hookProject();
    project.setHooks({ runtime: "deno", hooks: { start: "mine" } });
    assert.equal((await load(project)).resolve("start").command, "mine");
  });

  test("that nobody has are sdk_hook_not_found, and so are empty ones [HOOK-7.4]", async () => {
    using project = hookProject();
    project.setHooks({ runtime: "node", hooks: { start: "  " } });
    const hooks = await load(project);
    for (const name of ["start", "deploy"] satisfies HookName[]) {
      assert.throws(() => hooks.resolve(name), { code: "sdk_hook_not_found", details: { hook: name } });
    }
  });

  test("are called in their newest version, and an older one that stands before it is warned of [HOOK-10.3, HOOK-10.4]", async () => {
    using project = hookProject({ hooks: { "doctor-v2": `answer({ versions: [] })`, "start-v3": "", start: "" } });
    const io = listen();
    const hooks = await load(project, io);
    assert.equal(hooks.resolve("start").name, "start-v3");
    assert.deepEqual(await callHook(hooks, "doctor", io), { versions: [] });
    assert.deepEqual(io.warnings, []);

    project.setHooks({ hooks: { "get-hooks": project.command("hooks/get-hooks.cjs"), start: "mine" } });
    const overriding = await load(project, io);
    assert.equal(overriding.resolve("start").command, "mine");
    assert.match(io.warnings.join(""), /^The hook start is deprecated in favour of start-v3/);
  });

  const broken: Record<string, readonly [hooks: string | object, code: string, message: RegExp]> = {
    "is no JSON": ["{", "hooks_json_invalid", /hooks\.json cannot be read: .*JSON/],
    "has a field of another kind": [{ hooks: [] }, "hooks_json_invalid", /hooks\.json: hooks must be an object\.$/],
    "has no runtime, and nobody else": [{ hooks: {} }, "hooks_json_invalid", /together: runtime is required\.$/],
    "has a command with an open quote": [
      { hooks: { "get-hooks": "node 'x" } },
      "hooks_json_invalid",
      /hooks\.get-hooks has an unclosed '\.$/,
    ],
  };
  for (const [name, [hooks, code, message]] of Object.entries(broken)) {
    test(`are refused when hooks.json ${name}`, async () => {
      using project = hookProject();
      if (typeof hooks === "string") project.write(".platform/hooks.json", hooks);
      else project.setHooks(hooks);
      const failed = await failureOf(load(project));
      assert.equal(failed.code, code);
      assert.match(failed.message, message);
    });
  }

  test("are refused by the field that get-hooks has wrong", async () => {
    using project = hookProject({ config: { watch: { app: {} } } });
    const hooks = await load(project);
    const failed = await failureOf((async () => hooks.resolve("start"))());
    assert.deepEqual(
      [failed.code, failed.message],
      ["sdk_hook_response_invalid", "The answer of get-hooks: config.watch.app.paths is required."],
    );
  });
});

describe("When get-hooks fails", () => {
  const failing = `console.log("half an answer"); console.error("cannot find module sdk"); process.exit(3)`;

  function failingProject(hooks: object = {}, script = failing): HookProject {
    const project = hookProject();
    project.write("hooks/get-hooks.cjs", script);
    project.write(
      "hooks/doctor.cjs",
      `console.log(JSON.stringify({ versions: [{ name: "argv", current: process.argv.slice(2).join(" ") }] }))`,
    );
    project.setHooks({
      hooks: { "get-hooks": project.command("hooks/get-hooks.cjs"), ...hooks },
      config: { "protocol-version": ["message-boundaries"] },
    });
    return project;
  }

  for (const [how, script, words] of [
    ["exits with a code", failing, /The hook get-hooks failed: it exited with code 3\./],
    ["answers no JSON", `console.log("half an answer"); console.error("cannot find module sdk")`, /not JSON/],
    ["answers a field of another kind", `console.log('{"hooks":[]}')`, /hooks must be an object/],
    ["answers nothing", "", /must be an object/],
  ] as const) {
    test(`because it ${how}, a hook of hooks.json runs in version 1, with a warning`, async () => {
      using project = failingProject({ doctor: "node hooks/doctor.cjs" }, script);
      const io = listen();
      const hooks = await load(project, io);
      const answer = { versions: [{ name: "argv", current: "" }] };
      assert.deepEqual(await callHook(hooks, "doctor", io), answer);
      assert.deepEqual(await callHook(hooks, "doctor", io), answer);
      assert.equal(hooks.protocol, "default");
      assert.equal(io.warnings.length, 1);
      assert.match(io.warnings[0] ?? "", words);
      if (script.includes("module")) assert.match(io.warnings[0] ?? "", /half an answer[^]*cannot find module sdk/);
    });
  }

  test("any other hook ends with that failure", async () => {
    using project = failingProject({ doctor: "node hooks/doctor.cjs" });
    const io = listen();
    const hooks = await load(project, io);
    assert.deepEqual([hooks.has("doctor"), hooks.has("get-manifest")], [true, false]);
    const failed = await failureOf((async () => hooks.resolve("get-manifest"))());
    assert.equal(failed.code, "sdk_hook_invocation_failed");
    assert.match(failed.output, /half an answer[^]*cannot find module sdk/);
    assert.deepEqual(io.warnings, []);
  });
});

describe("A malformed protocol-version", () => {
  for (const malformed of ["message-boundaries", ["message-boundaries", 2], {}]) {
    test(`means version 1, with a warning: ${JSON.stringify(malformed)} [HOOK-9.3]`, async () => {
      using project = hookProject({
        hooks: { doctor: `answer({ versions: [{ name: "argv", current: process.argv.slice(2).join(" ") }] })` },
        config: { "protocol-version": malformed },
      });
      const io = listen();
      const hooks = await load(project, io);
      assert.deepEqual(await callHook(hooks, "doctor", io), { versions: [{ name: "argv", current: "" }] });
      assert.equal(hooks.protocol, "default");
      assert.deepEqual(io.warnings, [
        "Warning: config.protocol-version must be an array of strings. Hooks are called with protocol version 1.\n",
      ]);
    });
  }
});

describe("The host of the server", () => {
  /** Answers what it was called with as the command of start. */
  const getHooks = `const argv = process.argv.slice(2).join(" ");
    console.log(JSON.stringify({ runtime: "deno", hooks: { start: "deno run local-run.ts " + argv } }))`;
  const startOf = async (project: HookProject, apiUrl?: string): Promise<string> =>
    (await loadHooks(findProject(project.root), listen(), apiUrl === undefined ? {} : { apiUrl })).resolve("start")
      .command;

  test("is given to get-hooks as SDKs ask for it, where the command knows the server", async () => {
    using project = hookProject();
    project.write("hooks/get-hooks.cjs", getHooks);
    assert.equal(await startOf(project), "deno run local-run.ts ");
    for (const [url, host] of [
      ["http://localhost:8065/api/", "localhost"],
      ["https://chat.example.com/api/", "chat.example.com"],
      ["http://[::1]:8065/api/", "[::1]"],
    ] as const) {
      assert.equal(await startOf(project, url), `deno run local-run.ts --sdk-slack-dev-domain=${host}`);
    }
  });

  test("is left out for a get-hooks that fails on flags, such as cat", async () => {
    using project = hookProject();
    project.write("all.json", JSON.stringify({ runtime: "node", hooks: { start: "mine" } }));
    project.setHooks({ hooks: { "get-hooks": "cat all.json" } });
    assert.equal(await startOf(project, "http://localhost:8065/api/"), "mine");
  });
});

describe("A hook", () => {
  const probe = `answer({ argv: process.argv.slice(2), cwd: process.cwd(), env: process.env, stdin: readStdin() })`;
  interface Probed {
    readonly argv: readonly string[];
    readonly cwd: string;
    readonly env: Record<string, string>;
    readonly stdin: string;
  }

  test("runs in the project's folder with its flags as words, whatever the folder is called [HOOK-3.2]", async () => {
    for (const name of [`a b`, `it's "quoted"`, "$(touch pwned) `id` ;x", "Grüße 你好"]) {
      using project = hookProject({ name, hooks: { "get-manifest": probe } });
      const io = listen();
      const answer = await callHook(await load(project, io), "get-manifest", io, {
        flags: { source: project.root, no: "" },
      });
      const { argv, cwd, stdin } = answer as unknown as Probed;
      assert.deepEqual([argv, cwd, stdin], [[`--source=${project.root}`], project.root, ""]);
    }
  });

  test("gets the protocol's flags last, in version 2 [HOOK-10.1, HOOK-10.2]", async () => {
    const answer = await call("get-manifest", probe, { config: { "protocol-version": ["message-boundaries"] } });
    const { argv } = answer as unknown as Probed;
    assert.deepEqual(argv[0], "--protocol=message-boundaries");
    assert.match(argv[1] ?? "", /^--boundary=b[0-9a-f]{64}$/);
    assert.equal(argv.length, 2);
  });

  test("may log around its answer in version 2, and answer without boundaries all the same [HOOK-10.1]", async () => {
    const config = { "protocol-version": ["message-boundaries", "default"] };
    const logging = `console.log(process.argv, "{"); answer({ a: "B" }); console.error("err"); console.log("}")`;
    assert.deepEqual(await call("get-manifest", logging, { config }), { a: "B" });
    assert.deepEqual(await call("get-manifest", `console.log('{"a":1}')`, { config }), { a: 1 });
  });

  test("may answer megabytes over many lines", async () => {
    const script = `const m = { list: Array.from({ length: 50000 }, (_, i) => "line " + i + " " + "x".repeat(40)) };
      console.log(flags.boundary + JSON.stringify(m, undefined, 2) + flags.boundary)`;
    const answer = await call("get-manifest", script, { config: { "protocol-version": ["message-boundaries"] } });
    assert.equal((answer as { list: string[] }).list.length, 50_000);
  });

  test("finds what we give under .env, and that under the real environment; never our own token", async () => {
    using project = hookProject({ hooks: { "get-manifest": probe } });
    project.write(".env", "PLATFORM_A=dot\nSLACK_B=dot\nC=dot\n");
    const io = listen({ C: "real", PLATFORM_TOKEN: "secret" });
    const given = { PLATFORM_A: "given", PLATFORM_B: "given", PLATFORM_D: "given" };
    const answer = await callHook(await load(project, io), "get-manifest", io, { given });
    const { env } = answer as unknown as Probed;
    const seen = ["PLATFORM_A", "SLACK_A", "PLATFORM_B", "SLACK_B", "C", "SLACK_D", "PLATFORM_TOKEN"].map(
      (n) => env[n],
    );
    assert.deepEqual(seen, ["dot", "given", "given", "dot", "real", "given", undefined]);
    assert.deepEqual(overridden(io.env, { PLATFORM_A: "dot", SLACK_B: "dot" }, given), ["PLATFORM_A", "SLACK_B"]);
    assert.deepEqual(hookEnvironment({}, {}, {}), {});
  });

  test("that fails is reported with its name, command, code and output [HOOK-3.4, HOOK-9.1]", async () => {
    const failed = await failureOf(call("doctor", `console.log("out"); console.error("err"); process.exitCode = 3`));
    assert.equal(failed.code, "sdk_hook_invocation_failed");
    assert.match(failed.message, /^The hook doctor failed: it exited with code 3\.\n\n {2}command .*doctor\.cjs'/);
    assert.equal(failed.output, "out\n\nerr\n");
    const { hook, exit_code, signal, stdout, stderr } = failed.details;
    assert.deepEqual([hook, exit_code, signal, stdout, stderr], ["doctor", 3, null, "out\n", "err\n"]);
  });

  test("that cannot be started says why, and what to do about a command for a shell", async () => {
    using project = hookProject();
    project.setHooks({ hooks: { "get-hooks": "cd hooks && node get-hooks.cjs" } });
    const io = listen();
    const hooks = await load(project, io);
    const failed = await failureOf((async () => hooks.resolve("start"))());
    assert.match(failed.message, /could not be started \(spawn cd ENOENT\)/);
    assert.match(failed.remedy, /^Hooks do not run in a shell: && is passed unchanged\./);
    assert.match(io.warnings.join(""), /^Warning: hooks\.get-hooks contains shell syntax\. .*&& is passed unchanged/);
  });

  test("that is written for a shell is warned of once, and named when its answer is wrong", async () => {
    using project = hookProject();
    const io = listen();
    project.setHooks({ runtime: "node", hooks: { doctor: `echo $HOME ~/x a*.json && echo` } });
    const hooks = await load(project, io);
    for (let times = 0; times < 2; times++) {
      const failed = await failureOf(callHook(hooks, "doctor", io));
      assert.equal(failed.code, "sdk_hook_response_invalid");
      assert.match(failed.remedy, /: \$HOME and ~\/x and a\*\.json and && are passed unchanged\./);
    }
    assert.equal(io.warnings.length, 1);
    assert.match(io.warnings[0] ?? "", /^Warning: hooks\.doctor contains shell syntax\./);
  });

  test("keeps its flags inside of a shell, written as the hint says", async () => {
    using project = hookProject({ hooks: { "get-manifest": probe } });
    const command = `sh -c 'cd hooks && ${process.execPath} get-manifest.cjs "$@"' sh`;
    project.setHooks({ runtime: "node", hooks: { "get-manifest": command } });
    const io = listen();
    const answer = await callHook(await load(project, io), "get-manifest", io, { flags: { source: "x y" } });
    const { argv, cwd } = answer as unknown as Probed;
    assert.deepEqual([argv, cwd, io.warnings], [["--source=x y"], project.path("hooks"), []]);
  });

  test("that answers something else is reported by field", async () => {
    const failed = await failureOf(call("check-update", `answer({ name: "x", releases: [{ update: 1 }] })`));
    assert.equal(failed.code, "sdk_hook_response_invalid");
    assert.match(failed.message, /: releases\[0\]\.name is required; releases\[0\]\.update must be a boolean\./);
    assert.match((await failureOf(call("doctor", ""))).message, /it is empty/);
    assert.match((await failureOf(call("doctor", `console.log("nonsense")`))).message, /not JSON/);
  });

  test("that builds gets both paths and may print what it likes [HOOK-4.1, HOOK-4.5]", async () => {
    using project = hookProject({
      hooks: { build: `console.log("noise {"); require("node:fs").writeFileSync(flags.output + "/x", flags.source)` },
    });
    project.write("out/keep", "");
    const io = listen();
    await callBuild(await load(project, io), io, { source: project.root, output: project.path("out") });
    assert.equal(readFileSync(project.path("out/x"), "utf8"), project.root);
  });

  test("stops when we are interrupted", async () => {
    using project = hookProject({ hooks: { doctor: `setInterval(() => {}, 1000); console.error("up")` } });
    const ending = new AbortController();
    const io = { ...listen(), ending: ending.signal };
    const hooks = await load(project, io);
    const failed = failureOf(callHook(hooks, "doctor", io, { log: () => ending.abort() }));
    assert.match((await failed).message, /it was interrupted/);
  });
});
