import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { MINIMUM_NODE, NODE_PACKAGES } from "../../packages/cli/bin/runtime.mjs";

interface Manifest {
  readonly engines?: { readonly node: string };
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as Manifest;
}

const major = Number(MINIMUM_NODE.split(".")[0]);

test("the oldest major version of Node that is supported is the one that is fetched and tested", () => {
  for (const { version } of Object.values(NODE_PACKAGES)) assert.equal(Number(version.split(".")[0]), major, version);
});

test("the types of Node are those of that version", () => {
  assert.match(manifestOf(".").devDependencies?.["@types/node"] ?? "", new RegExp(`^${major}\\.\\d+\\.\\d+$`));
});

test("the published packages that run the server name that version, and the launcher runs on older ones", () => {
  for (const folder of ["packages/server", "packages/testing"]) {
    assert.equal(manifestOf(folder).engines?.node, `>=${major}`, folder);
  }
  assert.equal(manifestOf("packages/cli").engines?.node, ">=20");
});
