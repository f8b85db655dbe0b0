import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { MINIMUM_NODE, NODE_PACKAGES } from "../../packages/cli/bin/runtime.mjs";
import { OLDEST_NODE } from "../../packages/testing/src/requireNode.ts";

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

test("every package names the oldest Node that it can be installed on; what runs a server finds its own", () => {
  for (const folder of ["protocol", "sdk", "server", "testing"]) {
    assert.equal(manifestOf(`packages/${folder}`).engines?.node, `>=${OLDEST_NODE}`, folder);
  }
  assert.equal(manifestOf("packages/cli").engines?.node, ">=20");
});
