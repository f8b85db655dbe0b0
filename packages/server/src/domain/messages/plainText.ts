import { cutCharacters, idSource, isLongerThan } from "@platform/protocol";
import { standardEmoji } from "@platform/protocol/emoji/standardEmoji.ts";
import { unescapeMrkdwn } from "@platform/protocol/richtext/mrkdwn/escape.ts";
import { findEmoji } from "@platform/protocol/richtext/mrkdwn/findEmoji.ts";

const mention = new RegExp(`<@(${idSource("user")})(?:\\|[^>]*)?>`, "g");

/** The people whose names a text shows. */
export function mentionedIn(text: string): string[] {
  return Array.from(text.matchAll(mention), ([, id = ""]) => id);
}

/** Message text as one line of words: mentions, links and standard emoji as what they show. */
export function plainText(text: string, names: ReadonlyMap<string, string>): string {
  const shown = text
    .replace(mention, (_all, id: string) => `@${names.get(id) ?? id}`)
    .replace(/<!subteam\^\w+(?:\|@?([^>]*))?>/g, (_all, label = "") => `@${String(label)}`)
    .replace(/<!(here|channel|everyone)(?:\|[^>]*)?>/g, "@$1")
    .replace(/<#\w+(?:\|([^>]*))?>/g, (_all, label = "") => `#${String(label)}`)
    .replace(/<![^|>]*\|([^>]*)>/g, "$1")
    .replace(/<([^|>]+)\|([^>]*)>/g, "$2")
    .replace(/<([^>]+)>/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  return unescapeMrkdwn(withEmoji(shown));
}

/** Names between colons as characters. An emoji of the workspace stays a name, because a notification shows no pictures in a line. */
function withEmoji(words: string): string {
  let shown = "";
  for (let at = 0; at < words.length;) {
    const name = words[at] === ":" ? findEmoji(words, at) : undefined;
    const characters = name === undefined ? undefined : standardEmoji(name)?.characters;
    shown += characters ?? words[at];
    at += characters === undefined ? 1 : (name?.length ?? 0) + 2;
  }
  return shown;
}

/** At most so many characters; an ellipsis shows that there are more. */
export function cutLine(words: string, max: number): string {
  return (isLongerThan(words, max) ? `${cutCharacters(words, max - 1).trimEnd()}…` : words).toWellFormed();
}
