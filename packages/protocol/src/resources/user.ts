import { Type } from "typebox";

const url = Type.String();

export const profilePicturesSchema = {
  avatar_hash: Type.String({ description: "Tells one picture from another." }),
  image_24: url,
  image_32: url,
  image_48: url,
  image_72: url,
  image_192: url,
  image_512: url,
};

/** A photo that a person uploaded. */
export const photoPicturesSchema = {
  ...profilePicturesSchema,
  image_1024: url,
  image_original: Type.String({ description: "The whole image, without metadata." }),
};

export const userProfileSchema = Type.Object(
  {
    title: Type.String(),
    phone: Type.String(),
    skype: Type.String(),
    real_name: Type.String(),
    real_name_normalized: Type.String(),
    display_name: Type.String(),
    display_name_normalized: Type.String(),
    status_text: Type.String(),
    status_emoji: Type.String(),
    status_expiration: Type.Integer(),
    status_text_canonical: Type.Optional(Type.String({ description: "Empty: people write every status themselves." })),
    status_emoji_display_info: Type.Optional(
      Type.Array(Type.Object({ emoji_name: Type.String(), unicode: Type.String() }), {
        description: "The characters of a standard emoji; `emoji.list` has the pictures of others.",
      }),
    ),
    huddle_state: Type.Optional(Type.String({ description: "Always `default_unset`: there are no huddles." })),
    huddle_state_expiration_ts: Type.Optional(Type.Integer()),
    guest_expiration_ts: Type.Optional(Type.Integer({ description: "Of guests: when they lose access." })),
    ...profilePicturesSchema,
    image_1024: Type.Optional(Type.String({ description: "Only of people with a photo, as `image_original`." })),
    image_original: Type.Optional(url),
    is_custom_image: Type.Optional(Type.Boolean({ description: "True for a photo. Absent for a generated picture." })),
    first_name: Type.String(),
    last_name: Type.String(),
    team: Type.String(),
    pronouns: Type.Optional(Type.String()),
    email: Type.Optional(
      Type.String({ description: "Only with the scope `users:read.email`, and never of people outside the org." }),
    ),
    fields: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Object(
          { value: Type.String(), alt: Type.String(), label: Type.Optional(Type.String()) },
          { title: "ProfileFieldValue" },
        ),
        { description: "Values of custom fields by their ids. Only of `users.profile.get` and `users.profile.set`." },
      ),
    ),
    always_active: Type.Optional(Type.Boolean({ description: "Only of Slackbot." })),
    bot_id: Type.Optional(Type.String()),
    api_app_id: Type.Optional(Type.String()),
  },
  { title: "UserProfile" },
);

export const userSchema = Type.Object(
  {
    id: Type.String(),
    team_id: Type.String(),
    name: Type.String(),
    deleted: Type.Boolean(),
    color: Type.String(),
    real_name: Type.String(),
    tz: Type.String({ description: "A zone of the IANA database." }),
    tz_label: Type.String(),
    tz_offset: Type.Integer({ description: "Seconds east of Greenwich, now." }),
    profile: userProfileSchema,
    is_admin: Type.Boolean(),
    is_owner: Type.Boolean(),
    is_primary_owner: Type.Boolean(),
    is_restricted: Type.Boolean({ description: "A guest." }),
    is_ultra_restricted: Type.Boolean({ description: "A guest of a single channel." }),
    is_bot: Type.Boolean(),
    is_app_user: Type.Boolean(),
    updated: Type.Integer(),
    is_email_confirmed: Type.Boolean(),
    who_can_share_contact_card: Type.String(),
    is_workflow_bot: Type.Optional(
      Type.Boolean({ description: "Of bots: false, because workflows post as their app." }),
    ),
    is_connector_bot: Type.Optional(Type.Boolean({ description: "Of bots: false, for the same reason." })),
    has_2fa: Type.Optional(Type.Boolean({ description: "For the person and for administrators." })),
    two_factor_type: Type.Optional(Type.Literal("app", { description: "When `has_2fa` is true." })),
    is_stranger: Type.Optional(
      Type.Boolean({ description: "Only of people outside the org, known from a channel that both share." }),
    ),
    enterprise_user: Type.Optional(
      Type.Object(
        {
          id: Type.String(),
          enterprise_id: Type.String(),
          enterprise_name: Type.String(),
          is_admin: Type.Boolean({ description: "An admin or owner of the org." }),
          is_owner: Type.Boolean({ description: "An owner of the org." }),
          is_primary_owner: Type.Boolean(),
          teams: Type.Array(Type.String(), { description: "The workspaces of the org that the person is active in." }),
        },
        { title: "EnterpriseUser", description: "Only of people of an org." },
      ),
    ),
    locale: Type.Optional(Type.String({ description: "Only when `include_locale` is given." })),
  },
  { title: "User" },
);
