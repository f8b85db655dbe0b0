import { zoneOf } from "../present/zone.ts";
import type { UserRow } from "../storage/tables/memberships.ts";

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * A person as users.json lists them. What an import kept of them comes first: fields that are not stored here, and the
 * workspace they came from. Pictures are left out: no export has their bytes.
 */
export function personJson(user: UserRow, imported: JsonObject | undefined): JsonObject {
  const isOwner = user.role === "primary_owner" || user.role === "owner";
  const isUltra = user.role === "single_channel_guest";
  const fields = {
    ...imported,
    id: user.id,
    team_id: imported?.["team_id"] ?? user.team_id,
    name: user.name,
    deleted: isDeleted(user, imported),
    color: user.color,
    real_name: user.real_name,
    // Of the last change, so that two exports of the same person are equal in summer and in winter.
    ...zoneOf(user.tz, user.updated_ms),
    profile: profileJson(user, objectOf(imported?.["profile"])),
    is_admin: isOwner || user.role === "admin",
    is_owner: isOwner,
    is_primary_owner: user.role === "primary_owner",
    is_restricted: isUltra || user.role === "multi_channel_guest",
    is_ultra_restricted: isUltra,
    is_bot: user.bot_id !== null,
    is_app_user: imported?.["is_app_user"] ?? false,
    updated: Math.floor(user.updated_ms / 1000),
    locale: user.locale,
  };
  return fields;
}

/** Imports deactivate bots and people of other orgs; that says nothing of what they were. */
function isDeleted(user: UserRow, imported: JsonObject | undefined): boolean {
  const isForeign = user.bot_id !== null || imported?.["is_stranger"] === true;
  const isDeactivated = user.deactivated_ms !== null;
  return isDeactivated && imported && isForeign ? imported["deleted"] === true : isDeactivated;
}

function profileJson(user: UserRow, imported: JsonObject | undefined): JsonObject {
  const [firstName = "", ...rest] = user.real_name.split(" ");
  const { email: _, status_expiration: __, guest_expiration_ts: ___, ...others } = imported ?? {};
  return {
    ...others,
    title: user.title,
    phone: user.phone,
    skype: imported?.["skype"] ?? "",
    real_name: user.real_name,
    real_name_normalized: normalized(user.real_name),
    display_name: user.display_name,
    display_name_normalized: normalized(user.display_name),
    fields: fieldsJson(user, objectOf(imported?.["fields"])),
    status_text: user.status_text,
    status_emoji: user.status_emoji,
    first_name: imported?.["first_name"] ?? firstName,
    last_name: imported?.["last_name"] ?? rest.join(" "),
    pronouns: user.pronouns,
    team: imported?.["team"] ?? user.team_id,
    ...(user.bot_id !== null && { bot_id: user.bot_id }),
    ...(user.app_id !== null && { api_app_id: user.app_id }),
    status_expiration: Math.floor((user.status_until_ms ?? 0) / 1000),
    ...(user.expires_ms !== null && { guest_expiration_ts: Math.floor(user.expires_ms / 1000) }),
    ...(user.email !== null && { email: user.email }),
  };
}

/** Values of custom fields, by field id. The fields themselves are in no export. */
function fieldsJson({ field_values: stored }: UserRow, imported: JsonObject | undefined): JsonObject | null {
  const values = stored === null ? {} : (JSON.parse(stored) as JsonObject);
  const fields = { ...imported, ...values };
  return Object.keys(fields).length === 0 ? null : fields;
}

function normalized(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "");
}

function objectOf(value: unknown): JsonObject | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}
