import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { idAlphabet, type IdKind, idPrefixes, idVariableChars, isIdShaped } from "@platform/protocol";
import { systemIds } from "./ports.ts";

const kinds = Object.keys(idPrefixes) as IdKind[];

describe("new ids", () => {
  test("of every kind begin with the prefix and a zero, and nine characters follow", () => {
    for (const kind of kinds) {
      const id = systemIds.next(kind);
      assert.match(id, new RegExp(`^${idPrefixes[kind]}0[0-9A-Z]{9}$`), kind);
      assert.ok(isIdShaped(id), kind);
    }
  });

  test("of one-letter kinds have eleven characters, as Slack's have", () => {
    for (const kind of kinds.filter((one) => idPrefixes[one].length === 1)) {
      assert.equal(systemIds.next(kind).length, 11, kind);
    }
  });

  test("use every character in every place after the zero", () => {
    const ids = Array.from({ length: 5_000 }, () => systemIds.next("user"));
    for (let at = 2; at < 2 + idVariableChars; at++) {
      assert.equal(new Set(ids.map((id) => id[at])).size, idAlphabet.length, `place ${at}`);
    }
    assert.equal(new Set(ids).size, ids.length);
  });
});
