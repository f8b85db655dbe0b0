import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { type BlockFault, validateBlocks } from "../blockkit/index.ts";
import { editBlocks } from "./editBlocks.ts";
import type { Entity } from "./entity.ts";
import { entityTypes, standardFields } from "./entityTypes.ts";
import { orderedFields } from "./orderedFields.ts";
import { validateDetailsError, validateEntities, validateEntity } from "./validateEntity.ts";

const fixtures = new URL("../../fixtures/entities/", import.meta.url);

function read<Content>(folder: string): (readonly [file: string, content: Content])[] {
  const place = new URL(`${folder}/`, fixtures);
  return readdirSync(place).map(
    (file) => [file, JSON.parse(readFileSync(new URL(file, place), "utf8")) as Content] as const,
  );
}

const valid = new Map(read<Entity>("valid"));
const named = (name: string) => {
  const entity = valid.get(`${name}.json`);
  assert.ok(entity);
  return entity;
};

describe("of the fixtures of entities", () => {
  for (const [file, entity] of valid) test(`${file} is taken`, () => assert.deepEqual(validateEntity(entity), []));
  for (const [file, { value, faults }] of read<{ value: unknown; faults: BlockFault[] }>("invalid")) {
    test(`${file} is refused, with what is wrong and where`, () => {
      assert.notDeepEqual(faults, []);
      assert.deepEqual(validateEntity(value), faults);
    });
  }

  test("there is one of each type", () => {
    const types = [...valid.values()].map(({ entity_type: type }) => type);
    assert.deepEqual(types.toSorted(), entityTypes.toSorted());
  });
});

describe("entities", () => {
  test("of an unfurl name the link that they are for", () => {
    const { app_unfurl_url: _link, ...entity } = named("task");
    assert.deepEqual(validateEntities([entity], { isUnfurl: false }), []);
    assert.deepEqual(validateEntities([entity], { isUnfurl: true }), [
      { message: "missing required field: app_unfurl_url", pointer: "/metadata/entities/0" },
    ]);
    assert.deepEqual(validateEntities({}, { isUnfurl: false }), [
      { message: "must provide an array", pointer: "/metadata/entities" },
    ]);
  });

  test("keep fields that are not known here", () => {
    assert.deepEqual(validateEntity({ ...named("item"), entity_comments: { count: 0 } }), []);
  });

  test("say why there are no details", () => {
    assert.deepEqual(validateDetailsError({ status: "custom", custom_message: "Ask Ada." }), []);
    assert.deepEqual(validateDetailsError({ status: "broken" }), [
      { message: "must be a valid enum value", pointer: "/error/status" },
    ]);
  });
});

test("fields stand in the order of display_order, then in that of the type, then custom fields", () => {
  const keys = orderedFields(named("task")).map(({ key }) => key);
  assert.deepEqual(keys.slice(0, 5), ["status", "assignee", "due_date", "description", "priority"]);
  assert.deepEqual(keys.at(-1), "parent");
  assert.ok(Object.keys(standardFields["slack#/entities/task"]).every((key) => keys.includes(key)));
});

describe("the inputs for an entity", () => {
  const blocks = editBlocks(named("task"));
  const elementOf = (key: string) => {
    const block = blocks.find(({ block_id: id }) => id === key);
    return block?.["element"] as Readonly<Record<string, unknown>> | undefined;
  };

  test("are valid, and named after their fields", () => {
    assert.deepEqual(validateBlocks(blocks, "modal"), []);
    assert.deepEqual(
      blocks.map(({ block_id: id, element }) => [id, (element as { action_id: string }).action_id]),
      [
        "title",
        "status",
        "assignee",
        "due_date",
        "description",
        "estimate",
        "labels",
        "team",
        "is_public",
        "contact",
      ].map((key) => [key, `${key}.input`]),
    );
  });

  test("begin with the present value", () => {
    assert.equal(elementOf("title")?.["initial_value"], "Fix the login page");
    assert.deepEqual(elementOf("status")?.["initial_option"], {
      value: "doing",
      text: { type: "plain_text", text: "In progress" },
    });
    assert.equal(elementOf("assignee")?.["initial_user"], "U0123456789");
    assert.equal(elementOf("due_date")?.["initial_date"], "2026-12-24");
    assert.equal(elementOf("estimate")?.["initial_value"], "3");
    const labels = elementOf("labels")?.["initial_options"];
    assert.ok(Array.isArray(labels) && labels.length === 2);
    assert.equal(elementOf("team")?.["type"], "external_select");
    assert.deepEqual(elementOf("is_public")?.["type"], "checkboxes");
  });

  test("leave out what fits none", () => {
    const entity = named("task");
    const long = { value: "x".repeat(3_001), edit: { enabled: true } };
    const changed = { ...entity, entity_payload: { ...entity.entity_payload, fields: { description: long } } };
    assert.deepEqual(validateEntity(changed), []);
    assert.equal(
      editBlocks(changed).some(({ block_id: id }) => id === "description"),
      false,
    );
  });
});
