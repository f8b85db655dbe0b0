import { asLink } from "../asLink.ts";
import { emojiName } from "../emojiText.ts";
import type { Inline } from "../inline.ts";
import { printRuns, type Run, type Signs } from "../printRuns.ts";
import { maskOf } from "../runs.ts";
import { unknownText } from "../unknownText.ts";
import { escapeMrkdwn } from "./escape.ts";
import { printDateToken, printLink } from "./token.ts";

const signs: Signs = {
  strike: "~",
  italic: "_",
  bold: "*",
  // A backtick cannot be distinguished from the end of the code that contains it.
  code: (text) => (text.includes("`") ? text : `\`${text}\``),
};

/** One line, or several that belong together. Marks end with their line, so a style that spans two is opened twice. */
export function printLine(elements: readonly Inline[]): string {
  const lines: Run[][] = [[]];
  for (const element of elements) {
    const mask = maskOf(element.style);
    for (const [at, text] of wordsOf(element).split("\n").entries()) {
      if (at > 0) lines.push([]);
      if (text !== "") lines.at(-1)?.push({ text, mask });
    }
  }
  return lines.map((runs) => printRuns(runs, signs)).join("\n");
}

/** An element without its style. */
export function wordsOf(element: Inline): string {
  switch (element.type) {
    case "text":
      return escapeMrkdwn(element.text);
    case "link":
      return printLink(element);
    case "emoji":
      return `:${emojiName(element)}:`;
    case "user":
    case "canvas_user_mention":
      return `<@${element.user_id}>`;
    case "usergroup":
      return `<!subteam^${element.usergroup_id}>`;
    case "channel":
      return `<#${element.channel_id}>`;
    case "team":
      return `<!team^${element.team_id}>`;
    case "broadcast":
      return `<!${element.range}>`;
    case "color":
      return escapeMrkdwn(element.value);
    case "date":
      return printDateToken(element);
    default: {
      const link = asLink(element);
      return link ? printLink(link) : escapeMrkdwn(unknownText(element));
    }
  }
}
