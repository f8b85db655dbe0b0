import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CliError } from "../../packages/cli/src/errors.ts";
import { responseFaulty } from "../../packages/cli/src/hooks/hookFailure.ts";
import { invokeHook } from "../../packages/cli/src/hooks/invokeHook.ts";
import { findByEnvironment } from "../../packages/cli/src/hooks/processTable.ts";
import { findProject } from "../../packages/cli/src/project/findProject.ts";
import { startCli } from "../../packages/cli/testkit/cliProcess.ts";
import { hookProject } from "../../packages/cli/testkit/hookProject.ts";
import { eventually } from "../../packages/cli/testkit/eventually.ts";
import { peakMemoryOf } from "../../packages/cli/testkit/peakMemory.ts";
import { type HostileHook, hostileHooks } from "./hostileHooks/fixtures.ts";

const mebibyte = 1024 * 1024;
/** `PLATFORM_FLOOD_MIB=10240 npm test -- hostileHooks` for ten gibibytes. */
const floodMib = Number(process.env["PLATFORM_FLOOD_MIB"] ?? 64);

/** What it answered, or the error that it earned; nothing of it runs any more either way. */
async function call(
  hook: HostileHook,
  mark: string,
  ending: AbortSignal = new AbortController().signal,
): Promise<unknown> {
  const say = `const say = (text) => { const b = Buffer.from(text); for (let at = 0; at < b.length; ) try { at += require("node:fs").writeSync(1, b, at); } catch (e) { if (e.code !== "EAGAIN") throw e; } };\n`;
  using project = hookProject({ hooks: { hostile: say + (hook.script ?? "") } });
  try {
    const { value, report } = await invokeHook({
      hook: { name: "hostile", command: hook.command ?? project.command("hooks/hostile.cjs") },
      project: findProject(project.root),
      protocol: hook.protocol ?? "default",
      variables: { FIXTURE: mark },
      deadlineMs: hook.deadlineMs ?? 60_000,
      ...(hook.stdin === undefined ? {} : { stdin: hook.stdin }),
      io: { env: { PATH: process.env["PATH"] }, ending },
    });
    return value === undefined ? responseFaulty(report, [{ field: "", message: "is empty" }]) : value;
  } catch (error) {
    return error;
  }
}

// Side by side, because most of the time is spent waiting for hooks that hang.
describe(`A hook of ${Object.keys(hostileHooks).length} that`, { concurrency: 4 }, () => {
  test("is hostile comes in at least fifty kinds", () => assert.ok(Object.keys(hostileHooks).length >= 50));

  test("still runs would be found", async () => {
    const [mark, ending] = [`hostile-found-${process.pid}`, new AbortController()];
    const outcome = call({ script: "setInterval(() => {}, 1000)", expect: { value: 0 } }, mark, ending.signal);
    if (process.platform === "linux") await eventually("the process", () => findByEnvironment(`FIXTURE=${mark}`)[0]);
    ending.abort();
    assert.match(String(await outcome), /it was interrupted/);
    assert.deepEqual(findByEnvironment(`FIXTURE=${mark}`), []);
  });

  for (const [name, hook] of Object.entries(hostileHooks)) {
    test(name, async () => {
      const mark = `hostile-${name.replaceAll(/\W/g, "-")}-${process.pid}`;
      const outcome = await call(hook, mark);
      assert.deepEqual(findByEnvironment(`FIXTURE=${mark}`), [], "something still runs");
      if ("value" in hook.expect) return assert.deepEqual(outcome, hook.expect.value);
      assert.ok(outcome instanceof CliError, String(outcome));
      assert.equal(outcome.code, hook.expect.code);
      assert.match(outcome.message, hook.expect.message);
      for (const [field, value] of Object.entries(hook.expect.details ?? {})) {
        assert.deepEqual(outcome.details[field], value, field);
      }
    });
  }
});

describe("The memory of the command line", () => {
  test(`stays under 200 MB while a hook prints ${floodMib} MiB, and after it printed too much`, async () => {
    // Printed on STDERR by get-manifest, which nobody keeps; the answer comes after it, or too late.
    using project = hookProject({
      hooks: {
        "get-manifest": `const b = Buffer.alloc(1 << 20, "x\\n"); const { writeSync } = require("node:fs");
          for (let i = 0; i < ${floodMib}; i++) for (let at = 0; at < b.length; ) at += writeSync(2, b, at);
          answer({ display_information: { name: "Flood" } });`,
      },
    });
    await using cli = startCli(["manifest", "info"], { cwd: project.root, env: {} });
    let peak = 0;
    let isOver = false;
    void cli.ended.then(() => (isOver = true));
    await eventually("the end of the flood", () => {
      peak = Math.max(peak, peakMemoryOf(cli.pid) ?? 0);
      return isOver ? true : undefined;
    });
    const isCut = floodMib * mebibyte + 50 > 64 * mebibyte;
    assert.equal(await cli.ended, isCut ? 1 : 0, cli.err.slice(0, 500));
    assert.match(isCut ? cli.err : cli.out, isCut ? /printed more than 64 MiB/ : /Flood/);
    if (process.platform === "linux") assert.ok(peak > 0 && peak < 200e6, `${Math.round(peak / 1e6)} MB`);
  });
});
