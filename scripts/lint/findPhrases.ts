export interface Found {
  readonly line: number;
  readonly phrase: string;
}

/** Between two words of a phrase: spaces, or a line break with the mark that continues a comment or a quotation. */
const GAP = String.raw`(?:[ \t]+|[ \t]*\n[ \t]*(?:(?://|\*|#|>)[ \t]*)?)`;

/** Where a text uses one of the phrases, as whole words in any case, also when the phrase is wrapped over two lines. */
export function findPhrases(text: string, phrases: readonly string[]): Found[] {
  const alternatives = phrases.toSorted((a, b) => b.length - a.length).map((phrase) => phrase.split(" ").join(GAP));
  const pattern = new RegExp(String.raw`(?<![\w-])(?:${alternatives.join("|")})(?![\w-])`, "gi");
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    line: text.slice(0, index).split("\n").length,
    phrase: found.replace(/\s+(?:(?:\/\/|\*|#|>)\s+)?/g, " ").toLowerCase(),
  }));
}

/** Where a text uses one of the exact names. */
export function findNames(text: string, names: readonly string[]): Found[] {
  const pattern = new RegExp(String.raw`(?<![\w$])(?:${names.join("|")})(?![\w$])`, "g");
  return [...text.matchAll(pattern)].map(({ 0: phrase, index }) => ({
    line: text.slice(0, index).split("\n").length,
    phrase,
  }));
}
