import { cutCharacters, idSource, isLongerThan, limits } from "@platform/protocol";
import { standardEmoji } from "@platform/protocol/emoji/standardEmoji.ts";
import { unescapeMrkdwn } from "@platform/protocol/richtext/mrkdwn/escape.ts";
import { findEmoji } from "@platform/protocol/richtext/mrkdwn/findEmoji.ts";
import type { Db } from "../../storage/db.ts";
import type { PushTarget } from "../../storage/queries/pushSubscriptions.ts";
import { selectShownNames } from "../../storage/queries/userNames.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import { textsIn } from "../strings/texts.ts";

interface Wanted {
  readonly target: PushTarget;
  readonly message: MessageRow;
  readonly isHidden: boolean;
}

interface Body {
  readonly text?: string;
  readonly username?: string;
  readonly files?: readonly { readonly name?: string | null }[];
}

const mention = new RegExp(`<@(${idSource("user")})(?:\\|[^>]*)?>`, "g");

/** The title and the text of a notification, in the language of its person. */
export async function pushContent(
  db: Db,
  { target, message, isHidden }: Wanted,
): Promise<{ readonly title: string; readonly body: string }> {
  const { push } = textsIn(target.locale);
  if (isHidden) return { title: push.hiddenTitle, body: push.hiddenText };
  const { text = "", username, files = [] } = JSON.parse(message.body) as Body;
  const mentioned = Array.from(text.matchAll(mention), ([, id = ""]) => id);
  const names = await selectShownNames(db, target.team_id, [...new Set([message.user_id, ...mentioned])]);
  const author = cut(username ?? names.get(message.user_id) ?? push.someone, limits.push_text_chars_max / 2);
  const body = plain(text, names) || files.map(({ name }) => name ?? push.file).join(", ");
  return { title: titleOf(target, author, push), body: cut(body, limits.push_text_chars_max) };
}

function titleOf(
  { kind, channel_name: name }: PushTarget,
  author: string,
  push: ReturnType<typeof textsIn>["push"],
): string {
  if (kind === "im") return author;
  return kind === "mpim" || name === null ? push.inGroup(author) : push.inChannel(author, `#${name}`);
}

/** Message text as one line of words: mentions, links and standard emoji as what they show. */
function plain(text: string, names: ReadonlyMap<string, string>): string {
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

function cut(words: string, max: number): string {
  return (isLongerThan(words, max) ? `${cutCharacters(words, max - 1).trimEnd()}…` : words).toWellFormed();
}
