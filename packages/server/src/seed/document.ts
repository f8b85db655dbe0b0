import { idSource, limits } from "@platform/protocol";
import { patterns } from "@platform/protocol/manifest/patterns.ts";
import { type Static, Type } from "typebox";

const closed = { additionalProperties: false };
const name = Type.String({ minLength: 1, maxLength: 80 });
// A pattern carries its meaning as `description`: that is what the message about a bad value quotes.
const handle = Type.String({
  pattern: "^[a-z0-9][a-z0-9._-]{0,79}$",
  description: "lower-case letters, digits, dots, underscores and hyphens, at most 80",
});
const domain = Type.String({
  pattern: "^[a-z0-9][a-z0-9-]{0,62}$",
  description: "lower-case letters, digits and hyphens, at most 63",
});
const scopes = Type.Array(Type.String({ pattern: patterns.scope, description: "a scope, such as channels:read" }));

const userSchema = Type.Object(
  {
    id: Type.Optional(
      Type.String({
        pattern: `^${idSource("user")}$`,
        description: "an id of a user, such as U0123456789 or W012A3CDE",
      }),
    ),
    name: handle,
    account: Type.Optional(
      Type.String({
        pattern: "^[a-z0-9][a-z0-9-]{0,62}/[a-z0-9][a-z0-9._-]{0,79}$",
        description:
          "a user of an earlier workspace of the org, such as acme/alice: the same account becomes a member here, too",
      }),
    ),
    real_name: Type.Optional(name),
    email: Type.Optional(Type.String({ pattern: "^[^@\\s]+@[^@\\s]+$", description: "an email address" })),
    password: Type.Optional(
      Type.String({
        minLength: limits.password_chars_min,
        maxLength: limits.password_chars_max,
        description: "What the person signs in with; in dev mode one is made when it is left out.",
      }),
    ),
    title: Type.Optional(Type.String({ maxLength: 100 })),
    department: Type.Optional(
      Type.String({ maxLength: limits.department_chars_max, description: "Where in the organization they work." }),
    ),
    role: Type.Optional(
      Type.Enum(["primary_owner", "owner", "admin", "member", "multi_channel_guest", "single_channel_guest"]),
    ),
    org_role: Type.Optional(
      Type.Enum(["primary_owner", "owner", "admin"], {
        description:
          "The role in every workspace of the org. The first owner is the primary owner where the file names none.",
      }),
    ),
    tz: Type.Optional(
      Type.String({
        description:
          "A zone of the IANA database, as if the person had chosen it; without one it follows their browser.",
      }),
    ),
    locale: Type.Optional(Type.String()),
  },
  closed,
);

const channelSchema = Type.Object(
  {
    id: Type.Optional(
      Type.String({
        pattern: `^${idSource("channel")}$`,
        description: "an id of a channel, such as C0123456789 or G1H9RESGL",
      }),
    ),
    name: Type.String({
      pattern: "^[a-z0-9_-]{1,80}$",
      description: "lower-case letters, digits, underscores and hyphens, at most 80",
    }),
    private: Type.Optional(Type.Boolean()),
    general: Type.Optional(Type.Boolean({ description: "The channel that everybody is in." })),
    topic: Type.Optional(Type.String({ maxLength: 250 })),
    purpose: Type.Optional(Type.String({ maxLength: 250 })),
    members: Type.Optional(Type.Array(handle, { description: "Everybody but guests when left out." })),
  },
  closed,
);

const replySchema = Type.Object({ user: handle, text: Type.String({ minLength: 1 }) }, closed);

const messageSchema = Type.Object(
  {
    channel: Type.String(),
    user: handle,
    text: Type.String({ minLength: 1 }),
    replies: Type.Optional(Type.Array(replySchema)),
  },
  closed,
);

const appSchema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: limits.app_name_chars_max }),
    bot_scopes: Type.Optional(scopes),
    user_scopes: Type.Optional(scopes),
    app_scopes: Type.Optional(scopes),
    rotation: Type.Optional(Type.Boolean()),
    channels: Type.Optional(Type.Array(Type.String(), { description: "Channels that its bot is in." })),
    webhook: Type.Optional(Type.String({ description: "The channel that an incoming webhook of it posts into." })),
    org_wide: Type.Optional(Type.Boolean({ description: "Installed for the whole org of the workspace." })),
    granted: Type.Optional(
      Type.Array(domain, { description: "The domains of the org's workspaces that an org-wide app may work in." }),
    ),
    redirect_urls: Type.Optional(
      Type.Array(Type.String({ pattern: patterns.url, description: "a web address, such as https://app.test/back" }), {
        description: "Where people may be sent back to after installing it.",
      }),
    ),
    distribution: Type.Optional(
      Type.Enum(["internal", "unlisted", "directory"], {
        description:
          "Who may install it: its own workspace (default), people who have its link, or everyone, as an app listed in the directory.",
      }),
    ),
    manifest: Type.Optional(
      Type.Object({}, { description: "Sections of its manifest; what the fields above say need not be repeated." }),
    ),
  },
  closed,
);

const streamLimit = Type.Optional(Type.Integer({ minimum: 1, maximum: limits.stream_limit_s_max }));
const streamsSchema = Type.Object(
  { idle_s: streamLimit, life_s: streamLimit },
  {
    ...closed,
    description: "How many seconds a streamed message lasts without a new chunk (idle_s), and at most (life_s).",
  },
);

const workspaceSchema = Type.Object(
  {
    name,
    domain,
    org: Type.Optional(Type.String({ description: "The domain of its org." })),
    locale: Type.Optional(Type.String()),
    users: Type.Array(userSchema, { minItems: 1 }),
    channels: Type.Optional(Type.Array(channelSchema)),
    apps: Type.Optional(Type.Array(appSchema)),
    messages: Type.Optional(Type.Array(messageSchema)),
    streams: Type.Optional(streamsSchema),
  },
  closed,
);

/** Orgs, workspaces, people, channels, apps and messages as code. */
export const seedSchema = Type.Object(
  {
    orgs: Type.Optional(Type.Array(Type.Object({ name, domain }, closed))),
    workspaces: Type.Array(workspaceSchema, { minItems: 1 }),
  },
  { ...closed, title: "Platform seed file" },
);

export type SeedDocument = Static<typeof seedSchema>;
export type SeedWorkspace = Static<typeof workspaceSchema>;
export type SeedUser = Static<typeof userSchema>;
export type SeedChannel = Static<typeof channelSchema>;
export type SeedApp = Static<typeof appSchema>;
