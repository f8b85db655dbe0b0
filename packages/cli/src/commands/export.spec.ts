import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { createPlatform } from "@platform/server";
import { runCli } from "../../testkit/cliProcess.ts";
import { shell } from "../../testkit/runCli.ts";

describe("platform export", () => {
  const here = shell();
  before(async () => {
    await (await createPlatform({ dataFolder: here.path("data"), seed: "dev" })).stop();
  });
  after(() => here[Symbol.dispose]());

  const place = { cwd: here.folder, env: {} };
  const from = ["--workspace", "acme", "--data", "data"];

  test("exports public channels, or everything with a reason, and the audit log stays valid", async () => {
    const publicOnly = await runCli(["export", "public.zip", ...from], place);
    assert.deepEqual([publicOnly.code, publicOnly.err], [0, ""]);
    assert.match(publicOnly.out, /public channels/);
    assert.doesNotMatch(publicOnly.out, /private channels/);

    const reason = ["--reason", "Move to another server"];
    const all = await runCli(["export", "all", ...from, "--everything", ...reason, "--json"], place);
    assert.equal(all.code, 0, all.err);
    const report = JSON.parse(all.out) as { counts: Record<string, number>; workspace: string };
    assert.equal(report.workspace, "Acme");
    assert.ok((report.counts["private"] ?? 0) >= 1);
    assert.ok(existsSync(here.path("all/groups.json")));

    const planned = await runCli(["import", "all", "--workspace", "birch", "--data", "data", "--dry-run"], place);
    assert.equal(planned.code, 0, planned.err);
    assert.equal((await runCli(["audit", "verify", "--data", "data"], place)).code, 0);
  });

  test("writes a discovery export and prints the checksum of its manifest", async () => {
    const { code, out } = await runCli(["export", "case.zip", ...from, "--discovery", "--reason", "Case 7"], place);
    assert.equal(code, 0);
    assert.match(out, /SHA-256 of manifest\.json: [0-9a-f]{64}/);
  });

  test("says what is wrong with its arguments", async () => {
    const cases: readonly (readonly [args: readonly string[], message: RegExp])[] = [
      [["a.zip", ...from, "--everything"], /Say why with --reason/],
      [["a.zip", ...from, "--discovery", "--reason", " "], /Say why with --reason/],
      [["a.zip", ...from, "--discovery", "--everything", "--reason", "x"], /Omit --everything/],
      [["a.zip", ...from, "--hold", "Lh1"], /Add --discovery/],
      [["a.zip", ...from, "--discovery", "--hold", "Lh1", "--reason", "x"], /Acme has no legal hold Lh1/],
      [["a.zip", "--workspace", "nope", "--data", "data"], /There is no workspace nope/],
      [["data", ...from], /is not empty/],
    ];
    for (const [args, message] of cases) {
      const { code, err } = await here.run(["export", ...args]);
      assert.notEqual(code, 0, args.join(" "));
      assert.match(err, message);
    }
  });
});
