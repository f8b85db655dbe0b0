import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { events } from "@platform/protocol/events/index.ts";
import recorded from "../../packages/protocol/coverage/recorded-fields.json" with { type: "json" };
import absentEvents from "../../packages/protocol/coverage/absent-events.json" with { type: "json" };
import { absences, coversField, type RecordedField } from "./recordedFields/absence.ts";
import { playScenes } from "./recordedFields/scenes.ts";
import type { SeenFields } from "./recordedFields/seenFields.ts";

let seen: SeenFields;

before(async () => {
  seen = await playScenes();
});

describe("a field that recorded answers of Slack have", () => {
  for (const [name, paths] of Object.entries(recorded.answers)) {
    test(`${name}: each is answered, or has a reason to be absent`, () => {
      assert.deepEqual(unexplained(fieldsOf(name, paths)), []);
    });
  }
});

describe("a field that recorded payloads of Slack have", () => {
  for (const [name, paths] of Object.entries(recorded.payloads)) {
    test(`${name}: each is sent, or has a reason to be absent`, () => {
      assert.deepEqual(unexplained(fieldsOf(name, paths)), []);
    });
  }
});

test("a reason for absence is given only for fields that are absent", () => {
  const fields = [recorded.answers, recorded.payloads].flatMap((half) =>
    Object.entries(half).flatMap(([name, paths]) => fieldsOf(name, paths)),
  );
  const missing = fields.filter((field) => !isSeen(field));
  for (const absence of absences.filter(({ isElsewhere }) => !isElsewhere)) {
    for (const [scope, keys] of Object.entries(absence.fields)) {
      for (const key of keys) {
        const one = { ...absence, fields: { [scope]: [key] } };
        assert.ok(
          missing.some((field) => coversField(one, field)),
          `${scope}: ${key} is never absent; remove it from packages/protocol/coverage/absent-fields.json`,
        );
      }
    }
  }
});

test("every recorded type of event is emitted, or has a reason not to be", () => {
  const reasons: Readonly<Record<string, string>> = absentEvents;
  const types = new Set(events.map(({ type }): string => type));
  const isEmitted = (type: string) => types.has(type);

  assert.deepEqual(
    recorded.event_types.filter((type) => !isEmitted(type) && reasons[type] === undefined),
    [],
  );
  assert.deepEqual(
    Object.keys(reasons).filter((type) => isEmitted(type)),
    [],
    "these are emitted; remove them from packages/protocol/coverage/absent-events.json",
  );
});

function fieldsOf(name: string, paths: object): RecordedField[] {
  return Object.entries(paths as Record<string, string[]>).flatMap(([path, keys]) =>
    keys.map((key) => ({ name, path, key })),
  );
}

const isSeen = ({ name, path, key }: RecordedField) => seen.has(name, path, key);

function unexplained(fields: readonly RecordedField[]): string[] {
  return fields
    .filter((field) => !isSeen(field) && !absences.some((absence) => coversField(absence, field)))
    .map(({ path, key }) => (path === "" ? key : `${path}.${key}`));
}
