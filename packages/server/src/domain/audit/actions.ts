import type { Entity } from "./note.ts";

interface Named {
  readonly params: Readonly<Record<string, unknown>>;
  readonly entity: Entity;
}

type ActionName = string | ((named: Named) => string);

const ofPrivacy =
  (change: string): ActionName =>
  ({ entity }) =>
    `${entity.state["privacy"] === "public" ? "public" : "private"}_channel_${change}`;

/** How long content of one kind is kept; a channel's own rule is one of the channel. */
const retentionOf: ActionName = ({ params }) => {
  if (typeof params["channel_id"] === "string") return "channel_retention_changed";
  if (params["kind"] === "public" || params["kind"] === "private")
    return `pref.${params["kind"]}_channel_retention_changed`;
  return params["kind"] === "files" ? "pref.file_retention_changed" : "pref.dm_retention_changed";
};

/** Names that Slack has none for. Methods without a name in any list are called by the name of the method. */
export const ownActions = [
  "user_invited",
  "invite_request_approved",
  "invite_request_denied",
  "invite_link_created",
  "invite_link_revoked",
  "message_deleted",
  "token_revoked",
  "token_shown",
  "two_factor_disabled",
  "two_factor_enabled",
  "user_password_changed",
  "user_email_change_requested",
  "sign_in_rule_bypassed",
  "identity_linked",
  "identity_unlinked",
  "identity_groups_withheld",
  "usergroup_created",
  "audit_log_pruned",
  "workspace_imported",
  "claim_link_created",
  "second_factor_reset",
  "passkey_added",
  "passkey_removed",
  "passkey_used",
  "passkey_refused",
] as const;

