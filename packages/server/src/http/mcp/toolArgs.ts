import { Type } from "typebox";

export const historyScopes = ["channels:history", "groups:history", "im:history", "mpim:history"] as const;
export const channelReadScopes = ["channels:read", "groups:read", "im:read", "mpim:read"] as const;

export const channelIdArg = Type.String({ description: "The id of the conversation." });

/** Where a message goes: the id of a person stands for the direct message. */
export const targetArg = Type.String({
  description: "The id of the conversation, or of a person for a direct message.",
});

export function messageTsArg(description = "The timestamp of the message.") {
  return Type.String({ description });
}

export const threadTsArg = Type.Optional(
  Type.String({ description: "The timestamp of a message, to reply in its thread." }),
);

export const oldestArg = Type.Optional(Type.String({ description: "Only messages after this timestamp." }));
export const latestArg = Type.Optional(Type.String({ description: "Only messages before this timestamp." }));

export const userIdArg = Type.Optional(Type.String({ description: "The id of the person; the caller by default." }));

/** The most characters of one text element. */
const messageCharsMax = 5000;

export const messageArg = Type.String({
  minLength: 1,
  maxLength: messageCharsMax,
  description: `The message in standard Markdown, at most ${messageCharsMax} characters.`,
});

export const broadcastArg = Type.Optional(
  Type.Boolean({ description: "Whether the channel shows a reply in a thread, too." }),
);
