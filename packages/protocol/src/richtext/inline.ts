import { Type } from "typebox";
import { type AttachmentMentionElement, attachmentMentionSchema } from "./elements/attachment_mention.ts";
import { type BroadcastElement, broadcastSchema } from "./elements/broadcast.ts";
import { type CanvasElement, canvasSchema } from "./elements/canvas.ts";
import { type CanvasMessageUnfurlElement, canvasMessageUnfurlSchema } from "./elements/canvas_message_unfurl.ts";
import { type CanvasUserMentionElement, canvasUserMentionSchema } from "./elements/canvas_user_mention.ts";
import { type ChannelElement, channelSchema } from "./elements/channel.ts";
import { type CitationElement, citationSchema } from "./elements/citation.ts";
import { type ColorElement, colorSchema } from "./elements/color.ts";
import { type DateElement, dateSchema } from "./elements/date.ts";
import { type EmojiElement, emojiSchema } from "./elements/emoji.ts";
import { type FileElement, fileSchema } from "./elements/file.ts";
import { type LinkElement, linkSchema } from "./elements/link.ts";
import { type ListRecordElement, listRecordSchema } from "./elements/list_record.ts";
import { type MessageMentionElement, messageMentionSchema } from "./elements/message_mention.ts";
import { type SalesforceDataFieldElement, salesforceDataFieldSchema } from "./elements/salesforce_data_field.ts";
import { type TagElement, tagSchema } from "./elements/tag.ts";
import { type TeamElement, teamSchema } from "./elements/team.ts";
import { type TextElement, textSchema } from "./elements/text.ts";
import { type UserElement, userSchema } from "./elements/user.ts";
import { type UsergroupElement, usergroupSchema } from "./elements/usergroup.ts";
import { type WorkObjectMentionElement, workObjectMentionSchema } from "./elements/work_object_mention.ts";
import { type WorkflowMentionElement, workflowMentionSchema } from "./elements/workflow_mention.ts";

/** The inline elements of rich text. */
export type Inline =
  | TextElement
  | LinkElement
  | EmojiElement
  | UserElement
  | UsergroupElement
  | ChannelElement
  | TeamElement
  | BroadcastElement
  | ColorElement
  | DateElement
  | AttachmentMentionElement
  | CanvasElement
  | CanvasMessageUnfurlElement
  | CanvasUserMentionElement
  | CitationElement
  | FileElement
  | ListRecordElement
  | MessageMentionElement
  | SalesforceDataFieldElement
  | TagElement
  | WorkObjectMentionElement
  | WorkflowMentionElement;

/** The types that are documented. An element of another type is refused: no client would know what to show for it. */
export const inlineSchemas = {
  text: textSchema,
  link: linkSchema,
  emoji: emojiSchema,
  user: userSchema,
  usergroup: usergroupSchema,
  channel: channelSchema,
  team: teamSchema,
  broadcast: broadcastSchema,
  color: colorSchema,
  date: dateSchema,
  attachment_mention: attachmentMentionSchema,
  canvas: canvasSchema,
  canvas_message_unfurl: canvasMessageUnfurlSchema,
  canvas_user_mention: canvasUserMentionSchema,
  citation: citationSchema,
  file: fileSchema,
  list_record: listRecordSchema,
  message_mention: messageMentionSchema,
  salesforce_data_field: salesforceDataFieldSchema,
  tag: tagSchema,
  work_object_mention: workObjectMentionSchema,
  workflow_mention: workflowMentionSchema,
} as const satisfies Record<Inline["type"], unknown>;

export const inlineSchema = Type.Unsafe<Inline>(Type.Union(Object.values(inlineSchemas)));
