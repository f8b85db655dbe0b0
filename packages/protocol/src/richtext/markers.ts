import type { RichTextList } from "./containers/list.ts";
import { indentOf } from "./indent.ts";

const bullets = ["•", "◦", "▪︎"] as const;

/** The marker before an item. Its form follows the indent, so that a reader sees which level a line is on. */
export function markerOf(list: RichTextList, at: number): string {
  const level = indentOf(list) % bullets.length;
  if (list.style === "bullet") return bullets[level] ?? bullets[0];
  const number = (list.offset ?? 0) + at + 1;
  return `${level === 0 ? number : level === 1 ? inLetters(number) : inRoman(number)}.`;
}

/** 1 is a, 26 is z, 27 is aa. */
function inLetters(number: number): string {
  let letters = "";
  for (let left = number; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCodePoint(97 + ((left - 1) % 26)) + letters;
  }
  return letters;
}

const numerals = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
] as const;

/** Beyond the numerals that anybody can read, and that would grow without end, digits take over. */
function inRoman(number: number): string {
  if (number >= 4_000) return String(number);
  let left = number;
  let roman = "";
  for (const [worth, numeral] of numerals) {
    while (left >= worth) {
      roman += numeral;
      left -= worth;
    }
  }
  return roman;
}
