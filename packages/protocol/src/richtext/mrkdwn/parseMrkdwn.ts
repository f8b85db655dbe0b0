import type { Container, RichTextBlock } from "../block.ts";
import type { RichTextPreformatted } from "../containers/preformatted.ts";
import { collectLine } from "../runs.ts";
import { unescapeMrkdwn } from "./escape.ts";
import { parseLine } from "./parseLine.ts";
import { parseToken } from "./token.ts";

const fence = "```";
const quoteSign = /^(?:&gt;|>) ?/;
/** Quotes everything that follows. */
const restSign = /^(?:&gt;|>){3} ?/;
const quotedFence = /(?:^|\n)(?:&gt;|>) ?$/;

/**
 * Rich text of what a message says in `text`. Lines that look like lists stay lines. `verbatim` leaves addresses and the
 * like as they were typed.
 *
 * @example
 * parseMrkdwn("*bold* <@U1>") // a section with bold text, a space and a mention
 */
export function parseMrkdwn(text: string, { verbatim = false } = {}): RichTextBlock {
  const containers: Container[] = [];
  const raw = text.replaceAll("\r\n", "\n");
  let at = 0;
  while (at < raw.length) {
    const code = findCode(raw, at);
    if (code === undefined) {
      parseProse(raw.slice(at), verbatim, false, containers);
      break;
    }
    const before = raw.slice(at, code.from);
    const quoted = quotedFence.exec(before);
    const prose = quoted ? before.slice(0, quoted.index + (quoted[0].startsWith("\n") ? 1 : 0)) : before;
    if (prose !== "") parseProse(prose, verbatim, true, containers);
    containers.push(parseCode(code.inside, quoted !== null));
    at = raw[code.until] === "\n" ? code.until + 1 : code.until;
  }
  return { type: "rich_text", elements: containers };
}

/** Six backticks in a row hold no code. */
function findCode(raw: string, at: number): { from: number; until: number; inside: string } | undefined {
  for (let from = raw.indexOf(fence, at); from >= 0; from = raw.indexOf(fence, from)) {
    const start = from + fence.length;
    const end = raw.indexOf(fence, start);
    if (end < 0) return undefined;
    if (end > start) return { from, until: end + fence.length, inside: raw.slice(start, end) };
    while (raw[from] === "`") from++;
  }
  return undefined;
}

/** In code only addresses are tokens; a mention is literal text. */
function parseCode(inside: string, quoted: boolean): RichTextPreformatted {
  const line = collectLine();
  let code = quoted ? inside.replaceAll(/\n(?:&gt;|>) ?/g, "\n") : inside;
  if (code.startsWith("\n")) code = code.slice(1);
  if (code.endsWith("\n")) code = code.slice(0, -1);
  let start = 0;
  for (const token of code.matchAll(/<([^<>\n]+)>/g)) {
    const element = parseToken(token[1] ?? "");
    if (element?.type !== "link") continue;
    line.text(unescapeMrkdwn(code.slice(start, token.index)), 0);
    line.element(element, 0);
    start = token.index + token[0].length;
  }
  line.text(unescapeMrkdwn(code.slice(start)), 0);
  return { type: "rich_text_preformatted", elements: line.end(), border: quoted ? 1 : 0 };
}

/** Lines outside code: quotes, and sections between them. A section that something follows ends with a line break. */
function parseProse(raw: string, verbatim: boolean, isFollowed: boolean, containers: Container[]): void {
  const lines = (isFollowed && raw.endsWith("\n") ? raw.slice(0, -1) : raw).split("\n");
  for (let at = 0; at < lines.length;) {
    const rest = restSign.exec(lines[at] ?? "");
    if (rest) {
      const [first = "", ...others] = lines.slice(at);
      containers.push(quoteOf([first.slice(rest[0].length), ...others], verbatim));
      break;
    }
    let end = at;
    const isQuote = quoteSign.test(lines[at] ?? "");
    while (end < lines.length && quoteSign.test(lines[end] ?? "") === isQuote && !restSign.test(lines[end] ?? ""))
      end++;
    const taken = lines.slice(at, end);
    at = end;
    if (isQuote) {
      containers.push(
        quoteOf(
          taken.map((line) => line.replace(quoteSign, "")),
          verbatim,
        ),
      );
      continue;
    }
    const section = taken.join("\n") + (isFollowed || at < lines.length ? "\n" : "");
    if (section !== "") containers.push({ type: "rich_text_section", elements: parseLine(section, verbatim) });
  }
}

function quoteOf(lines: readonly string[], verbatim: boolean): Container {
  return { type: "rich_text_quote", elements: parseLine(lines.join("\n"), verbatim) };
}
