import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, test } from "node:test";
import { runnableBlocks } from "../../scripts/newcomer/documents.ts";
import { servePlatform } from "./servePlatform.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const guide = "docs/guides/lists.md";

describe("lists with @slack/web-api", () => {
  test("the program of the guide runs as it is printed", async () => {
    await using server = await servePlatform();
    const [block] = runnableBlocks(guide, readFileSync(`${root}/${guide}`, "utf8"));
    const token = server.dev.apps.find((app) => app.name === "Dev App")?.bot_token ?? "";

    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "--eval", block?.text ?? ""],
      { cwd: root, env: { ...process.env, SLACK_BOT_TOKEN: token, SLACK_API_URL: `${server.url}/api/` } },
    );

    assert.equal(
      stdout.replaceAll("\r\n", "\n").trim(),
      [
        "who: Call her",
        "who: Ada, stage: new, todo_due_date: 2026-12-01",
        "COMPLETED Who,Stage,Completed,Assignee,Due Date",
        "Call her,,,,",
        "Ada,New,,,2026-12-01",
      ].join("\n"),
    );
  });
});
