import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { groupsIn } from "./groupsIn.ts";

const cases: Readonly<Record<string, readonly [claims: Readonly<Record<string, unknown>>, expected: object]>> = {
  "a list": [{ groups: ["a", " A ", "/a/b"] }, { groups: ["a", " A ", "/a/b"] }],
  "an empty list": [{ groups: [] }, { groups: [] }],
  "a text": [{ groups: "a,b" }, { groups: ["a,b"] }],
  "no claim": [{ roles: ["a"] }, {}],
  "an object": [{ groups: { a: true } }, {}],
  "a list with a number": [{ groups: ["a", 1] }, {}],
  null: [{ groups: null }, {}],
  "groups elsewhere": [
    { _claim_names: { groups: "src1" }, _claim_sources: { src1: { endpoint: "https://id.acme.test" } } },
    { areGroupsWithheld: true },
  ],
  "other claims elsewhere": [{ _claim_names: { address: "src1" } }, {}],
  "a flag": [{ hasgroups: true }, { areGroupsWithheld: true }],
  "a flag as a text": [{ hasgroups: "true" }, { areGroupsWithheld: true }],
  "groups beside the flag": [{ groups: ["a"], hasgroups: true }, { groups: ["a"] }],
};

describe("groups in claims", () => {
  for (const [what, [claims, expected]] of Object.entries(cases)) {
    test(what, () => assert.deepEqual(groupsIn(claims, "groups"), expected));
  }

  test("are not asked for without the name of a claim, and not inherited", () => {
    assert.deepEqual(groupsIn({ "": ["a"], hasgroups: true }, ""), {});
    assert.deepEqual(groupsIn({}, "constructor"), {});
  });
});
