import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventually } from "../../testkit/eventually.ts";
import { isAlive } from "../../testkit/isAlive.ts";
import { patient } from "./processGroup.ts";
import { type ProcessEnd, type ProcessOptions, runProcess } from "./runProcess.ts";

/** Runs a few lines of JavaScript. */
function runScript(
  script: string,
  options: Partial<ProcessOptions> = {},
): { ended: Promise<ProcessEnd>; out: () => string } {
  let out = "";
  const ended = runProcess({
    words: [process.execPath, "-e", script],
    cwd: "/",
    env: {},
    onOut: (chunk) => void (out += chunk.toString()),
    ending: new AbortController().signal,
    ...options,
  });
  return { ended, out: () => out };
}

describe("A process", () => {
  test("gets what it is given on STDIN, and then the end [HOOK-3.2]", async () => {
    const script = `process.stdin.on("data", (d) => process.stdout.write(d)).on("end", () => console.log("end"))`;
    const { ended, out } = runScript(script, { stdin: "ä".repeat(100_000) });
    assert.deepEqual(await ended, { kind: "exited", code: 0 });
    assert.equal(out(), `${"ä".repeat(100_000)}end\n`);
  });

  test("waits while nobody takes what it prints", async () => {
    let taken = 0;
    const room = Promise.withResolvers<void>();
    const first = Promise.withResolvers<void>();
    const { ended } = runScript(`process.stdout.write("x".repeat(20 << 20))`, {
      onOut(chunk) {
        taken += chunk.length;
        first.resolve();
        return room.promise;
      },
    });
    await Promise.race([first.promise, ended]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.ok(taken <= 256 * 1024, `${taken} bytes`);
    room.resolve();
    assert.deepEqual(await ended, { kind: "exited", code: 0 });
    assert.equal(taken, 20 << 20);
  });

  test("is asked to end as a person would ask, and may take its leave", async () => {
    const ending = new AbortController();
    const script = `for (const s of ["SIGINT", "SIGTERM"]) process.on(s, () => { console.log(s); process.exit(7); });
      console.log("up"); setInterval(() => {}, 1000)`;
    const { ended, out } = runScript(script, { ending: ending.signal, patience: patient });
    await eventually("its first words", () => (out().includes("up") ? true : undefined));
    ending.abort();
    assert.deepEqual(await ended, { kind: "stopped" });
    assert.equal(out(), "up\nSIGINT\n");
  });

  test("takes what it started with it, also when those were slow to go", async () => {
    const ending = new AbortController();
    const child = `process.on("SIGINT", () => setTimeout(() => process.exit(), 300)); console.log(process.pid); setInterval(() => {}, 1000)`;
    const script = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}], { stdio: "inherit" }); setInterval(() => {}, 1000)`;
    const { ended, out } = runScript(script, { ending: ending.signal, patience: patient });
    const pid = await eventually("the child", () => (/^\d+\n$/.test(out()) ? Number(out()) : undefined));
    ending.abort();
    await ended;
    assert.equal(isAlive(pid), false);
  });

  test("is not started at all when it is too late", async () => {
    const { ended, out } = runScript(`console.log("up")`, { ending: AbortSignal.abort() });
    assert.deepEqual([await ended, out()], [{ kind: "stopped" }, ""]);
  });
});
