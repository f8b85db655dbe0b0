import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { postgresSkip } from "../storage/testPostgres.ts";
import { busyPair, talk } from "./busyPair.ts";
import { eventually } from "./eventually.ts";
import { roundsOf } from "../../scripts/testing/rounds.ts";

const rounds = roundsOf("PLATFORM_ROLLING");
// Both at once: most of it is waiting for servers to start and to end.
describe("two servers on one PostgreSQL", { skip: postgresSkip, concurrency: 2 }, () => {
  test("are restarted in turn under load, and no call fails and no event is lost", { timeout: 300_000 }, async () => {
    await using pair = await busyPair();
    const talking = talk(pair);

    for (let round = 0; round < rounds; round++) {
      await pair.replace(0, "SIGTERM");
      await pair.replace(1, "SIGTERM");
    }
    const { posted, failures } = await talking.stop();

    assert.deepEqual(failures, []);
    await eventually("every post is heard", async () => posted.every((text) => pair.app.heard.has(text)), 120_000);
  });

  test("lose nothing that was acknowledged when either is killed", { timeout: 300_000 }, async () => {
    await using pair = await busyPair();
    const talking = talk(pair);

    await pair.replace(0, "SIGKILL");
    await pair.replace(1, "SIGKILL");
    const { posted } = await talking.stop();

    assert.ok(posted.length > 0);
    await eventually("every post is heard", async () => posted.every((text) => pair.app.heard.has(text)), 120_000);
  });
});
