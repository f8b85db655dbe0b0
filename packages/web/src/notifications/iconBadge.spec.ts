import assert from "node:assert/strict";
import { test } from "node:test";
import { iconBadgeOf } from "./iconBadge.ts";

test("mentions are a number, what is only unread is a dot, and each can be turned off", () => {
  assert.equal(iconBadgeOf("count", 3, true), 3);
  assert.equal(iconBadgeOf("count", 0, true), "dot");
  assert.equal(iconBadgeOf("dot", 3, true), "dot");
  assert.equal(iconBadgeOf("none", 3, true), undefined);
  assert.equal(iconBadgeOf("count", 0, false), undefined);
});
