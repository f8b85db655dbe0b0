import type { Inline } from "../richtext/inline.ts";
import { type Names, plainText } from "../richtext/plainText.ts";
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

/** Words, links, mentions and emoji of a section. With names it is for people, who know neither ids nor the names of emoji. */
export function htmlOfLine(elements: readonly Inline[], names: Names | undefined): string {
  return elements.map((element) => styled(element, names ? htmlWithNames(element, names) : htmlOf(element))).join("");
}

function htmlWithNames(element: Inline, names: Names): string {
  const isMention = element.type === "user" || element.type === "channel";
  if (!isMention && element.type !== "emoji") return htmlOf(element);
  const words = escapeHtml(wordsOf(element, names));
  return isMention ? `<span class="mention">${words}</span>` : words;
}

function wordsOf(element: Inline, names: Names = {}): string {
  return plainText({ type: "rich_text", elements: [{ type: "rich_text_section", elements: [element] }] }, names);
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
      return escapeHtml(wordsOf(element));
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
