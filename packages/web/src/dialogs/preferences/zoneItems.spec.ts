import assert from "node:assert/strict";
import { test } from "node:test";
import { filterItems } from "../../menus/filterItems.ts";
import { zoneItems, zoneText } from "./zoneItems.ts";

const winter = Date.parse("2026-01-15T12:00:00Z");

test("a zone is shown by its name, its offset and what people call the time there", () => {
  assert.equal(zoneText("Europe/Berlin", winter), "Europe/Berlin (GMT+1, Central European Time)");
  assert.equal(zoneText("America/New_York", winter), "America/New York (GMT-5, Eastern Time)");
});

test("zones go from west to east, with UTC and the current alias among them", () => {
  const ids = zoneItems(winter, "Europe/Kyiv").map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  const order = ["Pacific/Honolulu", "America/New_York", "UTC", "Europe/Berlin", "Europe/Kyiv", "Asia/Tokyo"];
  assert.deepEqual(
    ids.filter((id) => order.includes(id)),
    order,
  );
});

test("a zone is found by its city, its area and the name of its time", () => {
  const items = zoneItems(winter, "UTC");
  const found = (query: string) => filterItems(items, query).map(({ id }) => id);
  assert.ok(found("new york").includes("America/New_York"));
  assert.ok(found("india standard").length > 0);
  assert.ok(found("antarctica").every((id) => id.startsWith("Antarctica/")));
});
