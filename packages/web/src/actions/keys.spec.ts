import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { editorKeys, keysText, matchesKeys } from "./keys.ts";

const press = (key: string, ...held: ("ctrlKey" | "metaKey" | "altKey" | "shiftKey")[]) => ({
  key,
  ctrlKey: held.includes("ctrlKey"),
  metaKey: held.includes("metaKey"),
  altKey: held.includes("altKey"),
  shiftKey: held.includes("shiftKey"),
});

describe("keys of an action", () => {
  test("Mod is Ctrl or Command", () => {
    assert.ok(matchesKeys("Mod+K", press("k", "ctrlKey")));
    assert.ok(matchesKeys("Mod+K", press("K", "metaKey")));
    assert.ok(!matchesKeys("Mod+K", press("k")));
  });

  test("a letter or a named key differs by Shift and Alt", () => {
    assert.ok(!matchesKeys("Mod+F", press("f", "ctrlKey", "shiftKey")));
    assert.ok(!matchesKeys("E", press("e", "altKey")));
    assert.ok(matchesKeys("Shift+Escape", press("Escape", "shiftKey")));
    assert.ok(!matchesKeys("Escape", press("Escape", "shiftKey")));
  });

  test("a sign matches with the Shift that some keyboards need for it", () => {
    assert.ok(matchesKeys("Mod+/", press("/", "ctrlKey", "shiftKey")));
  });

  test("people and the editor have their own spelling", () => {
    assert.equal(keysText("Alt+Shift+ArrowUp"), "Alt+Shift+↑");
    assert.equal(editorKeys("Mod+Shift+X"), "Mod-Shift-x");
  });
});
