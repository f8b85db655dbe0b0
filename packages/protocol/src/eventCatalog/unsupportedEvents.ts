import { allScopes, readScopes } from "./scopes.ts";

/**
 * Names of events that manifests may subscribe to although this server never emits them, each with the scopes that open
 * the event; one of them is enough. Without any, every app may subscribe.
 */
export const unsupportedEvents: Readonly<Record<string, readonly string[]>> = {
  app_deleted: ["admin.apps:read"],
  app_installed: ["admin.apps:read"],
  app_rate_limited: [],
  app_uninstalled_team: ["admin.apps:read"],
  call_rejected: ["calls:read"],
  channel_id_changed: allScopes(readScopes),
  email_domain_changed: ["team:read"],
  file_comment_added: ["files:read"],
  file_comment_deleted: ["files:read"],
  file_comment_edited: ["files:read"],
  grid_migration_finished: [],
  grid_migration_started: [],
  group_close: ["groups:read"],
  group_open: ["groups:read"],
  message: ["channels:history", "groups:history", "im:history", "mpim:history"],
  "message.app_home": [],
  resources_added: [],
  resources_removed: [],
  scope_denied: [],
  scope_granted: [],
  team_access_granted: [],
  team_access_revoked: [],
  team_domain_change: ["team:read"],
  url_verification: [],
  user_connection: ["users:write"],
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
