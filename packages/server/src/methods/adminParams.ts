import { Type } from "typebox";
import { decodeJson, Fault, id, type Param, timestamp } from "./params.ts";

/** The workspace that an administrator decides about. */
export const teamParam = id({ object: "team", describe: "The workspace.", otherwise: "team_not_found" });

/** The refusals of `governTeam`, worded once. */
export const governErrors = {
  team_not_found: "No such workspace, or one that is neither the caller's own nor in the caller's org.",
  not_an_admin: "The caller runs neither the workspace nor its org.",
};

/** The refusals of `governOrg`, worded once. */
export const governOrgErrors = {
  feature_not_enabled: "The caller's workspace belongs to no org.",
  not_an_admin: "The caller is not an admin of the org.",
};

/** The channel that an administrator decides about. */
export const channelParam = id({ object: "channel", describe: "The channel.", otherwise: "channel_not_found" });

/** The refusals of `governChannel`, worded once. */
export const governChannelErrors = {
  channel_not_found: "`channel_id` names no channel of a workspace that the caller runs.",
  channel_type_not_supported: "It is a direct message or the conversation of a record.",
  not_an_admin: "The caller runs no workspace.",
};

/** The refusals of `administerChannel`, worded once. */
export const administerErrors = {
  channel_not_found: governChannelErrors.channel_not_found,
  channel_type_not_supported: governChannelErrors.channel_type_not_supported,
  restricted_action: governChannelErrors.not_an_admin,
};

/** A thread that an administrator decides about. */
export const threadParams = {
  channel_id: channelParam,
  thread_ts: timestamp({ object: "message", describe: "Any message of the thread.", otherwise: "thread_not_found" }),
};

/** Prefs as clients send them: an object, or its JSON text. The method checks what is inside; null resets a pref. */
export const prefsParam: Param<Readonly<Record<string, unknown>>, "invalid_value"> = {
  schema: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.String()]),
  required: true,
  describe: "What to set: an object, or its JSON text. Prefs that are not named stay as they are.",
  otherwise: "invalid_value",
  fallback: undefined,
  isJson: true,
  decode(raw) {
    const value = decodeJson(raw, "kept");
    if (typeof value !== "object" || value === null || Array.isArray(value)) return new Fault("must provide an object");
    return value as Record<string, unknown>;
  },
};

/** The refusals of everything about a link that lets people in. */
export const inviteLinkErrors = {
  invite_not_found: "`invite_id` names no link of that workspace that still works.",
};

/** The person that an administrator decides about. */
export const memberParam = id({ object: "user", describe: "The person.", otherwise: "user_not_found" });

/** The refusals of changing a role, worded once. */
export const roleErrors = {
  user_not_found: "`user_id` is not a person of that workspace, or is a bot.",
  cannot_modify_primary_owner: "The primary owner stays the primary owner.",
  invalid_permissions: "Only owners decide who is an owner.",
};

/** The refusals of changing a role in the org, worded once. */
export const orgRoleErrors = {
  not_an_enterprise: "The caller's workspace belongs to no org.",
  user_not_found: "`user_id` is not an active person of the caller's org, or is a bot.",
  invalid_role_for_user: "A guest cannot have a role in the org.",
};
