import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { commonErrors } from "@platform/protocol";
import { loaders } from "../../packages/server/src/methods/directory.ts";
import { refusals } from "../../packages/web/src/api/refusals.ts";
import { refusalText } from "../../packages/web/src/strings/refusals.ts";
import { refusalText as german } from "../../packages/web/src/strings/de/refusals.ts";

const client = new URL("../../packages/web/src/", import.meta.url);

/** Every method that the client's code names. */
function calledMethods(): Set<string> {
  const files = readdirSync(client, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|^strings\//.test(file));
  const words = sources.flatMap((file) =>
    readFileSync(new URL(file, client), "utf8").match(/(?<=["`])[\w.]+(?=["`])/g),
  );
  return new Set(words.filter((word) => word !== null).filter((word) => loaders.has(word)));
}

async function codesOf(method: string): Promise<string[]> {
  const loaded = await loaders.get(method)?.();
  const definition = Object.values(loaded ?? {}).find(({ name }) => name === method);
  assert.ok(definition, method);
  return Object.entries(definition.errors).flatMap(([code, sentence]) => (typeof sentence === "string" ? [code] : []));
}

describe("A refusal that the client can receive", () => {
  test("has a sentence, and no sentence is for a code that none of its methods has", async () => {
    const called = calledMethods();
    assert.ok(called.size > 150);
    const codes = new Set<string>(Object.keys(commonErrors));
    for (const method of called) for (const code of await codesOf(method)) codes.add(code);

    assert.deepEqual(
      [...codes].filter((code) => !refusals.has(code)),
      [],
      "codes without a sentence",
    );
    assert.deepEqual(
      [...refusals.keys()].filter((code) => !codes.has(code)),
      [],
      "codes that nothing returns",
    );
  });

  test("is a whole sentence, without the names of the protocol", () => {
    for (const text of [...Object.values(refusalText), ...Object.values(german)]) {
      assert.match(text, /^\p{Lu}.*\.$/u);
      assert.doesNotMatch(text, /_/);
    }
  });
});
