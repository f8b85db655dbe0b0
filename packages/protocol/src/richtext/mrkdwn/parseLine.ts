import type { Inline } from "../inline.ts";
import { marks } from "../runs.ts";
import { findAddress } from "./findAddress.ts";
import { findEmoji } from "./findEmoji.ts";
import { type Sign, takePieces } from "./takePieces.ts";
import { parseToken } from "./token.ts";

/** Letters and digits; not those of scripts that put no spaces between words, where a mark may stand beside a letter. */
const wordCharacter = /[[\p{L}\p{N}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]]/v;

/** Both are asked for every mark of a text, and nearly all that stands beside one is ASCII. */
function isWord(character: string | undefined): boolean {
  if (character === undefined) return false;
  if (character >= "\u0080") return wordCharacter.test(character);
  return (character >= "a" && character <= "z") || (character >= "A" && character <= "Z") || isDigit(character);
}

function isSpace(character: string | undefined): boolean {
  if (character === undefined || character <= " ") return true;
  return character >= "\u0080" && /\s/.test(character);
}

function isDigit(character: string): boolean {
  return character >= "0" && character <= "9";
}

/** Lines with marks and tokens. Each character is looked at a fixed number of times, whatever stands around it. */
export function parseLine(raw: string, verbatim: boolean): Inline[] {
  const pieces = takePieces(raw);
  let tokenEnd = -1;

  for (let at = 0; at < raw.length; at = Math.max(at + 1, pieces.start())) {
    switch (raw[at]) {
      case "\n":
        pieces.endLine();
        break;
      case "<":
        readToken(at);
        break;
      case "`":
        readCode(at);
        break;
      case ":":
        readColon(at);
        break;
      case "*":
      case "_":
      case "~":
        readMark(raw[at] as Sign, at);
        break;
      default:
    }
  }
  return pieces.elements();

  function readToken(at: number): void {
    if (tokenEnd < at) tokenEnd = raw.indexOf(">", at);
    if (tokenEnd < 0) tokenEnd = raw.length;
    const element = tokenAt(raw, at, tokenEnd);
    if (element !== undefined) pieces.put(element, at, tokenEnd + 1);
  }

  /** Code ends at the next backtick; like every mark, it stands at the edge of a word and alone. */
  function readCode(at: number): void {
    const end = raw.indexOf("`", at + 1);
    if (end <= at + 1 || raw[at - 1] === "`" || raw[end + 1] === "`") return;
    if (isWord(raw[at - 1]) || isWord(raw[end + 1]) || raw.slice(at, end).includes("\n")) return;
    pieces.keep(at);
    pieces.skip(at + 1);
    for (const token of raw.slice(at + 1, end).matchAll(/<([^<>]+)>/g)) {
      const element = parseToken(token[1] ?? "");
      const from = at + 1 + token.index;
      if (element?.type === "link") pieces.put(element, from, from + token[0].length, marks.code);
    }
    pieces.keep(end, marks.code);
    pieces.skip(end + 1);
  }

  function readColon(at: number): void {
    const address = verbatim ? undefined : findAddress(raw, at, pieces.start());
    if (address !== undefined) return pieces.put(address.link, address.from, address.until);
    const name = findEmoji(raw, at);
    if (name !== undefined) pieces.put({ type: "emoji", name }, at, at + name.length + 2);
  }

  /** A mark stands at the edge of a word; two of a kind side by side are no mark at all. */
  function readMark(sign: Sign, at: number): void {
    const before = raw[at - 1];
    const after = raw[at + 1];
    if (before === sign || after === sign) return;
    if (pieces.isOpen(sign) && !isSpace(before) && !isWord(after)) pieces.close(sign, at);
    else if (!isWord(before) && !isSpace(after)) pieces.open(sign, at);
  }
}

function tokenAt(raw: string, at: number, end: number): Inline | undefined {
  // Only the `<` nearest to the end begins a token; else the same text would be read again for each one before it.
  if (end >= raw.length || raw.lastIndexOf("<", end) !== at) return undefined;
  const inside = raw.slice(at + 1, end);
  return inside.includes("\n") ? undefined : parseToken(inside);
}
