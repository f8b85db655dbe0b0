import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { call } from "../../testkit/sandboxes.ts";
import { findProgram } from "../ports/ports.ts";
import { findDeno } from "./findDeno.ts";
import type { AskedAnswer } from "./messages.ts";
import { createRuntime, type FunctionSetting, type RuntimeState } from "./runtime.ts";

/** On a machine where only Deno's own permissions are to be had. */
function stateWith(setting: FunctionSetting): Promise<RuntimeState> {
  return createRuntime({ setting, find: findProgram, kinds: ["permissions"] }).state();
}

describe("where only Deno's permissions stand before the machine", () => {
  test("functions do not run, and the sentence says what to install or accept", async () => {
    const { canRun, sentence } = await stateWith("sandboxed");

    assert.equal(canRun, false);
    assert.match(sentence, /Install bubblewrap .* or accept it with --functions anyhow/);
  });

  test("they run when the operator accepts that, and the sentence says so", async () => {
    const { canRun, sentence } = await stateWith("anyhow");

    assert.equal(canRun, true);
    assert.match(sentence, /behind Deno's permissions alone/);
  });

  test("nothing is started any more once the server has stopped", async () => {
    const runtime = createRuntime({ setting: "anyhow", find: findProgram, kinds: ["permissions"] });
    const ran = await runtime.run("v", call("export default () => ({})"));
    await runtime.stop();

    const late = await runtime.run("v", call("export default () => ({})"));

    assert.deepEqual([ran.end.kind, late.end.kind], ["answered", "exited"]);
  });

  test("Deno is fetched when it is first needed and not before, and a fetch that failed is tried again", async () => {
    const fetched: string[] = [];
    const fetch = async (): Promise<string> => {
      fetched.push("");
      const path = findDeno(findProgram);
      if (fetched.length === 1 || path === undefined) throw new Error("The registry cannot be reached.");
      return path;
    };
    const runtime = createRuntime({
      setting: "anyhow",
      find: findProgram,
      kinds: ["permissions"],
      deno: { find: () => undefined, fetch },
    });

    assert.match(await runtime.describe(), /Deno is fetched when the first app is deployed/);
    assert.equal(fetched.length, 0);
    const failed = await runtime.state();
    assert.deepEqual([failed.canRun, failed.sentence.includes("The registry cannot be reached.")], [false, true]);
    assert.equal((await runtime.state()).canRun, true);
    assert.match(await runtime.describe(), /behind Deno's permissions alone/);
    assert.equal(fetched.length, 2);
  });

  test("off is off, whatever there is", async () => {
    assert.equal((await stateWith("off")).canRun, false);
  });

  test("a function whose keeper dies is run again by the next one, and nobody can tell", async (t) => {
    const runtime = createRuntime({ setting: "anyhow", find: findProgram, kinds: ["permissions"] });
    t.after(() => runtime.stop());
    const keepers: (number | undefined)[] = [];
    const ask = async (): Promise<AskedAnswer> => {
      keepers.push(runtime.supervisorPid());
      // The first time, the supervisor ends before it has the function's answer.
      if (keepers.length === 1) process.kill(keepers[0] ?? 0, "SIGKILL");
      return { status: 200, headers: [], body: "" };
    };
    const source = `export default async () => ({ status: (await fetch("https://a.test/")).status })`;

    const { end } = await runtime.run("v", call(source, { ask }));

    assert.deepEqual(end, { kind: "answered", result: { status: 200 } });
    assert.equal(new Set(keepers).size, 2);
  });

  test("signals that are meant for the server do not reach what its functions are kept by", async (t) => {
    const runtime = createRuntime({ setting: "anyhow", find: findProgram, kinds: ["permissions"] });
    t.after(() => runtime.stop());
    let asked = 0;
    const ask = async (): Promise<AskedAnswer> => {
      asked++;
      for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.kill(runtime.supervisorPid() ?? 0, name);
      return { status: 200, headers: [], body: "" };
    };
    const source = `export default async () => ({ status: (await fetch("https://a.test/")).status })`;

    const { end } = await runtime.run("v", call(source, { ask }));

    assert.deepEqual([end.kind, asked], ["answered", 1]);
  });
});
