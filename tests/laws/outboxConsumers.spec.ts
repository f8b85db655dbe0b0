import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";

/**
 * The outbox is pruned behind its slowest consumer, so pruning has to know all of them. A new one is added to
 * `domain/events/pruneOutbox.ts` first, and then here.
 */
const consumers = {
  "src/control/eventWatch.ts": "copies events into the log before they are pruned (wiring/outboxPruner.ts)",
  "src/domain/deliveries/planDeliveries.ts": "its stored position holds pruning back",
  "src/domain/events/readEvents.ts": "sockets: the position of this server holds pruning back, others notice a gap",
  "src/domain/push/planPushes.ts": "its stored position holds pruning back",
  "src/domain/search/indexMessages.ts": "its stored position holds pruning back",
  "src/domain/triggers/planFirings.ts": "its stored position holds pruning back",
};

test("every reader of the outbox is known to pruning", () => {
  const cwd = new URL("../../packages/server/", import.meta.url);
  const readers = globSync("src/**/*.ts", { cwd })
    .filter((file) => !file.startsWith("src/storage/") && !file.endsWith(".spec.ts"))
    .filter((file) => readFileSync(new URL(file, cwd), "utf8").includes("selectOutboxAfter("));
  assert.deepEqual(readers.toSorted(), Object.keys(consumers).toSorted());
});
