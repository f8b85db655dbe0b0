import { emojiCategories, standardEmoji } from "@platform/protocol/emoji/standardEmoji.ts";
import { isOtherName, type OwnEmoji } from "../store/emoji.ts";
import { rankNames } from "./findEmoji.ts";
import { searchEmoji } from "./searchEmoji.ts";
import { emojiText } from "../strings/emoji.ts";

export const perRow = 8;
const foundMax = 200;

/** A line of the picker; the first one of a section has its title above it. */
export interface GridRow {
  readonly title?: string;
  readonly names: readonly string[];
}

export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** All emoji by category, or those that match the query; first the workspace's own. */
export function gridOf(query: string, own: OwnEmoji, recent: readonly string[] = []): readonly GridRow[] {
  const wanted = query.trim().replaceAll(":", "");
  if (wanted === "")
    return [
      ...rowsOf(
        recent.filter((name) => isThere(name, own)),
        emojiText.recent,
      ),
      ...allRows(own),
    ];
  const found = rankNames(wanted.replaceAll(/\s+/g, "_"), Object.keys(own), foundMax);
  const standard = searchEmoji(wanted, foundMax);
  // With nothing of its own a workspace needs no title over what was found.
  if (found.length === 0) return rowsOf(standard);
  return [...rowsOf(found, emojiText.custom), ...rowsOf(standard, emojiText.standard)];
}

function allRows(own: OwnEmoji): readonly GridRow[] {
  // One picture is enough to choose from; typing another of its names finds it by that.
  const pictured = Object.keys(own).filter((name) => !isOtherName(own, name));
  return [
    ...rowsOf(pictured.toSorted(), emojiText.custom),
    ...emojiCategories().flatMap(({ name, emoji_names: names }) => rowsOf(names, emojiText.categories[name] ?? name)),
  ];
}

/** An emoji of the workspace may have been removed since it was chosen. */
function isThere(name: string, own: OwnEmoji): boolean {
  return Object.hasOwn(own, name) || standardEmoji(name) !== undefined;
}

function rowsOf(names: readonly string[], title?: string): readonly GridRow[] {
  return Array.from({ length: Math.ceil(names.length / perRow) }, (_, at) => ({
    ...(at === 0 && title !== undefined ? { title } : {}),
    names: names.slice(at * perRow, (at + 1) * perRow),
  }));
}

/** Where an arrow leads, or nothing for another key. Down from the end of a short line goes to the end of a shorter one. */
export function moved(rows: readonly GridRow[], { row, column }: Cell, key: string): Cell | undefined {
  const last = (at: number) => (rows[at]?.names.length ?? 1) - 1;
  switch (key) {
    case "ArrowRight":
      if (column < last(row)) return { row, column: column + 1 };
      return row + 1 < rows.length ? { row: row + 1, column: 0 } : { row, column };
    case "ArrowLeft":
      if (column > 0) return { row, column: column - 1 };
      return row > 0 ? { row: row - 1, column: last(row - 1) } : { row, column };
    case "ArrowDown":
    case "ArrowUp": {
      const next = Math.max(0, Math.min(rows.length - 1, row + (key === "ArrowDown" ? 1 : -1)));
      return { row: next, column: Math.min(column, last(next)) };
    }
    default:
      return undefined;
  }
}
