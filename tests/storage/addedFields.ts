/**
 * Fields that answers have now and had not when the fixture was made. Anything else that differs is a fault: a client of that
 * version would see its data changed by the upgrade.
 */
export const addedFields: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "0017-connect-requests": {
    "admin.teams.settings.info": [
      "settings.description",
      "settings.discoverability",
      "settings.invite_approval_required",
      "settings.link_previews_allowed",
    ],
    "admin.users.list": ["users[].image_48", "users[].is_unclaimed", "users[].roles"],
    "client.apps.list": ["apps[].agent"],
    "client.counts": ["saved_due_count"],
    "client.preferences.get": [
      "preferences.convert_emoticons",
      "preferences.icon_badge",
      "preferences.keywords",
      "preferences.language",
      "preferences.mail_digest",
      "preferences.notify_levels",
      "preferences.open_channels_at",
      "preferences.sidebar_filter",
      "preferences.skin_tone",
      "preferences.sound",
      "preferences.tz_automatic",
      "preferences.welcome",
    ],
  },
  "0053-push": {
    "admin.signIn.providers.list": [
      "providers[].backchannel_logout_uri",
      "providers[].certificates",
      "providers[].email_attribute",
      "providers[].entity_id",
      "providers[].groups_claim",
      "providers[].name_attribute",
      "providers[].sso_url",
      "providers[].verifies_email",
    ],
    "client.apps.list": ["apps[].agent"],
    "client.preferences.get": ["preferences.mail_digest"],
  },
};
