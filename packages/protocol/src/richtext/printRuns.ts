import { type Mask, marks } from "./runs.ts";

/** Words of one style, already written in the notation at hand. */
export type Run = { readonly text: string; readonly mask: Mask };

/** How a notation writes its styles. */
export type Signs = {
  readonly strike: string;
  readonly italic: string;
  /** For italics next to a letter, where the notation needs another sign. */
  readonly italicInWord?: string;
  readonly bold: string;
  readonly code: (text: string) => string;
};

const order = ["strike", "italic", "bold"] as const;

/** Each mark is opened for as long as it lasts, so that a bold sentence with one word in italics stays one sentence. */
export function printRuns(runs: readonly Run[], signs: Signs): string {
  let line = "";
  for (let at = 0; at < runs.length;) {
    const longest = longestMark(runs, at);
    if (longest === undefined) {
      const end = endOf(runs, at, marks.code);
      line += end > at ? signs.code(textOf(runs.slice(at, end))) : (runs[at]?.text ?? "");
      at = Math.max(end, at + 1);
    } else {
      const { name, end } = longest;
      const inner = runs.slice(at, end).map(({ text, mask }) => ({ text, mask: mask & ~marks[name] }));
      const isInWord = name === "italic" && (isLetter(line.at(-1)) || isLetter(runs[end]?.text[0]));
      line += enclose((isInWord && signs.italicInWord) || signs[name], printRuns(inner, signs));
      at = end;
    }
  }
  return line;
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

function longestMark(runs: readonly Run[], at: number) {
  let longest: { name: (typeof order)[number]; end: number } | undefined;
  for (const name of order) {
    const end = endOf(runs, at, marks[name]);
    if (end > (longest?.end ?? at)) longest = { name, end };
  }
  return longest;
}

/** Where the runs end that have the mark, counted from the one at hand; its own place when it has none. */
function endOf(runs: readonly Run[], at: number, mark: Mask): number {
  let end = at;
  for (let run = runs[end]; run !== undefined && run.mask & mark && (mark !== marks.code || run.mask === mark);) {
    run = runs[++end];
  }
  return end;
}

function textOf(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join("");
}

/** A mark beside a space would be a plain asterisk, so spaces stay outside. */
function enclose(sign: string, inner: string): string {
  const words = inner.trim();
  if (words === "") return inner;
  const before = inner.slice(0, inner.length - inner.trimStart().length);
  return `${before}${sign}${words}${sign}${inner.slice(inner.trimEnd().length)}`;
}
