import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { blockKinds, elementKinds, objectKinds } from "@platform/protocol/blockkit/index.ts";

const protocol = new URL("../../packages/protocol/", import.meta.url);
const rooms = { blocks: blockKinds, elements: elementKinds, objects: objectKinds };

for (const [room, kinds] of Object.entries(rooms)) {
  const names = [...kinds.keys()].toSorted();

  test(`every file of ${room} is named after the type that it describes, and every type has its file`, () => {
    const files = readdirSync(new URL(`src/${room}/`, protocol)).filter((file) => file !== "index.ts");

    assert.deepEqual(
      files.toSorted(),
      names.map((name) => `${name}.ts`),
    );
    for (const [name, kind] of kinds) {
      const type = (kind.example as { type?: string }).type;
      if (room !== "objects") assert.equal(type, name);
    }
  });

  for (const folder of ["valid", "invalid"]) {
    test(`every one of ${room} has ${folder} fixtures, and every fixture a type`, () => {
      const files = readdirSync(new URL(`fixtures/${room}/${folder}/`, protocol));
      const covered = new Set(files.map((file) => file.slice(0, file.indexOf("."))));

      assert.deepEqual([...covered].toSorted(), names);
    });
  }
}
