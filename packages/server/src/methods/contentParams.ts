import { limits } from "@platform/protocol";
import type { SenderOverride } from "../domain/messages/author.ts";
import type { AskedContent } from "../domain/messages/content.ts";
import type { MethodContext } from "./define.ts";
import { flag, jsonArray, jsonObject, optional, text } from "./params.ts";

export const channelOrPerson = text({
  object: "channel",
  describe: "The conversation: its id or its name, or the id of a person for a direct message.",
  otherwise: "channel_not_found",
});

/** What a message can hold, for every method that writes one. */
export const contentParams = {
  text: optional(text({ describe: "The message. What goes beyond 40,000 characters is cut off." })),
  markdown_text: optional(
    text({ describe: "The message in Markdown, at most 12,000 characters; instead of `text` and `blocks`." }),
  ),
  blocks: optional(
    jsonArray({
      describe: "Blocks: JSON, at most 50. The text is then used in notifications.",
      otherwise: "invalid_blocks_format",
    }),
  ),
  attachments: optional(jsonArray({ describe: "Attachments: JSON, at most 100.", otherwise: "invalid_attachments" })),
  parse: optional(text({ describe: "`full` turns names and web addresses in the text into links." })),
  link_names: optional(flag({ describe: "Turns `@name` and `#name` in the text into mentions." })),
};

export const metadataParam = {
  metadata: optional(
    jsonObject({
      describe: "What an app attaches for other apps: `{event_type, event_payload}`.",
      otherwise: "invalid_metadata_format",
      nulls: "kept",
    }),
  ),
};

/** Metadata that may also describe work objects. */
export const workObjectParam = {
  metadata: optional(
    jsonObject({
      describe:
        "What an app attaches: `{event_type, event_payload}` for other apps, work objects to show in `{entities}`, or both.",
      otherwise: "invalid_metadata_format",
      nulls: "kept",
    }),
  ),
};

/** How a message that is new is to be shown. */
export const displayParams = {
  mrkdwn: optional(flag({ describe: "False when asterisks and the like in the text mean themselves." })),
  unfurl_links: optional(flag({ describe: "False when links to pages get no previews. True unless given." })),
  unfurl_media: optional(flag({ describe: "False when links to images get no previews. True unless given." })),
};

export const guiseParams = {
  username: optional(
    text({
      describe: "Another name for the app; needs `chat:write.customize`.",
      maxLength: limits.username_chars_max,
    }),
  ),
  icon_emoji: optional(
    text({ describe: "An emoji as the app's picture, as in `:robot_face:`.", maxLength: limits.icon_chars_max }),
  ),
  icon_url: optional(
    text({
      describe: "The address of a picture for the app, on the web; anything else is passed over.",
      maxLength: limits.icon_chars_max,
    }),
  ),
};

type ParamValues = {
  readonly text: string | undefined;
  readonly markdown_text: string | undefined;
  readonly blocks: readonly unknown[] | undefined;
  readonly attachments: readonly unknown[] | undefined;
  readonly parse: string | undefined;
  readonly link_names: boolean | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  readonly mrkdwn?: boolean | undefined;
  readonly unfurl_links?: boolean | undefined;
  readonly unfurl_media?: boolean | undefined;
};

export function askedContent(params: ParamValues): AskedContent {
  const {
    link_names: linkNames,
    markdown_text: markdownText,
    unfurl_links: links,
    unfurl_media: media,
    ...rest
  } = params;
  const unfurl = links === false || media === false ? { links: links ?? true, media: media ?? true } : undefined;
  return { ...rest, linkNames, markdownText, unfurl };
}

export function senderOverrideOf(params: {
  readonly username: string | undefined;
  readonly icon_emoji: string | undefined;
  readonly icon_url: string | undefined;
}): SenderOverride | undefined {
  const { username, icon_emoji: iconEmoji, icon_url: iconUrl } = params;
  if (username === undefined && iconEmoji === undefined && iconUrl === undefined) return undefined;
  return { username, iconEmoji, iconUrl };
}

/** The refusals of what a message holds, worded once. */
export const contentErrors = {
  no_text: "The message has neither text nor blocks nor attachments.",
  markdown_text_conflict: "`markdown_text` comes with `text` or `blocks`.",
  msg_too_long: "`markdown_text` has more than 12,000 characters.",
  invalid_blocks_format: "`blocks` is not a JSON array.",
  invalid_blocks: "A block is invalid; `errors` names the fault and its location.",
  msg_blocks_too_long: "The texts of all blocks together have more than 13,200 characters.",
  invalid_attachments: "`attachments` is not a JSON array of objects, or blocks in one of them are wrong.",
  too_many_attachments: "There are more than 100 attachments.",
};

export const metadataErrors = {
  invalid_metadata_format: "`metadata` is not JSON of the form `{event_type, event_payload}`.",
  invalid_metadata_schema: "The payload is not what the app's manifest declares for its type, under `events`.",
  metadata_too_large: "`metadata` has more than 8,192 bytes.",
  metadata_must_be_sent_from_app: "The caller is not an app.",
};

/** The refusals of the methods that change an existing message. */
export const amendErrors = {
  channel_not_found: "`channel` is missing, unknown, or not visible to the caller; the answer does not reveal which.",
  not_in_channel: "The caller is not a member of the channel.",
  is_archived: "The channel is archived.",
  message_not_found: "`ts` names no message of this channel, or one that was deleted.",
};

/** Screen readers and notifications use the text, so the response warns an author who omits it. */
export function warnOfMissingText(ctx: Pick<MethodContext, "warnings">, params: Partial<ParamValues>): void {
  const given = params.markdown_text ?? params.text;
  if (given === undefined || given.trim() === "") ctx.warnings.push("missing_text_in_message");
}
