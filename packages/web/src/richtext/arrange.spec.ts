import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { RichTextList } from "@platform/protocol/richtext/containers/list.ts";
import type { FlatContainer } from "@platform/protocol/richtext/flatten.ts";
import { markerOf } from "@platform/protocol/richtext/markers.ts";
import { arrange, type ListPiece, type Piece } from "./arrange.ts";

const section = (text: string) => ({ type: "rich_text_section" as const, elements: [{ type: "text" as const, text }] });
const list = (texts: string[], more: Partial<RichTextList> = {}): RichTextList => ({
  type: "rich_text_list",
  style: "ordered",
  elements: texts.map(section),
  ...more,
});
const quote = (border = 0): FlatContainer => ({ type: "rich_text_quote", elements: [], border });

/** What a reader would see before each line, with its indentation. */
function markers(pieces: readonly Piece[]): string[] {
  const of = ({ items }: ListPiece, depth: number): string[] =>
    items.flatMap(({ from, at, lists }) => [
      `${" ".repeat(depth)}${markerOf(from, at)}`,
      ...lists.flatMap((below) => of(below, depth + 1)),
    ]);
  return pieces.flatMap((piece) => (piece.kind === "list" ? of(piece.list, 0) : []));
}

describe("lists", () => {
  test("stand in the item above them, and go on by their offset [TEXT-2.4, TEXT-2.5]", () => {
    const pieces = arrange([
      list(["one"]),
      list(["a"], { indent: 1 }),
      list(["i"], { indent: 2 }),
      list(["two"], { offset: 1 }),
    ]);
    assert.deepEqual(markers(pieces), ["1.", " a.", "  i.", "2."]);
    assert.equal(pieces.length, 1);
  });

  test("of another style are lists of their own", () => {
    const pieces = arrange([list(["one"]), list(["dot"], { style: "bullet" })]);
    assert.deepEqual(markers(pieces), ["1.", "•"]);
    assert.equal(pieces.length, 2);
  });

  test("that begin indented stand at the left all the same", () => {
    assert.deepEqual(markers(arrange([list(["deep"], { indent: 3 }), list(["top"])])), ["1.", "1."]);
  });
});

test("neighbours in the same quotes share their bars, and quotes are nested in quotes", () => {
  const [outer, after] = arrange([quote(), list(["x"], { border: 1 }), quote(1), section("out")]);
  assert.ok(outer?.kind === "quote" && after?.kind === "container");
  assert.deepEqual(
    outer.pieces.map(({ kind }) => kind),
    ["container", "list", "quote"],
  );
});
