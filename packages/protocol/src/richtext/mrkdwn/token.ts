import { isIdShaped } from "../../ids.ts";
import { isBroadcastRange } from "../broadcastRanges.ts";
import type { DateElement } from "../elements/date.ts";
import type { LinkElement } from "../elements/link.ts";
import type { Inline } from "../inline.ts";
import { isOpenable } from "../isOpenable.ts";
import { dateWithoutReader } from "../plainText.ts";
import { escapeMrkdwn, unescapeMrkdwn } from "./escape.ts";

/** The text between `<` and `>`; nothing if it is not a token but literal text. */
export function parseToken(inside: string): Inline | undefined {
  const bar = inside.indexOf("|");
  const head = bar < 0 ? inside : inside.slice(0, bar);
  const label = bar < 0 ? "" : unescapeMrkdwn(inside.slice(bar + 1));
  switch (inside[0]) {
    case "@":
      return isIdShaped(head.slice(1)) ? { type: "user", user_id: head.slice(1) } : undefined;
    case "#":
      return isIdShaped(head.slice(1)) ? { type: "channel", channel_id: head.slice(1) } : undefined;
    case "!":
      return parseCommand(head.slice(1), label);
    default:
      return parseLink(head, label);
  }
}

function parseCommand(command: string, label: string): Inline | undefined {
  if (isBroadcastRange(command)) return { type: "broadcast", range: command };
  const [name, ...rest] = command.split("^");
  const [first = ""] = rest;
  if (name === "date") return parseDate(rest, label);
  if (rest.length !== 1 || !isIdShaped(first)) return undefined;
  if (name === "subteam") return { type: "usergroup", usergroup_id: first };
  return name === "team" ? { type: "team", team_id: first } : undefined;
}

function parseDate([seconds = "", format = "", url, ...more]: string[], fallback: string): DateElement | undefined {
  if (!/^-?\d{1,16}(?:\.\d{1,6})?$/.test(seconds) || format === "" || more.length > 0) return undefined;
  if (url !== undefined && !isOpenable(unescapeMrkdwn(url))) return undefined;
  return {
    type: "date",
    timestamp: Number(seconds),
    format: unescapeMrkdwn(format),
    ...(url !== undefined && { url: unescapeMrkdwn(url) }),
    ...(fallback !== "" && { fallback }),
  };
}

export function parseLink(head: string, label = ""): LinkElement | undefined {
  const url = unescapeMrkdwn(head);
  return isOpenable(url) ? { type: "link", url, ...(label !== "" && { text: label }) } : undefined;
}

/** A link as a token; its words alone where a token could not hold the address. */
export function printLink({ url, text }: Pick<LinkElement, "url" | "text">): string {
  if (!isOpenable(url) || url.includes("|")) return escapeMrkdwn(text || url);
  return text ? `<${escapeMrkdwn(url)}|${inOneLine(text)}>` : `<${escapeMrkdwn(url)}>`;
}

export function printDateToken(date: DateElement): string {
  const parts = [String(date.timestamp), date.format, ...(date.url === undefined ? [] : [date.url])];
  const words = inOneLine(dateWithoutReader(date));
  const fits = parts.every((part) => !/[\^|\n]/.test(part)) && parseDate(parts, "") !== undefined;
  return fits ? `<!date^${parts.map(escapeMrkdwn).join("^")}|${words}>` : words;
}

/** A token ends with its line. */
function inOneLine(words: string): string {
  return escapeMrkdwn(words).replaceAll("\n", " ");
}
