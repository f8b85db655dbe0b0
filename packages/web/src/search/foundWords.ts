import { foldText } from "@platform/protocol/menus/matchText.ts";

/** What the server puts around the words that it found. */
const [start, end] = ["\uE000", "\uE001"];

/** The words that were found in marked texts, each once, longest first. */
export function foundWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((marked) =>
    [...marked.matchAll(/\uE000([^\uE001]+)\uE001/gu)].map(([, word = ""]) => word.toLowerCase()),
  );
  return [...new Set(words)].toSorted((one, other) => other.length - one.length);
}

export function withoutMarks(marked: string): string {
  return marked.replaceAll(start, "").replaceAll(end, "");
}

/** Where the words begin and end in a text. Only whole words: `art` that was found is not the end of `part`. */
export function positionsOf(text: string, words: readonly string[]): (readonly [from: number, to: number])[] {
  if (words.length === 0) return [];
  const shape = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return [...text.matchAll(shape)].map((match) => [match.index, match.index + match[0].length] as const);
}

/** Where a text has what was typed in it, also inside of words: names are looked up so. Accents and case do not matter. */
export function partsIn(text: string, parts: readonly string[]): (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = [];
  for (const part of parts.map(foldText)) {
    if (part === "") continue;
    const { folded, origins } = foldedWithOrigins(text);
    for (let at = folded.indexOf(part); at >= 0; at = folded.indexOf(part, at + part.length)) {
      found.push([origins[at] ?? 0, origins[at + part.length] ?? text.length]);
    }
  }
  return found;
}

/** A folded text, and for each of its units where it comes from: folding may lengthen or shorten what is before it. */
function foldedWithOrigins(text: string): { readonly folded: string; readonly origins: readonly number[] } {
  let folded = "";
  let at = 0;
  const origins: number[] = [];
  for (const character of text) {
    const plain = foldText(character);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit++) origins.push(at);
    at += character.length;
  }
  return { folded, origins };
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
