import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { applyViewEvent, stackBelow, topModal, type ViewEvent } from "./applyViewEvent.ts";
import type { View } from "./view.ts";

const view = (id: string, more: Partial<View> = {}) =>
  ({ id, type: "modal", hash: "1", previous_view_id: null, ...more }) as View;
const after = (...events: [ViewEvent["type"], View][]) =>
  events.reduce<readonly View[]>((shown, [type, told]) => applyViewEvent(shown, { type, view: told }), []);
const ids = (shown: readonly View[]) => shown.map(({ id }) => id);

describe("what apps show a person", () => {
  test("is stacked, and what was put on last is on top", () => {
    const shown = after(["view_opened", view("A")], ["view_pushed", view("B", { previous_view_id: "A" })]);
    assert.equal(topModal(shown)?.id, "B");
    assert.deepEqual(ids(stackBelow(shown, view("B", { previous_view_id: "A" }))), ["B", "A"]);
    assert.equal(topModal(applyViewEvent(shown, { type: "view_closed", view: view("B") }))?.id, "A");
  });

  test("is added once however often its event arrives, and changes in place", () => {
    const shown = after(
      ["view_opened", view("A")],
      ["view_opened", view("A")],
      ["view_updated", view("A", { hash: "2" })],
    );
    assert.deepEqual(
      shown.map(({ id, hash }) => [id, hash]),
      [["A", "2"]],
    );
  });

  test("does not come back by a late word of a change", () => {
    assert.deepEqual(after(["view_opened", view("A")], ["view_closed", view("A")], ["view_updated", view("A")]), []);
  });

  test("is a home tab beside the modals", () => {
    const home = view("H", { type: "home" });
    const shown = after(["view_opened", home], ["view_opened", view("A")]);
    assert.equal(topModal(shown)?.id, "A");
    assert.equal(topModal(after(["view_opened", home])), undefined);
  });
});
