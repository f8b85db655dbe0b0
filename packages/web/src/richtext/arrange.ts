import { bordersOf } from "@platform/protocol/richtext/borders.ts";
import type { RichTextList } from "@platform/protocol/richtext/containers/list.ts";
import { indentOf } from "@platform/protocol/richtext/indent.ts";
import type { FlatContainer } from "@platform/protocol/richtext/flatten.ts";

/** How containers are nested on the page, although the format keeps them as siblings. */
export type Piece =
  | { readonly kind: "container"; readonly container: Exclude<FlatContainer, RichTextList> }
  | { readonly kind: "list"; readonly list: ListPiece }
  | { readonly kind: "quote"; readonly pieces: readonly Piece[] };

export interface ListPiece {
  readonly style: RichTextList["style"];
  readonly indent: number;
  readonly items: ListItem[];
}

export interface ListItem {
  readonly from: RichTextList;
  readonly at: number;
  /** Lists below this item. */
  readonly lists: ListPiece[];
}

/** Neighbours in the same quotes share their bars, and a list that is indented more belongs to the item before it. */
export function arrange(containers: readonly FlatContainer[], depth = 0): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < containers.length) {
    const container = containers[at];
    if (!container) break;
    let end = at + 1;
    if (depthOf(container) > depth) {
      while (end < containers.length && depthOf(containers[end]) > depth) end++;
      pieces.push({ kind: "quote", pieces: arrange(containers.slice(at, end), depth + 1) });
    } else if (container.type === "rich_text_list") {
      while (containers[end]?.type === "rich_text_list" && depthOf(containers[end]) === depth) end++;
      const lists = containers.slice(at, end) as RichTextList[];
      pieces.push(...nest(lists).map((list): Piece => ({ kind: "list", list })));
    } else pieces.push({ kind: "container", container });
    at = end;
  }
  return pieces;
}

function depthOf(container: FlatContainer | undefined): number {
  if (!container || container.type === "rich_text_section") return 0;
  return bordersOf(container) + (container.type === "rich_text_quote" ? 1 : 0);
}

/** A list without an offset starts again, also when it continues at an earlier level. */
function nest(lists: readonly RichTextList[]): ListPiece[] {
  const top: ListPiece[] = [];
  const open: ListPiece[] = [];
  for (const list of lists) {
    const indent = indentOf(list);
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) > indent) open.pop();
    let piece = open.at(-1);
    if (piece?.indent !== indent || piece.style !== list.style) {
      if (piece?.indent === indent) open.pop();
      piece = { style: list.style, indent, items: [] };
      (open.at(-1)?.items.at(-1)?.lists ?? top).push(piece);
      open.push(piece);
    }
    for (const at of list.elements.keys()) piece.items.push({ from: list, at, lists: [] });
  }
  return top;
}
