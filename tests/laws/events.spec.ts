import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { events } from "@platform/protocol/events/index.ts";

const root = new URL("../../", import.meta.url);

/** Source files that people edit, with their text. */
function readSources(): (readonly [path: string, text: string])[] {
  const paths = readdirSync(new URL("packages/", root), { recursive: true, encoding: "utf8" })
    .map((path) => `packages/${path}`)
    .filter((path) => /^packages\/\w+\/src\/.*\.tsx?$/.test(path) && !path.includes("node_modules"))
    .filter((path) => !path.endsWith(".spec.ts"));
  return paths
    .map((path) => [path, readFileSync(new URL(path, root), "utf8")] as const)
    .filter(([, text]) => !text.startsWith("// GENERATED"));
}

test("an event is known from its definition: beside it, only the code that emits it needs to name it", () => {
  const sources = readSources();
  for (const [type, emitter] of [
    ["file_created", "packages/server/src/domain/files/addFile.ts"],
    ["subteam_self_added", "packages/server/src/domain/usergroups/emitUsergroup.ts"],
  ] as const) {
    const naming = sources.filter(([, text]) => text.includes(`"${type}"`)).map(([path]) => path);
    assert.deepEqual(naming.toSorted(), [`packages/protocol/src/events/${type}.ts`, emitter].toSorted());
  }
});

test("the client imports types of events and no schemas", () => {
  const importing = readSources()
    .filter(([path]) => path.startsWith("packages/web/"))
    .flatMap(([path, text]) =>
      [...text.matchAll(/^import .*"@platform\/protocol\/(?:events|eventCatalog)\/.*$/gm)].map(() => path),
    );
  assert.deepEqual(importing, []);
});

test("a file in packages/protocol/src/events is named after the event that it defines", () => {
  const files = readdirSync(new URL("packages/protocol/src/events/", root)).filter((file) => file !== "index.ts");
  assert.deepEqual(files.toSorted(), events.map(({ type }) => `${type}.ts`).toSorted());
});
