import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import Sqlite from "better-sqlite3";
import { steer } from "../../testkit/controls.ts";
import { say, stateRules, texts } from "../../testkit/stateRules.ts";
import { workspace } from "../../testkit/workspace.ts";

async function onFile(check: (options: { dataFolder: string }) => Promise<void>): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), "platform-state-"));
  try {
    await check({ dataFolder });
  } finally {
    rmSync(dataFolder, { recursive: true });
  }
}

describe("State on a file", () => {
  for (const [rule, holds] of Object.entries(stateRules)) test(rule, () => onFile(holds));
});

describe("Snapshots of a data folder", () => {
  test("outlive the server, are for its user alone, and are read only when whole", () =>
    onFile(async ({ dataFolder }) => {
      {
        await using world = await workspace({ dataFolder });
        await say(world, "kept");
        await steer(world.platform).does("state.snapshot", { name: "kept" });
        await steer(world.platform).does("state.reset");
      }
      const folder = join(dataFolder, "snapshots");
      assert.deepEqual(readdirSync(folder).toSorted(), ["_seed.db", "kept.db"]);
      for (const file of readdirSync(folder)) assert.equal(statSync(join(folder, file)).mode & 0o077, 0);

      await using world = await workspace({ dataFolder });
      const controls = steer(world.platform);
      await controls.does("state.restore", { name: "kept" });
      assert.ok((await texts(world)).includes("kept"));
      writeFileSync(join(folder, "kept.db"), "not a database, though it has been one");
      writeFileSync(join(folder, "_seed.db"), "");
      assert.equal(await controls.refused("state.restore", { name: "kept" }), "snapshot_not_usable");
      assert.equal(await controls.refused("state.reset"), "snapshot_not_usable");
      assert.ok((await texts(world)).includes("kept"));
      rmSync(join(folder, "_seed.db"));
      assert.equal(await controls.refused("state.reset"), "no_seed_kept");
    }));

  test("from before the first release are refused, and change nothing", () =>
    onFile(async ({ dataFolder }) => {
      await using world = await workspace({ dataFolder });
      const controls = steer(world.platform);
      await controls.does("state.snapshot", { name: "older" });
      const snapshot = new Sqlite(join(dataFolder, "snapshots", "older.db"));
      snapshot.prepare("update kysely_migration set name = replace(name, '0001-baseline', '0001-ground')").run();
      snapshot.close();
      await say(world, "kept");

      assert.equal(await controls.refused("state.restore", { name: "older" }), "snapshot_not_usable");
      assert.ok((await texts(world)).includes("kept"));
    }));
});
