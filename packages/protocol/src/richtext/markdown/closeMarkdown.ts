import remend from "remend";
import { cutMarkdown } from "./cutMarkdown.ts";
import { isTangled } from "./isTangled.ts";

/** A mention or a link of chat that has not arrived whole; shown as it is, it would flicker. */
const halfToken = /<(?:[@#!]|https?:)[^<>\n]{0,1000}$/;

/**
 * Markdown of a stream that is still open, closed where it breaks off: `**bo` becomes `**bo**`, half a link its words. A
 * fence needs nothing, because markdown closes it at the end by itself.
 */
export function closeMarkdown(markdown: string): string {
  const last = cutMarkdown(markdown).at(-1);
  if (last === undefined || isTangled(last) || /^ *(?:`{3}|~{3})/m.test(last)) return markdown;
  const start = markdown.lastIndexOf(last);
  if (start < 0) return markdown;
  const tail = markdown.slice(start).replace(halfToken, "");
  return markdown.slice(0, start) + remend(tail, { linkMode: "text-only", katex: false, htmlTags: false });
}
