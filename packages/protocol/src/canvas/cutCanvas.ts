import { isLongerThan } from "../characters.ts";
import { limits } from "../limits.ts";
import { cutMarkdown } from "../richtext/markdown/cutMarkdown.ts";
import { countSigns, isNestedDeeply } from "../richtext/markdown/isTangled.ts";
import { parseDocument } from "../richtext/markdown/parseSegment.ts";
import type { CanvasFault } from "./canvasBlock.ts";
import type { Definitions } from "./canvasLine.ts";

/** A part of the Markdown that can be parsed alone, and the line on which it begins. */
export interface Segment {
  readonly text: string;
  readonly line: number;
  /** How many paragraphs, items and other blocks it has. */
  readonly count: number;
}

/** Calling the parser has its price, so short segments go in together; much text at once has a higher one. */
const groupChars = 600;

/** Cuts Markdown into groups of whole segments, with all that is between them, so that a group has the lines of its source. */
export function cutCanvas(markdown: string): Segment[] {
  const source = markdown.replaceAll(/\r\n?/g, "\n");
  const starts: { readonly at: number; count: number }[] = [];
  let from = 0;
  for (const segment of cutMarkdown(source)) {
    const at = source.indexOf(segment, from);
    const start = starts.at(-1);
    if (start === undefined || at + segment.length - start.at > groupChars) starts.push({ at, count: 1 });
    else start.count += 1;
    from = at + segment.length;
  }
  let line = 1;
  let before = 0;
  return starts.map(({ at, count }, index) => {
    line += countLines(source.slice(before, at));
    before = at;
    return { text: source.slice(at, starts[index + 1]?.at), line, count };
  });
}

function countLines(text: string): number {
  return text.split("\n").length - 1;
}

/** A block of code that stands alone costs the parser nothing. */
const fence = /^ {0,3}(?:`{3}|~{3})/;

/** A part that would keep the parser busy for long. People do not write so, but an attacker may try. */
export function findTangle(segments: readonly Segment[]): CanvasFault | undefined {
  let signs = 0;
  let blocks = 0;
  for (const { text, line, count: added } of segments) {
    blocks += added;
    if (blocks > limits.canvas_segments_max) return { line, message: "There are too many blocks from here on" };
    if (fence.test(text)) continue;
    const count = countSigns(text);
    signs += count;
    const isTangled =
      isLongerThan(text, limits.canvas_segment_chars_max) ||
      count > limits.canvas_segment_signs_max ||
      signs > limits.canvas_signs_max ||
      isNestedDeeply(text);
    if (isTangled) return { line, message: "This part is too long or has too much markup" };
  }
  return undefined;
}

const definitionLine = /^ {0,3}\[[^\]]+\]:/m;

/** The addresses that the text refers to by label. The first of a label counts. */
export function readDefinitions(segments: readonly Segment[]): Definitions {
  const found = new Map<string, string>();
  for (const { text } of segments) {
    if (!definitionLine.test(text)) continue;
    for (const node of parseDocument(text).children) {
      if (node.type === "definition" && !found.has(node.identifier)) found.set(node.identifier, node.url);
    }
  }
  return found;
}

/** A segment with the definitions that it uses: the parser reads a reference only where it knows the label. */
export function withDefinitions(text: string, definitions: Definitions): string {
  if (definitions.size === 0 || !text.includes("[")) return text;
  const folded = text.toLowerCase();
  const used = [...definitions.keys()].filter((label) => folded.includes(`[${label}]`));
  return used.length === 0 ? text : `${text}\n\n${used.map((label) => `[${label}]: x`).join("\n")}`;
}
