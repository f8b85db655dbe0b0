import { Type } from "typebox";
import { userSchema } from "../resources/user.ts";
import { eventTs, exampleTs } from "./fields.ts";

/** A user as `users.info` presents it to the receiver. */
export const person = {
  user: userSchema,
  cache_ts: Type.Integer({ description: "When the user was changed, in seconds." }),
  event_ts: eventTs,
};
const exampleUser = {
  id: "U0123456789",
  team_id: "T0123456789",
  name: "ann",
  deleted: false,
  color: "0b6e63",
  real_name: "Ann Arbor",
  tz: "Europe/Vienna",
  tz_label: "Central European Time",
  tz_offset: 3_600,
  profile: {
    title: "",
    phone: "",
    skype: "",
    real_name: "Ann Arbor",
    real_name_normalized: "Ann Arbor",
    display_name: "ann",
    display_name_normalized: "ann",
    status_text: "Away",
    status_emoji: ":palm_tree:",
    status_expiration: 0,
    avatar_hash: "0123456789ab",
    image_24: "https://example.com/avatars/0123456789ab-24.png",
    image_32: "https://example.com/avatars/0123456789ab-32.png",
    image_48: "https://example.com/avatars/0123456789ab-48.png",
    image_72: "https://example.com/avatars/0123456789ab-72.png",
    image_192: "https://example.com/avatars/0123456789ab-192.png",
    image_512: "https://example.com/avatars/0123456789ab-512.png",
    first_name: "Ann",
    last_name: "Arbor",
    team: "T0123456789",
  },
  is_admin: false,
  is_owner: false,
  is_primary_owner: false,
  is_restricted: false,
  is_ultra_restricted: false,
  is_bot: false,
  is_app_user: false,
  updated: 1_768_467_600,
  is_email_confirmed: true,
  who_can_share_contact_card: "EVERYONE",
};
export const examplePerson = { user: exampleUser, cache_ts: 1_768_467_600, event_ts: exampleTs };
