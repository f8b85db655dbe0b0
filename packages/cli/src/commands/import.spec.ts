import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createPlatform } from "@platform/server";
import { oddExport, writeExportZip } from "../../../server/testkit/slackExport.ts";
import { runCli } from "../../testkit/cliProcess.ts";
import { shell } from "../../testkit/runCli.ts";

describe("platform import", () => {
  const here = shell();
  before(async () => {
    await (await createPlatform({ dataFolder: here.path("data"), seed: "dev" })).stop();
    writeExportZip(here.path("export.zip"), oddExport());
  });
  after(() => here[Symbol.dispose]());

  const place = { cwd: here.folder, env: {} };
  const into = ["--workspace", "birch", "--data", "data", "--base-url", "https://chat.example.com", "--without-files"];

  test("plans, asks, imports and reports, and the person claims the account with a link", async () => {
    const planned = await runCli(["import", "export.zip", ...into, "--dry-run"], place);
    assert.deepEqual([planned.code, planned.err], [0, ""]);
    assert.match(planned.out, /nothing was written:\n\n {11}5 {2}people/);
    assert.match(planned.out, /17 {2}messages/);
    assert.match(planned.out, /never_seen_before 1/);
    assert.match(planned.out, /1 {2}owners and admins imported as members; grant roles here: anna/);

    const unconfirmed = await runCli(["import", "export.zip", ...into], place);
    assert.equal(unconfirmed.code, 1);
    assert.match(unconfirmed.err, /Import this into Birch\?[\s\S]*Confirm with --yes/);

    const imported = await runCli(["import", "export.zip", ...into, "--yes", "--json"], place);
    assert.equal(imported.code, 0, imported.err);
    const report = JSON.parse(imported.out) as { counts: Record<string, number> };
    assert.deepEqual([report.counts["messages_added"], report.counts["people_added"]], [17, 8]);

    const again = await runCli(["import", "export.zip", ...into, "--yes"], place);
    assert.match(again.out, /7 {2}days that were imported before/);
    assert.doesNotMatch(again.out, /messages added/);

    const link = await runCli(
      ["user", "reset", "anna@acme.example", "--data", "data", "--base-url", "https://chat.example.com"],
      place,
    );
    assert.match(link.out, /https:\/\/chat\.example\.com\//);
    assert.equal((await runCli(["audit", "verify", "--data", "data"], place)).code, 0);
  });

  test("says what is wrong with its arguments", async () => {
    const cases: readonly (readonly [args: readonly string[], message: RegExp])[] = [
      [["nowhere.zip", ...into], /There is no .*nowhere\.zip\./],
      [
        ["export.zip", "--workspace", "nope", "--data", "data"],
        /There is no workspace nope\. Pass one of these with --workspace: /,
      ],
      [["data", ...into], /This is no Slack export/],
      [["export.zip", ...into, "--from-workspace", "east"], /Omit --from-workspace/],
    ];
    for (const [args, message] of cases) {
      const { code, err } = await here.run(["import", ...args, "--dry-run"]);
      assert.equal(code, 1, args.join(" "));
      assert.match(err, message);
    }
  });
});
