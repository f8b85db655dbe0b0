import type { Inline } from "../richtext/inline.ts";
import { plainText } from "../richtext/plainText.ts";
import { maskOf, marks } from "../richtext/runs.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Words, links, mentions and emoji of a section. */
export function htmlOfLine(elements: readonly Inline[]): string {
  return elements.map((element) => styled(element, htmlOf(element))).join("");
}

function htmlOf(element: Inline): string {
  switch (element.type) {
    case "text":
      return escapeHtml(element.text).replaceAll("\n", "<br>");
    case "link":
      return htmlOfLink(element.url, element.text || element.url);
    case "user":
      return `<a>@${escapeHtml(element.user_id)}</a>`;
    case "channel":
      return `<a>#${escapeHtml(element.channel_id)}</a>`;
    case "emoji":
      return `<control><img alt="${escapeHtml(element.name)}"></img></control>`;
    default:
      return escapeHtml(
        plainText({ type: "rich_text", elements: [{ type: "rich_text_section", elements: [element] }] }),
      );
  }
}

/** Only addresses of pages and mail become links: another scheme could run a script or open a program. */
function htmlOfLink(url: string, text: string): string {
  const words = escapeHtml(text);
  return /^(?:https?|mailto):/i.test(url) ? `<a href="${escapeHtml(url)}">${words}</a>` : words;
}

function styled(element: Inline, html: string): string {
  const mask = maskOf(element.style);
  const tags = [
    ...(mask & marks.strike ? ["del"] : []),
    ...(mask & marks.italic ? ["i"] : []),
    ...(mask & marks.bold ? ["b"] : []),
    ...(mask & marks.code ? ["code"] : []),
  ];
  return tags.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, html);
}
