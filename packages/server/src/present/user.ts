import { slackbotId } from "@platform/protocol";
import { standardEmoji } from "@platform/protocol/emoji/standardEmoji.ts";
import type { userProfileSchema, userSchema } from "@platform/protocol/resources/user.ts";
import type { Static } from "typebox";
import type { UserRow } from "../domain/access/accessUser.ts";
import type { EnterpriseRow } from "../domain/users/listEnterprises.ts";
import { presentPictures } from "./picture.ts";
import { seconds } from "./timestamp.ts";
import { zoneOf } from "./zone.ts";

export { userProfileSchema, userSchema } from "@platform/protocol/resources/user.ts";

export interface UserView {
  readonly nowMs: number;
  readonly baseUrl: string;
  readonly withEmail: boolean;
  readonly withLocale: boolean;
  /** Whether the person is outside the caller's org: then contact data stays with their own side. */
  readonly isExternal?: boolean;
  /** Who reads it: only the person and administrators learn how the person signs in. */
  readonly reader?: { readonly userId: string; readonly isAdmin: boolean };
  /** Of a user of an org. */
  readonly enterprise?: EnterpriseRow | undefined;
}

export function presentUser(user: UserRow, view: UserView): Static<typeof userSchema> {
  const isOwner = user.role === "primary_owner" || user.role === "owner";
  const isUltra = user.role === "single_channel_guest";
  return {
    id: user.id,
    team_id: user.team_id,
    name: user.name,
    deleted: user.deactivated_ms !== null,
    color: user.color,
    real_name: user.real_name,
    ...zoneOf(user.tz, view.nowMs),
    profile: presentProfile(user, view),
    is_admin: isOwner || user.role === "admin",
    is_owner: isOwner,
    is_primary_owner: user.role === "primary_owner",
    is_restricted: isUltra || user.role === "multi_channel_guest",
    is_ultra_restricted: isUltra,
    is_bot: user.bot_id !== null,
    is_app_user: false,
    updated: seconds(user.updated_ms),
    is_email_confirmed: view.isExternal !== true && user.email !== null,
    who_can_share_contact_card: "EVERYONE",
    ...(user.bot_id === null ? presentSecurity(user, view) : { is_workflow_bot: false, is_connector_bot: false }),
    ...(view.isExternal === true ? { is_stranger: true } : {}),
    ...presentEnterprise(user, view),
    ...(view.withLocale ? { locale: user.locale } : {}),
  };
}

function presentSecurity(user: UserRow, { reader, isExternal }: UserView) {
  if (isExternal === true || !reader || !(reader.isAdmin || reader.userId === user.id)) return {};
  return user.two_factor_ms === null ? { has_2fa: false } : { has_2fa: true, two_factor_type: "app" as const };
}

/** Apps find out by this in which other workspaces they meet the same person. Bots belong to the workspace of their app. */
function presentEnterprise(user: UserRow, { enterprise, isExternal }: UserView) {
  if (!enterprise || isExternal === true || user.bot_id !== null) return {};
  const isOwner = user.org_role === "primary_owner" || user.org_role === "owner";
  return {
    enterprise_user: {
      id: user.id,
      enterprise_id: enterprise.org_id,
      enterprise_name: enterprise.org_name,
      is_admin: user.org_role !== null,
      is_owner: isOwner,
      is_primary_owner: user.org_role === "primary_owner",
      teams: [...enterprise.team_ids],
    },
  };
}

/** A person's profile; an expired status is omitted. */
export function presentProfile(user: UserRow, view: Omit<UserView, "withLocale">): Static<typeof userProfileSchema> {
  const [firstName = "", ...rest] = user.real_name.split(" ");
  const isOver = user.status_until_ms !== null && user.status_until_ms <= view.nowMs;
  return {
    title: user.title,
    phone: view.isExternal === true ? "" : user.phone,
    skype: "",
    real_name: user.real_name,
    real_name_normalized: normalized(user.real_name),
    display_name: user.display_name,
    display_name_normalized: normalized(user.display_name),
    status_text: isOver ? "" : user.status_text,
    status_emoji: isOver ? "" : user.status_emoji,
    status_expiration: isOver ? 0 : seconds(user.status_until_ms ?? 0),
    status_text_canonical: "",
    status_emoji_display_info: isOver ? [] : displayInfo(user.status_emoji),
    huddle_state: "default_unset",
    huddle_state_expiration_ts: 0,
    ...(user.expires_ms === null ? {} : { guest_expiration_ts: seconds(user.expires_ms) }),
    ...presentPictures(user, view.baseUrl),
    first_name: firstName,
    last_name: rest.join(" "),
    team: user.team_id,
    ...(user.pronouns === "" ? {} : { pronouns: user.pronouns }),
    ...(view.withEmail && view.isExternal !== true && user.email !== null ? { email: user.email } : {}),
    ...(user.id === slackbotId ? { always_active: true } : {}),
    ...(user.bot_id !== null ? { bot_id: user.bot_id } : {}),
    ...(user.app_id !== null ? { api_app_id: user.app_id } : {}),
  };
}

/** Clients that draw emoji as pictures look them up by their code points. */
function displayInfo(emoji: string) {
  const found = emoji === "" ? undefined : standardEmoji(emoji.replaceAll(/^:|:$/g, ""));
  if (!found) return [];
  const points = Array.from(found.characters, (character) =>
    (character.codePointAt(0) ?? 0).toString(16).padStart(4, "0"),
  );
  return [{ emoji_name: found.name, unicode: points.join("-") }];
}

/** Without accents, for clients that search by plain letters. */
function normalized(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "");
}
