import { eventTypeOf, eventTypes } from "./eventTypes.ts";

const connect = ["conversations.connect:manage", "conversations.connect:write"];

/**
 * Events that manifests may name although this server never emits them, each with the scopes that open it; one of them is
 * enough. Without any, every app may subscribe.
 */
const dormantEvents: Readonly<Record<string, readonly string[]>> = {
  agent_session_stopped: ["assistant:write"],
  agent_session_title_changed: ["assistant:write"],
  app_context_changed: [],
  app_deleted: ["admin.apps:read"],
  app_installed: ["admin.apps:read"],
  app_rate_limited: [],
  app_requested: ["admin.apps:read"],
  app_uninstalled_team: ["admin.apps:read"],
  call_rejected: ["calls:read"],
  channel_history_changed: ["channels:history"],
  code_channel_action: ["code_channels:manage"],
  dnd_updated: ["dnd:read"],
  dnd_updated_user: ["dnd:read"],
  email_domain_changed: ["team:read"],
  entity_details_requested: [],
  file_comment_added: ["files:read"],
  file_comment_deleted: ["files:read"],
  file_comment_edited: ["files:read"],
  file_unshared: ["files:read"],
  grid_migration_finished: [],
  grid_migration_started: [],
  group_close: ["groups:read"],
  group_history_changed: ["groups:history"],
  group_open: ["groups:read"],
  im_history_changed: ["im:history"],
  invite_requested: ["admin.invites:read"],
  message: ["channels:history", "groups:history", "im:history", "mpim:history"],
  "message.app_home": [],
  "message.session": [],
  resources_added: [],
  resources_removed: [],
  scope_denied: [],
  scope_granted: [],
  shared_channel_invite_accepted: connect,
  shared_channel_invite_approved: connect,
  shared_channel_invite_declined: connect,
  shared_channel_invite_received: connect,
  shared_channel_invite_requested: connect,
  star_added: ["stars:read"],
  star_removed: ["stars:read"],
  team_access_granted: [],
  team_access_revoked: [],
  url_verification: [],
  user_huddle_changed: ["users:read"],
  user_resource_denied: [],
  user_resource_granted: [],
  user_resource_removed: [],
  workflow_deleted: [],
  workflow_published: [],
  workflow_step_deleted: [],
  workflow_step_execute: ["workflow.steps:execute"],
  workflow_unpublished: [],
};

export interface KnownEvent {
  readonly name: string;
  /** One of these is enough; none means that every app may subscribe. */
  readonly scopes: readonly string[];
  /** Whether this server ever emits it. */
  readonly isEmitted: boolean;
}

/** An event that a manifest may name; nothing for a name that nobody knows. */
export function knownEvent(name: string): KnownEvent | undefined {
  const emitted = eventTypeOf(name);
  if (emitted) return { name, scopes: emitted.scopes, isEmitted: true };
  if (!Object.hasOwn(dormantEvents, name)) return undefined;
  return { name, scopes: dormantEvents[name] ?? [], isEmitted: false };
}

export function knownEventNames(): string[] {
  return [...new Set([...Object.keys(eventTypes), ...Object.keys(dormantEvents)])];
}
