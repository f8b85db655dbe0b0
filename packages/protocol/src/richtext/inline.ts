import { Type } from "typebox";
import { type BroadcastElement, broadcastSchema } from "./elements/broadcast.ts";
import { type ChannelElement, channelSchema } from "./elements/channel.ts";
import { type ColorElement, colorSchema } from "./elements/color.ts";
import { type DateElement, dateSchema } from "./elements/date.ts";
import { type EmojiElement, emojiSchema } from "./elements/emoji.ts";
import { type LinkElement, linkSchema } from "./elements/link.ts";
import { type TeamElement, teamSchema } from "./elements/team.ts";
import { type TextElement, textSchema } from "./elements/text.ts";
import { type UserElement, userSchema } from "./elements/user.ts";
import { type UsergroupElement, usergroupSchema } from "./elements/usergroup.ts";

/**
 * What stands in a line. Data may also hold elements of types that nobody here knows; they are kept, so whoever walks
 * over a line needs a default, and `unknownText` says what to show.
 */
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
  | DateElement;

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
} as const satisfies Record<Inline["type"], unknown>;

/** Containers share the prefix of the block; one in the wrong place is a mistake and not a newer element. */
export const containerPrefix = "rich_text";

const known = Object.keys(inlineSchemas).join("|");

const unknownInlineSchema = Type.Object({
  type: Type.String({ minLength: 1, pattern: `^(?!${containerPrefix})(?!(${known})$)` }),
});

export const inlineSchema = Type.Unsafe<Inline>(Type.Union([...Object.values(inlineSchemas), unknownInlineSchema]));
