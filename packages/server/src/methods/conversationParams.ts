import { limits } from "@platform/protocol";
import type { ChannelKind } from "../domain/access/accessChannel.ts";
import { choices, count, defaulted, flag, id, optional, text } from "./params.ts";

export const channelParam = id({ object: "channel", describe: "The conversation.", otherwise: "channel_not_found" });

/** Refusals that many of these methods share, worded once. */
export const channelErrors = {
  channel_not_found: "`channel` is missing, unknown, or not visible to the caller; the answer does not reveal which.",
} as const;
export const unsupportedKind = {
  method_not_supported_for_channel_type: "Conversations of this kind have no such thing.",
} as const;
export const nameErrors = {
  invalid_name_required: "`name` is missing or empty.",
  invalid_name_maxlength: "`name` is longer than 80 characters.",
  invalid_name_punctuation: "`name` is punctuation only.",
  invalid_name_specials:
    "`name` has a space, an upper-case letter, or another character that channel names cannot have.",
  invalid_name: "`name` is a word that means everybody, such as `here`.",
  name_taken: "The workspace has a channel of this name, perhaps an archived one.",
} as const;

/** Any of these opens the method; which one is needed depends on the kind of conversation. */
export const manageScopes = ["channels:manage", "channels:write", "groups:write", "im:write", "mpim:write"] as const;
export const readScopes = ["channels:read", "groups:read", "im:read", "mpim:read"] as const;

export const nameParam = text({
  describe: "Lower-case letters, digits, hyphens and underscores.",
  otherwise: "invalid_name_required",
});

const kindOfType = {
  public_channel: "public",
  private_channel: "private",
  mpim: "mpim",
  im: "im",
} as const satisfies Record<string, ChannelKind>;
type ConversationType = keyof typeof kindOfType;

export function kindsOf(types: readonly ConversationType[]): ChannelKind[] {
  return [...new Set(types.map((type) => kindOfType[type]))];
}

/** What the two lists of conversations take. */
export const listParams = {
  types: defaulted(
    choices({
      describe: "Kinds of conversation. Each needs the scope of its own kind.",
      of: Object.keys(kindOfType) as ConversationType[],
      otherwise: "invalid_types",
    }),
    ["public_channel"],
  ),
  exclude_archived: defaulted(flag({ describe: "Whether to leave out archived channels." }), false),
  cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  limit: defaulted(
    count({ describe: "How many at most on this page.", min: 1, max: limits.page_max, otherwise: "invalid_limit" }),
    limits.page_default,
  ),
  team_id: optional(text({ object: "team", describe: "For org-wide apps: the workspace." })),
};
export const listErrors = {
  invalid_types: "`types` names an unknown kind, or none.",
  invalid_limit: "`limit` is not an integer.",
  invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
} as const;
