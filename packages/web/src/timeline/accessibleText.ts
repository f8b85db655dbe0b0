import { idSource } from "@platform/protocol/ids.ts";
import { parseMrkdwn } from "@platform/protocol/richtext/mrkdwn/parseMrkdwn.ts";
import { plainText } from "@platform/protocol/richtext/plainText.ts";
import { emojiLookup, loadEmojiTable } from "../richtext/emojiTable.ts";
import { nameOf } from "../store/people.ts";
import type { State } from "../store/state.ts";
import type { Message } from "../store/types.ts";
import { timelineText } from "../strings/timeline.ts";
import { noticeText } from "./noticeText.ts";

const mention = new RegExp(`<@(${idSource("user")})(?:\\|[^<>]*)?>`, "g");

/**
 * A message in plain words, with names instead of ids: for what is read aloud, and for what the system shows.
 * Emoji are printed as characters once the table of their names is loaded, which the first one asks for.
 */
export function accessibleText({ people, groups, channels }: State, message: Message): string {
  const named = noticeText(message)
    .replaceAll(mention, (_, id: string) => `@${nameOf(people[id])}`)
    .replaceAll(
      /<!subteam\^(\w+)(?:\|[^<>]*)?>/g,
      (_, id: string) => `@${groups[id]?.handle ?? timelineText.unknownGroup}`,
    )
    .replaceAll(/<#(\w+)(?:\|[^<>]*)?>/g, (_, id: string) => `#${channels[id]?.name ?? timelineText.unknownChannel}`);
  return plainText(parseMrkdwn(named), { emoji });
}

function emoji(name: string): string | undefined {
  const lookup = emojiLookup();
  if (!lookup) void loadEmojiTable();
  return lookup?.(name)?.characters;
}
