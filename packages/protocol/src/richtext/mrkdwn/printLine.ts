import { emojiName } from "../elements/emoji.ts";
import type { Inline } from "../inline.ts";
import { maskOf, type Mask, marks } from "../runs.ts";
import { unknownText } from "../unknownText.ts";
import { escapeMrkdwn } from "./escape.ts";
import { printDateToken, printLink } from "./token.ts";

type Run = { readonly text: string; readonly mask: Mask };

const signs = [
  [marks.strike, "~"],
  [marks.italic, "_"],
  [marks.bold, "*"],
] as const;

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
  return lines.map(wrap).join("\n");
}

/** Each mark is opened for as long as it lasts, so that a bold sentence with one word in italics stays one sentence. */
function wrap(runs: readonly Run[]): string {
  let line = "";
  for (let at = 0; at < runs.length;) {
    const longest = longestMark(runs, at);
    if (longest === undefined) {
      const end = endOf(runs, at, marks.code);
      line += end > at ? inCode(runs.slice(at, end)) : (runs[at]?.text ?? "");
      at = Math.max(end, at + 1);
    } else {
      const inner = runs.slice(at, longest.end).map(({ text, mask }) => ({ text, mask: mask & ~longest.mark }));
      line += enclose(longest.sign, wrap(inner));
      at = longest.end;
    }
  }
  return line;
}

function longestMark(runs: readonly Run[], at: number) {
  let longest: { mark: Mask; sign: string; end: number } | undefined;
  for (const [mark, sign] of signs) {
    const end = endOf(runs, at, mark);
    if (end > (longest?.end ?? at)) longest = { mark, sign, end };
  }
  return longest;
}

/** Where the runs end that have the mark, counted from the one at hand; its own place when it has none. */
function endOf(runs: readonly Run[], at: number, mark: Mask): number {
  let end = at;
  for (let run = runs[end]; run !== undefined && run.mask & mark && (mark !== marks.code || run.mask === mark);) {
    run = runs[++end];
  }
  return end;
}

/** A mark beside a space would be a plain asterisk, so spaces stay outside. */
function enclose(sign: string, inner: string): string {
  const words = inner.trim();
  if (words === "") return inner;
  const before = inner.slice(0, inner.length - inner.trimStart().length);
  return `${before}${sign}${words}${sign}${inner.slice(inner.trimEnd().length)}`;
}

/** A backtick cannot be told apart from the end of the code that it stands in. */
function inCode(runs: readonly Run[]): string {
  const code = runs.map((run) => run.text).join("");
  return code.includes("`") ? code : `\`${code}\``;
}

function wordsOf(element: Inline): string {
  switch (element.type) {
    case "text":
      return escapeMrkdwn(element.text);
    case "link":
      return printLink(element);
    case "emoji":
      return `:${emojiName(element)}:`;
    case "user":
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
    default:
      return escapeMrkdwn(unknownText(element));
  }
}
