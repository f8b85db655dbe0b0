import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { test } from "node:test";
import { limits } from "@platform/protocol";
import Sqlite from "better-sqlite3";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { inFile } from "./storeKinds.ts";

test("a reader keeps the server from emptying its write-ahead log, and the next look empties it", async () => {
  await using place = await inFile.fresh();
  await using world = await workspace(platformOptions(place.location));
  assert.ok(place.location.kind === "file");
  const log = `${place.location.path}-wal`;
  await world.alice.does("chat.postMessage", { channel: world.general, text: "in the log" });
  {
    using stack = new DisposableStack();
    const reader = stack.adopt(new Sqlite(place.location.path, { readonly: true }), (opened) => opened.close());
    reader.exec("begin");
    reader.prepare("select count(*) from messages").get();
    world.clock.advance({ seconds: limits.write_ahead_log_s });
    await world.platform.settle();
    assert.ok(statSync(log).size > 0, "a reader still needs the log");
  }

  // The clock stands still: the attempt that failed is still due.
  await world.platform.settle();

  assert.equal(statSync(log).size, 0);
});
