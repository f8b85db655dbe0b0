import type { LinkElement } from "@platform/protocol/richtext/elements/link.ts";
import type { TextElement } from "@platform/protocol/richtext/elements/text.ts";

const address =
  /https?:\/\/[^\s<>|`"]+|(?<![\w@./-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|app|ai|co|edu|gov|de|eu|uk|fr|jp)(?:\/[^\s<>|`"]*)?(?![\w-])/giu;
const sentenceEnd = /[.,;:!?'")\]]+$/;

/**
 * Finds addresses in words. A whole one becomes a link without a text; a bare domain keeps what was typed as its text,
 * because the address that it stands for says more than was typed.
 */
export function linkify(words: TextElement): (TextElement | LinkElement)[] {
  const { text, style } = words;
  if (style?.code === true) return [words];
  const styled = style === undefined ? {} : { style };
  const found: (TextElement | LinkElement)[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const typed = withoutEnd(match[0]);
    if (typed === "" || !URL.canParse(withScheme(typed))) continue;
    if (match.index > end) found.push({ type: "text", text: text.slice(end, match.index), ...styled });
    const url = withScheme(typed);
    found.push({ type: "link", url, ...(url === typed ? {} : { text: typed }), ...styled });
    end = match.index + typed.length;
  }
  if (end === 0) return [words];
  if (end < text.length) found.push({ type: "text", text: text.slice(end), ...styled });
  return found;
}

/** What ends the sentence is not part of the address; a bracket is, when its partner is inside. */
function withoutEnd(typed: string): string {
  const ending = sentenceEnd.exec(typed)?.[0] ?? "";
  return typed.includes("(") && ending.startsWith(")") ? typed : typed.slice(0, typed.length - ending.length);
}

function withScheme(typed: string): string {
  return /^https?:/i.test(typed) ? typed : `http://${typed}`;
}
