import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { nameComponents, type Components } from "./components.ts";

describe("a document that uses one schema in several places", () => {
  const person = { title: "Person", type: "object", properties: { name: { type: "string" } } };

  test("names it there, and tells it once", () => {
    const components: Components = new Map();
    const named = nameComponents({ one: person, many: { type: "array", items: person } }, components);

    const ref = { $ref: "#/components/schemas/Person" };
    assert.deepEqual(named, { one: ref, many: { type: "array", items: ref } });
    assert.deepEqual([...components], [["Person", person]]);
  });

  test("names nested schemas, too, and leaves titles alone that do not belong to a schema", () => {
    const components: Components = new Map();
    const team = { title: "Team", type: "object", properties: { owner: person } };

    nameComponents({ info: { title: "An API" }, team }, components);

    assert.deepEqual([...components.keys()].toSorted(), ["Person", "Team"]);
    assert.match(JSON.stringify(components.get("Team")), /"\$ref"/);
  });
});
