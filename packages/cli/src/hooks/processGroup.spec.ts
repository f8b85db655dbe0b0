import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { describe, test } from "node:test";
import { brisk, endGroup, longestMs, patient, type Time } from "./processGroup.ts";
import { isGroupAlive } from "./processTable.ts";

const cleanAfterMs = 6_000;

/** A process that says which signals it heard, and goes on. */
const stubborn = `
for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => console.log(name));
setInterval(() => {}, 1000);
console.log("ready");
`;

describe("A group that does not want to end", () => {
  test("is gone within six seconds by every schedule", () => {
    for (const patience of [patient, brisk]) assert.ok(longestMs(patience) < cleanAfterMs);
  });

  for (const [name, patience] of Object.entries({ patient, brisk })) {
    test(`hears each signal of the ${name} schedule, waits for as long as it says, and is killed`, async () => {
      const child = spawn(process.execPath, ["-e", stubborn], { detached: true, stdio: ["ignore", "pipe", "inherit"] });
      const exited = once(child, "exit");
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      const hear = async (): Promise<unknown> => (await lines.next()).value;
      assert.equal(await hear(), "ready");
      // The clock stands until the process has heard what it was sent, and then moves by what is waited for.
      let nowMs = 0;
      const heard: unknown[] = [];
      const waits: number[] = [];
      const time: Time = {
        now: () => nowMs,
        async wait() {
          heard.push(await hear());
          const [, waitMs = 0] = patience[waits.length] ?? [];
          waits.push(waitMs);
          nowMs += waitMs;
        },
      };

      await endGroup(child.pid ?? 0, patience, time);

      const [, signal] = (await exited) as [null, string];
      assert.deepEqual(
        heard,
        patience.map(([asked]) => asked),
      );
      assert.equal(signal, "SIGKILL");
      assert.equal(
        nowMs,
        patience.reduce((sum, [, waitMs]) => sum + waitMs, 0),
      );
      assert.equal(isGroupAlive(child.pid ?? 0), false);
    });
  }
});
