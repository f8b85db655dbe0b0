import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { download, sendBytes, upload } from "../../../testkit/files.ts";
import { workspace } from "../../../testkit/workspace.ts";
import { systemClock } from "../../ports/ports.ts";
import { sweepFiles } from "./sweepFiles.ts";

const dayMs = limits.orphan_file_s * 1000;

describe("sweeping files", () => {
  test("removes what nothing names and nobody can still be writing, and nothing else", async () => {
    const folder = mkdtempSync(join(tmpdir(), "platform-sweep-"));
    const all = () =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
        (path) => path !== "owner" && statSync(join(folder, path)).isFile(),
      );
    try {
      await using world = await workspace({ filesFolder: folder });
      const { db } = world.platform.store;
      const { blobs } = world.platform.files;
      const file = await upload(world, world.bob, { bytes: "kept" });
      await sendBytes(world, world.bob, { bytes: "waiting" });
      const orphan = await blobs.keep(Readable.from([Buffer.from("orphan")]));
      mkdirSync(join(folder, "partial"), { recursive: true });
      writeFileSync(join(folder, "partial", "half"), "ha");
      const sweep = async (nowMs: number, inSnapshots = new Set<string>()) => {
        let removed = 0;
        for await (const step of sweepFiles({ db, blobs, inSnapshots, nowMs })) removed += step;
        return removed;
      };
      const laterMs = systemClock.nowMs() + dayMs + 1000;

      assert.equal(await sweep(systemClock.nowMs()), 0);
      assert.equal(all().length, 4);
      assert.equal(await sweep(laterMs, new Set([orphan.key])), 0, "a snapshot names it");
      assert.equal(await sweep(laterMs), 1);

      assert.equal(all().length, 2);
      assert.ok(!all().some((path) => path.includes(orphan.key)));
      assert.equal(await (await download(world.bob, file.url_private)).text(), "kept");
      for (const path of all()) utimesSync(join(folder, path), 1, 1);
      assert.equal(await sweep(laterMs), 0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
