import assert from "node:assert/strict";
import { test } from "node:test";
import { initialPreferences, knownPreferences, preferenceNames, preferences } from "./preferences.ts";

test("every preference begins with a value that it may have", () => {
  assert.deepEqual(knownPreferences(initialPreferences), initialPreferences);
  assert.deepEqual(Object.keys(initialPreferences), preferenceNames);
});

test("a stored value that another version knew is ignored, and the others are kept", () => {
  assert.deepEqual(knownPreferences({ notify: "sometimes", enter_sends: false, gone: 1 }), { enter_sends: false });
  assert.deepEqual(knownPreferences({ notify: "all", enter_sends: "no" }), { notify: "all" });
});

test("choices begin with one of theirs", () => {
  for (const name of preferenceNames) {
    const preference = preferences[name];
    if ("of" in preference) assert.ok((preference.of as readonly string[]).includes(preference.initial), name);
  }
});
