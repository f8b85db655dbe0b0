import { isUserId, slackbotId } from "@platform/protocol";
import type { ImportedPerson } from "../domain/imports/importPeople.ts";
import { knownZone } from "../domain/users/knownZone.ts";
import type { JsonObject } from "./archive/jsonItems.ts";
import { numberOf, objectOf, textOf, timeOf } from "./fields.ts";

const handleCharsMax = 80;
const nameCharsMax = 255;
const defaultColor = "5e5b55";

/** A person or bot of users.json; nothing for Slackbot, who is part of every workspace, and for what has no id. */
export function readPerson(user: JsonObject, keepsRoles: boolean): ImportedPerson | undefined {
  const id = textOf(user, "id");
  if (!isUserId(id) || id === slackbotId) return undefined;
  const profile = objectOf(user, "profile");
  const name = textOf(user, "name", handleCharsMax) || id.toLowerCase();
  const realName = textOf(profile, "real_name", nameCharsMax) || textOf(user, "real_name", nameCharsMax) || name;
  const isBot = user["is_bot"] === true || user["is_workflow_bot"] === true;
  const color = textOf(user, "color");
  return {
    id,
    name,
    realName,
    // Empty for people who never chose one; missing in old exports.
    displayName:
      typeof profile?.["display_name"] === "string"
        ? textOf(profile, "display_name", nameCharsMax)
        : textOf(user, "name", nameCharsMax),
    title: textOf(profile, "title", nameCharsMax),
    email: isBot ? undefined : textOf(profile, "email", nameCharsMax).trim() || undefined,
    phone: textOf(profile, "phone", nameCharsMax),
    pronouns: textOf(profile, "pronouns", nameCharsMax),
    statusText: textOf(profile, "status_text", nameCharsMax),
    statusEmoji: textOf(profile, "status_emoji", nameCharsMax),
    statusUntilMs: timeOf(profile, "status_expiration"),
    tz: knownZone(textOf(user, "tz") || "Etc/UTC") ?? "Etc/UTC",
    locale: textOf(user, "locale", 35) || "en-US",
    color: /^[0-9a-f]{6}$/i.test(color) ? color : defaultColor,
    role: roleOf(user, keepsRoles),
    expiresMs: timeOf(profile, "guest_expiration_ts"),
    // Apps have to be installed again, and people of other orgs have no account here.
    isDeactivated: user["deleted"] === true || isBot || user["is_stranger"] === true,
    botId: isBot ? textOf(profile, "bot_id") || id.replace(/^[UW]/, "B") : undefined,
    appId: isBot ? textOf(profile, "api_app_id") || undefined : undefined,
    updatedMs: numberOf(user, "updated") === undefined ? undefined : timeOf(user, "updated"),
    json: JSON.stringify(user),
  };
}

/** Guests stay guests. Administrators of the old workspace get rights here only where the operator says so. */
function roleOf(user: JsonObject, keepsRoles: boolean): ImportedPerson["role"] {
  if (user["is_ultra_restricted"] === true) return "single_channel_guest";
  if (user["is_restricted"] === true) return "multi_channel_guest";
  if (!keepsRoles || user["is_bot"] === true) return "member";
  if (user["is_primary_owner"] === true) return "primary_owner";
  if (user["is_owner"] === true) return "owner";
  return user["is_admin"] === true ? "admin" : "member";
}

/** A deactivated account for a person whom the export names but does not list. */
export function readStranger(id: string, profile: JsonObject | undefined): ImportedPerson {
  const name = textOf(profile, "name", handleCharsMax) || id.toLowerCase();
  return {
    id,
    name,
    realName: textOf(profile, "real_name", nameCharsMax) || name,
    displayName: textOf(profile, "display_name", nameCharsMax),
    title: "",
    email: undefined,
    phone: "",
    pronouns: "",
    statusText: "",
    statusEmoji: "",
    statusUntilMs: undefined,
    tz: "Etc/UTC",
    locale: "en-US",
    color: defaultColor,
    role: "member",
    expiresMs: undefined,
    isDeactivated: true,
    botId: undefined,
    appId: undefined,
    updatedMs: undefined,
    json: undefined,
  };
}
