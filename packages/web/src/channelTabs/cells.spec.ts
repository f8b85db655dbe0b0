import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { cellOf, type Column, kindOf, textOfCell } from "./cells.ts";

const column = (type: string, options?: Column["options"]): Column => ({
  id: "Col1",
  key: type,
  name: type,
  type,
  is_primary_column: false,
  ...(options && { options }),
});
const choices = [{ value: "new", label: "New" }];

describe("cells of a list", () => {
  test("are edited by the type of their column", () => {
    assert.equal(kindOf(column("due_date")), "date");
    assert.equal(kindOf(column("select", { choices, format: "single_select" })), "choice");
    assert.equal(kindOf(column("select", { choices, format: "multi_select" })), "text");
    assert.equal(kindOf(column("vote")), "text");
  });

  test("are sent under the key of their type, and emptied by an empty text", () => {
    assert.deepEqual(cellOf(column("date"), "2026-12-01"), { column_id: "Col1", date: ["2026-12-01"] });
    assert.deepEqual(cellOf(column("number"), "12.5"), { column_id: "Col1", number: [12.5] });
    assert.deepEqual(cellOf(column("email"), " a@example.com "), { column_id: "Col1", email: ["a@example.com"] });
    assert.deepEqual(cellOf(column("checkbox"), true), { column_id: "Col1", checkbox: true });
    assert.deepEqual(cellOf(column("text"), " "), { column_id: "Col1", rich_text: [] });
  });

  test("read as the labels of their choices", () => {
    const field = { key: "select", column_id: "Col1", value: "new", select: ["new", "gone"] };
    assert.equal(textOfCell(field, column("select", { choices })), "New, gone");
    assert.equal(textOfCell(undefined, column("text")), "");
  });
});
