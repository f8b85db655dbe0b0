import assert from "node:assert/strict";
import { test } from "node:test";
import { parseManifest } from "@platform/protocol/manifest/parseManifest.ts";
import { samples } from "./samples.ts";

for (const { name, text } of samples) {
  test(`the manifest to begin with, "${name}", can be taken as it is`, () => {
    const parsed = parseManifest(text);
    assert.deepEqual([parsed.ok ? [] : parsed.faults, parsed.warnings], [[], []]);
  });
}
