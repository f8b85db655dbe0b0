import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { printRow, rows } from "../../scripts/rooms/table.ts";
import { webLayers } from "../../scripts/rooms/webLayers.ts";

test("ARCHITECTURE.md quotes who may import whom as it is checked", () => {
  const page = readFileSync(new URL("../../ARCHITECTURE.md", import.meta.url), "utf8");

  assert.ok(
    page.includes(rows.map(printRow).join("\n")),
    "copy the rows of scripts/rooms/table.ts into ARCHITECTURE.md",
  );
});

test("ARCHITECTURE.md quotes the layers of the browser client as they are checked", () => {
  const page = readFileSync(new URL("../../ARCHITECTURE.md", import.meta.url), "utf8");

  assert.ok(
    page.includes(webLayers.map((layer) => layer.join(", ")).join("\n")),
    "copy the layers of scripts/rooms/webLayers.ts into ARCHITECTURE.md",
  );
});
