import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { blocksOf } from "../../scripts/lint/findDocFaults.ts";

const blocks = blocksOf(readFileSync("README.md", "utf8"));

test("the test of the README runs as it is printed", async () => {
  const example = blocks.find(({ text }) => text.includes("@platform/testing"));
  const folder = mkdtempSync(join(tmpdir(), "platform-readme-"));
  try {
    writeFileSync(join(folder, "example.mjs"), `${example?.text}\nconsole.log("done");\n`);
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    const child = spawn(process.execPath, ["example.mjs"], { cwd: folder });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => void (output += String(chunk)));
    const [code] = (await once(child, "close")) as [number | null];
    assert.deepEqual([code, output], [0, "done\n"]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("the README opens with a picture, three commands and the app of the quickstart", () => {
  const [commands, app] = blocks;
  assert.equal(commands?.text.trim().split("\n").length, 3);
  assert.equal(app?.file, "examples/quickstart/app.mjs");
  assert.match(readFileSync("README.md", "utf8").split("```")[0] ?? "", /!\[.+\]\(docs\/images\/.+\.png\)/);
});