/** The name of the Audit Logs API for each method, also for methods of parts that are not there yet. */
export const methodActions: Readonly<Record<string, ActionName>> = {
  "admin.analytics.setCollection": "pref.member_analytics_disabled",
  "admin.apps.addTeams": "org_app_workspace_added",
  "admin.apps.approve": "app_approved",
  "admin.apps.clearResolution": "app_removed_from_whitelist",
  "admin.apps.config.set": "admin_app_config_updated",
  "admin.apps.removeTeams": "org_app_workspace_removed",
  "admin.apps.restrict": "app_restricted",
  "admin.apps.uninstall": "app_uninstalled",
  "admin.audit.export": ({ params }) =>
    params["format"] === "jsonl" ? "audit_logs_export_json_started" : "audit_logs_export_csv_started",
  "admin.audit.anomaly.allow.updateItem": "user_anomaly_event_response_allowlist_changed",
  "admin.auth.policy.assignEntities": "auth_policy_entity_assigned",
  "admin.auth.policy.removeEntities": "auth_policy_entity_removed",
  "admin.barriers.create": "barrier_created",
  "admin.barriers.delete": "barrier_deleted",
  "admin.barriers.update": "barrier_updated",
  "admin.conversations.archive": ofPrivacy("archive"),
  // The call names many channels; each has an entry of its own when its turn comes.
  "admin.conversations.bulkMove": ({ entity }) =>
    entity.type === "channel" ? "channel_moved" : "admin.conversations.bulkMove",
  "admin.conversations.convertToPrivate": ({ entity }) =>
    entity.state["privacy"] === "mpim" ? "mpim_converted_to_private" : "public_channel_converted_to_private",
  "admin.conversations.convertToPublic": "private_channel_converted_to_public",
  "admin.conversations.create": ({ params }) =>
    params["is_private"] === true ? "private_channel_created" : "public_channel_created",
  "admin.conversations.delete": ofPrivacy("deleted"),
  "admin.conversations.disconnectShared": "external_shared_channel_disconnected",
  "admin.conversations.ekm.restoreKey": "ekm_key_added",
  "admin.conversations.ekm.suspendKey": "ekm_key_removed",
  "admin.conversations.invite": "user_channel_join",
  "admin.conversations.lockThread": "thread_replies_disabled",
  "admin.conversations.removeCustomRetention": "channel_retention_changed",
  "admin.conversations.rename": "channel_renamed",
  "admin.conversations.restrictAccess.addGroup": "channel_properties_updated",
  "admin.conversations.restrictAccess.removeGroup": "channel_properties_updated",
  "admin.conversations.setConversationPrefs": "channel_posting_permissions_updated",
  "admin.conversations.setCustomRetention": "channel_retention_changed",
  "admin.conversations.setTeams": "channel_workspaces_updated",
  "admin.conversations.unarchive": ofPrivacy("unarchive"),
  "admin.conversations.unlockThread": "thread_replies_enabled",
  "admin.emoji.add": "emoji_added",
  "admin.emoji.addAlias": "emoji_aliased",
  "admin.emoji.remove": "emoji_removed",
  "admin.emoji.rename": "emoji_renamed",
  "admin.enterprise.setConnectPolicy": "slack_connect_pref_set",
  "admin.enterprise.setPlan": "prefs_setting_changed",
  "admin.enterprise.setRole": ({ params }) => {
    if (params["role"] === "owner") return "org_owner_created";
    return params["role"] === "admin" ? "role_change_to_admin" : "role_change_to_user";
  },
  "admin.enterprise.transfer": "owner_transferred",
  "admin.functions.permissions.set": "function_distribution_permission_set",
  "admin.inviteLinks.create": "invite_link_created",
  "admin.inviteLinks.revoke": "invite_link_revoked",
  "admin.inviteRequests.approve": "invite_request_approved",
  "admin.inviteRequests.deny": "invite_request_denied",
  "admin.legalHolds.entities.add": "legal_hold_policy_entities_added",
  "admin.legalHolds.entities.remove": "legal_hold_policy_entities_deleted",
  "admin.legalHolds.policies.activate": "legal_hold_policy_reactivated",
  "admin.legalHolds.policies.create": "legal_hold_policy_created",
  "admin.legalHolds.policies.release": "legal_hold_policy_released",
  "admin.legalHolds.policies.set": "legal_hold_policy_updated",
  "admin.retention.confirm": retentionOf,
  "admin.retention.rules.remove": retentionOf,
  "admin.retention.rules.set": retentionOf,
  "admin.roles.addAssignments": "role_assigned",
  "admin.roles.removeAssignments": "role_removed",
  "admin.signIn.groups.add": "idp_prod_configuration_updated",
  "admin.signIn.groups.remove": "idp_prod_configuration_updated",
  "admin.signIn.groups.setClaim": "idp_prod_configuration_updated",
  "admin.signIn.identities.remove": "identity_unlinked",
  "admin.signIn.providers.create": "idp_configuration_added",
  "admin.signIn.providers.delete": "idp_configuration_deleted",
  "admin.signIn.providers.update": "idp_prod_configuration_updated",
  "admin.teams.create": "workspace_created",
  "admin.teams.delete": "workspace_deleted",
  "admin.teams.migration.begin": "migration_scheduled",
  "admin.teams.migration.cancel": "workspace_declined_migration",
  "admin.teams.migration.finish": "migration_completed",
  "admin.teams.migration.settle": "migration_user_conflict_resolved",
  "admin.teams.settings.setAppApproval": "pref.app_whitelist_enabled",
  "admin.teams.settings.setConnectPolicy": "slack_connect_pref_set",
  "admin.teams.settings.setDefaultChannels": "pref.enterprise_default_channels",
  "admin.teams.settings.setDescription": "prefs_setting_changed",
  "admin.teams.settings.setDiscoverability": "pref.workspace_access_changed",
  "admin.teams.settings.setIcon": "prefs_setting_changed",
  "admin.teams.settings.setInviteApproval": "pref.invites_only_admins_changed",
  "admin.teams.settings.setLinkPreviews": "prefs_setting_changed",
  "admin.teams.settings.setName": "prefs_setting_changed",
  "admin.teams.settings.setNetworkPolicy": "team_authorized_ip_range_set",
  "admin.teams.settings.setPlan": "prefs_setting_changed",
  "admin.teams.settings.setPostingPolicy": "prefs_setting_changed",
  "admin.teams.settings.setProfileFields": "pref.uneditable_user_profile_fields",
  "admin.teams.settings.setPublicFiles": "pref.disallow_public_file_urls",
  "admin.teams.settings.setTwoFactor": "pref.two_factor_auth_changed",
  "admin.usergroups.addChannels": "default_channel_added_to_usergroup",
  "admin.usergroups.addTeams": "usergroup_added_to_team",
  "admin.usergroups.removeChannels": "default_channel_removed_from_usergroup",
  "admin.users.assign": "user_joined_workspace",
  "admin.users.createClaimLink": "claim_link_created",
  "admin.users.invite": "user_invited",
  "admin.users.reactivate": "user_reactivated",
  "admin.users.remove": "user_deactivated",
  "admin.users.secondFactor.reset": "second_factor_reset",
  "admin.users.session.clearSettings": "user_session_settings_changed",
  "admin.users.session.invalidate": "user_session_invalidated",
  "admin.users.session.reset": "user_session_reset_by_admin",
  "admin.users.session.resetBulk": "bulk_session_reset_by_admin",
  "admin.users.session.setSettings": "user_session_settings_changed",
  "admin.users.setAdmin": "role_change_to_admin",
  "admin.users.setDepartment": "user_profile_updated",
  "admin.users.setExpiration": ({ params }) =>
    Number(params["expiration_ts"] ?? 0) > 0 ? "guest_expiration_set" : "guest_expiration_cleared",
  "admin.users.setOwner": "role_change_to_owner",
  "admin.users.setRegular": "role_change_to_user",
  "admin.workflows.collaborators.add": "app_collaborator_added",
  "admin.workflows.collaborators.remove": "app_collaborator_removed",
  "admin.workflows.triggers.types.permissions.set": "workflow_trigger_permission_set",
  "admin.workflows.unpublish": "workflow_unpublished",
  "apps.developerInstall": "app_installed",
  "apps.developerUninstall": "app_uninstalled",
  "apps.hosted.upload": "app_deployed",
  "apps.hosted.variables.add": "app_variable_added",
  "apps.hosted.variables.remove": "app_variable_removed",
  "apps.hosted.versions.activate": "app_deployed",
  "apps.manifest.create": "app_manifest_created",
  "apps.manifest.delete": "app_deleted",
  "apps.manifest.update": "app_manifest_updated",
  "apps.uninstall": "app_uninstalled",
  "canvases.access.delete": "canvas_access_revoked",
  "canvases.access.set": "canvas_access_added",
  "canvases.delete": "canvas_deleted",
  "client.teams.join": "user_joined_workspace",
  "conversations.acceptSharedInvite": "external_shared_channel_invite_accepted",
  "conversations.approveSharedInvite": "external_shared_channel_invite_approved",
  "conversations.declineSharedInvite": "external_shared_channel_invite_declined",
  "conversations.inviteShared": "external_shared_channel_invite_sent",
  "conversations.requestSharedInvite.approve": "external_shared_channel_invite_request_approved",
  "conversations.requestSharedInvite.deny": "external_shared_channel_invite_request_denied",
  "developer.apps.owners.add": "app_collaborator_added",
  "developer.apps.owners.remove": "app_collaborator_removed",
  "functions.distributions.permissions.add": "function_distribution_permission_added",
  "functions.distributions.permissions.remove": "function_distribution_permission_removed",
  "functions.distributions.permissions.set": "function_distribution_permission_set",
  "shell.app.token": "token_shown",
  "shell.export": "manual_export_started",
  "shell.export.completed": "manual_export_completed",
  "shell.import": "workspace_imported",
  "shell.user.invite": "user_invited",
  "shell.user.reset": "user_password_reset_by_admin",
  "shell.workspace.create": "workspace_created",
  "slackLists.access.delete": "list_access_revoked",
  "slackLists.access.set": "list_access_added",
  "team.externalTeams.disconnect": "external_shared_channel_disconnected",
  "workflows.featured.add": "featured_workflow_added",
  "workflows.featured.remove": "featured_workflow_removed",
  "workflows.featured.set": "featured_workflow_added",
  "workflows.triggers.permissions.add": "workflow_trigger_permission_added",
  "workflows.triggers.permissions.remove": "workflow_trigger_permission_removed",
  "workflows.triggers.permissions.set": "workflow_trigger_permission_set",
};

/** What the Audit Logs API calls a successful call of a method. */
export function actionOf(method: string, named: Named): string {
  const action = methodActions[method] ?? method;
  return typeof action === "string" ? action : action(named);
}
