import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";

const patienceMs = 30_000;

/** What `look` finds, as soon as it finds something. */
export async function eventually<Found>(
  what: string,
  look: () => Promise<Found | undefined> | Found | undefined,
): Promise<Found> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > deadline) assert.fail(`timed out waiting for ${what}`);
    await sleep(20);
  }
}
