/** A group of methods that a delegated role can open. */
export type Permission =
  | "channel.manage"
  | "channels.administer"
  | "moderation"
  | "retention"
  | "users"
  | "roles"
  | "audit"
  | "apps"
  | "analytics"
  | "workflows";

export type EntityKind = "org" | "team" | "channel";

interface SystemRole {
  readonly name: string;
  /** What the role can be given for. */
  readonly entities: readonly EntityKind[];
  /** Empty for a role whose subject does not exist here: it cannot be assigned. */
  readonly permissions: readonly Permission[];
}

/**
 * The system roles with the ids that Slack documents. It publishes none for the Workflow Admin, whose id is this server's own.
 * They add up, and add to the rank of the membership.
 */
export const systemRoles: Readonly<Record<string, SystemRole>> = {
  Rl01: { name: "Channel Admin", entities: ["org", "team"], permissions: ["channel.manage", "channels.administer"] },
  Rl02: { name: "Roles Admin", entities: ["org", "team"], permissions: ["roles"] },
  Rl03: { name: "Users Admin", entities: ["org", "team"], permissions: ["users"] },
  Rl04: { name: "Compliance Admin", entities: ["org"], permissions: ["retention"] },
  Rl05: { name: "Conversation Admin", entities: ["org", "team"], permissions: ["moderation"] },
  Rl09: { name: "DLP Admin", entities: ["org"], permissions: [] },
  Rl0A: { name: "Channel Manager", entities: ["org", "team", "channel"], permissions: ["channel.manage"] },
  Rl0C: { name: "Audit Logs Admin", entities: ["org", "team"], permissions: ["audit"] },
  Rl0D: { name: "Integrations Manager", entities: ["org"], permissions: ["apps"] },
  Rl0F: { name: "Exports Admin", entities: ["org"], permissions: [] },
  Rl0L: { name: "Analytics Admin", entities: ["org", "team"], permissions: ["analytics"] },
  Rl0W: { name: "Workflow Admin", entities: ["org", "team"], permissions: ["workflows"] },
};

/** The role that decides about all others, and therefore only a primary owner about it. */
export const rolesAdminId = "Rl02";

/**
 * The permission that a method needs, by the longest matching prefix of its name. `null` and all other methods are for owners
 * and admins alone. This is the only place that says so: the access checks read it from the caller.
 */
const permissions: Readonly<Record<string, Permission | null>> = {
  "admin.analytics.": "analytics",
  "admin.analytics.setCollection": null,
  "admin.apps.": "apps",
  "admin.audit.": "audit",
  // A reader of the log must not decide what appears in it.
  "admin.audit.anomaly.allow.updateItem": null,
  "admin.auth.policy.": "users",
  "admin.conversations.": "channels.administer",
  "admin.conversations.archive": "channel.manage",
  "admin.conversations.ekm.": null,
  "admin.conversations.getConversationPrefs": "channel.manage",
  "admin.conversations.getCustomRetention": "retention",
  "admin.conversations.invite": "channel.manage",
  "admin.conversations.lockThread": "moderation",
  "admin.conversations.removeCustomRetention": "retention",
  "admin.conversations.rename": "channel.manage",
  "admin.conversations.setConversationPrefs": "channel.manage",
  "admin.conversations.setCustomRetention": "retention",
  "admin.conversations.unarchive": "channel.manage",
  "admin.conversations.unlockThread": "moderation",
  "admin.functions.": "workflows",
  "admin.inviteRequests.": "users",
  "admin.legalHolds.": "retention",
  "admin.retention.": "retention",
  "admin.roles.": "roles",
  "admin.users.": "users",
  // A Users Admin never decides about owners and admins, and makes none.
  "admin.users.setAdmin": null,
  "admin.users.setOwner": null,
  "admin.workflows.": "workflows",
};

const prefixes = Object.keys(permissions).toSorted((one, other) => other.length - one.length);

export function permissionOf(method: string): Permission | undefined {
  if (!method.startsWith("admin.")) return undefined;
  const prefix = prefixes.find((candidate) => method.startsWith(candidate));
  return (prefix === undefined ? null : permissions[prefix]) ?? undefined;
}

/** The roles that open a permission. */
export function rolesWith(permission: Permission): string[] {
  return Object.entries(systemRoles)
    .filter(([, role]) => role.permissions.includes(permission))
    .map(([id]) => id);
}
