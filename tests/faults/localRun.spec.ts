import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { createPlatform, type DevDescription, type Platform } from "@platform/server";
import { type CliProcess, startCli } from "../../packages/cli/testkit/cliProcess.ts";
import { eventually } from "../../packages/cli/testkit/eventually.ts";
import { hookProject, type HookProject } from "../../packages/cli/testkit/hookProject.ts";
import { isAlive } from "../../packages/cli/testkit/isAlive.ts";
import { peakMemoryOf } from "../../packages/cli/testkit/peakMemory.ts";
import { type BoltProject, boltProject } from "../compat/boltProject.ts";
import { roundsOf } from "../../scripts/testing/rounds.ts";

/** `PLATFORM_RESTARTS=20 npm test -- localRun` for more. */
const restarts = roundsOf("PLATFORM_RESTARTS");

/** Notes each of its starts, and says which version of itself it is. */
const appOf = (version: number | string): string => `
import { appendFileSync } from "node:fs";
appendFileSync("starts.log", process.pid + " " + process.ppid + "\\n");
console.log("version ${version} is up");
setInterval(() => {}, 1000);
${version === "broken" ? "setTimeout(() => { throw new Error('it broke'); }, 200);" : ""}
`;

/** `PLATFORM_FLOOD_MIB=10240 npm test -- localRun` for ten gibibytes. */
const floodMib = Number(process.env["PLATFORM_FLOOD_MIB"] ?? 64);

/**
 * The app is four processes below the command: npm, a shell, the hook, the app. None of them passes signals on as it
 * should, which is how apps outlive the tools that started them and answer every message twice.
 */
describe("An app that platform run has started with npx", () => {
  let platform: Platform;
  let dev: DevDescription;
  before(async () => {
    platform = await createPlatform({ seed: "dev", dev: true, rates: "off" });
    await platform.listen();
    dev = await platform.describeDev();
  });
  after(() => platform.stop());

  function start(project: BoltProject | HookProject): CliProcess {
    return startCli(["run", "--no-activity"], {
      cwd: project.root,
      env: {
        npm_config_update_notifier: "false",
        PLATFORM_CONFIG_DIR: project.path("..", "config"),
        PLATFORM_TOKEN: dev.config_token,
        PLATFORM_BASE_URL: dev.base_url,
      },
    });
  }

  function makeProject(version: number | string = 0): BoltProject {
    const project = boltProject("app");
    project.write("app.js", appOf(version));
    return project;
  }

  /** Every process of the app that was ever started, and those that started them. */
  function started(project: BoltProject | HookProject): { readonly app: number; readonly hook: number }[] {
    if (!existsSync(project.path("starts.log"))) return [];
    const lines = readFileSync(project.path("starts.log"), "utf8").trim().split("\n");
    return lines.map((line) => {
      const [app = -1, hook = -1] = line.split(" ").map(Number);
      return { app, hook };
    });
  }

  const living = (project: BoltProject | HookProject): number[] =>
    started(project)
      .flatMap(({ app, hook }) => [app, hook])
      .filter(isAlive);

  async function noneIsLeft(project: BoltProject | HookProject): Promise<void> {
    await eventually("the end of every process of the app", () => (living(project).length === 0 ? true : undefined));
  }

  test(`is one process after each of ${restarts} changes, and none after Ctrl-C`, async () => {
    using project = makeProject();
    await using run = start(project);
    await run.said(/version 0 is up\n/);
    for (let version = 1; version <= restarts; version++) {
      project.write("app.js", appOf(version));
      await run.said(new RegExp(`version ${version} is up\\n`));
      const apps = started(project).map(({ app }) => app);
      assert.ok(apps.filter(isAlive).length <= 1, `${apps.filter(isAlive).length} at once`);
    }
    await eventually("the one that stays", () => (living(project).length === 2 ? true : undefined));
    run.signal("SIGINT");
    assert.equal(await run.ended, 0);
    assert.deepEqual(living(project), []);
  });

  for (const signal of ["SIGTERM", "SIGHUP"] as const) {
    test(`ends with the command after ${signal}`, async () => {
      using project = makeProject();
      await using run = start(project);
      await run.said(/is up\n/);
      run.signal(signal);
      // A closed terminal is no success: the command ends by that signal itself.
      assert.equal(await run.ended, signal === "SIGHUP" ? "SIGHUP" : 0);
      assert.deepEqual(living(project), []);
    });
  }

  test("ends when the command itself is killed", async () => {
    using project = makeProject();
    await using run = start(project);
    await run.said(/is up\n/);
    run.signal("SIGKILL");
    assert.equal(await run.ended, "SIGKILL");
    await noneIsLeft(project);
  });

  test("ends when the process between is killed, and the command says so", async () => {
    using project = makeProject();
    await using run = start(project);
    await run.said(/is up\n/);
    const [first] = started(project);
    process.kill(first?.hook ?? 0, "SIGKILL");
    assert.equal(await run.ended, 1);
    assert.match(run.err, /The app ended with code/);
    assert.deepEqual(living(project), []);
  });

  test("ends the command when it breaks", async () => {
    using project = makeProject("broken");
    await using run = start(project);
    assert.equal(await run.ended, 1);
    assert.match(run.err, /it broke[\s\S]*The app ended with code \d+\.[\s\S]*sdk_hook_invocation_failed/);
    assert.deepEqual(living(project), []);
  });

  /** An app without anything between: what it does itself is the point. */
  function bareProject(start: string): HookProject {
    const manifest = { display_information: { name: "Bare" }, settings: { socket_mode_enabled: true } };
    return hookProject({
      hooks: { "get-manifest": `answer(${JSON.stringify(manifest)})`, start },
      config: { "sdk-managed-connection-enabled": true },
    });
  }

  test("ends even when it will not, and Ctrl-C is pressed twice", async () => {
    using project = bareProject(`require("node:fs").writeFileSync("starts.log", process.pid + " " + process.pid);
      for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => console.log("no"));
      console.log("it is up"); setInterval(() => {}, 1000);`);
    await using run = start(project);
    await run.said(/is up\n/);
    let isOver = false;
    void run.ended.then(() => (isOver = true));
    await eventually("the end of the command", () => {
      run.signal("SIGINT");
      return isOver ? true : undefined;
    });
    await noneIsLeft(project);
  });

  test(`may print ${floodMib} MiB, and the command still needs less than 200 MB`, async (t) => {
    using project = bareProject(`const { writeSync } = require("node:fs"); const block = Buffer.alloc(1 << 20, "x\\n");
      const print = (fd, b) => { for (let at = 0; at < b.length; ) try { at += writeSync(fd, b, at); } catch (e) { if (e.code !== "EAGAIN") throw e; } };
      for (let i = 1; i <= ${floodMib}; i++) { print(1, block); require("node:fs").writeFileSync("printed", "" + i); }
      print(1, Buffer.from("it is over\\n")); setInterval(() => {}, 1000);`);
    await using run = start(project);
    const printed = (): number =>
      existsSync(project.path("printed")) ? Number(readFileSync(project.path("printed"), "utf8")) : 0;
    for (let seen = 0; seen < floodMib;) {
      seen = await eventually("more of the flood", () => (printed() > seen ? printed() : undefined));
    }
    await run.said(/it is over\n/);
    const peak = peakMemoryOf(run.pid);
    t.diagnostic(`${floodMib} MiB, at most ${Math.round((peak ?? 0) / 1e6)} MB of memory`);
    run.signal("SIGINT");
    assert.equal(await run.ended, 0);
    if (process.platform === "linux") assert.ok(peak !== undefined && peak < 200e6, `${peak} bytes`);
  });
});
