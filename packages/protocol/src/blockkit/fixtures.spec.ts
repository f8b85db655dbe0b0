import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { blockKinds, elementKinds, objectKinds } from "./index.ts";
import type { Kind } from "./define.ts";
import { type BlockFault, Faults } from "./fault.ts";
import { validateBlocks } from "./validateBlocks.ts";
import { validateView } from "./validateView.ts";

const fixtures = new URL("../../fixtures/", import.meta.url);

/** Named after their kind: `section.json`, `section.longText.json`. Pointers lead from the thing itself. */
const rooms: Record<string, (value: unknown, name: string) => readonly BlockFault[]> = {
  objects: (value, name) => faultsAlone(objectKinds.get(name), value),
  elements: (value, name) => faultsAlone(elementKinds.get(name), value),
  blocks(value, name) {
    const surface = blockKinds.get(name)?.surfaces[0];
    assert.ok(surface);
    return validateBlocks([value], surface).map((fault) => within("/blocks/0", fault));
  },
  views: (value) => validateView(value).map((fault) => within("/view", fault)),
};

function faultsAlone(kind: Kind | undefined, value: unknown): readonly BlockFault[] {
  assert.ok(kind);
  const faults = new Faults("");
  kind.check(value, faults);
  if (faults.found.length === 0) kind.rules(value, (message, ...below) => faults.tell(message, ...below));
  return faults.found;
}

function within(root: string, fault: BlockFault): BlockFault {
  assert.ok(fault.pointer.startsWith(root));
  return { ...fault, pointer: fault.pointer.slice(root.length) };
}

function read(room: string, folder: string): (readonly [file: string, content: unknown])[] {
  const place = new URL(`${room}/${folder}/`, fixtures);
  return readdirSync(place).map((file) => [file, JSON.parse(readFileSync(new URL(file, place), "utf8"))] as const);
}

for (const [room, faultsOf] of Object.entries(rooms)) {
  describe(`of the fixtures of ${room}`, () => {
    for (const [file, value] of read(room, "valid")) {
      test(`${file} is taken`, () => assert.deepEqual(faultsOf(value, kindOf(file)), []));
    }
    for (const [file, content] of read(room, "invalid")) {
      test(`${file} is refused, with what is wrong and where`, () => {
        const { value, faults } = content as { value: unknown; faults: BlockFault[] };

        assert.notDeepEqual(faults, []);
        assert.deepEqual(faultsOf(value, kindOf(file)), faults);
      });
    }
  });
}

describe("the example in a definition", () => {
  for (const kind of [...objectKinds.values(), ...elementKinds.values(), ...blockKinds.values()]) {
    test(`of ${kind.name} breaks no rule`, () => assert.deepEqual(faultsAlone(kind, kind.example), []));
  }
});

function kindOf(file: string): string {
  return file.slice(0, file.indexOf("."));
}
