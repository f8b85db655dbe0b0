import assert from "node:assert/strict";
import { test } from "node:test";
import { change, store } from "./store.ts";

const inherited = Object.getOwnPropertyNames(Object.prototype);

test("an id that is a property of every object names no person, channel or group", () => {
  const found = () => {
    const { people, channels, groups } = store.getState();
    return inherited.flatMap((id) => [people[id], channels[id], groups[id]]).filter((one) => one !== undefined);
  };
  assert.deepEqual(found(), []);

  // As answers and events change what the page knows.
  change((state) => ({ ...state, people: { ...state.people }, channels: {}, groups: Object.fromEntries([]) }));

  assert.deepEqual(found(), []);
});
