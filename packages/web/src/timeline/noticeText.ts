import { escapeMrkdwn } from "@platform/protocol/richtext/mrkdwn/escape.ts";
import type { Message } from "../store/types.ts";
import { noticesText } from "../strings/notices.ts";

/** What the messages of a channel about itself carry beside their text. */
interface Told {
  readonly topic?: string;
  readonly purpose?: string;
  readonly old_name?: string;
  readonly name?: string;
}

const remover = / by (<@\w+>)$/;

/**
 * The text of a message in the language of the client. The server writes what happened in a channel in English, for apps; the
 * kind of the message and its fields tell the same. Where they do not, as in imported messages, the text stays.
 */
export function noticeText(message: Message): string {
  const { subtype = "", user, text } = message;
  if (subtype === "tombstone") return noticesText.deleted;
  const [, change] = /^(?:channel|group)_(\w+)$/.exec(subtype) ?? [];
  if (change === undefined || user === undefined) return text;
  return tell(change, `<@${user}>`, text, message as Told) ?? text;
}

function tell(change: string, who: string, text: string, told: Told): string | undefined {
  const { topic, purpose, old_name: before, name } = told;
  switch (change) {
    case "join":
      return noticesText.joined(who);
    case "leave": {
      const by = remover.exec(text)?.[1];
      return by === undefined ? noticesText.left(who) : noticesText.removed(who, by);
    }
    case "topic":
      if (topic === undefined) return undefined;
      return topic === "" ? noticesText.topicCleared(who) : noticesText.topicSet(who, escapeMrkdwn(topic));
    case "purpose":
      if (purpose === undefined) return undefined;
      return purpose === "" ? noticesText.purposeCleared(who) : noticesText.purposeSet(who, escapeMrkdwn(purpose));
    case "name":
      if (before === undefined || name === undefined) return undefined;
      return noticesText.renamed(who, escapeMrkdwn(before), escapeMrkdwn(name));
    case "archive":
      return noticesText.archived(who);
    case "unarchive":
      return noticesText.unarchived(who);
    default:
      return undefined;
  }
}
