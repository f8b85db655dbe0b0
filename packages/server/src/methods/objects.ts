/**
 * The kinds of object that an argument can name. An argument says its kind in its definition, so that the authorization
 * tests are generated: a method that takes an id is tested against outsiders without being listed anywhere.
 */
export const objectKinds = [
  /** An app as the workspace that uses it knows it. */
  "app",
  /** A request to administrators to approve an app. */
  "app_request",
  "app_token",
  "barrier",
  "bookmark",
  "bot",
  "call",
  "canvas",
  "channel",
  /** What an agent shows in a code channel. */
  "code_view",
  /** An app as the people who build it know it. */
  "developed_app",
  /** An app that the directory lists. */
  "directory_app",
  /** A message that its author has not sent. */
  "draft",
  "execution",
  /** An account at a provider of others that was connected to an app. */
  "external_token",
  "file",
  "function",
  /** What a person did in front of an app, which lets the app open a view for that person. */
  "interaction",
  "invite_link",
  /** A request of members to invite a person. */
  "invite_request",
  /** Work on many objects that continues after its call was answered. */
  "job",
  "legal_hold",
  "list",
  /** A message, by its timestamp in the channel that another argument names. */
  "message",
  "org",
  /** An item of a list. */
  "record",
  "reminder",
  /** A file that an app keeps elsewhere, as that app knows it. */
  "remote_file",
  "run",
  "scheduled_message",
  /** A section of a person's sidebar. */
  "section",
  "shared_invite",
  "sign_in_provider",
  "team",
  "trigger",
  "trigger_type",
  /** A file whose bytes are there and that has not been completed. */
  "upload",
  "user",
  "usergroup",
  "view",
  "workflow",
] as const;

export type ObjectKind = (typeof objectKinds)[number];
