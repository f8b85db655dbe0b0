import { cutMarkdown } from "@platform/protocol/richtext/markdown/cutMarkdown.ts";
import { useMemo } from "react";

/** How many of the last segments stay in one piece: what comes next may still belong to the list or table they are. */
const openTail = 1;

/**
 * Markdown in pieces that can be drawn alone. A text that is whole is one piece, so that lists and their numbers are
 * read in one; one that grows is cut where an empty line ended something, and what is cut off is never read again.
 */
export function useSegments(text: string, isOpen: boolean): readonly string[] {
  return useMemo(() => (isOpen ? join(cutMarkdown(text)) : [text]), [text, isOpen]);
}

const item = /^(?:[-*+]|\d{1,9}[.)])[ \t]/;

/** Items of one list belong together, or each would begin to count anew. */
function join(segments: readonly string[]): string[] {
  const joined: string[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last !== undefined && item.test(segment) && item.test(last)) joined[joined.length - 1] = `${last}\n${segment}`;
    else joined.push(segment);
  }
  return joined.length > openTail ? joined : [joined.join("\n\n")];
}
