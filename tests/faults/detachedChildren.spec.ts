import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { type CliProcess, startCli } from "../../packages/cli/testkit/cliProcess.ts";
import { eventually } from "../../packages/cli/testkit/eventually.ts";
import { hookProject, type HookProject } from "../../packages/cli/testkit/hookProject.ts";
import { isAlive } from "../../packages/cli/testkit/isAlive.ts";

const program = fileURLToPath(new URL("../../packages/cli/bin/platform.mjs", import.meta.url));

/** What the children run: they note their number, ignore every signal they can, and stay. */
const stays = `require("node:fs").appendFileSync(process.argv[1], process.pid + "\\n");
  for (const s of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(s, () => {}); setInterval(() => {}, 1000);`;

/** Ways to leave the group, the session and the environment of the hook that started a child. */
const escapes: Readonly<Record<string, string>> = {
  "a session of its own": `spawn(process.execPath, ["-e", stays, pids], { stdio: "ignore", detached: true }).unref();`,
  "a session of its own and no environment": `spawn(process.execPath, ["-e", stays, pids], { stdio: "ignore", detached: true, env: {} }).unref();`,
  "a parent that ends at once": `spawn("/bin/sh", ["-c", 'setsid env -i "$@" </dev/null >/dev/null 2>&1 &', "sh", process.execPath, "-e", stays, pids], { stdio: "ignore", detached: true, env: { PATH: process.env.PATH } }).unref();`,
};

function projectWith(escape: string, after: string): HookProject {
  return hookProject({
    hooks: {
      "get-manifest": `const { spawn } = require("node:child_process"); const { existsSync } = require("node:fs");
        const [stays, pids] = [${JSON.stringify(stays)}, process.cwd() + "/pids"];
        ${escape}
        const wait = () => existsSync(pids) ? (${after}) : setTimeout(wait, 10);
        wait();`,
    },
  });
}

function pidsOf(project: HookProject): number[] {
  return existsSync(project.path("pids"))
    ? readFileSync(project.path("pids"), "utf8").trim().split("\n").map(Number)
    : [];
}

async function childOf(project: HookProject): Promise<number> {
  return eventually("the child", () => pidsOf(project)[0]);
}

const start = (project: HookProject): CliProcess => startCli(["manifest", "info"], { cwd: project.root, env: {} });

// Only Linux lets the command find processes that have left everything; docs/guides/hooks.md says what holds elsewhere.
const hasMarks = process.platform === "linux";

for (const [how, escape] of Object.entries(hasMarks ? escapes : {})) {
  describe(`A child with ${how}`, () => {
    test("ends with the command that succeeds", async () => {
      using project = projectWith(escape, `answer({ display_information: { name: "Left" } })`);
      await using cli = start(project);
      assert.equal(await cli.ended, 0, cli.err);
      const pids = pidsOf(project);
      assert.deepEqual([pids.length, pids.filter(isAlive)], [1, []]);
    });

    test("ends with the command that fails", async () => {
      using project = projectWith(escape, "process.exit(7)");
      await using cli = start(project);
      assert.equal(await cli.ended, 1);
      assert.deepEqual([pidsOf(project).length, pidsOf(project).filter(isAlive)], [1, []]);
    });

    test("ends with the command that is interrupted", async () => {
      using project = projectWith(escape, "setInterval(() => {}, 1000)");
      await using cli = start(project);
      const child = await childOf(project);
      cli.signal("SIGINT");
      assert.equal(await cli.ended, 1);
      assert.equal(isAlive(child), false);
    });

    test("ends with a command that another command's hook has started, when the outer one is killed", async () => {
      using inner = projectWith(escape, "setInterval(() => {}, 1000)");
      using outer = hookProject({
        hooks: {
          "get-manifest": `require("node:child_process").spawnSync(process.execPath, [${JSON.stringify(program)}, "manifest", "info"], { cwd: ${JSON.stringify(inner.root)}, stdio: "inherit" })`,
        },
      });
      await using cli = start(outer);
      const child = await childOf(inner);
      cli.signal("SIGKILL");
      await cli.ended;
      await eventually("the end of the child", () => (isAlive(child) ? undefined : true));
    });

    test("ends when the command is killed", async () => {
      using project = projectWith(escape, "setInterval(() => {}, 1000)");
      await using cli = start(project);
      const child = await childOf(project);
      assert.equal(isAlive(child), true);
      cli.signal("SIGKILL");
      assert.equal(await cli.ended, "SIGKILL");
      await eventually("the end of the child", () => (isAlive(child) ? undefined : true));
    });
  });
}
