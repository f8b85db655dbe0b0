import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { printRow, rows } from "../../scripts/rooms/table.ts";

test("ARCHITECTURE.md quotes who may import whom as it is checked", () => {
  const page = readFileSync(new URL("../../ARCHITECTURE.md", import.meta.url), "utf8");

  assert.ok(
    page.includes(rows.map(printRow).join("\n")),
    "copy the rows of scripts/rooms/table.ts into ARCHITECTURE.md",
  );
});
