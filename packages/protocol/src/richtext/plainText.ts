import { asLink } from "./asLink.ts";
import type { RichTextBlock } from "./block.ts";
import type { DateElement } from "./elements/date.ts";
import { emojiCharacters, emojiName } from "./emojiText.ts";
import type { Inline } from "./inline.ts";
import { layOut } from "./layOut.ts";
import { unknownText } from "./unknownText.ts";

/** Who is who. What it does not know is shown by its id; dates are shown by their fallback unless it can print them. */
export type Names = {
  readonly user?: (id: string) => string | undefined;
  readonly usergroup?: (id: string) => string | undefined;
  readonly channel?: (id: string) => string | undefined;
  readonly team?: (id: string) => string | undefined;
  /** The characters of a standard emoji, by the name between its colons. */
  readonly emoji?: (name: string) => string | undefined;
  readonly date?: (date: DateElement) => string;
};

/**
 * The words alone, for notifications, search and screen readers.
 *
 * @example
 * plainText(block, { user: (id) => people.get(id)?.name }) // "Hello @alice, see #general"
 */
export function plainText(block: RichTextBlock, names: Names = {}): string {
  const line = (elements: readonly Inline[]) => elements.map((element) => wordsOf(element, names)).join("");
  return layOut(block, { line, code: (code) => line(code.elements), bar: "> " });
}

function wordsOf(element: Inline, names: Names): string {
  switch (element.type) {
    case "text":
      return element.text;
    case "link":
      return element.text || element.url;
    case "emoji":
      return emojiCharacters(element) ?? names.emoji?.(emojiName(element)) ?? `:${emojiName(element)}:`;
    case "user":
    case "canvas_user_mention":
      return `@${names.user?.(element.user_id) ?? element.user_id}`;
    case "usergroup":
      return `@${names.usergroup?.(element.usergroup_id) ?? element.usergroup_id}`;
    case "channel":
      return `#${names.channel?.(element.channel_id) ?? element.channel_id}`;
    case "team":
      return `@${names.team?.(element.team_id) ?? element.team_id}`;
    case "broadcast":
      return `@${element.range}`;
    case "color":
      return element.value;
    case "date":
      return names.date?.(element) ?? dateWithoutReader(element);
    default:
      return asLink(element)?.text ?? unknownText(element);
  }
}

/** Where no reader is known there is no zone, so the moment is shown in UTC. */
export function dateWithoutReader({ timestamp, fallback, format }: DateElement): string {
  if (fallback) return fallback;
  const moment = new Date(timestamp * 1_000);
  if (Number.isNaN(moment.getTime())) return format;
  return `${moment.toISOString().slice(0, -8).replace("T", " ")} UTC`;
}
