import { asLink } from "../asLink.ts";
import type { LinkElement } from "../elements/link.ts";
import type { Inline } from "../inline.ts";
import { isOpenable } from "../isOpenable.ts";
import { wordsOf } from "../mrkdwn/printLine.ts";
import { escapeMrkdwn, unescapeMrkdwn } from "../mrkdwn/escape.ts";
import { printRuns, type Run, type Signs } from "../printRuns.ts";
import { maskOf, marks } from "../runs.ts";
import { unknownText } from "../unknownText.ts";
import { escapeLineStart, escapeMarkdown } from "./escapeMarkdown.ts";

const signs: Signs = { strike: "~~", italic: "_", italicInWord: "*", bold: "**", code: inCode };

/** How a dialect writes an element that it does not write as chat does. */
export type PrintElement = (element: Inline) => string | undefined;

/** The lines of a section, an item or a quote. An empty line between two begins a paragraph. */
export function printMarkdownLines(elements: readonly Inline[], dialect?: PrintElement): string[] {
  const lines: Run[][] = [[]];
  for (const element of elements) {
    const own = dialect?.(element);
    const runs = own === undefined ? runsOf(element) : [{ text: own, mask: maskOf(element.style) & ~marks.code }];
    for (const [at, run] of runs.entries()) {
      if (at > 0) lines.push([]);
      if (run.text !== "") lines.at(-1)?.push(run);
    }
  }
  return lines.map((runs) => escapeLineStart(printRuns(runs, signs)));
}

function runsOf(element: Inline): Run[] {
  const mask = maskOf(element.style);
  switch (element.type) {
    case "text":
      return element.text.split("\n").map((text) => ({ text: mask & marks.code ? text : escapeMarkdown(text), mask }));
    case "link":
      return [{ text: printLink(element, (mask & marks.code) > 0), mask: mask & ~marks.code }];
    case "color":
      return [{ text: escapeMarkdown(element.value), mask }];
    case "emoji":
    case "user":
    case "canvas_user_mention":
    case "usergroup":
    case "channel":
    case "team":
    case "broadcast":
    case "date":
      return [{ text: wordsOf(element), mask: mask & ~marks.code }];
    default: {
      const link = asLink(element);
      const text = link ? printLink(link, false) : escapeMarkdown(unknownText(element).replaceAll("\n", " "));
      return [{ text, mask: mask & ~marks.code }];
    }
  }
}

function printLink({ url, text }: Pick<LinkElement, "url" | "text">, code: boolean): string {
  const label = (text || url).replaceAll("\n", " ");
  const words = code ? inCode(label) : escapeMarkdown(label);
  if (!isOpenable(url)) return text ? `${words} (${escapeMarkdown(url)})` : words;
  if (!text && !code && !/[\s<>|]/.test(url)) return `<${unescapeMrkdwn(url) === url ? url : escapeMrkdwn(url)}>`;
  return `[${words}](${printAddress(url)})`;
}

/** The address of a link, as it is written between parentheses. */
export function printAddress(url: string): string {
  const address = url.replaceAll(/&(?=#?\w+;)/g, "&amp;");
  const plain = /^[^\s()<>\\]+$/.test(address);
  return plain ? address : `<${address.replaceAll(/[<>\\\n]/g, encodeURIComponent)}>`;
}

/** Between more backticks than it contains. Parsers remove the surrounding spaces again. */
function inCode(text: string): string {
  const fence = "`".repeat(longestTicks(text) + 1);
  const isPadded = text.startsWith(" ") && text.endsWith(" ") && /[^ ]/.test(text);
  const needsSpace = isPadded || text.startsWith("`") || text.endsWith("`");
  return text === "" ? "" : `${fence}${needsSpace ? ` ${text} ` : text}${fence}`;
}

/** How many backticks stand side by side at most. */
export function longestTicks(text: string): number {
  let longest = 0;
  for (const run of text.matchAll(/`+/g)) longest = Math.max(longest, run[0].length);
  return longest;
}
