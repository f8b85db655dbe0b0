import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";

/** The kinds that a folder has a file for; they are written as the wire writes them, all else in capitals and small letters. */
function kindsIn(folder: string, ending: string): string[] {
  return readdirSync(new URL(`../../packages/${folder}/`, import.meta.url))
    .filter((file) => file.endsWith(ending) && /^[a-z_]+$/.test(file.slice(0, -ending.length)))
    .map((file) => file.slice(0, -ending.length))
    .filter((name) => name !== "index")
    .toSorted();
}

for (const folder of ["blocks", "elements"]) {
  test(`the client has a view for each of the protocol's ${folder}, and for nothing else`, () => {
    assert.deepEqual(kindsIn(`web/src/${folder}`, ".tsx"), kindsIn(`protocol/src/${folder}`, ".ts"));
  });
}
