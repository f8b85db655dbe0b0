import { emojiKeywordTable } from "./keywordTable.ts";
import { emojiTable } from "./table.ts";

let byName: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * The words that a standard emoji is searched by: its names and what it shows, by the name it goes by. Apart from the table
 * of names, because only a picker needs it.
 */
export function emojiKeywords(): ReadonlyMap<string, readonly string[]> {
  if (byName) return byName;
  const keywords = emojiKeywordTable.slice(1, -1).split("\n");
  const lines = emojiTable.trim().split("\n");
  return (byName = new Map(
    lines.map((line, at) => {
      const [, name = "", ...others] = line.split(" ");
      const words = [name, ...others].flatMap((known) => known.split(/[_-]/));
      return [name, [...new Set([...words, ...(keywords[at] ?? "").split(" ")])].filter((word) => word !== "")];
    }),
  ));
}
