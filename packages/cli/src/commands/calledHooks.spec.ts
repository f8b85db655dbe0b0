import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { type HookProject, hookProject } from "../../testkit/hookProject.ts";
import { shell } from "../../testkit/runCli.ts";

interface Call {
  readonly hook: string;
  readonly pid: number;
  readonly argv: readonly string[];
}

/** A line for each process that a command starts. */
const recording = (hook: string) =>
  `require("node:fs").appendFileSync("calls", JSON.stringify({ hook: "${hook}", pid: process.pid, argv: process.argv.slice(2) }) + "\\n");`;

const answers: Readonly<Record<string, string>> = {
  "get-manifest": `answer({ display_information: { name: "Echo" } })`,
  doctor: `answer({ versions: [{ name: "node", current: "26" }] })`,
  "check-update": `answer({ name: "SDK", releases: [{ name: "sdk", current: "1", latest: "2", update: true }] })`,
  "install-update": `answer({ name: "SDK", releases: [{ name: "sdk", current: "2" }] })`,
};

/** A project whose hooks write down that they are called. */
function recordingProject(config: object = {}): HookProject {
  const hooks = Object.fromEntries(Object.entries(answers).map(([hook, script]) => [hook, recording(hook) + script]));
  const project = hookProject({ hooks, config });
  const getHooks = readFileSync(project.path("hooks/get-hooks.cjs"), "utf8");
  project.write("hooks/get-hooks.cjs", recording("get-hooks") + getHooks);
  return project;
}

async function callsOf(project: HookProject, args: readonly string[]): Promise<Call[]> {
  using here = shell();
  project.write("calls", "");
  const env = { PATH: process.env["PATH"], PLATFORM_CONFIG_DIR: here.folder };
  const { code, err } = await here.run(args, { cwd: project.root, env });
  assert.equal(code, 0, err);
  const lines = readFileSync(project.path("calls"), "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Call);
}

describe("a command", () => {
  const commands: Readonly<Record<string, readonly [args: readonly string[], hooks: readonly string[]]>> = {
    "platform doctor [HOOK-3.8]": [["doctor"], ["check-update", "doctor"]],
    "platform manifest info [HOOK-3.9]": [["manifest", "info"], ["get-manifest"]],
    "platform upgrade [HOOK-3.12]": [
      ["upgrade", "--yes"],
      ["check-update", "install-update"],
    ],
  };
  for (const [name, [args, hooks]] of Object.entries(commands)) {
    test(`calls its hooks and no others: ${name}`, async () => {
      using project = recordingProject();

      const calls = await callsOf(project, args);

      assert.deepEqual([...new Set(calls.map(({ hook }) => hook))].toSorted(), [...hooks, "get-hooks"].toSorted());
    });
  }

  test("calls get-hooks first, and each hook in a process of its own [HOOK-3.1, HOOK-3.5]", async () => {
    using project = recordingProject();

    const calls = await callsOf(project, ["upgrade", "--yes"]);

    assert.deepEqual(
      calls.map(({ hook }) => hook),
      ["get-hooks", "check-update", "install-update"],
    );
    assert.equal(new Set([process.pid, ...calls.map(({ pid }) => pid)]).size, 4);
  });

  test("calls get-hooks in protocol v1, also where the others are called in v2 [HOOK-3.18, HOOK-10.2]", async () => {
    using project = recordingProject({ "protocol-version": ["message-boundaries"] });

    const [first, second] = await callsOf(project, ["manifest", "info"]);

    assert.deepEqual([first?.hook, first?.argv], ["get-hooks", []]);
    assert.equal(second?.argv.includes("--protocol=message-boundaries"), true);
  });

  test("does without hooks that the project does not have [HOOK-3.13]", async () => {
    using project = hookProject();
    using here = shell();
    const env = { PATH: process.env["PATH"], PLATFORM_CONFIG_DIR: here.folder };

    const { code, err } = await here.run(["doctor"], { cwd: project.root, env });

    assert.deepEqual([code, err], [0, ""]);
  });
});

describe("a new project", () => {
  for (const template of ["deno", "node"]) {
    test(`of the template ${template} names get-hooks alone in its hidden folder [HOOK-1.14, HOOK-1.15]`, async () => {
      using here = shell();
      await here.run(["create", "Tea Time", "--template", template, "--no-install"]);

      const file = readFileSync(here.path("tea-time", ".platform", "hooks.json"), "utf8");

      const { hooks } = JSON.parse(file) as { hooks: object };
      assert.deepEqual(Object.keys(hooks), ["get-hooks"]);
      assert.ok(!readdirSync(here.path("tea-time")).includes("hooks.json"));
    });
  }
});
