import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { cacheFolder } from "../../packages/cli/bin/cacheFolder.mjs";
import { requireNode } from "../../packages/testing/src/requireNode.ts";

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: {
    readonly using: string;
    readonly steps: readonly { readonly run?: string; readonly with?: Record<string, string> }[];
  };
}

interface Pipeline {
  readonly "test-app": {
    readonly image: string;
    readonly variables: Readonly<Record<string, string>>;
    readonly cache: { readonly paths: readonly string[] };
    readonly script: readonly string[];
  };
}

const action = parse(readFileSync(".github/actions/test-app/action.yml", "utf8")) as Action;
const job = (parse(readFileSync("ci/gitlab/test-app.yml", "utf8")) as Pipeline)["test-app"];

test("the GitHub Action and the GitLab job install an app and run its tests", () => {
  const commands = action.runs.steps.flatMap(({ run }) => (run === undefined ? [] : [run]));
  const filled = commands.map((command) =>
    command.replace("${{ inputs.command }}", action.inputs["command"]?.default ?? ""),
  );
  assert.equal(action.runs.using, "composite");
  assert.deepEqual(filled, ["npm ci", "npm test"]);
  assert.deepEqual(job.script, filled);
});

test("they run on a supported Node, and keep what the first test fetches", () => {
  const major = action.inputs["node-version"]?.default ?? "";
  assert.equal(job.image, `node:${major}`);
  // The images have the latest release of a major version.
  requireNode(`${major}.99.0`);

  const kept = action.runs.steps.find((step) => step.with?.["path"] !== undefined)?.with?.["path"];
  assert.equal(kept, "~/.cache/platform");
  const previous = process.env["XDG_CACHE_HOME"];
  process.env["XDG_CACHE_HOME"] = String(job.variables["XDG_CACHE_HOME"]);
  try {
    assert.equal(cacheFolder(), join("$CI_PROJECT_DIR", job.cache.paths[0] ?? ""));
  } finally {
    if (previous === undefined) delete process.env["XDG_CACHE_HOME"];
    else process.env["XDG_CACHE_HOME"] = previous;
  }
});
