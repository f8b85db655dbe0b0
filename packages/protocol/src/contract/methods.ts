// GENERATED from the method definitions by npm run gen.
import type { CommonCode } from "../errors.ts";

/** Every method: what it takes, what it answers, and which codes are its own. */
export interface Methods {
  /** Returns the analytics of a day as a file, by person or by public channel. */
  "admin.analytics.getFile": {
    readonly params: {
      /** What each line is about. */
      readonly type: "member" | "public_channel";
      /** The day in UTC, as in 2026-01-15. Needed unless `metadata_only` is given. */
      readonly date?: string;
      /** Names, topics and descriptions of public channels as they are now, instead of a day. */
      readonly metadata_only?: boolean;
    };
    readonly result: { readonly ok: true; readonly bytes: Uint8Array };
    readonly errors: "not_an_admin" | "feature_not_enabled" | "invalid_type" | "invalid_date" | "file_not_yet_available" | "file_not_found" | "member_analytics_disabled" | "metadata_not_available" | "metadata_only_does_not_support_date";
  };
  /** Counts how many people saw, shared, clicked and reacted to each message of a channel. */
  "admin.analytics.messages.activity": {
    readonly params: {
      /** The channel of the messages. */
      readonly channel: string;
      /** The oldest message to include; 7 days before `latest_ts` by default. */
      readonly oldest_ts?: string;
      /** The newest message to include; 7 days after `oldest_ts` by default, or now if neither is given. */
      readonly latest_ts?: string;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly message_activities: readonly (MessageActivity)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "channel_not_found" | "not_an_enterprise" | "restricted_action" | "restricted_plan_level";
  };
  /** Returns metadata of the messages of a channel, without their content. */
  "admin.analytics.messages.metadata": {
    readonly params: {
      /** The channel of the messages. */
      readonly channel: string;
      /** The oldest message to include; the first of the channel by default. */
      readonly oldest_ts?: string;
      /** The newest message to include; now by default. */
      readonly latest_ts?: string;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly messages: readonly (MessageStructure)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "channel_not_found" | "not_an_enterprise" | "restricted_plan_level" | "different_team_owns_message_metadata_for_channel" | "admin_analytics_disabled" | "analytics_unavailable" | "access_denied";
  };
  /** Turns analytics of the caller's org on or off. */
  "admin.analytics.setCollection": {
    readonly params: {
      /** Whether it is recorded what people do with messages. */
      readonly messages?: boolean;
      /** Whether daily member analytics are available. */
      readonly members?: boolean;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_an_enterprise" | "restricted_action";
  };
  /** Lists the activity of all apps of a workspace or the org. */
  "admin.apps.activities.list": {
    readonly params: {
      /** Only of this app. */
      readonly app_id?: string;
      /** Only of this workspace; all that the caller runs when left out. */
      readonly team_id?: string;
      /** This level and those above it. */
      readonly min_log_level?: "trace" | "debug" | "info" | "warn" | "error" | "fatal";
      /** Only entries of this kind, such as `function_execution_result`. */
      readonly log_event_type?: string;
      /** Only of `app`, `workflow`, `function` or `trigger`. */
      readonly component_type?: string;
      /** Only of this function, workflow or trigger. */
      readonly component_id?: string;
      /** Only of the platform, or only of the app's own code. */
      readonly source?: "slack" | "platform" | "developer";
      /** Only entries of one run. */
      readonly trace_id?: string;
      /** Only entries of this time or later, in microseconds since 1970. */
      readonly min_date_created?: number;
      /** Only entries of this time or before, in microseconds since 1970. */
      readonly max_date_created?: number;
      /** The latest first, or the earliest. */
      readonly sort_direction?: "desc" | "asc";
      /** How many on a page. */
      readonly limit?: number;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly activities: readonly (Activity)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "invalid_app_id" | "invalid_app" | "invalid_team" | "not_an_admin" | "invalid_cursor";
  };
  /** Grants workspaces of the org to an org-wide app. */
  "admin.apps.addTeams": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** The workspaces. */
      readonly team_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "invalid_app_id" | "app_management_app_not_installed_on_org" | "no_team_ids_given";
  };
  /** Approves an app in a workspace, even if it was restricted. */
  "admin.apps.approve": {
    readonly params: {
      /** The app. */
      readonly app_id?: string;
      /** Instead of `app_id`: a pending request. */
      readonly request_id?: string;
      /** The workspace; that of the request, or the caller's own when left out. */
      readonly team_id?: string;
      /** The bot scopes to approve; those that are asked for when left out. */
      readonly bot_scopes?: readonly (string)[];
      /** The same for user scopes. */
      readonly user_scopes?: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "request_id_or_app_id_is_required" | "too_many_ids_provided" | "invalid_request_id" | "request_already_resolved" | "invalid_app_id";
  };
  /** Lists the apps that admins have approved. */
  "admin.apps.approved.list": {
    readonly params: {
      /** The workspace; the caller's own when left out. */
      readonly team_id?: string;
      /** The caller's org, for all of its workspaces at once. */
      readonly enterprise_id?: string;
      /** Whether to list only apps of the directory. */
      readonly certified?: boolean;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly approved_apps: readonly (ResolvedApp)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "team_not_found" | "not_an_admin" | "too_many_teams_provided" | "invalid_cursor";
  };
  /** Undoes the approval or restriction of an app. */
  "admin.apps.clearResolution": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** The workspace; the caller's own when left out. */
      readonly team_id?: string;
      /** The caller's org, for all of its workspaces at once. */
      readonly enterprise_id?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "invalid_app_id" | "no_resolution_found" | "too_many_teams_provided";
  };
  /** Lists what administrators have set for apps. */
  "admin.apps.config.lookup": {
    readonly params: {
      /** The apps. */
      readonly app_ids?: readonly (string)[];
      /** Apps with one of these settings. */
      readonly rich_link_preview_types?: readonly ("all_details" | "limited_details" | "no_preview")[];
    };
    readonly result: {
      readonly ok: true;
      readonly configs: readonly ({
        readonly app_id: string;
        readonly rich_link_preview_type: string;
        readonly workflow_auth_strategy: string;
        readonly domain_restrictions: {
          readonly urls: readonly (string)[];
          readonly emails: readonly (string)[];
        };
      })[];
    };
    readonly errors: "not_an_admin" | "missing_args";
  };
  /** Sets how much of links an app shows. */
  "admin.apps.config.set": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** How much of a link `chat.unfurl` of the app shows. */
      readonly rich_link_preview_type?: "all_details" | "limited_details" | "no_preview" | "default_to_global_setting";
      /** Only `builder_choice`: the author of a workflow chooses the account of a step. */
      readonly workflow_auth_strategy?: "builder_choice";
      /** Not supported. */
      readonly domain_restrictions?: Readonly<Record<string, unknown>>;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_an_admin" | "invalid_app" | "invalid_workflow_auth_strategy" | "url_restriction_not_supported";
  };
  /** Removes workspaces of the org from an org-wide app. */
  "admin.apps.removeTeams": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** The workspaces. */
      readonly team_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "invalid_app_id" | "app_management_app_not_installed_on_org" | "no_team_ids_given";
  };
  /** Takes a person's request for an app back. */
  "admin.apps.requests.cancel": {
    readonly params: {
      /** The request. */
      readonly request_id: string;
      /** The workspace; that of the request when left out. */
      readonly team_id?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "invalid_request_id" | "request_already_resolved";
  };
  /** Lists the pending requests of people for apps. */
  "admin.apps.requests.list": {
    readonly params: {
      /** The workspace; the caller's own when left out. */
      readonly team_id?: string;
      /** The caller's org, for all of its workspaces at once. */
      readonly enterprise_id?: string;
      /** Whether to list only apps of the directory. */
      readonly certified?: boolean;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      /** By id. */
      readonly app_requests: readonly (AppRequest)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "team_not_found" | "not_an_admin" | "too_many_teams_provided" | "invalid_cursor";
  };
  /** Restricts an app in a workspace. If it is installed, its tokens stop working there. */
  "admin.apps.restrict": {
    readonly params: {
      /** The app. */
      readonly app_id?: string;
      /** Instead of `app_id`: a pending request. */
      readonly request_id?: string;
      /** The workspace; that of the request, or the caller's own when left out. */
      readonly team_id?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "request_id_or_app_id_is_required" | "too_many_ids_provided" | "invalid_request_id" | "request_already_resolved" | "invalid_app_id";
  };
  /** Lists the apps that admins have restricted. */
  "admin.apps.restricted.list": {
    readonly params: {
      /** The workspace; the caller's own when left out. */
      readonly team_id?: string;
      /** The caller's org, for all of its workspaces at once. */
      readonly enterprise_id?: string;
      /** Whether to list only apps of the directory. */
      readonly certified?: boolean;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly restricted_apps: readonly (ResolvedApp)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "team_not_found" | "not_an_admin" | "too_many_teams_provided" | "invalid_cursor";
  };
  /** Sets who may install an app, and whether the app directory lists it. */
  "admin.apps.setDistribution": {
    readonly params: {
      /** An app that was created in a workspace that the caller owns. */
      readonly app_id: string;
      /** `internal`: its own workspace only. `unlisted`: people who have its link. `directory`: everyone, listed in the directory. */
      readonly distribution: "internal" | "unlisted" | "directory";
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "invalid_app_id" | "not_an_admin" | "not_an_owner";
  };
  /** Uninstalls an app from workspaces, or from the org. */
  "admin.apps.uninstall": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** The workspaces. */
      readonly team_ids?: readonly (string)[];
      /** The org, for an org-wide installation. */
      readonly enterprise_id?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "app_not_found" | "specify_enterprise_or_teams" | "teams_not_found" | "too_many_teams" | "enterprise_not_found" | "must_revoke_access" | "restricted_action";
  };
  /** Shows the networks that the caller's org trusts. */
  "admin.audit.anomaly.allow.getItem": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      readonly trusted_cidr: readonly (string)[];
      readonly trusted_asns: readonly (number)[];
    };
    readonly errors: "not_an_enterprise" | "restricted_action";
  };
  /** Replaces the networks that the caller's org trusts: a session that moves there is no anomaly. */
  "admin.audit.anomaly.allow.updateItem": {
    readonly params: {
      /** IPv4 networks in CIDR notation, such as `192.0.2.0/24`; kept when left out, none when empty. */
      readonly trusted_cidr?: readonly (string)[];
      /** Numbers of autonomous systems. Only an empty list is taken. */
      readonly trusted_asns?: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_an_enterprise" | "restricted_action" | "invalid_field_or_data";
  };
  /** Starts a job that writes the audit log into a file. */
  "admin.audit.export": {
    readonly params: {
      /** Of one workspace alone; else of all that the caller runs. */
      readonly team_id?: string;
      /** A spreadsheet, or JSON lines. */
      readonly format?: "csv" | "jsonl";
    };
    readonly result: {
      readonly ok: true;
      /** For `admin.jobs.info`, which names the file when the job is done. */
      readonly job_id: string;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "action_already_in_progress";
  };
  /** Lists changes in a workspace or an org, with their authors, and security events. */
  "admin.audit.list": {
    readonly params: {
      /** Of one workspace alone; else of all that the caller runs. */
      readonly team_id?: string;
      /** The method that was called, or a name of the Audit Logs API. */
      readonly action?: string;
      /** Who did it. */
      readonly actor?: string;
      /** The id of what it was done to. */
      readonly entity?: string;
      /** From this second on. */
      readonly oldest?: number;
      /** Until this second. */
      readonly latest?: number;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly entries: readonly ({
        readonly id: string;
        readonly date_create: number;
        readonly action: string;
        readonly actor: {
          readonly type: "user" | "system" | "shell";
          readonly name?: string;
          readonly user?: {
            readonly id: string;
            readonly name: string;
            readonly email?: string;
            readonly team: string;
          };
        };
        readonly entity: {
          readonly type: string;
          readonly id: string;
        };
        readonly context: {
          readonly location: {
            readonly type: "workspace";
            readonly id: string;
            readonly name: string;
            readonly domain: string;
          };
          readonly app?: {
            readonly id: string;
            readonly name: string;
          };
          readonly ip_address?: string;
        };
        readonly details: Readonly<Record<string, unknown>>;
      })[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "team_not_found" | "not_an_admin" | "invalid_cursor";
  };
  /** Lets people use a password although the org requires single sign-on. */
  "admin.auth.policy.assignEntities": {
    readonly params: {
      /** `email_password`. */
      readonly policy_name: string;
      /** Always `USER`. */
      readonly entity_type: "USER" | "user";
      /** The people. */
      readonly entity_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      readonly entity_total_count: number;
    };
    readonly errors: "not_an_admin" | "policy_not_found" | "feature_not_enabled";
  };
  /** Lists the people of a policy. */
  "admin.auth.policy.getEntities": {
    readonly params: {
      /** `email_password`. */
      readonly policy_name: string;
      /** Always `USER`. */
      readonly entity_type?: "USER" | "user";
      /** How many at most on this page. */
      readonly limit?: number;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly entities: readonly (PolicyEntity)[];
      readonly entity_total_count: number;
    };
    readonly errors: "not_an_admin" | "policy_not_found" | "feature_not_enabled";
  };
  /** Takes people off the list of a policy. */
  "admin.auth.policy.removeEntities": {
    readonly params: {
      /** `email_password`. */
      readonly policy_name: string;
      /** Always `USER`. */
      readonly entity_type: "USER" | "user";
      /** The people. */
      readonly entity_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      readonly entity_total_count: number;
    };
    readonly errors: "not_an_admin" | "policy_not_found" | "feature_not_enabled";
  };
  /** Creates an information barrier between groups of people. */
  "admin.barriers.create": {
    readonly params: {
      /** The group on one side. */
      readonly primary_usergroup_id: string;
      /** The groups on the other side. */
      readonly barriered_from_usergroup_ids: readonly (string)[];
      /** What they are kept from: always `im`, `mpim` and `call`. */
      readonly restricted_subjects: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      readonly barrier: Barrier;
    };
    readonly errors: "not_an_admin" | "primary_usergroup_not_found" | "barriered_from_usergroups_not_found" | "invalid_restricted_subjects" | "barrier_already_exists";
  };
  /** Deletes an information barrier. */
  "admin.barriers.delete": {
    readonly params: {
      /** The barrier. */
      readonly barrier_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_an_admin" | "barrier_not_found";
  };
  /** Lists the information barriers of the workspace. */
  "admin.barriers.list": {
    readonly params: {
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly barriers: readonly (Barrier)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "not_an_admin" | "invalid_cursor";
  };
  /** Changes the groups of an information barrier. */
  "admin.barriers.update": {
    readonly params: {
      /** The barrier. */
      readonly barrier_id: string;
      /** The group on one side. */
      readonly primary_usergroup_id: string;
      /** The groups on the other side. */
      readonly barriered_from_usergroup_ids: readonly (string)[];
      /** What they are kept from: always `im`, `mpim` and `call`. */
      readonly restricted_subjects: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      readonly barrier: Barrier;
    };
    readonly errors: "not_an_admin" | "primary_usergroup_not_found" | "barriered_from_usergroups_not_found" | "invalid_restricted_subjects" | "barrier_not_found" | "barrier_already_exists";
  };
  /** Archives a channel, also one that the caller is not in. */
  "admin.conversations.archive": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "restricted_action" | "already_archived" | "cant_archive_general";
  };
  /** Archives up to 100 channels. */
  "admin.conversations.bulkArchive": {
    readonly params: {
      /** The channels. */
      readonly channel_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      /** `admin.jobs.info` reads its progress. */
      readonly bulk_action_id: string;
      /** The channels that it is refused for, with the code of the method for one channel. */
      readonly not_added: readonly ({
        readonly channel_id: string;
        readonly errors: readonly (string)[];
      })[];
    };
    readonly errors: "restricted_action" | "no_valid_channels" | "action_already_in_progress";
  };
  /** Deletes up to 100 channels for ever. */
  "admin.conversations.bulkDelete": {
    readonly params: {
      /** The channels. */
      readonly channel_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      /** `admin.jobs.info` reads its progress. */
      readonly bulk_action_id: string;
      /** The channels that it is refused for, with the code of the method for one channel. */
      readonly not_added: readonly ({
        readonly channel_id: string;
        readonly errors: readonly (string)[];
      })[];
    };
    readonly errors: "restricted_action" | "no_valid_channels" | "action_already_in_progress";
  };
  /** Moves up to 100 channels to another workspace of the org. */
  "admin.conversations.bulkMove": {
    readonly params: {
      /** The channels. */
      readonly channel_ids: readonly (string)[];
      /** The workspace that the channels move to. */
      readonly target_team_id: string;
    };
    readonly result: {
      readonly ok: true;
      /** `admin.jobs.info` reads its progress. */
      readonly bulk_action_id: string;
      /** The channels that it is refused for, with the code of the method for one channel. */
      readonly not_added: readonly ({
        readonly channel_id: string;
        readonly errors: readonly (string)[];
      })[];
    };
    readonly errors: "restricted_action" | "no_valid_channels" | "action_already_in_progress" | "target_team_not_found";
  };
  /** Excludes channels from AI features; this server has none. */
  "admin.conversations.bulkSetExcludeFromSlackAi": {
    readonly params: {
      /** The channels. */
      readonly channel_ids: readonly (string)[];
      /** Whether to exclude the channels. */
      readonly exclude: boolean;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "feature_not_enabled" | "restricted_action";
  };
  /** Makes a public channel private. */
  "admin.conversations.convertToPrivate": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "restricted_action" | "could_not_convert_channel";
  };
  /** Makes a private channel public, with everything written in it. */
  "admin.conversations.convertToPublic": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "could_not_convert_channel" | "is_idp_managed" | "not_supported" | "restricted_action";
  };
  /** Creates a channel in a workspace, or in all workspaces of the org. */
  "admin.conversations.create": {
    readonly params: {
      /** The name, under the rules of `conversations.create`. */
      readonly name: string;
      /** Whether only members can see it. */
      readonly is_private: boolean;
      /** Becomes the purpose of the channel. */
      readonly description?: string;
      /** The workspace. */
      readonly team_id?: string;
      /** Whether all workspaces of the org have it. */
      readonly org_wide?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly channel_id: string;
    };
    readonly errors: "team_not_found" | "restricted_action" | "team_id_or_org_required" | "invalid_name" | "name_taken" | "could_not_create_channel";
  };
  /** Creates a channel for a Salesforce record; this server has no connected Salesforce org. */
  "admin.conversations.createForObjects": {
    readonly params: {
      /** The record. */
      readonly object_id: string;
      /** The Salesforce org of the record. */
      readonly salesforce_org_id: string;
      /** Whether to invite the people who work on the record. */
      readonly invite_object_team?: boolean;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "feature_not_enabled" | "restricted_action";
  };
  /** Deletes a channel for ever, also one that the caller is not in. */
  "admin.conversations.delete": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "restricted_action" | "could_not_delete_channel";
  };
  /** Ends the sharing of a channel with other workspaces. */
  "admin.conversations.disconnectShared": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
      /** Which; all of them when left out. */
      readonly leaving_team_ids?: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "not_an_admin" | "no_teams_to_disconnect" | "leaving_team_not_in_channel" | "cannot_kick_home_team";
  };
  /** Lists copies of disconnected channels with their originals; this server makes no copies. */
  "admin.conversations.ekm.listOriginalConnectedChannelInfo": {
    readonly params: {
      /** Of these channels alone. */
      readonly channel_ids?: readonly (string)[];
      /** Of these workspaces alone. */
      readonly team_ids?: readonly (string)[];
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_an_admin" | "not_enabled";
  };
  /** Restores the key of the messages of a workspace, or of one channel. */
  "admin.conversations.ekm.restoreKey": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** One conversation; the whole workspace when left out. */
      readonly channel_id?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "channel_not_found";
  };
  /** Suspends the key of the messages of a workspace, or of one channel: posting and reading are blocked. */
  "admin.conversations.ekm.suspendKey": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** One conversation; the whole workspace when left out. */
      readonly channel_id?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "channel_not_found";
  };
  /** Returns who may post and reply in a channel. */
  "admin.conversations.getConversationPrefs": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly prefs: {
        readonly who_can_post: Posters;
        readonly can_thread: Posters;
        readonly can_huddle: {
          readonly enabled: boolean;
        };
        readonly enable_at_channel: {
          readonly enabled: boolean;
        };
        readonly enable_at_here: {
          readonly enabled: boolean;
        };
        /** `open`, or the mode set by `setConversationPrefs`. */
        readonly channel_mode: string;
      };
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "not_an_admin";
  };
  /** Returns how long one channel keeps its messages, if it has a rule of its own. */
  "admin.conversations.getCustomRetention": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
    };
    readonly result: {
      readonly ok: true;
      /** Whether the channel has a rule of its own. */
      readonly is_policy_enabled: boolean;
      /** 0 without a rule of its own. */
      readonly duration_days: number;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "not_an_admin";
  };
  /** Lists the workspaces of the org that have a channel. */
  "admin.conversations.getTeams": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
      /** How many at most on this page. */
      readonly limit?: number;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      /** By id. */
      readonly team_ids: readonly (string)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "restricted_action" | "invalid_cursor";
  };
  /** Adds people to a channel, also one that the caller is not in. */
  "admin.conversations.invite": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
      /** The people. */
      readonly user_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "restricted_action" | "user_must_be_admin" | "failed_for_some_users";
  };
  /** Links a channel to a Salesforce record; this server has no connected Salesforce org. */
  "admin.conversations.linkObjects": {
    readonly params: {
      /** The channel. */
      readonly channel: string;
      /** The record. */
      readonly record_id: string;
      /** The Salesforce org of the record. */
      readonly salesforce_org_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "invalid_channel_type" | "channel_is_archived" | "record_not_found" | "restricted_action";
  };
  /** Locks a thread: nobody can reply in it. */
  "admin.conversations.lockThread": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
      /** Any message of the thread. */
      readonly thread_ts: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "not_an_admin" | "thread_not_found";
  };
  /** Finds public channels with few members that have not been used for some time. */
  "admin.conversations.lookup": {
    readonly params: {
      /** The workspaces. */
      readonly team_ids: readonly (string)[];
      /** Unix time in seconds. The last message has to be older. */
      readonly last_message_activity_before: number;
      /** How many members a channel may have. */
      readonly max_member_count?: number;
      /** How many at most on this page. */
      readonly limit?: number;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      /** By id. */
      readonly channel_ids: readonly (string)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "no_valid_teams" | "invalid_cursor";
  };
  /** Makes a channel follow the retention rule of its workspace or org again. */
  "admin.conversations.removeCustomRetention": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "not_an_admin";
  };
  /** Renames a channel, also one that the caller is not in. */
  "admin.conversations.rename": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
      /** The new name, under the rules of `conversations.create`. */
      readonly name: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "restricted_action" | "could_not_rename_channel" | "invalid_name_maxlength" | "name_taken";
  };
  /** Restricts a private channel to the people of a user group. */
  "admin.conversations.restrictAccess.addGroup": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
      /** The user group. */
      readonly group_id: string;
      /** A workspace that has the channel. */
      readonly team_id?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "invalid_channel" | "not_an_admin" | "team_not_found" | "group_not_found" | "channel_is_not_private" | "invalid_channel_type" | "group_must_not_be_empty" | "group_already_linked_to_channel" | "no_channel_memberships" | "cannot_add_more_groups_to_channel" | "cannot_add_more_channels_to_group";
  };
  /** Lists the user groups that a private channel is restricted to. */
  "admin.conversations.restrictAccess.listGroups": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
      /** A workspace that has the channel. */
      readonly team_id?: string;
    };
    readonly result: {
      readonly ok: true;
      /** In the order in which they were added. */
      readonly group_ids: readonly (string)[];
    };
    readonly errors: "channel_not_found" | "invalid_channel" | "not_an_admin" | "team_not_found";
  };
  /** Ends the restriction of a private channel to a user group. */
  "admin.conversations.restrictAccess.removeGroup": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
      /** The user group. */
      readonly group_id: string;
      /** A workspace that has the channel. */
      readonly team_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "invalid_channel" | "not_an_admin" | "team_not_found" | "group_not_found" | "link_not_found";
  };
  /** Searches the channels of the workspaces that the caller runs, by name. */
  "admin.conversations.search": {
    readonly params: {
      /** The beginning of the name, or of a word in it. All channels when empty. */
      readonly query?: string;
      /** Kinds of channels; all of them have to apply. */
      readonly search_channel_types?: readonly (string)[];
      /** Only channels of these workspaces. */
      readonly team_ids?: readonly (string)[];
      /** Only channels that one of these organizations shares. */
      readonly connected_team_ids?: readonly (string)[];
      /** What to sort by. */
      readonly sort?: "relevant" | "name" | "member_count" | "created";
      /** The direction. */
      readonly sort_dir?: "asc" | "desc";
      /** Whether to count only. */
      readonly total_count_only?: boolean;
      /** How many at most on this page. */
      readonly limit?: number;
      /** `next_cursor` of the page before. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly conversations: readonly (FoundChannel)[];
      /** On all pages. */
      readonly total_count: number;
      readonly next_cursor: string;
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "not_an_admin" | "team_not_found" | "invalid_search_channel_type" | "invalid_sort" | "invalid_sort_dir" | "external_team_not_connected_to_this_org" | "connected_team_passed_in_is_not_top_level_team" | "invalid_cursor";
  };
  /** Sets who may post and reply in a channel. */
  "admin.conversations.setConversationPrefs": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
      /** What to set: an object, or its JSON text. Prefs that are not named stay as they are. */
      readonly prefs: Readonly<Record<string, unknown>> | string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "not_an_admin" | "invalid_value";
  };
  /** Sets how long one channel keeps its messages. */
  "admin.conversations.setCustomRetention": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
      /** How many days content is kept, 1 to 36499. */
      readonly duration_days: number;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "not_an_admin" | "invalid_duration" | "retention_override_not_allowed";
  };
  /** Sets the workspaces of the org that share a channel. */
  "admin.conversations.setTeams": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
      /** The workspaces; the one that the channel is at home in keeps it also when it is not named. */
      readonly target_team_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "restricted_action" | "invalid_target_team";
  };
  /** Takes a channel out of the archive, also one that the caller is not in. */
  "admin.conversations.unarchive": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "restricted_action" | "channel_not_archived";
  };
  /** Unlinks a channel from its Salesforce record; no channel of this server has one. */
  "admin.conversations.unlinkObjects": {
    readonly params: {
      /** The channel. */
      readonly channel: string;
      /** The name of the channel without the record. */
      readonly new_name: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "restricted_action";
  };
  /** Unlocks a thread: people can reply in it again. */
  "admin.conversations.unlockThread": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
      /** Any message of the thread. */
      readonly thread_ts: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "not_an_admin" | "thread_not_found";
  };
  /** Adds a custom emoji to the workspace. */
  "admin.emoji.add": {
    readonly params: {
      /** What it shall be called. */
      readonly name: string;
      /** Where the picture is: an `https` or `http` address. */
      readonly url: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_an_admin" | "error_missing_name" | "error_bad_name_i18n" | "error_name_taken" | "error_name_taken_i18n" | "error_no_image";
  };
  /** Adds an alias to a custom emoji. */
  "admin.emoji.addAlias": {
    readonly params: {
      /** What it shall be called. */
      readonly name: string;
      /** The emoji of the workspace. */
      readonly alias_for: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_an_admin" | "error_missing_name" | "error_bad_name_i18n" | "error_name_taken" | "error_name_taken_i18n" | "no_alias_selected" | "error_invalid_alias";
  };
  /** Lists the custom emoji of the workspace with who added them and when. */
  "admin.emoji.list": {
    readonly params: {
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly emoji: Readonly<Record<string, {
        readonly url: string;
        readonly date_created: number;
        readonly uploaded_by: string;
      }>>;
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "not_an_admin" | "invalid_cursor";
  };
  /** Removes a custom emoji with all its aliases. */
  "admin.emoji.remove": {
    readonly params: {
      /** The emoji, with or without colons. */
      readonly name: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_an_admin" | "emoji_not_found";
  };
  /** Renames a custom emoji; its aliases follow. */
  "admin.emoji.rename": {
    readonly params: {
      /** The emoji, with or without colons. */
      readonly name: string;
      /** What it shall be called. */
      readonly new_name: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_an_admin" | "error_missing_name" | "error_bad_name_i18n" | "error_name_taken" | "error_name_taken_i18n" | "error_invalid_emoji_to_rename";
  };
  /** Returns the settings of the caller's org, with its workspaces and apps. */
  "admin.enterprise.info": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      readonly enterprise: {
        readonly id: string;
        readonly name: string;
        readonly domain: string;
      };
      readonly settings: {
        readonly plan: "standard" | "business" | "enterprise";
        /** Whether it is recorded what people do with messages. */
        readonly message_analytics: boolean;
        /** Whether daily member analytics are available. */
        readonly member_analytics: boolean;
        /** What organizations that channels are shared with may see and do. */
        readonly connect_policy: Readonly<Record<string, boolean>>;
      };
      /** Its workspaces. */
      readonly teams: readonly ({
        readonly id: string;
        readonly name: string;
        readonly domain: string;
      })[];
      /** Workspaces that are moving into it. */
      readonly arriving: readonly ({
        readonly id: string;
        readonly name: string;
        readonly domain: string;
        /** Which step of the move was the last. */
        readonly step: "begun" | "settled";
      })[];
      /** Apps that are installed for all of it. */
      readonly apps: readonly ({
        readonly id: string;
        readonly name: string;
        /** The workspaces that it may work in. */
        readonly team_ids: readonly (string)[];
      })[];
    };
    readonly errors: "not_an_enterprise" | "restricted_action";
  };
  /** Sets what of the caller's org may be linked in channels shared with other organizations. */
  "admin.enterprise.setConnectPolicy": {
    readonly params: {
      /** Whether links to uploaded files may be posted. */
      readonly file_links?: boolean;
      /** Whether links to canvases may be posted. */
      readonly canvases?: boolean;
      /** Whether links to lists may be posted. */
      readonly lists?: boolean;
      /** Whether people of theirs may be named to run a trigger. */
      readonly trigger_users?: boolean;
      /** Whether a channel that is shared with them may be named, so that they run a trigger from it. */
      readonly trigger_channels?: boolean;
      /** Whether workspaces of theirs may be named to run a trigger. */
      readonly trigger_teams?: boolean;
      /** Whether they may be named as a whole to run a trigger. */
      readonly trigger_orgs?: boolean;
      /** Whether an invite of a person is sent at once, and is no request that has to be reviewed. */
      readonly unreviewed_invites?: boolean;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_an_enterprise" | "restricted_action";
  };
  /** Sets the plan of the caller's org, which determines its features. */
  "admin.enterprise.setPlan": {
    readonly params: {
      /** The plan. */
      readonly plan: "standard" | "business" | "enterprise";
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_an_enterprise" | "restricted_action";
  };
  /** Makes a person an owner, an admin or an ordinary member of the caller's org. */
  "admin.enterprise.setRole": {
    readonly params: {
      /** The person. */
      readonly user_id: string;
      /** The role in the org. */
      readonly role: "owner" | "admin" | "member";
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_an_enterprise" | "user_not_found" | "invalid_role_for_user" | "restricted_action" | "cannot_modify_primary_owner";
  };
  /** Makes another person the primary owner of the caller's org. */
  "admin.enterprise.transfer": {
    readonly params: {
      /** The person. */
      readonly user_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_an_enterprise" | "user_not_found" | "invalid_role_for_user" | "restricted_action" | "cannot_transfer_to_self";
  };
  /** Lists the functions of apps in the workspaces that the caller runs. */
  "admin.functions.list": {
    readonly params: {
      /** The apps. */
      readonly app_ids: readonly (string)[];
      /** Only of apps that are installed in this workspace. */
      readonly team_id?: string;
      /** Also functions that the developers share with nobody else, of apps of the caller's own org. */
      readonly include_non_distributed_functions?: boolean;
      /** How many at most on this page. */
      readonly limit?: number;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly functions: readonly (AdministeredFunction)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "restricted_action" | "not_allowed" | "invalid_cursor";
  };
  /** Returns whose workflows may use functions. */
  "admin.functions.permissions.lookup": {
    readonly params: {
      /** The functions. */
      readonly function_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      /** By the id of the function. */
      readonly permissions: Readonly<Record<string, FunctionPermission>>;
      /** By the id of the function. */
      readonly metadata: Readonly<Record<string, {}>>;
      /** The ids that name no function of a workspace that the caller runs. */
      readonly errors: Readonly<Record<string, "function_not_found">>;
    };
    readonly errors: "restricted_action";
  };
  /** Sets whose workflows may use a function. */
  "admin.functions.permissions.set": {
    readonly params: {
      /** The function. */
      readonly function_id: string;
      /** One of everyone, app_collaborators, named_entities, no_one. Not together with `permissions`. */
      readonly visibility?: string;
      /** People, with `named_entities`. */
      readonly user_ids?: readonly (string)[];
      /** One entry with `type` (`function`), `visibility` and `user_ids`. Not together with `visibility`. */
      readonly permissions?: readonly (unknown)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "restricted_action" | "function_not_found" | "invalid_visibility" | "invalid_permission" | "invalid_permission_type" | "invalid_setting";
  };
  /** Ends an import before its end. */
  "admin.imports.cancel": {
    readonly params: {
      /** The job that `admin.imports.start` has answered. */
      readonly job_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "job_not_found" | "not_an_owner" | "import_ended";
  };
  /** Starts a job that imports an export of Slack into the caller's workspace, or checks it. */
  "admin.imports.start": {
    readonly params: {
      /** The zip file of the export: a file that the caller has uploaded. */
      readonly file: string;
      /** Reads everything, writes nothing, and reports what would be imported. */
      readonly dry_run?: boolean;
      /** Fetches files that the export only names from Slack, with the token in its links. */
      readonly with_files?: boolean;
      /** Owners and admins of the export become owners and admins here: only for exports that you trust. */
      readonly with_roles?: boolean;
    };
    readonly result: {
      readonly ok: true;
      /** For `admin.jobs.info`, which has the progress and the report. */
      readonly job_id: string;
    };
    readonly errors: "file_not_found" | "file_deleted" | "invalid_archive" | "not_an_owner" | "action_already_in_progress";
  };
  /** Creates an invite link for a workspace. */
  "admin.inviteLinks.create": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** What they will be. */
      readonly role?: "member" | "multi_channel_guest";
      /** How many people may come by it. */
      readonly uses?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly invite: InviteLink;
    };
    readonly errors: "team_not_found" | "not_an_admin";
  };
  /** Lists the valid invite links of a workspace. */
  "admin.inviteLinks.list": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
    };
    readonly result: {
      readonly ok: true;
      /** The latest first. */
      readonly invites: readonly (InviteLink)[];
    };
    readonly errors: "team_not_found" | "not_an_admin";
  };
  /** Revokes an invite link of a workspace. */
  "admin.inviteLinks.revoke": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** The link. */
      readonly invite_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "invite_not_found";
  };
  /** Approves a request of members, and invites the person. */
  "admin.inviteRequests.approve": {
    readonly params: {
      /** The request. */
      readonly invite_request_id: string;
      /** The workspace; that of the request when left out. */
      readonly team_id?: string;
    };
    readonly result: {
      readonly ok: true;
      /** The link of the invitation, for one use. It is not shown again. */
      readonly url: string;
      /** When the link expires. */
      readonly date_expire: number;
      /** Whether the server sends the link to the address, too. */
      readonly is_mailed: boolean;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "invalid_request" | "already_processed" | "failed_to_send_invite";
  };
  /** Lists the requests to invite people that were approved. */
  "admin.inviteRequests.approved.list": {
    readonly params: {
      /** The workspace; the caller's own when left out. */
      readonly team_id?: string;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      /** By the id of the request. */
      readonly approved_requests: readonly ({
        readonly invite_request: PersonInviteRequest;
        readonly approved_by: {
          readonly actor_type: "user";
          readonly actor_id: string;
        };
        readonly invite: SentInvite;
      })[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "team_not_found" | "not_an_admin" | "invalid_cursor";
  };
  /** Lists the requests to invite people that were denied. */
  "admin.inviteRequests.denied.list": {
    readonly params: {
      /** The workspace; the caller's own when left out. */
      readonly team_id?: string;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      /** By the id of the request. */
      readonly denied_requests: readonly ({
        readonly invite_request: PersonInviteRequest;
        readonly denied_by: {
          readonly actor_type: "user";
          readonly actor_id: string;
        };
      })[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "team_not_found" | "not_an_admin" | "invalid_cursor";
  };
  /** Denies a request of members to invite a person. */
  "admin.inviteRequests.deny": {
    readonly params: {
      /** The request. */
      readonly invite_request_id: string;
      /** The workspace; that of the request when left out. */
      readonly team_id?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "invalid_request" | "already_processed";
  };
  /** Lists the pending requests of members to invite people. */
  "admin.inviteRequests.list": {
    readonly params: {
      /** The workspace; the caller's own when left out. */
      readonly team_id?: string;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      /** By id. */
      readonly invite_requests: readonly (PersonInviteRequest)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "team_not_found" | "not_an_admin" | "invalid_cursor";
  };
  /** Reads the progress of a job and the outcome of each item. */
  "admin.jobs.info": {
    readonly params: {
      /** The job: `bulk_action_id` of the method that started it. */
      readonly job_id: string;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many items at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly job: {
        readonly id: string;
        /** The method that started it, `imports.run` for an import, or `guests.expire` for guests whose time is over. */
        readonly kind: string;
        readonly state: "waiting" | "running" | "done" | "stopped";
        /** Left out for a job that the server started. */
        readonly actor_id?: string;
        /** Left out for a job of the whole org. */
        readonly team_id?: string;
        readonly total: number;
        readonly done: number;
        readonly failed: number;
        readonly date_created: number;
        readonly date_started?: number;
        readonly date_ended?: number;
        /** What the job has written, until it expires. */
        readonly file?: {
          readonly name: string;
          readonly size: number;
          /** Send a token with `auditlogs:read` or `admin` as bearer. */
          readonly url: string;
          readonly date_expire: number;
        };
        /** Of a job that imports an export. */
        readonly import?: {
          /** The archive, until it is deleted. */
          readonly file_id?: string;
          readonly file_name: string;
          readonly dry_run: boolean;
          readonly with_files: boolean;
          readonly with_roles: boolean;
          /** Of the current item: bytes of messages, or objects. */
          readonly progress?: {
            readonly step: "check" | "people" | "conversations" | "messages" | "files";
            readonly done: number;
            readonly of: number;
          };
          /** What `platform import --json` prints. Only `admin.jobs.info` has it, after the check of the export. */
          readonly report?: {
            /** By what was counted, such as `messages`. */
            readonly counts: Readonly<Record<string, number>>;
            /** Messages by their subtype. */
            readonly subtypes: Readonly<Record<string, number>>;
            readonly first_ts?: string;
            readonly last_ts?: string;
            /** Files that are links still. The next import tries them again. */
            readonly failed_downloads: readonly ({
              readonly id: string;
              readonly name: string;
              readonly error: string;
            })[];
            /** What could not be kept as it was. */
            readonly losses: readonly ({
              readonly what: string;
              readonly count: number;
              readonly examples: readonly (string)[];
            })[];
          };
          /** Why the import failed, for people. */
          readonly fault?: string;
        };
      };
      readonly items: readonly ({
        /** The id of the object. */
        readonly id: string;
        readonly state: "waiting" | "done" | "failed";
        readonly error?: string;
      })[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "job_not_found" | "not_an_admin" | "invalid_cursor";
  };
  /** Lists jobs of administrators, such as bulk actions, with their progress. */
  "admin.jobs.list": {
    readonly params: {
      /** Only jobs of this kind. */
      readonly kind?: string;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      /** The latest first. */
      readonly jobs: readonly ({
        readonly id: string;
        /** The method that started it, `imports.run` for an import, or `guests.expire` for guests whose time is over. */
        readonly kind: string;
        readonly state: "waiting" | "running" | "done" | "stopped";
        /** Left out for a job that the server started. */
        readonly actor_id?: string;
        /** Left out for a job of the whole org. */
        readonly team_id?: string;
        readonly total: number;
        readonly done: number;
        readonly failed: number;
        readonly date_created: number;
        readonly date_started?: number;
        readonly date_ended?: number;
        /** What the job has written, until it expires. */
        readonly file?: {
          readonly name: string;
          readonly size: number;
          /** Send a token with `auditlogs:read` or `admin` as bearer. */
          readonly url: string;
          readonly date_expire: number;
        };
        /** Of a job that imports an export. */
        readonly import?: {
          /** The archive, until it is deleted. */
          readonly file_id?: string;
          readonly file_name: string;
          readonly dry_run: boolean;
          readonly with_files: boolean;
          readonly with_roles: boolean;
          /** Of the current item: bytes of messages, or objects. */
          readonly progress?: {
            readonly step: "check" | "people" | "conversations" | "messages" | "files";
            readonly done: number;
            readonly of: number;
          };
          /** What `platform import --json` prints. Only `admin.jobs.info` has it, after the check of the export. */
          readonly report?: {
            /** By what was counted, such as `messages`. */
            readonly counts: Readonly<Record<string, number>>;
            /** Messages by their subtype. */
            readonly subtypes: Readonly<Record<string, number>>;
            readonly first_ts?: string;
            readonly last_ts?: string;
            /** Files that are links still. The next import tries them again. */
            readonly failed_downloads: readonly ({
              readonly id: string;
              readonly name: string;
              readonly error: string;
            })[];
            /** What could not be kept as it was. */
            readonly losses: readonly ({
              readonly what: string;
              readonly count: number;
              readonly examples: readonly (string)[];
            })[];
          };
          /** Why the import failed, for people. */
          readonly fault?: string;
        };
      })[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "not_an_admin" | "invalid_cursor";
  };
  /** Puts more people on a legal hold. */
  "admin.legalHolds.entities.add": {
    readonly params: {
      /** The legal hold. */
      readonly policy_id: string;
      /** People. */
      readonly entity_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_an_admin" | "restricted_action" | "policy_not_found" | "policy_released" | "user_not_found";
  };
  /** Lists the people on a legal hold. */
  "admin.legalHolds.entities.list": {
    readonly params: {
      /** The legal hold. */
      readonly policy_id: string;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly entities: readonly ({
        readonly entity_id: string;
        readonly entity_type: "USER";
        readonly date_added: number;
      })[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "not_an_admin" | "restricted_action" | "policy_not_found" | "invalid_cursor";
  };
  /** Takes people off a legal hold. */
  "admin.legalHolds.entities.remove": {
    readonly params: {
      /** The legal hold. */
      readonly policy_id: string;
      /** People. */
      readonly entity_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_an_admin" | "restricted_action" | "policy_not_found" | "policy_released" | "user_not_found" | "last_entity";
  };
  /** Makes a released legal hold active again. */
  "admin.legalHolds.policies.activate": {
    readonly params: {
      /** The legal hold. */
      readonly policy_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_an_admin" | "restricted_action" | "policy_not_found" | "policy_active";
  };
  /** Puts people on a new legal hold, which preserves their content. */
  "admin.legalHolds.policies.create": {
    readonly params: {
      /** Its name, for administrators. */
      readonly name: string;
      /** People. */
      readonly entity_ids: readonly (string)[];
      /** What it is for. */
      readonly description?: string;
      /** `ONLY_DMS` covers direct messages and group DMs only; `NO_RESTRICTION` covers every conversation. */
      readonly restriction?: "NO_RESTRICTION" | "ONLY_DMS";
      /** Cover only content since then; in seconds since 1970, 0 for no limit. */
      readonly start_date?: number;
      /** Cover only content before then; in seconds since 1970, 0 for no limit. */
      readonly end_date?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly policy: LegalHold;
    };
    readonly errors: "not_an_admin" | "restricted_action" | "user_not_found" | "invalid_dates";
  };
  /** Returns one legal hold. */
  "admin.legalHolds.policies.info": {
    readonly params: {
      /** The legal hold. */
      readonly policy_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly policy: LegalHold;
    };
    readonly errors: "not_an_admin" | "restricted_action" | "policy_not_found";
  };
  /** Lists the legal holds of the org, active and released. */
  "admin.legalHolds.policies.list": {
    readonly params: {
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly policies: readonly (LegalHold)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "not_an_admin" | "restricted_action" | "invalid_cursor";
  };
  /** Ends a legal hold. */
  "admin.legalHolds.policies.release": {
    readonly params: {
      /** The legal hold. */
      readonly policy_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_an_admin" | "restricted_action" | "policy_not_found" | "policy_released";
  };
  /** Changes what a legal hold is called and covers. */
  "admin.legalHolds.policies.set": {
    readonly params: {
      /** The legal hold. */
      readonly policy_id: string;
      /** Its name, for administrators. */
      readonly name?: string;
      /** What it is for. */
      readonly description?: string;
      /** `ONLY_DMS` covers direct messages and group DMs only; `NO_RESTRICTION` covers every conversation. */
      readonly restriction?: "NO_RESTRICTION" | "ONLY_DMS";
      /** Cover only content since then; in seconds since 1970, 0 for no limit. */
      readonly start_date?: number;
      /** Cover only content before then; in seconds since 1970, 0 for no limit. */
      readonly end_date?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly policy: LegalHold;
    };
    readonly errors: "not_an_admin" | "restricted_action" | "policy_not_found" | "policy_released" | "invalid_dates";
  };
  /** Confirms the preview of a retention rule, so that runs delete what it covers. */
  "admin.retention.confirm": {
    readonly params: {
      /** The channel, for the rule of one channel. */
      readonly channel_id?: string;
      /** The workspace. Left out: the caller's org, or the caller's workspace when it is in no org. */
      readonly team_id?: string;
      /** Messages of public channels, of private channels, direct messages with group DMs, or uploaded files. */
      readonly kind?: "public" | "private" | "direct" | "files";
      /** How many days content is kept, 1 to 36499. */
      readonly duration_days: number;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "restricted_action" | "channel_not_found" | "channel_type_not_supported" | "rule_not_found" | "invalid_duration" | "rule_changed";
  };
  /** Counts what a retention rule would delete now. */
  "admin.retention.preview": {
    readonly params: {
      /** The channel, for the rule of one channel. */
      readonly channel_id?: string;
      /** The workspace. Left out: the caller's org, or the caller's workspace when it is in no org. */
      readonly team_id?: string;
      /** Messages of public channels, of private channels, direct messages with group DMs, or uploaded files. */
      readonly kind?: "public" | "private" | "direct" | "files";
    };
    readonly result: {
      readonly ok: true;
      readonly preview: RetentionPreview;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "restricted_action" | "channel_not_found" | "channel_type_not_supported" | "rule_not_found";
  };
  /** Lists what retention runs deleted: one report per run and channel, the latest first. */
  "admin.retention.reports.list": {
    readonly params: {
      /** The workspace. Left out: the caller's org, or the caller's workspace when it is in no org. */
      readonly team_id?: string;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly reports: readonly (RetentionReport)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "team_not_found" | "not_an_admin" | "restricted_action" | "invalid_cursor";
  };
  /** Lists the retention rules of a workspace or the org, with those of channels. */
  "admin.retention.rules.list": {
    readonly params: {
      /** The workspace. Left out: the caller's org, or the caller's workspace when it is in no org. */
      readonly team_id?: string;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly rules: readonly (RetentionRule)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "team_not_found" | "not_an_admin" | "restricted_action" | "invalid_cursor";
  };
  /** Removes a retention rule of a workspace or the org. */
  "admin.retention.rules.remove": {
    readonly params: {
      /** The workspace. Left out: the caller's org, or the caller's workspace when it is in no org. */
      readonly team_id?: string;
      /** Messages of public channels, of private channels, direct messages with group DMs, or uploaded files. */
      readonly kind: "public" | "private" | "direct" | "files";
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "restricted_action" | "rule_not_found";
  };
  /** Sets how long a workspace or the org keeps messages or files of a kind. */
  "admin.retention.rules.set": {
    readonly params: {
      /** The workspace. Left out: the caller's org, or the caller's workspace when it is in no org. */
      readonly team_id?: string;
      /** Messages of public channels, of private channels, direct messages with group DMs, or uploaded files. */
      readonly kind: "public" | "private" | "direct" | "files";
      /** How many days content is kept, 1 to 36499. */
      readonly duration_days: number;
      /** Whether workspaces of the org and channels may have rules of their own. */
      readonly allow_override?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly rule: RetentionRule;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "restricted_action" | "invalid_duration" | "retention_override_not_allowed";
  };
  /** Starts a retention run for a workspace or the org, besides the daily one. */
  "admin.retention.run": {
    readonly params: {
      /** The workspace. Left out: the caller's org, or the caller's workspace when it is in no org. */
      readonly team_id?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly run_id: string;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "restricted_action";
  };
  /** Gives people a delegated role for an org, workspaces or channels. */
  "admin.roles.addAssignments": {
    readonly params: {
      /** The role, such as `Rl01` (Channel Admin). */
      readonly role_id: string;
      /** The org, workspaces and channels; at most 10. */
      readonly entity_ids: readonly (string)[];
      /** The people; at most 10. */
      readonly user_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "invalid_actor" | "invalid_role_id" | "feature_not_enabled" | "too_many_users" | "too_many_entities" | "cannot_modify_role_admin" | "no_valid_users" | "no_valid_entities" | "failed_for_some_users" | "failed_for_some_entities" | "failed_for_some_users_and_entities";
  };
  /** Lists who has which delegated role, and for what. */
  "admin.roles.listAssignments": {
    readonly params: {
      /** Only these roles. */
      readonly role_ids?: readonly (string)[];
      /** Only for these orgs, workspaces and channels. */
      readonly entity_ids?: readonly (string)[];
      /** By the time of the assignment. */
      readonly sort_dir?: "ASC" | "DESC" | "asc" | "desc";
      /** How many at most on this page. */
      readonly limit?: number;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly role_assignments: readonly (RoleAssignment)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "invalid_actor" | "invalid_role_id" | "invalid_sort" | "invalid_cursor";
  };
  /** Takes a delegated role from people. */
  "admin.roles.removeAssignments": {
    readonly params: {
      /** The role, such as `Rl01` (Channel Admin). */
      readonly role_id: string;
      /** The org, workspaces and channels; at most 10. */
      readonly entity_ids: readonly (string)[];
      /** The people; at most 10. */
      readonly user_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "invalid_actor" | "invalid_role_id" | "feature_not_enabled" | "too_many_users" | "too_many_entities" | "cannot_modify_role_admin" | "no_valid_users" | "no_valid_entities" | "failed_for_some_users" | "failed_for_some_entities" | "failed_for_some_users_and_entities";
  };
  /** Maps a group at a sign-in provider to a user group, or to the role of an admin. */
  "admin.signIn.groups.add": {
    readonly params: {
      /** The provider. */
      readonly provider_id: string;
      /** The group, exactly as the provider writes it in the claim: a name, a path or an id. */
      readonly group: string;
      /** The user group whose members the people of the group are. */
      readonly usergroup_id?: string;
      /** Instead of a user group: the role that the people of the group have. */
      readonly role?: "admin";
      /** With `role`: the workspace. A provider of one workspace needs none. */
      readonly team_id?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "provider_not_found" | "not_an_admin" | "restricted_action" | "invalid_group" | "invalid_target" | "usergroup_not_found" | "team_not_found" | "usergroup_managed" | "usergroup_opens_teams" | "too_many_mappings";
  };
  /** Lists what groups at a sign-in provider mean here. */
  "admin.signIn.groups.list": {
    readonly params: {
      /** The provider. */
      readonly provider_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly mappings: readonly (GroupMapping)[];
    };
    readonly errors: "provider_not_found" | "not_an_admin" | "restricted_action";
  };
  /** Removes a mapping of a group at a sign-in provider. */
  "admin.signIn.groups.remove": {
    readonly params: {
      /** The provider. */
      readonly provider_id: string;
      /** The group, exactly as it was mapped. */
      readonly group: string;
      /** The user group that it is mapped to. */
      readonly usergroup_id?: string;
      /** Instead of a user group: the role that the people of the group have. */
      readonly role?: "admin";
      /** With `role`: the workspace. A provider of one workspace needs none. */
      readonly team_id?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "provider_not_found" | "not_an_admin" | "restricted_action" | "invalid_target" | "mapping_not_found";
  };
  /** Says in which claim, or for SAML in which attribute, a sign-in provider names the groups of a person. */
  "admin.signIn.groups.setClaim": {
    readonly params: {
      /** The provider. */
      readonly provider_id: string;
      /** The claim, such as `groups`; empty when groups at the provider mean nothing here, as at first. */
      readonly claim: string;
    };
    readonly result: {
      readonly ok: true;
      readonly provider: SignInProvider;
    };
    readonly errors: "provider_not_found" | "not_an_admin" | "restricted_action" | "invalid_claim";
  };
  /** Lists whom a sign-in provider identifies, and their accounts. */
  "admin.signIn.identities.list": {
    readonly params: {
      /** The provider. */
      readonly provider_id: string;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly identities: readonly (Identity)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "provider_not_found" | "not_an_admin" | "restricted_action" | "invalid_cursor";
  };
  /** Unlinks an identity of a sign-in provider from its account. */
  "admin.signIn.identities.remove": {
    readonly params: {
      /** The provider. */
      readonly provider_id: string;
      /** The issuer of the identity. */
      readonly issuer: string;
      /** What the issuer calls the person. */
      readonly subject: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "provider_not_found" | "not_an_admin" | "restricted_action" | "identity_not_found";
  };
  /** Adds a provider through which people sign in to a workspace or the org. */
  "admin.signIn.providers.create": {
    readonly params: {
      /** The workspace. Left out: the caller's org, or the caller's workspace when it is in no org. */
      readonly team_id?: string;
      /** The protocol that the provider speaks. `oidc` when left out. It never changes. */
      readonly kind?: "oidc" | "saml";
      /** What the button of the sign-in page says. */
      readonly name: string;
      /** OpenID Connect: the issuer, as the discovery document of the provider names it, beginning with https. SAML: the entity id of the provider. */
      readonly issuer?: string;
      /** OpenID Connect: what the provider calls this server. */
      readonly client_id?: string;
      /** OpenID Connect: the secret that belongs to `client_id`. A public client has none. */
      readonly client_secret?: string;
      /** SAML: the metadata of the provider as XML. Entity id, address and certificates are read from it where they are not given. */
      readonly metadata?: string;
      /** SAML: where the provider takes requests by redirect (HTTP-Redirect). */
      readonly sso_url?: string;
      /** SAML: the certificates with whose keys the provider signs, in PEM or base64. Give the old and the new one while it changes keys. */
      readonly certificates?: readonly (string)[];
      /** SAML: the attribute with the e-mail address. Empty for the usual names, such as `User.Email`. */
      readonly email_attribute?: string;
      /** SAML: the attribute with the full name. Empty for the usual names, such as `displayName`. */
      readonly name_attribute?: string;
      /** SAML: whether the addresses of the provider count as verified. Its answers cannot say so. */
      readonly verifies_email?: boolean;
      /** Domains whose verified addresses are trusted: accounts that nobody has used are linked by them. */
      readonly domains?: readonly (string)[];
      /** Whether people can sign in through it. Switching it off ends its sessions. */
      readonly is_enabled?: boolean;
      /** Whether people have to sign in through it, or another enforced one. */
      readonly is_enforced?: boolean;
      /** Whether people with a verified address get an account when they first sign in. */
      readonly provisions?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly provider: SignInProvider;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "restricted_action" | "invalid_name" | "invalid_issuer" | "invalid_client" | "invalid_metadata" | "invalid_sso_url" | "invalid_certificate" | "invalid_attribute" | "kind_mismatch" | "invalid_domain" | "break_glass_missing" | "too_many_providers";
  };
  /** Removes a sign-in provider, with its links to accounts. */
  "admin.signIn.providers.delete": {
    readonly params: {
      /** The provider. */
      readonly provider_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "provider_not_found" | "not_an_admin" | "restricted_action";
  };
  /** Lists the sign-in providers of a workspace, with those of its org, or of the org. */
  "admin.signIn.providers.list": {
    readonly params: {
      /** The workspace. Left out: the caller's org, or the caller's workspace when it is in no org. */
      readonly team_id?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly providers: readonly (SignInProvider)[];
    };
    readonly errors: "team_not_found" | "not_an_admin" | "restricted_action";
  };
  /** Changes a sign-in provider. */
  "admin.signIn.providers.update": {
    readonly params: {
      /** The provider. */
      readonly provider_id: string;
      /** What the button of the sign-in page says. */
      readonly name?: string;
      /** OpenID Connect: the issuer, as the discovery document of the provider names it, beginning with https. SAML: the entity id of the provider. */
      readonly issuer?: string;
      /** OpenID Connect: what the provider calls this server. */
      readonly client_id?: string;
      /** OpenID Connect: the secret that belongs to `client_id`. A public client has none. */
      readonly client_secret?: string;
      /** SAML: the metadata of the provider as XML. Entity id, address and certificates are read from it where they are not given. */
      readonly metadata?: string;
      /** SAML: where the provider takes requests by redirect (HTTP-Redirect). */
      readonly sso_url?: string;
      /** SAML: the certificates with whose keys the provider signs, in PEM or base64. Give the old and the new one while it changes keys. */
      readonly certificates?: readonly (string)[];
      /** SAML: the attribute with the e-mail address. Empty for the usual names, such as `User.Email`. */
      readonly email_attribute?: string;
      /** SAML: the attribute with the full name. Empty for the usual names, such as `displayName`. */
      readonly name_attribute?: string;
      /** SAML: whether the addresses of the provider count as verified. Its answers cannot say so. */
      readonly verifies_email?: boolean;
      /** Domains whose verified addresses are trusted: accounts that nobody has used are linked by them. */
      readonly domains?: readonly (string)[];
      /** Whether people can sign in through it. Switching it off ends its sessions. */
      readonly is_enabled?: boolean;
      /** Whether people have to sign in through it, or another enforced one. */
      readonly is_enforced?: boolean;
      /** Whether people with a verified address get an account when they first sign in. */
      readonly provisions?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly provider: SignInProvider;
    };
    readonly errors: "provider_not_found" | "not_an_admin" | "restricted_action" | "invalid_name" | "invalid_issuer" | "invalid_client" | "invalid_metadata" | "invalid_sso_url" | "invalid_certificate" | "invalid_attribute" | "kind_mismatch" | "invalid_domain" | "break_glass_missing";
  };
  /** Lists the admins of a workspace. */
  "admin.teams.admins.list": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** How many at most on this page. */
      readonly limit?: number;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      /** By id. */
      readonly admin_ids: readonly (string)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "team_not_found" | "not_an_admin" | "invalid_cursor" | "invalid_limit";
  };
  /** Creates a workspace in the caller's org. */
  "admin.teams.create": {
    readonly params: {
      /** Its part of the address: a-z, 0-9 and -. */
      readonly team_domain: string;
      /** Its name, which no other workspace of the org has. */
      readonly team_name: string;
      /** What it is for. */
      readonly team_description?: string;
      /** Who of the org may join. */
      readonly team_discoverability?: "open" | "closed" | "invite_only" | "unlisted";
    };
    readonly result: {
      readonly ok: true;
      /** The id of the workspace. */
      readonly team: string;
    };
    readonly errors: "feature_not_enabled" | "not_an_admin" | "must_provide_team_domain" | "must_provide_team_name" | "discoverability_setting_invalid" | "bad_url" | "domain_taken" | "name_taken_in_org";
  };
  /** Deletes a workspace. All access ends, and it cannot be undone through the API. */
  "admin.teams.delete": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "not_an_owner";
  };
  /** Lists the workspaces of the caller's org. */
  "admin.teams.list": {
    readonly params: {
      /** How many at most on this page. */
      readonly limit?: number;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      /** By id. */
      readonly teams: readonly ({
        readonly id: string;
        readonly name: string;
        readonly discoverability: "open" | "closed" | "invite_only" | "unlisted";
        readonly primary_owner?: {
          readonly user_id: string;
          readonly email: string;
        };
        readonly team_url: string;
      })[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "feature_not_enabled" | "not_an_admin" | "invalid_cursor" | "invalid_limit";
  };
  /** Starts moving a workspace into an org. Until the move is finished or cancelled, the workspace is closed. */
  "admin.teams.migration.begin": {
    readonly params: {
      /** The caller's own workspace. */
      readonly team_id: string;
      /** The org that it moves into. */
      readonly enterprise_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_owner" | "enterprise_not_found" | "already_in_org";
  };
  /** Cancels the move of a workspace into an org. The workspace stays unchanged. */
  "admin.teams.migration.cancel": {
    readonly params: {
      /** The workspace that is moving. */
      readonly team_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "not_an_owner" | "migration_not_begun";
  };
  /** Finishes the move of a workspace into the caller's org. */
  "admin.teams.migration.finish": {
    readonly params: {
      /** The workspace that was taken in. */
      readonly team_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "migration_not_settled";
  };
  /** Accepts a moving workspace into the caller's org. */
  "admin.teams.migration.settle": {
    readonly params: {
      /** The workspace that wants in. */
      readonly team_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "migration_already_settled";
  };
  /** Lists the owners of a workspace. */
  "admin.teams.owners.list": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** How many at most on this page. */
      readonly limit?: number;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      /** By id. */
      readonly owner_ids: readonly (string)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "team_not_found" | "not_an_admin" | "invalid_cursor";
  };
  /** Returns the settings of a workspace. */
  "admin.teams.settings.info": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly team: {
        readonly id: string;
        readonly name: string;
        readonly url: string;
        readonly domain: string;
        readonly email_domain: string;
        readonly icon: {
          /** Whether the picture is drawn from the id of the workspace. */
          readonly image_default: boolean;
          readonly image_34: string;
          readonly image_44: string;
          readonly image_68: string;
          readonly image_88: string;
          readonly image_102: string;
          readonly image_132: string;
          readonly image_230: string;
          /** The whole image, where administrators have set one. */
          readonly image_original?: string;
        };
        readonly is_verified: boolean;
        /** Only when the workspace belongs to an org. */
        readonly enterprise_id?: string;
        readonly enterprise_name?: string;
        readonly enterprise_domain?: string;
        /** The channels that new members join. */
        readonly default_channels: readonly (string)[];
      };
      readonly settings: {
        readonly description: string;
        readonly discoverability: "open" | "closed" | "invite_only" | "unlisted";
        readonly app_approval_required: boolean;
        /** Whether invitations of members wait for an administrator. */
        readonly invite_approval_required: boolean;
        readonly two_factor_required: boolean;
        /** Whether files may have public links. */
        readonly public_files_allowed: boolean;
        /** Whether links in messages get previews. */
        readonly link_previews_allowed: boolean;
        readonly message_key_suspended: boolean;
        readonly plan: "free" | "standard" | "business" | "enterprise";
        /** Any number without it. */
        readonly messages_per_month?: number;
        /** While they are counted. */
        readonly messages_this_month?: number;
        /** Everybody without it. */
        readonly who_can_post?: string;
        /** What organizations that channels are shared with may see and do; what the org blocks is off. */
        readonly connect_policy: Readonly<Record<string, boolean>>;
        readonly network_policy?: {
          readonly networks: readonly (string)[];
          /** All methods without it. */
          readonly methods?: readonly (string)[];
        };
      };
    };
    readonly errors: "team_not_found" | "not_an_admin";
  };
  /** Sets whether members of a workspace may install only approved apps. */
  "admin.teams.settings.setAppApproval": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** Whether an admin has to approve an app first. */
      readonly required: boolean;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin";
  };
  /** Sets what of a workspace may be linked in channels shared with other organizations. */
  "admin.teams.settings.setConnectPolicy": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** Whether links to uploaded files may be posted. */
      readonly file_links?: boolean;
      /** Whether links to canvases may be posted. */
      readonly canvases?: boolean;
      /** Whether links to lists may be posted. */
      readonly lists?: boolean;
      /** Whether people of theirs may be named to run a trigger. */
      readonly trigger_users?: boolean;
      /** Whether a channel that is shared with them may be named, so that they run a trigger from it. */
      readonly trigger_channels?: boolean;
      /** Whether workspaces of theirs may be named to run a trigger. */
      readonly trigger_teams?: boolean;
      /** Whether they may be named as a whole to run a trigger. */
      readonly trigger_orgs?: boolean;
      /** Whether an invite of a person is sent at once, and is no request that has to be reviewed. */
      readonly unreviewed_invites?: boolean;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin";
  };
  /** Sets the channels that new members of a workspace join. */
  "admin.teams.settings.setDefaultChannels": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** Public channels of the workspace, instead of the earlier ones. */
      readonly channel_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "one_or_more_invalid_channels";
  };
  /** Sets the description of a workspace. */
  "admin.teams.settings.setDescription": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** What the workspace is for; empty removes it. */
      readonly description: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "failed_to_set_description";
  };
  /** Sets who of the org sees a workspace and joins it. */
  "admin.teams.settings.setDiscoverability": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** Who may join. */
      readonly discoverability: "open" | "closed" | "invite_only" | "unlisted";
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "discoverability_setting_invalid" | "feature_not_enabled";
  };
  /** Sets the icon of a workspace. */
  "admin.teams.settings.setIcon": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** The address of a PNG, JPEG or GIF image. */
      readonly image_url: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "invalid_url" | "failed_to_set_icon";
  };
  /** Sets whether invitations of members need the approval of an administrator. */
  "admin.teams.settings.setInviteApproval": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** Whether an administrator has to approve them. */
      readonly required: boolean;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin";
  };
  /** Sets whether links in messages of a workspace get previews. */
  "admin.teams.settings.setLinkPreviews": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** Whether the server fetches links to preview them. */
      readonly allowed: boolean;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin";
  };
  /** Renames a workspace. */
  "admin.teams.settings.setName": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** The new name. */
      readonly name: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "failed_to_set_name";
  };
  /** Limits a workspace's methods, or some of them, to callers from certain networks. */
  "admin.teams.settings.setNetworkPolicy": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** Addresses and ranges, such as `10.0.0.0/8`; an empty list ends the policy. */
      readonly networks: readonly (string)[];
      /** The methods that are limited; all when left out. */
      readonly methods?: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "invalid_networks" | "invalid_methods" | "caller_outside_networks";
  };
  /** Sets the plan of a workspace, which determines its monthly message limit. */
  "admin.teams.settings.setPlan": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** The plan. */
      readonly plan: "free" | "standard" | "business" | "enterprise";
      /** Another number than the plan's. */
      readonly messages_per_month?: number;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "not_an_owner";
  };
  /** Sets which roles may post in the channels of a workspace. */
  "admin.teams.settings.setPostingPolicy": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** The lowest role that may post; `ra` means regular accounts, which is everyone except guests. */
      readonly who_can_post: "everyone" | "ra" | "admin" | "owner";
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin";
  };
  /** Defines the custom profile fields of a workspace. */
  "admin.teams.settings.setProfileFields": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** All fields, in the order in which profiles show them. Fields that are left out are removed. */
      readonly fields: readonly (unknown)[];
    };
    readonly result: {
      readonly ok: true;
      readonly profile: TeamProfile;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "invalid_fields";
  };
  /** Sets whether files of a workspace may have public links. */
  "admin.teams.settings.setPublicFiles": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** Whether people may create public links of files. */
      readonly allowed: boolean;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin";
  };
  /** Sets whether everyone in a workspace needs a second factor. */
  "admin.teams.settings.setTwoFactor": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** Whether a second factor is required. */
      readonly required: boolean;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin";
  };
  /** Adds default channels to a user group. */
  "admin.usergroups.addChannels": {
    readonly params: {
      /** The group. */
      readonly usergroup_id: string;
      /** At most 100 channels. */
      readonly channel_ids: readonly (string)[];
      /** The workspace of the group. */
      readonly team_id?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_an_admin" | "usergroup_not_found" | "team_not_found" | "usergroup_not_linked_to_team" | "usergroup_team_not_provisioned" | "invalid_channels_limit" | "channel_not_found";
  };
  /** Associates a user group with further workspaces of the org. */
  "admin.usergroups.addTeams": {
    readonly params: {
      /** The group. */
      readonly usergroup_id: string;
      /** The workspaces; a group has at most 20. */
      readonly team_ids: readonly (string)[];
      /** Whether the members of the group become members of the workspaces. */
      readonly auto_provision?: boolean;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "restricted_action" | "usergroup_not_found" | "no_team_ids_given" | "team_limit_exceeded" | "invalid_team_ids" | "auto_provision_failure";
  };
  /** Lists the default channels of a user group. */
  "admin.usergroups.listChannels": {
    readonly params: {
      /** The group. */
      readonly usergroup_id: string;
      /** The workspace of the group. */
      readonly team_id?: string;
      /** Whether to count the members of each channel. */
      readonly include_num_members?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly channels: readonly (Channel)[];
    };
    readonly errors: "not_an_admin" | "usergroup_not_found" | "team_not_found" | "usergroup_not_linked_to_team";
  };
  /** Removes default channels from a user group. */
  "admin.usergroups.removeChannels": {
    readonly params: {
      /** The group. */
      readonly usergroup_id: string;
      /** At most 100 channels. */
      readonly channel_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_an_admin" | "usergroup_not_found" | "invalid_channels_limit" | "channel_not_found";
  };
  /** Adds a person of the org to a further workspace. */
  "admin.users.assign": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** The person to add. */
      readonly user_id: string;
      /** Whether to add them as a guest. */
      readonly is_restricted?: boolean;
      /** Whether to add them as a guest of a single channel. */
      readonly is_ultra_restricted?: boolean;
      /** Channels of the workspace to add them to. */
      readonly channel_ids?: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "feature_not_enabled" | "user_not_found" | "user_is_bot" | "user_already_team_member" | "invalid_role_for_user" | "invitor_cannot_see_channel";
  };
  /** Deactivates many people. All of their tokens and sessions end. */
  "admin.users.bulkRemove": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** Whom to deactivate. */
      readonly user_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      /** `admin.jobs.info` reads its progress. */
      readonly bulk_action_id: string;
      /** The people that it is refused for, with the code of `admin.users.remove`. */
      readonly not_added: readonly ({
        readonly user_id: string;
        readonly errors: readonly (string)[];
      })[];
    };
    readonly errors: "team_not_found" | "not_an_admin" | "no_valid_users";
  };
  /** Creates the link with which a person enters an account that was imported for them. */
  "admin.users.createClaimLink": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** Whose account it is. */
      readonly user_id: string;
    };
    readonly result: {
      readonly ok: true;
      /** The link, for one use. It is not shown again. */
      readonly url: string;
      /** When the link expires. */
      readonly date_expire: number;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "user_not_found" | "account_claimed" | "invalid_permissions";
  };
  /** Returns when a guest loses access to a workspace. */
  "admin.users.getExpiration": {
    readonly params: {
      /** The person. */
      readonly user_id: string;
      /** The workspace; the caller's own when left out. */
      readonly target_team?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly user: {
        readonly id: string;
        readonly email?: string;
        readonly is_restricted: boolean;
        readonly is_ultra_restricted: boolean;
        /** In seconds since 1970; 0 when the guest stays. */
        readonly expiration_ts: number;
      };
    };
    readonly errors: "team_not_found" | "not_permitted" | "user_not_found" | "user_is_not_guest";
  };
  /** Invites a person to a workspace by email address. */
  "admin.users.invite": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** The address of the person. */
      readonly email: string;
      /** Channels that the person joins, besides the default channels for members. */
      readonly channel_ids: readonly (string)[];
      /** Shown with the invitation. */
      readonly custom_message?: string;
      /** The name that the form suggests. */
      readonly real_name?: string;
      /** Whether the person becomes a guest of several channels. */
      readonly is_restricted?: boolean;
      /** Whether the person becomes a guest of one channel. */
      readonly is_ultra_restricted?: boolean;
      /** When a guest loses access, in Unix seconds. */
      readonly guest_expiration_ts?: number;
      /** Not available: see `admin.auth.policy.*`. */
      readonly email_password_policy_enabled?: boolean;
      /** Whether to replace an open invitation. */
      readonly resend?: boolean;
    };
    readonly result: {
      readonly ok: true;
      /** The link of the invitation, for one use. It is not shown again. */
      readonly url: string;
      /** When the link expires. */
      readonly date_expire: number;
      /** Whether the server sends the link to the address, too. */
      readonly is_mailed: boolean;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "invalid_email" | "failed_to_validate_channels" | "failed_to_validate_custom_message" | "failed_to_validate_expiration" | "already_in_team" | "already_in_team_invited_user" | "user_disabled" | "feature_not_enabled";
  };
  /** Lists the people of a workspace with details for admins. */
  "admin.users.list": {
    readonly params: {
      /** The workspace; the caller's own when left out. */
      readonly team_id?: string;
      /** Only active people (`true`), or only deactivated ones (`false`). */
      readonly is_active?: boolean;
      /** Only people whose names or address contain this. */
      readonly query?: string;
      /** Only people of this kind. */
      readonly role?: "owner" | "admin" | "member" | "guest";
      /** How many at most on this page. */
      readonly limit?: number;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      /** By id. */
      readonly users: readonly (Person)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "team_not_found" | "not_an_admin" | "invalid_cursor";
  };
  /** Reactivates a person. Their earlier tokens stay revoked. */
  "admin.users.reactivate": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** Whom to let back in. */
      readonly user_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "user_not_found" | "user_not_deactivated";
  };
  /** Deactivates a person. All of their tokens and sessions end at once. */
  "admin.users.remove": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** Whom to deactivate. */
      readonly user_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "user_not_found" | "cannot_modify_primary_owner" | "invalid_permissions" | "user_already_deleted";
  };
  /** Removes the lost second factor of a person. */
  "admin.users.secondFactor.reset": {
    readonly params: {
      /** Who has lost it. */
      readonly user_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "user_not_found" | "not_an_admin" | "invalid_permissions" | "cannot_reset_primary_owner" | "cannot_reset_self" | "second_factor_not_set";
  };
  /** Lets people stay signed in as long as everyone else. */
  "admin.users.session.clearSettings": {
    readonly params: {
      /** The people; at most 1000. */
      readonly user_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "user_not_found" | "not_an_admin" | "bots_not_allowed" | "admin_unauthorized";
  };
  /** Tells how long people stay signed in, where an admin decided about it. */
  "admin.users.session.getSettings": {
    readonly params: {
      /** The people; at most 1000. */
      readonly user_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      readonly session_settings: readonly (SessionSettings)[];
      /** People with the lifetime that everyone has. */
      readonly no_settings_applied: readonly (string)[];
    };
    readonly errors: "user_not_found" | "not_an_admin" | "bots_not_allowed";
  };
  /** Signs a person out in one browser. */
  "admin.users.session.invalidate": {
    readonly params: {
      /** The session, as `admin.users.session.list` calls it; a number or its text. */
      readonly session_id: number;
      /** The person; checked when given. */
      readonly user_id?: string;
      /** A workspace of the person; checked when given. */
      readonly team_id?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "session_not_found" | "user_not_found" | "team_not_found" | "not_an_admin" | "cannot_invalidate_primary_owner";
  };
  /** Lists the browsers in which people are signed in. */
  "admin.users.session.list": {
    readonly params: {
      /** The workspace; together with `user_id`. */
      readonly team_id?: string;
      /** The person; together with `team_id`. */
      readonly user_id?: string;
      /** How many at most on this page. */
      readonly limit?: number;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly active_sessions: readonly (ActiveSession)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "user_not_found" | "not_an_admin" | "bots_not_allowed" | "missing_team" | "missing_user" | "team_not_found" | "no_active_sessions" | "invalid_cursor";
  };
  /** Signs a person out in every browser. */
  "admin.users.session.reset": {
    readonly params: {
      /** Whom to sign out. */
      readonly user_id: string;
      /** Only sessions of phone apps. There are none here, so nothing ends. */
      readonly mobile_only?: boolean;
      /** Only sessions of browsers, which all of them are. */
      readonly web_only?: boolean;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "user_not_found" | "not_an_admin" | "cannot_reset_bot" | "cannot_reset_primary_owner";
  };
  /** Signs many people out in every browser. */
  "admin.users.session.resetBulk": {
    readonly params: {
      /** The people; at most 1000. */
      readonly user_ids: readonly (string)[];
      /** Only sessions of phone apps. There are none here, so nothing ends. */
      readonly mobile_only?: boolean;
      /** Only sessions of browsers, which all of them are. */
      readonly web_only?: boolean;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "user_not_found" | "not_an_admin" | "cannot_reset_bot" | "cannot_reset_primary_owner" | "failed_for_some_users";
  };
  /** Decides how long people stay signed in. */
  "admin.users.session.setSettings": {
    readonly params: {
      /** The people; at most 1000. */
      readonly user_ids: readonly (string)[];
      /** Seconds from sign-in to sign-out. */
      readonly duration?: number;
      /** Whether the session ends when the browser closes. */
      readonly desktop_app_browser_quit?: boolean;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "user_not_found" | "not_an_admin" | "bots_not_allowed" | "admin_unauthorized" | "at_least_one_session_setting_required";
  };
  /** Makes a person an admin of a workspace; an owner is demoted to admin. */
  "admin.users.setAdmin": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** The person. */
      readonly user_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "user_not_found" | "cannot_modify_primary_owner" | "invalid_permissions" | "invalid_role_for_user";
  };
  /** Sets the department of a person. */
  "admin.users.setDepartment": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** Who works there. */
      readonly user_id: string;
      /** The department; empty for none. */
      readonly department: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "user_not_found";
  };
  /** Sets when a guest loses access to a workspace. */
  "admin.users.setExpiration": {
    readonly params: {
      /** The person. */
      readonly user_id: string;
      /** The end in seconds since 1970; 0 removes it. */
      readonly expiration_ts: number;
      /** The workspace; the caller's own when left out. */
      readonly team_id?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "user_not_found" | "user_is_not_a_guest" | "user_is_deactivated" | "failed_to_validate_expiration";
  };
  /** Makes a person an owner of a workspace. */
  "admin.users.setOwner": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** The person. */
      readonly user_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "user_not_found" | "cannot_modify_primary_owner" | "invalid_permissions" | "invalid_role_for_user";
  };
  /** Makes a person an ordinary member; also for guests, admins and owners. */
  "admin.users.setRegular": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
      /** The person. */
      readonly user_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "team_not_found" | "not_an_admin" | "user_not_found" | "cannot_modify_primary_owner" | "invalid_permissions";
  };
  /** Exports the people whose client is out of support. */
  "admin.users.unsupportedVersions.export": {
    readonly params: {
      /** Only clients whose support ends before this Unix time. */
      readonly date_end_of_support?: number;
      /** Only sessions that began after this Unix time. */
      readonly date_sessions_started?: number;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_an_enterprise" | "not_an_admin" | "could_not_export";
  };
  /** Adds people to workflows, in the workspaces that the caller runs. */
  "admin.workflows.collaborators.add": {
    readonly params: {
      /** The workflows. */
      readonly workflow_ids: readonly (string)[];
      /** The people. */
      readonly collaborator_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_allowed" | "error_adding_collaborators";
  };
  /** Removes people from workflows, in the workspaces that the caller runs. */
  "admin.workflows.collaborators.remove": {
    readonly params: {
      /** The workflows. */
      readonly workflow_ids: readonly (string)[];
      /** The people. */
      readonly collaborator_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_allowed" | "error_removing_collaborators";
  };
  /** Returns who can run workflows, in the workspaces that the caller runs. */
  "admin.workflows.permissions.lookup": {
    readonly params: {
      /** The workflows. */
      readonly workflow_ids: readonly (string)[];
      /** How many triggers of each to look at. */
      readonly max_workflow_triggers?: number;
    };
    readonly result: {
      readonly ok: true;
      /** By the id of the workflow. Ids that name no workflow of these workspaces are left out. */
      readonly permissions: Readonly<Record<string, WorkflowPermission>>;
    };
    readonly errors: "not_allowed";
  };
  /** Searches the workflows of the workspaces that the caller runs. */
  "admin.workflows.search": {
    readonly params: {
      /** A part of the title or description. */
      readonly query?: string;
      /** Only of this app. */
      readonly app_id?: string;
      /** Only with all of these collaborators. */
      readonly collaborator_ids?: readonly (string)[];
      /** Only workflows that nobody works on. */
      readonly no_collaborators?: boolean;
      /** Whether they are published. */
      readonly publish_status?: "published" | "unpublished" | "all";
      /** Workflows here come from code. */
      readonly source?: "code" | "workflow_builder" | "sales_home" | "agent";
      /** By title. */
      readonly sort_dir?: "desc" | "asc";
      /** How many triggers to name. */
      readonly num_trigger_ids?: number;
      /** How many at most on this page. */
      readonly limit?: number;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly workflows: readonly (AdministeredWorkflow)[];
      readonly total_found: number;
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "not_allowed" | "invalid_cursor";
  };
  /** Lists the types of triggers, and who may use them. */
  "admin.workflows.triggers.types.list": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      readonly trigger_types: readonly (TriggerType)[];
    };
    readonly errors: "restricted_action";
  };
  /** Returns who may use types of triggers. */
  "admin.workflows.triggers.types.permissions.lookup": {
    readonly params: {
      /** The types. */
      readonly trigger_type_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      /** By the id of the type. */
      readonly permissions: Readonly<Record<string, {
        readonly permission: "everyone" | "named_entities" | "no_one";
        readonly user_ids?: readonly (string)[];
        readonly team_ids?: readonly (string)[];
        readonly org_ids?: readonly (string)[];
        readonly permissions: readonly ({
          readonly type: "trigger_type" | "private_channel_access" | "private_channel_message_access";
          readonly permission: "everyone" | "named_entities" | "no_one";
          readonly user_ids?: readonly (string)[];
          readonly team_ids?: readonly (string)[];
          readonly org_ids?: readonly (string)[];
        })[];
      }>>;
    };
    readonly errors: "restricted_action" | "trigger_type_id_not_found";
  };
  /** Sets who may use a type of trigger. */
  "admin.workflows.triggers.types.permissions.set": {
    readonly params: {
      /** The type of trigger. */
      readonly id: string;
      /** Who may: one of everyone, named_entities, no_one. Not together with `permissions`. */
      readonly visibility?: string;
      /** People, with `named_entities`. */
      readonly user_ids?: readonly (string)[];
      /** Everybody of these workspaces, with `named_entities`. */
      readonly team_ids?: readonly (string)[];
      /** Everybody of these orgs, with `named_entities`. */
      readonly org_ids?: readonly (string)[];
      /** Entries with `type` (trigger_type, private_channel_access, private_channel_message_access), `visibility` and the same lists of ids. Not together with `visibility`. */
      readonly permissions?: readonly (unknown)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "restricted_action" | "trigger_type_id_not_found" | "required_visibility" | "invalid_permission_set" | "invalid_permission_type" | "invalid_named_entities" | "visibility_is_not_named_entities";
  };
  /** Unpublishes workflows, so that no trigger starts them. */
  "admin.workflows.unpublish": {
    readonly params: {
      /** The workflows. */
      readonly workflow_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_allowed" | "error_unpublishing_workflows";
  };
  /** Archives a code channel, and posts a summary where the session was asked for. */
  "agents.conversations.archive": {
    readonly params: {
      /** The code channel. */
      readonly channel_id: string;
      /** A message of the channel. Its text and blocks become a reply to the origin message. */
      readonly summary_message_ts?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "feature_not_enabled" | "is_archived" | "not_in_channel" | "message_not_found" | "origin_not_found";
  };
  /** Creates a code channel: a channel that is one session with the agent. */
  "agents.conversations.create": {
    readonly params: {
      /** For org-wide apps: the workspace. */
      readonly team_id?: string;
      /** The agent's own name for the session. A channel that it has for the session already is returned. */
      readonly session_id?: string;
      /** The title of the session, of which the name of the channel is made. Needed without an origin. */
      readonly name?: string;
      /** Whether only members can see the channel. */
      readonly is_private?: boolean;
      /** Where the session was asked for; with `origin_message_ts`. */
      readonly origin_channel_id?: string;
      /** The message that asked for it. Its author is invited. */
      readonly origin_message_ts?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly channel_id: string;
    };
    readonly errors: "feature_not_enabled" | "channel_not_found" | "message_not_found" | "channel_type_not_supported";
  };
  /** Reads a canvas of a code channel as Markdown. */
  "agents.conversations.getCanvas": {
    readonly params: {
      /** The code channel. */
      readonly channel: string;
      /** A canvas that the channel shows. */
      readonly canvas_id: string;
      /** The format of the content. */
      readonly content_format?: "markdown";
      /** Whether to include comments that are resolved. */
      readonly include_resolved?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly canvas_id: string;
      readonly title: string;
      readonly content: string;
      readonly comments: readonly ({
        readonly id: string;
        readonly text: string;
        readonly ts: string;
        readonly user_id: string;
        readonly quoted_text: string;
        readonly is_resolved: boolean;
        readonly replies: readonly ({
          readonly text: string;
          readonly ts: string;
          readonly user_id: string;
        })[];
        readonly has_more_replies: boolean;
      })[];
      readonly has_more_comments: boolean;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "feature_not_enabled" | "is_archived" | "not_in_channel" | "canvas_not_found";
  };
  /** Lists what the agents show in a code channel. */
  "agents.conversations.listViews": {
    readonly params: {
      /** The code channel. */
      readonly channel_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly views: readonly ({
        readonly view_id: string;
        readonly view_key?: string;
        readonly label: string;
        /** The canvas. */
        readonly file_id?: string;
        readonly content_version: number;
        readonly date_added: number;
      })[];
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "feature_not_enabled" | "is_archived" | "not_in_channel";
  };
  /** Removes a view from a code channel. */
  "agents.conversations.removeView": {
    readonly params: {
      /** The code channel. */
      readonly channel_id: string;
      /** The view by its key. Either this or `view_id`. */
      readonly view_key?: string;
      /** The view by its id. */
      readonly view_id?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly channel_id: string;
      readonly view_id: string;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "feature_not_enabled" | "is_archived" | "not_in_channel" | "view_not_found";
  };
  /** Replaces what is in a canvas of a code channel. */
  "agents.conversations.setCanvasContent": {
    readonly params: {
      /** The code channel. */
      readonly channel: string;
      /** A canvas that the channel shows. */
      readonly canvas_id: string;
      /** The whole content as Markdown. */
      readonly content: string;
    };
    readonly result: {
      readonly ok: true;
      readonly canvas_id: string;
      readonly sections_changed_count: number;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "feature_not_enabled" | "is_archived" | "not_in_channel" | "canvas_not_found" | "restricted_action" | "canvas_editing_failed";
  };
  /** Sets the slash commands that the agent offers in a code channel. */
  "agents.conversations.setCommands": {
    readonly params: {
      /** The code channel. */
      readonly channel_id: string;
      /** All commands of the app in the channel; an empty list removes them. */
      readonly commands: readonly ({
        /** Without the slash, and no command of the platform. */
        readonly name: string;
        readonly description?: string;
        readonly argument_hint?: string;
        readonly should_escape?: boolean;
      })[];
    };
    readonly result: {
      readonly ok: true;
      readonly channel_id: string;
      readonly command_count: number;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "feature_not_enabled" | "is_archived" | "not_in_channel" | "too_many_commands" | "command_name_taken";
  };
  /** Sets the context bar of a code channel, its summary, and the resource that it is about. */
  "agents.conversations.setProperties": {
    readonly params: {
      /** The code channel. */
      readonly channel_id: string;
      /** What the client shows: `context_bar_items`, which replaces the items, and `summary_message`. */
      readonly code_channel?: {
        readonly context_bar_items?: readonly ({
          readonly key: string;
          readonly label: string;
          readonly icon?: "branch" | "folder" | "hierarchy" | "life-ring" | "link" | "globe" | "terminal" | "code" | "search" | "lock";
          readonly url?: string;
          /** `info`, the default, or `action`: a button. */
          readonly item_type?: "info" | "action";
        })[];
        readonly summary_message?: {
          readonly message_ts: string;
          readonly thread_ts?: string;
        };
      };
      /** The resource of another system that the session is about. */
      readonly agent_resource?: {
        readonly url?: string;
        readonly resource_type?: string;
        readonly title?: string;
        readonly provider?: string;
      };
    };
    readonly result: {
      readonly ok: true;
      readonly channel_id: string;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "feature_not_enabled" | "is_archived" | "not_in_channel" | "message_not_found";
  };
  /** Shows HTML, a diff, blocks, a canvas or a pull request in a code channel. */
  "agents.conversations.setView": {
    readonly params: {
      /** The code channel. */
      readonly channel_id: string;
      /** What the view is. */
      readonly type?: "html" | "diff" | "block_kit" | "canvas" | "pull_request";
      /** The agent's name for the view: calls with the same key change the same view. Needed for `html`, `block_kit` and `canvas`. */
      readonly view_key?: string;
      /** An HTML document, or a unified diff: at most 1,000,000 bytes. */
      readonly content?: string;
      /** The blocks, as JSON. Their schema is `docs/schemas/blocks.schema.json`. */
      readonly blocks?: readonly (unknown)[];
      /** The canvas of a `canvas` view. */
      readonly canvas_id?: string;
      /** What people of the channel may do with the canvas: with `comment` they only read it. */
      readonly access_level?: "write" | "comment";
      /** Kept for the agent, not read here. */
      readonly agent_content_hash?: string;
      /** The address of the pull request. */
      readonly pr_url?: string;
      /** The base branch, to show. */
      readonly base_branch?: string;
      /** The head branch, to show. */
      readonly head_branch?: string;
      /** The label. Otherwise it is the last part of `view_key`. */
      readonly name?: string;
      /** Where an HTML view may load from: `connect_domains` and `resource_domains`. */
      readonly csp?: {
        readonly connect_domains?: readonly (string)[];
        readonly resource_domains?: readonly (string)[];
      };
    };
    readonly result: {
      readonly ok: true;
      readonly channel_id: string;
      readonly view_id: string;
      readonly type: "html" | "diff" | "block_kit" | "canvas" | "pull_request";
      /** Counts the calls for this view. */
      readonly content_version: number;
      readonly file_id?: string;
      readonly canvas_id?: string;
    };
    readonly errors: "channel_not_found" | "channel_type_not_supported" | "feature_not_enabled" | "is_archived" | "not_in_channel" | "invalid_blocks" | "invalid_blocks_format" | "msg_blocks_too_long" | "content_too_large" | "canvas_not_found" | "restricted_action" | "too_many_views";
  };
  /** Renames a session of the agent. */
  "agents.sessions.rename": {
    readonly params: {
      /** The conversation of the thread. */
      readonly channel_id: string;
      /** The thread. */
      readonly thread_ts?: string;
      /** The new title. */
      readonly title: string;
    };
    readonly result: {
      readonly ok: true;
      readonly title: string;
    };
    readonly errors: "channel_not_found" | "invalid_thread_ts" | "not_authorized";
  };
  /** Sets the lifecycle status of the agent in a session, and begins the session if there is none. */
  "agents.sessions.setStatus": {
    readonly params: {
      /** The conversation of the thread. */
      readonly channel_id: string;
      /** The thread. */
      readonly thread_ts?: string;
      /** The status to set. */
      readonly status: "closed" | "active" | "processing" | "suspended";
      /** The title of a session that begins with this call. */
      readonly title?: string;
      /** Whom a session that begins with this call began with: a member of the channel. */
      readonly initiator_user_id?: string;
      /** An emoji as the app's picture, as in `:robot_face:`. */
      readonly icon_emoji?: string;
      /** The address of a picture for the app, on the web; anything else is passed over. */
      readonly icon_url?: string;
      /** Another name for the agent in this session; needs `chat:write.customize`. */
      readonly username?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly status: "closed" | "active" | "processing" | "suspended";
      readonly agent_status: "closed" | "active" | "processing" | "suspended";
      readonly title: string;
    };
    readonly errors: "channel_not_found" | "invalid_thread_ts" | "not_authorized" | "user_not_in_channel";
  };
  /** Returns the arguments it was given; needs no token. */
  "api.test": {
    readonly params: {
      /** When given, the call is refused with this text as its code. */
      readonly error?: string;
    };
    readonly result: {
      readonly ok: true;
      /** Every argument but the token. */
      readonly args: Readonly<Record<string, unknown>>;
    };
    readonly errors: never;
  };
  /** Lists the activity of an app: runs, deployments, and function logs. */
  "apps.activities.list": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** Only what happened in this workspace. */
      readonly team_id?: string;
      /** This level and those above it. */
      readonly min_log_level?: "trace" | "debug" | "info" | "warn" | "error" | "fatal";
      /** Only entries of this kind, such as `function_execution_result`. */
      readonly log_event_type?: string;
      /** Only of `app`, `workflow`, `function` or `trigger`. */
      readonly component_type?: string;
      /** Only of this function, workflow or trigger. */
      readonly component_id?: string;
      /** Only of the platform, or only of the app's own code. */
      readonly source?: "slack" | "platform" | "developer";
      /** Only entries of one run. */
      readonly trace_id?: string;
      /** Only entries of this time or later, in microseconds since 1970. */
      readonly min_date_created?: number;
      /** Only entries of this time or before, in microseconds since 1970. */
      readonly max_date_created?: number;
      /** The latest first, or the earliest. */
      readonly sort_direction?: "desc" | "asc";
      /** How many on a page. */
      readonly limit?: number;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly activities: readonly (Activity)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "invalid_app_id" | "invalid_app" | "access_denied" | "invalid_cursor";
  };
  /** Takes the caller's pending request to approve an app back. */
  "apps.approvals.requests.cancel": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "app_not_found" | "access_denied" | "request_not_found";
  };
  /** Asks the administrators of the workspace to approve an app. */
  "apps.approvals.requests.create": {
    readonly params: {
      /** The app. */
      readonly app: string;
      /** Why, for the administrators. */
      readonly reason?: string;
      /** The caller's workspace. */
      readonly team_id?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly request_id: string;
    };
    readonly errors: "app_not_found" | "access_denied" | "team_not_found" | "app_approval_request_denied" | "restricted_action";
  };
  /** Shows the caller's latest request to approve an app, with its status. */
  "apps.approvals.requests.list": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** Workspaces to search; the caller's is always searched. */
      readonly requested_teams?: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      /** At most one: an app is installed in the workspace that it was created in. */
      readonly requests: readonly ({
        readonly id: string;
        readonly team_id: string;
        readonly status: "pending" | "approved" | "denied" | "cancelled";
        /** Whether the caller may install the app without approval. */
        readonly can_self_approve: boolean;
        /** In seconds. */
        readonly date_created: number;
        /** In seconds, once it is no longer pending. */
        readonly date_resolved?: number;
        /** Who cancelled it: an administrator, or the caller. */
        readonly cancelled_by?: "admin" | "user";
      })[];
    };
    readonly errors: "app_not_found" | "access_denied" | "team_not_found";
  };
  /** Chooses the connected account with which a workflow acts. */
  "apps.auth.external.authMapping.update": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** The provider, by its key in `external_auth_providers.oauth2` of the manifest. */
      readonly provider_key: string;
      /** The workflow: its id or its callback id. */
      readonly workflow_id: string;
      /** The connected account. */
      readonly external_token_id: string;
      /** Whose account it is. */
      readonly mapping_owner_type?: "DEVELOPER";
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "app_not_found" | "access_denied" | "providers_not_found" | "workflow_not_found" | "token_not_found";
  };
  /** Stores the client secret that a provider gave to an app. */
  "apps.auth.external.clientSecret.add": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** The provider, by its key in `external_auth_providers.oauth2` of the manifest. */
      readonly provider_key: string;
      /** The secret. */
      readonly client_secret: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "app_not_found" | "access_denied" | "providers_not_found" | "invalid_client_secret";
  };
  /** Deletes the stored tokens of accounts at providers that were connected to an app. */
  "apps.auth.external.delete": {
    readonly params: {
      /** One connected account. */
      readonly external_token_id?: string;
      /** The app whose accounts are deleted. */
      readonly app_id?: string;
      /** With `app_id`: only accounts of this provider. */
      readonly provider_key?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "app_not_found" | "access_denied" | "invalid_args" | "no_tokens_found" | "providers_not_found" | "token_not_found";
  };
  /** Gets the access token of an account at a provider that was connected to the app. */
  "apps.auth.external.get": {
    readonly params: {
      /** The connected account: the value of an input of type `slack#/types/credential/oauth2`. */
      readonly external_token_id: string;
      /** Whether to refresh a token that has not expired. */
      readonly force_refresh?: boolean;
    };
    readonly result: {
      readonly ok: true;
      /** The access token; send it to the provider. */
      readonly external_token: string;
    };
    readonly errors: "token_not_found" | "no_refresh_token" | "access_token_exchange_failed";
  };
  /** Lists the providers of an app with the accounts that are connected. */
  "apps.auth.external.list": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** Whether to list workflows with the account of each. */
      readonly include_workflows?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly authorizations: readonly (Authorization)[];
      readonly workflows?: readonly (WorkflowAuthorization)[];
    };
    readonly errors: "app_not_found" | "access_denied";
  };
  /** Starts to connect an account at a provider to an app. */
  "apps.auth.external.start": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** The provider, by its key in `external_auth_providers.oauth2` of the manifest. */
      readonly provider_key: string;
    };
    readonly result: {
      readonly ok: true;
      /** Open it in a browser within ten minutes. */
      readonly authorization_url: string;
    };
    readonly errors: "app_not_found" | "access_denied" | "providers_not_found" | "client_secret_not_found";
  };
  /** Installs an app of the directory, so that workflows can use its functions. */
  "apps.certified.install": {
    readonly params: {
      /** An app of the directory. */
      readonly app_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "app_not_found" | "app_approval_request_eligible" | "app_approval_request_denied" | "restricted_action";
  };
  /** Opens a socket over which an app receives events and interactions. */
  "apps.connections.open": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      /** A WebSocket; good for one connection within 30 seconds. */
      readonly url: string;
    };
    readonly errors: never;
  };
  /** Deletes up to 25 items of a datastore by their keys. */
  "apps.datastore.bulkDelete": {
    readonly params: {
      /** The name of the datastore in the manifest. */
      readonly datastore: string;
      /** The app; needed with a token of a person, and otherwise that of the token. */
      readonly app_id?: string;
      /** Values of the primary key, each once. */
      readonly ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      readonly datastore: string;
      readonly failed_items: readonly (string)[];
    };
    readonly errors: "invalid_datastore" | "invalid_app_id" | "access_denied" | "datastore_error";
  };
  /** Reads up to 25 items of a datastore by their keys. */
  "apps.datastore.bulkGet": {
    readonly params: {
      /** The name of the datastore in the manifest. */
      readonly datastore: string;
      /** The app; needed with a token of a person, and otherwise that of the token. */
      readonly app_id?: string;
      /** Values of the primary key, each once. */
      readonly ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      readonly datastore: string;
      readonly items: readonly (Readonly<Record<string, unknown>>)[];
      readonly failed_items: readonly (string)[];
    };
    readonly errors: "invalid_datastore" | "invalid_app_id" | "access_denied" | "datastore_error";
  };
  /** Stores up to 25 items in a datastore of an app, all or none. */
  "apps.datastore.bulkPut": {
    readonly params: {
      /** The name of the datastore in the manifest. */
      readonly datastore: string;
      /** The app; needed with a token of a person, and otherwise that of the token. */
      readonly app_id?: string;
      /** The items, each with a key of its own. */
      readonly items: readonly (Readonly<Record<string, unknown>>)[];
    };
    readonly result: {
      readonly ok: true;
      readonly datastore: string;
      readonly failed_items: readonly (Readonly<Record<string, unknown>>)[];
    };
    readonly errors: "invalid_datastore" | "invalid_app_id" | "access_denied" | "datastore_error";
  };
  /** Counts the items of a datastore that match an expression. */
  "apps.datastore.count": {
    readonly params: {
      /** The name of the datastore in the manifest. */
      readonly datastore: string;
      /** The app; needed with a token of a person, and otherwise that of the token. */
      readonly app_id?: string;
      /** A filter in DynamoDB's grammar, as in `#km BETWEEN :low AND :high`. Without one, every item matches. */
      readonly expression?: string;
      /** What the names after `#` in the expression stand for: attributes. */
      readonly expression_attributes?: Readonly<Record<string, unknown>>;
      /** What the names after `:` in the expression stand for: strings, numbers or booleans. */
      readonly expression_values?: Readonly<Record<string, unknown>>;
    };
    readonly result: {
      readonly ok: true;
      readonly datastore: string;
      readonly count: number;
    };
    readonly errors: "invalid_datastore" | "invalid_app_id" | "access_denied" | "datastore_error";
  };
  /** Deletes an item of a datastore by its key. */
  "apps.datastore.delete": {
    readonly params: {
      /** The name of the datastore in the manifest. */
      readonly datastore: string;
      /** The app; needed with a token of a person, and otherwise that of the token. */
      readonly app_id?: string;
      /** The value of the primary key, whatever the key is called. */
      readonly id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "invalid_datastore" | "invalid_app_id" | "access_denied" | "datastore_error";
  };
  /** Reads an item of a datastore by its key. */
  "apps.datastore.get": {
    readonly params: {
      /** The name of the datastore in the manifest. */
      readonly datastore: string;
      /** The app; needed with a token of a person, and otherwise that of the token. */
      readonly app_id?: string;
      /** The value of the primary key, whatever the key is called. */
      readonly id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly datastore: string;
      readonly item: Readonly<Record<string, unknown>>;
    };
    readonly errors: "invalid_datastore" | "invalid_app_id" | "access_denied" | "datastore_error";
  };
  /** Stores an item in a datastore of an app; one with the same key is replaced as a whole. */
  "apps.datastore.put": {
    readonly params: {
      /** The name of the datastore in the manifest. */
      readonly datastore: string;
      /** The app; needed with a token of a person, and otherwise that of the token. */
      readonly app_id?: string;
      /** The item: an object of attributes that the manifest declares. Absent values are left out, not null. */
      readonly item: Readonly<Record<string, unknown>>;
    };
    readonly result: {
      readonly ok: true;
      readonly datastore: string;
      readonly item: Readonly<Record<string, unknown>>;
    };
    readonly errors: "invalid_datastore" | "invalid_app_id" | "access_denied" | "datastore_error";
  };
  /** Lists the items of a datastore that match an expression, page by page. */
  "apps.datastore.query": {
    readonly params: {
      /** The name of the datastore in the manifest. */
      readonly datastore: string;
      /** The app; needed with a token of a person, and otherwise that of the token. */
      readonly app_id?: string;
      /** A filter in DynamoDB's grammar, as in `#km BETWEEN :low AND :high`. Without one, every item matches. */
      readonly expression?: string;
      /** What the names after `#` in the expression stand for: attributes. */
      readonly expression_attributes?: Readonly<Record<string, unknown>>;
      /** What the names after `:` in the expression stand for: strings, numbers or booleans. */
      readonly expression_values?: Readonly<Record<string, unknown>>;
      /** How many items to look at; fewer may match. */
      readonly limit?: number;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly datastore: string;
      readonly items: readonly (Readonly<Record<string, unknown>>)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "invalid_datastore" | "invalid_app_id" | "access_denied" | "datastore_error" | "invalid_cursor";
  };
  /** Changes attributes of an item in a datastore of an app; without such an item, stores it. */
  "apps.datastore.update": {
    readonly params: {
      /** The name of the datastore in the manifest. */
      readonly datastore: string;
      /** The app; needed with a token of a person, and otherwise that of the token. */
      readonly app_id?: string;
      /** The item: an object of attributes that the manifest declares. Absent values are left out, not null. */
      readonly item: Readonly<Record<string, unknown>>;
    };
    readonly result: {
      readonly ok: true;
      readonly datastore: string;
      readonly item: Readonly<Record<string, unknown>>;
    };
    readonly errors: "invalid_datastore" | "invalid_app_id" | "access_denied" | "datastore_error";
  };
  /** Deletes an app and uninstalls it from every workspace. */
  "apps.delete": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "app_not_found" | "access_denied";
  };
  /** Installs an app in the workspace it was created in, for a collaborator. */
  "apps.developerInstall": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly app_id: string;
      readonly team_id: string;
      readonly team_name: string;
      readonly api_access_tokens: {
        /** When the manifest asks for scopes of the bot. */
        readonly bot?: string;
        /** When it asks to act for the person. */
        readonly user?: string;
        /** With `connections:write`, for sockets. */
        readonly app_level: string;
      };
    };
    readonly errors: "app_not_found" | "access_denied" | "invalid_manifest" | "app_approval_request_eligible" | "app_approval_request_pending" | "app_approval_request_denied" | "restricted_action";
  };
  /** Uninstalls an app from the workspace it was created in, for a collaborator. */
  "apps.developerUninstall": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "app_not_found" | "access_denied" | "app_not_installed";
  };
  /** Lists on whose behalf an app may see an event. */
  "apps.event.authorizations.list": {
    readonly params: {
      /** `event_context` of the event. */
      readonly event_context: string;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly authorizations: readonly ({
        readonly enterprise_id: string | null;
        readonly team_id: string;
        /** A person, or the app's bot. */
        readonly user_id: string;
        readonly is_bot: boolean;
        readonly is_enterprise_install: boolean;
      })[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "invalid_event_context" | "auth_mismatch" | "invalid_cursor";
  };
  /** Exchanges an approved ticket for the token of the person who approved it. */
  "apps.hosted.exchangeAuthTicket": {
    readonly params: {
      /** From `apps.hosted.generateAuthTicket`. */
      readonly ticket: string;
      /** What the page showed to the person. */
      readonly challenge: string;
    };
    readonly result: {
      readonly ok: true;
      readonly is_ready: boolean;
      /** For configuring apps, as this person. */
      readonly token: string;
      /** For `tooling.tokens.rotate`. */
      readonly refresh_token: string;
      /** When the token expires, in seconds. */
      readonly exp: number;
      readonly team_id: string;
      readonly team_name: string;
      readonly team_domain: string;
      readonly user_id: string;
      /** Only when the workspace belongs to an org. */
      readonly enterprise_id?: string;
      /** Always false: the token belongs to the workspace. */
      readonly is_enterprise_install: boolean;
    };
    readonly errors: "invalid_ticket" | "invalid_challenge";
  };
  /** Starts the sign-in of a CLI. */
  "apps.hosted.generateAuthTicket": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      /** Means nothing until a person agrees to it. */
      readonly ticket: string;
      /** Where the person agrees, and is shown a challenge to type. */
      readonly approve_url: string;
    };
    readonly errors: never;
  };
  /** Returns a URL for uploading the bundle of an app: the first of three steps of a deployment. */
  "apps.hosted.generatePresignedPost": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
    };
    readonly result: {
      readonly ok: true;
      /** Good for one upload, for an hour. It needs no token. */
      readonly url: string;
      /** What `apps.hosted.upload` takes as `s3_key`. */
      readonly file_name: string;
      /** To be sent in the form, before the file. */
      readonly fields: Readonly<Record<string, string>>;
    };
    readonly errors: "invalid_app_id" | "invalid_app" | "access_denied";
  };
  /** Sets the icon of an app from a form. */
  "apps.hosted.icon": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** A GIF, JPEG or PNG, as a part of a multipart form. */
      readonly file?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "invalid_app_id" | "invalid_app" | "access_denied" | "error_bad_format" | "invalid_icon_size" | "unable_to_open_file";
  };
  /** Deploys an uploaded bundle: its functions run on this server from now on. */
  "apps.hosted.upload": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** `file_name` of `apps.hosted.generatePresignedPost`, where the bundle was sent. */
      readonly s3_key: string;
      /** What runs it. */
      readonly runtime?: "deno";
    };
    readonly result: {
      readonly ok: true;
      /** From 1, for each app. */
      readonly version: number;
      /** The callback ids of what was deployed. */
      readonly functions: readonly (string)[];
      /** In bytes, as it was sent. */
      readonly bundle_size: number;
    };
    readonly errors: "invalid_app_id" | "invalid_app" | "access_denied" | "upload_not_found" | "unsupported_runtime" | "invalid_bundle" | "hosting_unavailable";
  };
  /** Sets environment variables of a deployed app, which its functions receive as `env`. */
  "apps.hosted.variables.add": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** Names and values, as `[{name, value}]`. */
      readonly variables: readonly ({
        readonly name: string;
        readonly value: string;
      })[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "invalid_app_id" | "invalid_app" | "access_denied" | "invalid_variables" | "too_many_variables";
  };
  /** Lists the names of a deployed app's environment variables. */
  "apps.hosted.variables.list": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly variable_names: readonly (string)[];
    };
    readonly errors: "invalid_app_id" | "invalid_app" | "access_denied";
  };
  /** Removes environment variables of a deployed app. */
  "apps.hosted.variables.remove": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** Which ones. */
      readonly variable_names: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "invalid_app_id" | "invalid_app" | "access_denied" | "variable_not_found";
  };
  /** Activates a deployed version of an app. */
  "apps.hosted.versions.activate": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** Its number. */
      readonly version: number;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "invalid_app_id" | "invalid_app" | "access_denied" | "version_not_found";
  };
  /** Lists the deployed versions of an app, the latest first. */
  "apps.hosted.versions.list": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly versions: readonly (Version)[];
    };
    readonly errors: "invalid_app_id" | "invalid_app" | "access_denied";
  };
  /** Sets the icon of an app. */
  "apps.icon.set": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** A GIF, JPEG or PNG, as a part of a multipart form. */
      readonly file?: string;
      /** The address of the image, instead of `file`. */
      readonly url?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "invalid_app_id" | "invalid_app" | "access_denied" | "error_bad_format" | "invalid_icon_size" | "missing_arguments" | "invalid_parameters" | "unable_to_open_file";
  };
  /** Creates an app from a manifest. */
  "apps.manifest.create": {
    readonly params: {
      /** The manifest: an object, or its text in JSON or YAML. `apps.manifest.export` shows its fields. */
      readonly manifest: Readonly<Record<string, unknown>> | string;
      /** The workspace to create it in; only the caller's own is allowed. */
      readonly team_id?: string;
      /** Whether other workspaces may install it too. */
      readonly enable_distribution?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly app_id: string;
      readonly credentials: {
        readonly client_id: string;
        readonly client_secret: string;
        readonly verification_token: string;
        readonly signing_secret: string;
      };
      /** Send people here to install it. */
      readonly oauth_authorize_url: string;
      readonly team_id: string;
      readonly team_domain: string;
    };
    readonly errors: "invalid_manifest" | "invalid_team_id" | "not_in_team";
  };
  /** Deletes an app and uninstalls it from every workspace. */
  "apps.manifest.delete": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "invalid_app_id" | "access_denied" | "app_not_found";
  };
  /** Returns the manifest of an app. */
  "apps.manifest.export": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly manifest: {
        /** For editors. */
        readonly $schema?: string;
        readonly _metadata?: {
          /** From 2 on, parameters have `properties`; before, they may be a flat map. */
          readonly major_version?: number;
          readonly minor_version?: number;
          readonly schema_version?: number;
          readonly min_version?: number;
        };
        readonly display_information: {
          readonly name: string;
          readonly description?: string;
          readonly long_description?: string;
          readonly background_color?: string;
        };
        readonly features?: {
          readonly app_home?: {
            readonly home_tab_enabled?: boolean;
            readonly messages_tab_enabled?: boolean;
            readonly messages_tab_read_only_enabled?: boolean;
          };
          readonly assistant_view?: {
            readonly assistant_description: string;
            readonly suggested_prompts?: readonly ({
              readonly title: string;
              readonly message: string;
            })[];
            readonly actions?: readonly ({
              readonly name: string;
              readonly description: string;
            })[];
          };
          readonly bot_user?: {
            readonly display_name: string;
            readonly always_online?: boolean;
          };
          readonly shortcuts?: readonly ({
            readonly type: "message" | "global";
            readonly name: string;
            readonly description: string;
            readonly callback_id: string;
          })[];
          readonly slash_commands?: readonly ({
            readonly command: string;
            readonly description: string;
            readonly url?: string;
            readonly usage_hint?: string;
            readonly should_escape?: boolean;
          })[];
          readonly rich_previews?: {
            readonly is_active?: boolean;
            readonly entity_types?: readonly (string)[];
          };
          readonly unfurl_domains?: readonly (string)[];
          readonly agent_view?: {
            readonly agent_description?: string;
            readonly suggested_prompts?: readonly ({
              readonly title: string;
              readonly message: string;
            })[];
            readonly actions?: readonly ({
              readonly name: string;
              readonly description: string;
            })[];
          };
          readonly code_channels?: {
            readonly enabled?: boolean;
            readonly slash_command_url?: string;
          };
          readonly search?: {
            readonly search_function_callback_id: string;
            readonly search_filters_function_callback_id?: string;
            readonly slackbot_metadata?: {
              readonly description?: string;
              readonly examples?: readonly (string)[];
              readonly example_query?: string;
            };
          };
          readonly functions?: readonly ({
            readonly title: string;
            readonly description: string;
            readonly callback_id: string;
            readonly input_parameters: readonly ({
              readonly type: string;
              readonly name: string;
            })[];
            readonly output_parameters: readonly ({
              readonly type: string;
              readonly name: string;
            })[];
          })[];
          readonly workflow_steps?: readonly ({
            readonly name: string;
            readonly callback_id: string;
          })[];
        };
        readonly oauth_config?: {
          readonly redirect_urls?: readonly (string)[];
          readonly scopes?: {
            readonly bot?: readonly (string)[];
            readonly user?: readonly (string)[];
            readonly bot_optional?: readonly (string)[];
            readonly user_optional?: readonly (string)[];
          };
          readonly token_management_enabled?: boolean;
          readonly pkce_enabled?: boolean;
        };
        readonly settings?: {
          readonly allowed_ip_address_ranges?: readonly (string)[];
          readonly event_subscriptions?: {
            readonly request_url?: string;
            readonly bot_events?: readonly (string)[];
            readonly user_events?: readonly (string)[];
            readonly metadata_subscriptions?: readonly ({
              readonly app_id: string;
              readonly event_type: string;
            })[];
            /** Whether events that could not be handed over are tried again every hour, for a day. */
            readonly delayed_events_enabled?: boolean;
          };
          readonly incoming_webhooks?: {
            readonly incoming_webhooks_enabled?: boolean;
          };
          readonly interactivity?: {
            readonly is_enabled: boolean;
            readonly request_url?: string;
            readonly message_menu_options_url?: string;
          };
          readonly org_deploy_enabled?: boolean;
          readonly socket_mode_enabled?: boolean;
          readonly is_hosted?: boolean;
          /** Where its functions run: `slack` on the platform, `remote` or `local` with the app. */
          readonly function_runtime?: string;
          /** Once on, it stays on. */
          readonly token_rotation_enabled?: boolean;
          readonly siws_links?: {
            readonly initiate_uri?: string;
          };
          readonly hermes_app_type?: string;
          /** Whether it is a client of `/mcp`: it then gets the scopes of its manifest at most, whatever it asks for. */
          readonly is_mcp_enabled?: boolean;
          readonly description?: string;
          readonly long_description?: string;
          readonly background_color?: string;
        };
        readonly functions?: Readonly<Record<string, {
          readonly title?: string;
          readonly description?: string;
          readonly type?: string;
          readonly source_file?: string;
          readonly input_parameters?: Readonly<Record<string, unknown>>;
          readonly output_parameters?: Readonly<Record<string, unknown>>;
          /** How long an execution may take until it fails. */
          readonly time_limit_s?: number;
        }>>;
        readonly workflows?: Readonly<Record<string, {
          readonly title?: string;
          readonly description?: string;
          readonly input_parameters?: Readonly<Record<string, unknown>>;
          readonly output_parameters?: Readonly<Record<string, unknown>>;
          readonly steps?: readonly ({
            readonly id?: string;
            readonly function_id: string;
            readonly inputs?: Readonly<Record<string, unknown>>;
            readonly type?: "function" | "switch" | "conditional";
          })[];
          readonly suggested_triggers?: readonly ({
            readonly type: string;
            readonly name?: string;
            readonly description?: string;
            readonly inputs: Readonly<Record<string, {
              readonly value: unknown;
              readonly initial_value?: unknown;
              readonly locked?: boolean;
              readonly hidden?: boolean;
            }>>;
          })[];
        }>>;
        readonly events?: Readonly<Record<string, {
          readonly type: string;
          readonly title?: string;
          readonly description?: string;
          readonly properties?: Readonly<Record<string, unknown>>;
          readonly required?: readonly (string)[];
          readonly additionalProperties?: boolean;
        }>>;
        readonly types?: Readonly<Record<string, {
          readonly type: string;
          readonly title?: string;
          readonly description?: string;
          readonly properties?: Readonly<Record<string, unknown>>;
          readonly required?: readonly (string)[];
          readonly additionalProperties?: boolean;
        }>>;
        readonly datastores?: Readonly<Record<string, {
          /** The attribute, a string, that identifies an item. */
          readonly primary_key: string;
          /** The attribute, a timestamp, after which an item is deleted. */
          readonly time_to_live_attribute?: string;
          readonly attributes: Readonly<Record<string, {
            readonly type: string;
          }>>;
        }>>;
        /** Where deployed functions may send requests, besides the platform: host names, with a port if it is not the usual one. */
        readonly outgoing_domains?: readonly (string)[];
        readonly external_auth_providers?: {
          readonly oauth2?: Readonly<Record<string, {
            readonly provider_type: "CUSTOM" | "SLACK_PROVIDED";
            readonly options: {
              readonly client_id: string;
              readonly scope: readonly (string)[];
              readonly provider_name?: string;
              readonly authorization_url?: string;
              readonly token_url?: string;
              readonly authorization_url_extras?: Readonly<Record<string, unknown>>;
              readonly identity_config?: {
                readonly url: string;
                readonly account_identifier: string;
                readonly headers?: Readonly<Record<string, unknown>>;
                readonly body?: unknown;
                readonly http_method_type?: string;
              };
              readonly use_pkce?: boolean;
              readonly token_url_config?: {
                readonly use_basic_auth_scheme?: boolean;
              };
            };
          }>>;
        };
        readonly mcp_servers?: Readonly<Record<string, {
          readonly url: string;
          readonly auth_type: "dynamic_client_registration" | "no_auth" | "manual_auth" | "slack_identity_auth";
          /** With `manual_auth`: the provider in `external_auth_providers.oauth2` whose accounts it takes. */
          readonly auth_provider_key?: string;
          /** Sent with every request, in addition to those that sign it. */
          readonly headers?: Readonly<Record<string, string>>;
        }>>;
        readonly icon?: string;
        readonly app_directory?: {
          readonly app_directory_categories?: readonly (string)[];
          readonly use_direct_install?: boolean;
          readonly direct_install_url?: string;
          readonly installation_landing_page?: string;
          readonly privacy_policy_url?: string;
          readonly support_url?: string;
          readonly support_email?: string;
          readonly supported_languages?: readonly (string)[];
          readonly pricing?: string;
        };
      };
    };
    readonly errors: "invalid_app_id" | "access_denied" | "app_not_found";
  };
  /** Replaces the manifest of an app. */
  "apps.manifest.update": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** The manifest: an object, or its text in JSON or YAML. `apps.manifest.export` shows its fields. */
      readonly manifest: Readonly<Record<string, unknown>> | string;
    };
    readonly result: {
      readonly ok: true;
      readonly app_id: string;
      /** Whether it asks for other scopes now; then install it again. */
      readonly permissions_updated: boolean;
    };
    readonly errors: "invalid_app_id" | "invalid_manifest" | "access_denied" | "invalid_app";
  };
  /** Validates a manifest. */
  "apps.manifest.validate": {
    readonly params: {
      /** The manifest: an object, or its text in JSON or YAML. `apps.manifest.export` shows its fields. */
      readonly manifest: Readonly<Record<string, unknown>> | string;
      /** The app. */
      readonly app_id?: string;
    };
    readonly result: {
      readonly ok: true;
      /** Empty. */
      readonly errors: readonly ({
        readonly message: string;
        readonly pointer: string;
        readonly code?: string;
      })[];
      /** Fields and events that are known but have no effect here; the code is `no_effect`. */
      readonly warnings: readonly ({
        readonly message: string;
        readonly pointer: string;
        readonly code?: string;
      })[];
    };
    readonly errors: "invalid_app_id" | "invalid_manifest" | "access_denied" | "invalid_app";
  };
  /** Says whether apps are installed in the workspace, for the people who work on them. */
  "apps.status": {
    readonly params: {
      /** The apps. */
      readonly app_ids?: readonly (string)[];
      /** The caller's workspace, or its org. */
      readonly team_id?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly apps: readonly ({
        readonly app_id: string;
        /** In the caller's workspace, or for its org. */
        readonly is_installed: boolean;
        /** Whether the platform runs the functions of the app. */
        readonly is_hosted: boolean;
        /** The workspaces that an installation for the org may use. */
        readonly enterprise_grants?: readonly ({
          readonly workspace_id: string;
          readonly workspace_domain: string;
        })[];
      })[];
      readonly team: {
        readonly team_id: string;
        readonly team_domain: string;
        /** Always false: tokens belong to a workspace. */
        readonly is_enterprise: boolean;
      };
    };
    readonly errors: "app_not_found" | "access_denied" | "team_not_found";
  };
  /** Uninstalls the app from the workspace and revokes every bot and user token of the installation. */
  "apps.uninstall": {
    readonly params: {
      /** The app's client id; or as the user of HTTP Basic. */
      readonly client_id?: string;
      /** The app's client secret; or as the password of HTTP Basic. */
      readonly client_secret?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "invalid_client_id" | "bad_client_secret" | "client_id_token_mismatch";
  };
  /** Reports whether a person is connected to the app. */
  "apps.user.connection.update": {
    readonly params: {
      /** The person. */
      readonly user_id: string;
      /** The state of the connection. */
      readonly status: "connected" | "disconnected";
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "app_not_found" | "app_not_subscribed" | "user_not_found";
  };
  /** Searches by keywords for an agent, on behalf of the person who asks it. */
  "assistant.search.context": {
    readonly params: {
      /** Words, filters, or a question. */
      readonly query: string;
      /** Required of bot tokens: `assistant_thread.action_token` of the event that the person caused. */
      readonly action_token?: string;
      /** What to look for. */
      readonly content_types?: readonly ("messages" | "files" | "channels" | "users")[];
      /** Where to look for messages, files and channels. */
      readonly channel_types?: readonly ("public_channel" | "private_channel" | "mpim" | "im")[];
      /** A conversation whose messages are ranked higher. */
      readonly context_channel_id?: string;
      /** Instead of the words of `query`: of each clause one word has to be there. */
      readonly term_clauses?: readonly (string | readonly (string)[])[];
      /** Filters for `term_clauses`, such as `from:<@U0123456789>`. */
      readonly modifiers?: string;
      /** Nothing older, in Unix seconds. */
      readonly after?: number;
      /** Nothing newer, in Unix seconds. */
      readonly before?: number;
      /** The best first, or the latest. */
      readonly sort?: "score" | "timestamp";
      /** Which way round. */
      readonly sort_dir?: "desc" | "asc";
      /** How many results of each type on a page. */
      readonly limit?: number;
      /** `next_cursor` of the previous page. */
      readonly cursor?: string;
      /** Whether to put U+E000 and U+E001 around the words that were found. */
      readonly highlight?: boolean;
      /** Whether to find messages of apps. */
      readonly include_bots?: boolean;
      /** Whether to search archived channels, too. */
      readonly include_archived_channels?: boolean;
      /** Whether to find deactivated people. */
      readonly include_deleted_users?: boolean;
      /** Whether to return the messages around each match. */
      readonly include_context_messages?: boolean;
      /** Whether to return the blocks of messages. */
      readonly include_message_blocks?: boolean;
      /** Whether to look for all words of a question, too. */
      readonly disable_semantic_search?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly results: {
        readonly messages?: readonly (AgentMessageMatch)[];
        readonly files?: readonly (AgentFileMatch)[];
        readonly channels?: readonly (AgentChannelMatch)[];
        readonly users?: readonly (AgentUserMatch)[];
      };
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "missing_query" | "query_too_long" | "invalid_action_token" | "context_channel_not_found" | "invalid_cursor" | "feature_not_enabled" | "assistant_search_context_disabled";
  };
  /** Tells whether searches understand questions; here they look for words. */
  "assistant.search.info": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      /** Always false: this server has no semantic search. */
      readonly is_ai_search_enabled: boolean;
    };
    readonly errors: never;
  };
  /** Shows the status of an app in a thread until its next message there. */
  "assistant.threads.setStatus": {
    readonly params: {
      /** The conversation of the thread. */
      readonly channel_id: string;
      /** The thread. */
      readonly thread_ts: string;
      /** What the app is at, such as `is thinking...`; empty for nothing any more. */
      readonly status: string;
      /** Shown in turns, for as long as it lasts. */
      readonly loading_messages?: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "invalid_thread_ts";
  };
  /** Sets the suggested prompts of an assistant thread. */
  "assistant.threads.setSuggestedPrompts": {
    readonly params: {
      /** The conversation of the thread. */
      readonly channel_id: string;
      /** The thread; left out by agents. */
      readonly thread_ts?: string;
      /** 1 to 4 suggestions, each with a title and a message. */
      readonly prompts: readonly ({
        readonly title: string;
        readonly message: string;
      })[];
      /** The heading above them. */
      readonly title?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "invalid_thread_ts";
  };
  /** Sets the title of an assistant thread. */
  "assistant.threads.setTitle": {
    readonly params: {
      /** The conversation of the thread. */
      readonly channel_id: string;
      /** The thread. */
      readonly thread_ts: string;
      /** What it is about. */
      readonly title: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "invalid_thread_ts";
  };
  /** Revokes the token it is called with. */
  "auth.revoke": {
    readonly params: {
      /** Only see whether it could be revoked. */
      readonly test?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly revoked: boolean;
    };
    readonly errors: never;
  };
  /** Lists the workspaces that a token is valid for. */
  "auth.teams.list": {
    readonly params: {
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
      /** Whether to include each workspace's icon. */
      readonly include_icon?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly teams: readonly ({
        readonly id: string;
        readonly name: string;
        readonly icon?: {
          /** Whether the picture is drawn from the id of the workspace. */
          readonly image_default: boolean;
          readonly image_34: string;
          readonly image_44: string;
          readonly image_68: string;
          readonly image_88: string;
          readonly image_102: string;
          readonly image_132: string;
          readonly image_230: string;
          /** The whole image, where administrators have set one. */
          readonly image_original?: string;
        };
      })[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "invalid_cursor";
  };
  /** Returns the identity behind a token. */
  "auth.test": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      /** Where the workspace lives; ends in a slash. */
      readonly url: string;
      readonly team: string;
      readonly user: string;
      readonly team_id: string;
      readonly user_id: string;
      readonly is_enterprise_install: boolean;
      /** Only for bot tokens; clients distinguish the kinds by it. */
      readonly bot_id?: string;
      /** Only when the workspace belongs to an org. */
      readonly enterprise_id?: string;
      /** For bot and app-level tokens. */
      readonly app_id?: string;
      /** For bot and app-level tokens. */
      readonly app_name?: string;
      /** Seconds left; only for tokens that expire. */
      readonly expires_in?: number;
    };
    readonly errors: never;
  };
  /** Validates blocks or a view; needs no token. */
  "blocks.validate": {
    readonly params: {
      /** The blocks, as JSON. Their schema is `docs/schemas/blocks.schema.json`. */
      readonly blocks?: readonly (unknown)[];
      /** The arguments of a message, of which `blocks` is looked at. */
      readonly message?: Readonly<Record<string, unknown>>;
      /** The view, as JSON. Its schema is `docs/schemas/view.schema.json`. */
      readonly view?: Readonly<Record<string, unknown>>;
      /** Where the blocks are to stand. */
      readonly surface?: "message" | "modal" | "home";
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "invalid_blocks" | "invalid_blocks_format" | "invalid_arguments";
  };
  /** Adds a link to the bookmarks of a channel. */
  "bookmarks.add": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
      /** What it is called. */
      readonly title: string;
      /** Links are all that can be bookmarked. */
      readonly type: "link";
      /** Where it leads: an `https` or `http` address. */
      readonly link?: string;
      /** The emoji shown before it, such as `:rocket:`. */
      readonly emoji?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly bookmark: Bookmark;
    };
    readonly errors: "channel_not_found" | "permission_denied" | "invalid_link" | "invalid_emoji" | "invalid_bookmark_type" | "too_many_bookmarks";
  };
  /** Changes a bookmark; omitted fields stay unchanged. */
  "bookmarks.edit": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
      /** The bookmark. */
      readonly bookmark_id: string;
      /** What it is called. */
      readonly title?: string;
      /** Where it leads: an `https` or `http` address. */
      readonly link?: string;
      /** The emoji shown before it, such as `:rocket:`. */
      readonly emoji?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly bookmark: Bookmark;
    };
    readonly errors: "channel_not_found" | "permission_denied" | "invalid_link" | "invalid_emoji" | "not_found";
  };
  /** Lists the bookmarks of a channel in their order. */
  "bookmarks.list": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly bookmarks: readonly (Bookmark)[];
    };
    readonly errors: "channel_not_found";
  };
  /** Removes a bookmark from a channel. */
  "bookmarks.remove": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
      /** The bookmark. */
      readonly bookmark_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "permission_denied" | "not_found";
  };
  /** Describes the bot of an app. */
  "bots.info": {
    readonly params: {
      /** The id of the bot, which is not that of its user. */
      readonly bot: string;
    };
    readonly result: {
      readonly ok: true;
      readonly bot: {
        readonly id: string;
        readonly deleted: boolean;
        readonly name: string;
        readonly updated: number;
        readonly app_id: string;
        readonly user_id: string;
        readonly icons: {
          readonly image_36: string;
          readonly image_48: string;
          readonly image_72: string;
        };
      };
    };
    readonly errors: "bot_not_found";
  };
  /** Announces a call that the app's service carries. */
  "calls.add": {
    readonly params: {
      /** The app's own id of the call, which no other of its calls has. */
      readonly external_unique_id: string;
      /** Where people join with a browser: `http` or `https`. */
      readonly join_url: string;
      /** Who started it. Required with a bot token; the caller otherwise. */
      readonly created_by?: string;
      /** When it started, in seconds since 1970; now by default. */
      readonly date_start?: number;
      /** Where an installed program joins; any scheme that is not run by browsers. */
      readonly desktop_app_join_url?: string;
      /** An id for people to read. */
      readonly external_display_id?: string;
      /** The title of the card. */
      readonly title?: string;
      /** People as a JSON array of objects with `slack_id`, or with `external_id`, `display_name` and `avatar_url`, or with all. */
      readonly users?: readonly (unknown)[];
    };
    readonly result: {
      readonly ok: true;
      readonly call: {
        readonly id: string;
        readonly date_start: number;
        /** Once it has ended. */
        readonly date_end?: number;
        readonly external_unique_id: string;
        readonly external_display_id?: string;
        readonly join_url: string;
        readonly desktop_app_join_url?: string;
        readonly title?: string;
        readonly created_by: string;
        /** Who is in it; after its end, who was in it last. */
        readonly users: readonly ({
          readonly slack_id?: string;
          readonly external_id?: string;
          readonly display_name?: string;
          readonly avatar_url?: string;
        })[];
        /** The conversations with a message that shows it. */
        readonly channels?: readonly (string)[];
      };
    };
    readonly errors: "invalid_created_by" | "not_authorized" | "invalid_start_time" | "bad_users" | "user_not_found";
  };
  /** Ends a call of the app. */
  "calls.end": {
    readonly params: {
      /** The call, as `calls.add` answered it. */
      readonly id: string;
      /** How long it took, in seconds; its end is that long after its start. Else it ends now. */
      readonly duration?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly call: {
        readonly id: string;
        readonly date_start: number;
        /** Once it has ended. */
        readonly date_end?: number;
        readonly external_unique_id: string;
        readonly external_display_id?: string;
        readonly join_url: string;
        readonly desktop_app_join_url?: string;
        readonly title?: string;
        readonly created_by: string;
        /** Who is in it; after its end, who was in it last. */
        readonly users: readonly ({
          readonly slack_id?: string;
          readonly external_id?: string;
          readonly display_name?: string;
          readonly avatar_url?: string;
        })[];
        /** The conversations with a message that shows it. */
        readonly channels?: readonly (string)[];
      };
    };
    readonly errors: "invalid_call_id" | "inactive_call";
  };
  /** Describes a call of the app. */
  "calls.info": {
    readonly params: {
      /** The call, as `calls.add` answered it. */
      readonly id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly call: {
        readonly id: string;
        readonly date_start: number;
        /** Once it has ended. */
        readonly date_end?: number;
        readonly external_unique_id: string;
        readonly external_display_id?: string;
        readonly join_url: string;
        readonly desktop_app_join_url?: string;
        readonly title?: string;
        readonly created_by: string;
        /** Who is in it; after its end, who was in it last. */
        readonly users: readonly ({
          readonly slack_id?: string;
          readonly external_id?: string;
          readonly display_name?: string;
          readonly avatar_url?: string;
        })[];
        /** The conversations with a message that shows it. */
        readonly channels?: readonly (string)[];
      };
    };
    readonly errors: "invalid_call_id";
  };
  /** Adds people to a call of the app. */
  "calls.participants.add": {
    readonly params: {
      /** The call, as `calls.add` answered it. */
      readonly id: string;
      /** People as a JSON array of objects with `slack_id`, or with `external_id`, `display_name` and `avatar_url`, or with all. */
      readonly users: readonly (unknown)[];
    };
    readonly result: {
      readonly ok: true;
      readonly call: {
        readonly id: string;
        readonly date_start: number;
        /** Once it has ended. */
        readonly date_end?: number;
        readonly external_unique_id: string;
        readonly external_display_id?: string;
        readonly join_url: string;
        readonly desktop_app_join_url?: string;
        readonly title?: string;
        readonly created_by: string;
        /** Who is in it; after its end, who was in it last. */
        readonly users: readonly ({
          readonly slack_id?: string;
          readonly external_id?: string;
          readonly display_name?: string;
          readonly avatar_url?: string;
        })[];
        /** The conversations with a message that shows it. */
        readonly channels?: readonly (string)[];
      };
    };
    readonly errors: "invalid_call_id" | "bad_users" | "user_not_found" | "inactive_call";
  };
  /** Removes people from a call of the app. */
  "calls.participants.remove": {
    readonly params: {
      /** The call, as `calls.add` answered it. */
      readonly id: string;
      /** People as a JSON array of objects with `slack_id`, or with `external_id`, `display_name` and `avatar_url`, or with all. */
      readonly users: readonly (unknown)[];
    };
    readonly result: {
      readonly ok: true;
      readonly call: {
        readonly id: string;
        readonly date_start: number;
        /** Once it has ended. */
        readonly date_end?: number;
        readonly external_unique_id: string;
        readonly external_display_id?: string;
        readonly join_url: string;
        readonly desktop_app_join_url?: string;
        readonly title?: string;
        readonly created_by: string;
        /** Who is in it; after its end, who was in it last. */
        readonly users: readonly ({
          readonly slack_id?: string;
          readonly external_id?: string;
          readonly display_name?: string;
          readonly avatar_url?: string;
        })[];
        /** The conversations with a message that shows it. */
        readonly channels?: readonly (string)[];
      };
    };
    readonly errors: "invalid_call_id" | "bad_users" | "user_not_found" | "inactive_call";
  };
  /** Changes the title or the addresses of a call of the app. */
  "calls.update": {
    readonly params: {
      /** The call, as `calls.add` answered it. */
      readonly id: string;
      /** The title of the card. */
      readonly title?: string;
      /** Where people join with a browser: `http` or `https`. */
      readonly join_url?: string;
      /** Where an installed program joins; any scheme that is not run by browsers. */
      readonly desktop_app_join_url?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly call: {
        readonly id: string;
        readonly date_start: number;
        /** Once it has ended. */
        readonly date_end?: number;
        readonly external_unique_id: string;
        readonly external_display_id?: string;
        readonly join_url: string;
        readonly desktop_app_join_url?: string;
        readonly title?: string;
        readonly created_by: string;
        /** Who is in it; after its end, who was in it last. */
        readonly users: readonly ({
          readonly slack_id?: string;
          readonly external_id?: string;
          readonly display_name?: string;
          readonly avatar_url?: string;
        })[];
        /** The conversations with a message that shows it. */
        readonly channels?: readonly (string)[];
      };
    };
    readonly errors: "invalid_call_id";
  };
  /** Removes the access of people or channels to a canvas. */
  "canvases.access.delete": {
    readonly params: {
      /** The canvas. */
      readonly canvas_id: string;
      /** People and bots, by their ids. Either these or `channel_ids`. */
      readonly user_ids?: readonly (string)[];
      /** Channels, by their ids; members of a direct conversation are named in `user_ids`. */
      readonly channel_ids?: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "canvas_not_found" | "channel_not_found" | "user_not_found" | "invalid_parameters" | "restricted_action";
  };
  /** Gives people or channels access to a canvas. */
  "canvases.access.set": {
    readonly params: {
      /** The canvas. */
      readonly canvas_id: string;
      /** What they may do. */
      readonly access_level: "read" | "write" | "owner";
      /** People and bots, by their ids. Either these or `channel_ids`. */
      readonly user_ids?: readonly (string)[];
      /** Channels, by their ids; members of a direct conversation are named in `user_ids`. */
      readonly channel_ids?: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "canvas_not_found" | "channel_not_found" | "user_not_found" | "invalid_parameters" | "restricted_action" | "failed_to_update_user_ids";
  };
  /** Creates a canvas. */
  "canvases.create": {
    readonly params: {
      /** Its title. */
      readonly title?: string;
      /** Its content: `type` is `markdown`, and `markdown` the text. */
      readonly document_content?: {
        readonly type: "markdown";
        readonly markdown: string;
      } | string;
      /** A conversation that shows the canvas as a tab; its members can edit it. */
      readonly channel_id?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly canvas_id: string;
    };
    readonly errors: "restricted_action" | "channel_not_found" | "canvas_creation_failed";
  };
  /** Deletes a canvas for everyone. */
  "canvases.delete": {
    readonly params: {
      /** The canvas. */
      readonly canvas_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "canvas_not_found" | "restricted_action";
  };
  /** Changes a canvas. */
  "canvases.edit": {
    readonly params: {
      /** The canvas. */
      readonly canvas_id: string;
      /** One change: `operation`, and what the operation takes of `section_id`, `document_content` and `title_content`. */
      readonly changes: readonly ({
        readonly operation: "insert_at_start" | "insert_at_end" | "insert_before" | "insert_after" | "replace" | "delete" | "rename";
        readonly section_id?: string;
        readonly document_content?: {
          readonly type: "markdown";
          readonly markdown: string;
        };
        readonly title_content?: {
          readonly type: "markdown";
          readonly markdown: string;
        };
      })[] | string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "canvas_not_found" | "restricted_action" | "canvas_editing_failed";
  };
  /** Finds sections of a canvas. */
  "canvases.sections.lookup": {
    readonly params: {
      /** The canvas. */
      readonly canvas_id: string;
      /** `section_types`, `contains_text`, or both; a section has to fit both. */
      readonly criteria: {
        readonly section_types?: readonly ("h1" | "h2" | "h3" | "any_header")[];
        readonly contains_text?: string;
      } | string;
    };
    readonly result: {
      readonly ok: true;
      readonly sections: readonly ({
        readonly id: string;
      })[];
    };
    readonly errors: "canvas_not_found" | "canvas_deleted";
  };
  /** Appends to a streamed message. */
  "chat.appendStream": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** The streamed message. */
      readonly ts: string;
      /** Markdown, at most 12,000 characters. */
      readonly markdown_text?: string;
      /** Pieces in the order in which they are shown: `markdown_text`, `task_update`, `plan_update` and `blocks`. Each text of a task or plan has at most 256 characters. */
      readonly chunks?: readonly (unknown)[];
    };
    readonly result: {
      readonly ok: true;
      readonly channel: string;
      readonly ts: string;
    };
    readonly errors: "channel_not_found" | "is_archived" | "invalid_chunks" | "msg_too_long" | "no_text" | "msg_blocks_too_many" | "invalid_blocks_format" | "invalid_blocks" | "msg_blocks_too_long" | "platform_connect_file_link_sharing_blocked" | "platform_connect_canvas_sharing_blocked" | "platform_connect_lists_sharing_blocked" | "not_in_channel" | "message_not_found" | "message_not_owned_by_app" | "message_not_in_streaming_state" | "stopped_by_user";
  };
  /** Runs a slash command of the platform or of an app, for clients that show its answer. */
  "chat.command": {
    readonly params: {
      /** Where: a channel that the caller is in. */
      readonly channel: string;
      /** The command, with its slash. */
      readonly command: string;
      /** The text after the command. */
      readonly text?: string;
      /** A message of the thread in which it was typed. Commands of the platform post and answer there. */
      readonly thread_ts?: string;
    };
    readonly result: {
      readonly ok: true;
      /** What a command of the platform has to say to the person. */
      readonly response?: string;
    };
    readonly errors: "channel_not_found" | "not_in_channel" | "command_not_found" | "cannot_reply_to_message" | "not_supported_in_thread";
  };
  /** Deletes a message. */
  "chat.delete": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** The message. */
      readonly ts: string;
    };
    readonly result: {
      readonly ok: true;
      readonly channel: string;
      readonly ts: string;
    };
    readonly errors: "channel_not_found" | "not_in_channel" | "is_archived" | "message_not_found" | "cant_delete_message";
  };
  /** Deletes a scheduled message. */
  "chat.deleteScheduledMessage": {
    readonly params: {
      /** The conversation that it is for. */
      readonly channel: string;
      /** What `chat.scheduleMessage` answered. */
      readonly scheduled_message_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "invalid_scheduled_message_id";
  };
  /** Returns the permanent link of a message. */
  "chat.getPermalink": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** The message. */
      readonly message_ts: string;
    };
    readonly result: {
      readonly ok: true;
      readonly channel: string;
      readonly permalink: string;
    };
    readonly errors: "channel_not_found" | "message_not_found";
  };
  /** Posts a /me message. */
  "chat.meMessage": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** What is done, as in `is out for lunch`. */
      readonly text: string;
    };
    readonly result: {
      readonly ok: true;
      readonly channel: string;
      readonly ts: string;
    };
    readonly errors: "channel_not_found" | "not_in_channel" | "is_archived" | "restricted_action" | "restricted_action_read_only_channel" | "restricted_action_thread_only_channel" | "messages_tab_disabled" | "message_limit_exceeded" | "no_text";
  };
  /** Shows a message to one member of a channel without storing it. */
  "chat.postEphemeral": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** Who sees it; a member of the channel. */
      readonly user: string;
      /** The message. What goes beyond 40,000 characters is cut off. */
      readonly text?: string;
      /** The message in Markdown, at most 12,000 characters; instead of `text` and `blocks`. */
      readonly markdown_text?: string;
      /** Blocks: JSON, at most 50. The text is then used in notifications. */
      readonly blocks?: readonly (unknown)[];
      /** Attachments: JSON, at most 100. */
      readonly attachments?: readonly (unknown)[];
      /** `full` turns names and web addresses in the text into links. */
      readonly parse?: string;
      /** Turns `@name` and `#name` in the text into mentions. */
      readonly link_names?: boolean;
      /** Another name for the app; needs `chat:write.customize`. */
      readonly username?: string;
      /** An emoji as the app's picture, as in `:robot_face:`. */
      readonly icon_emoji?: string;
      /** The address of a picture for the app, on the web; anything else is passed over. */
      readonly icon_url?: string;
      /** A message of the thread to show it in. */
      readonly thread_ts?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly message_ts: string;
    };
    readonly errors: "channel_not_found" | "not_in_channel" | "is_archived" | "restricted_action" | "restricted_action_read_only_channel" | "restricted_action_thread_only_channel" | "restricted_action_non_threadable_channel" | "restricted_action_thread_locked" | "messages_tab_disabled" | "no_text" | "markdown_text_conflict" | "msg_too_long" | "invalid_blocks_format" | "invalid_blocks" | "msg_blocks_too_long" | "invalid_attachments" | "too_many_attachments" | "platform_connect_file_link_sharing_blocked" | "platform_connect_canvas_sharing_blocked" | "platform_connect_lists_sharing_blocked" | "user_not_in_channel" | "cannot_reply_to_message";
  };
  /** Posts a message into a conversation or a thread. */
  "chat.postMessage": {
    readonly params: {
      /** The conversation: its id or its name, or the id of a person for a direct message. */
      readonly channel: string;
      /** The message. What goes beyond 40,000 characters is cut off. */
      readonly text?: string;
      /** The message in Markdown, at most 12,000 characters; instead of `text` and `blocks`. */
      readonly markdown_text?: string;
      /** Blocks: JSON, at most 50. The text is then used in notifications. */
      readonly blocks?: readonly (unknown)[];
      /** Attachments: JSON, at most 100. */
      readonly attachments?: readonly (unknown)[];
      /** `full` turns names and web addresses in the text into links. */
      readonly parse?: string;
      /** Turns `@name` and `#name` in the text into mentions. */
      readonly link_names?: boolean;
      /** What an app attaches: `{event_type, event_payload}` for other apps, work objects to show in `{entities}`, or both. */
      readonly metadata?: Readonly<Record<string, unknown>>;
      /** False when asterisks and the like in the text mean themselves. */
      readonly mrkdwn?: boolean;
      /** False when links to pages get no previews. True unless given. */
      readonly unfurl_links?: boolean;
      /** False when links to images get no previews. True unless given. */
      readonly unfurl_media?: boolean;
      /** Another name for the app; needs `chat:write.customize`. */
      readonly username?: string;
      /** An emoji as the app's picture, as in `:robot_face:`. */
      readonly icon_emoji?: string;
      /** The address of a picture for the app, on the web; anything else is passed over. */
      readonly icon_url?: string;
      /** A message of the thread to reply in. */
      readonly thread_ts?: string;
      /** Whether the channel shows the reply too. */
      readonly reply_broadcast?: boolean;
      /** An id that the client chooses: sent again within a day, it returns the message that was posted first. */
      readonly client_msg_id?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly channel: string;
      readonly ts: string;
      readonly message: Message;
      /** With the warning `invalid_metadata_format`: what is wrong with the entities. */
      readonly response_metadata?: {
        readonly messages?: readonly (string)[];
      };
    };
    readonly errors: "channel_not_found" | "not_in_channel" | "is_archived" | "restricted_action" | "restricted_action_read_only_channel" | "restricted_action_thread_only_channel" | "restricted_action_non_threadable_channel" | "restricted_action_thread_locked" | "messages_tab_disabled" | "message_limit_exceeded" | "platform_connect_file_link_sharing_blocked" | "platform_connect_canvas_sharing_blocked" | "platform_connect_lists_sharing_blocked" | "no_text" | "markdown_text_conflict" | "msg_too_long" | "invalid_blocks_format" | "invalid_blocks" | "msg_blocks_too_long" | "invalid_attachments" | "too_many_attachments" | "invalid_metadata_format" | "invalid_metadata_schema" | "metadata_too_large" | "metadata_must_be_sent_from_app" | "team_not_found" | "cannot_reply_to_message" | "duplicate_message_not_found" | "duplicate_channel_not_found";
  };
  /** Posts a message at a later time. */
  "chat.scheduleMessage": {
    readonly params: {
      /** The conversation: its id or its name, or the id of a person for a direct message. */
      readonly channel: string;
      /** When, in seconds since 1970; at most 120 days ahead. */
      readonly post_at: number;
      /** The message. What goes beyond 40,000 characters is cut off. */
      readonly text?: string;
      /** The message in Markdown, at most 12,000 characters; instead of `text` and `blocks`. */
      readonly markdown_text?: string;
      /** Blocks: JSON, at most 50. The text is then used in notifications. */
      readonly blocks?: readonly (unknown)[];
      /** Attachments: JSON, at most 100. */
      readonly attachments?: readonly (unknown)[];
      /** `full` turns names and web addresses in the text into links. */
      readonly parse?: string;
      /** Turns `@name` and `#name` in the text into mentions. */
      readonly link_names?: boolean;
      /** What an app attaches for other apps: `{event_type, event_payload}`. */
      readonly metadata?: Readonly<Record<string, unknown>>;
      /** False when asterisks and the like in the text mean themselves. */
      readonly mrkdwn?: boolean;
      /** False when links to pages get no previews. True unless given. */
      readonly unfurl_links?: boolean;
      /** False when links to images get no previews. True unless given. */
      readonly unfurl_media?: boolean;
      /** A message of the thread to reply in. */
      readonly thread_ts?: string;
      /** Whether the channel shows the reply too. */
      readonly reply_broadcast?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly scheduled_message_id: string;
      readonly channel: string;
      readonly post_at: number;
      readonly message: {
        readonly type: "delayed_message";
        /** What is special about it; absent for an ordinary message. */
        readonly subtype?: string;
        /** Its author; absent when an app speaks under another name. */
        readonly user?: string;
        readonly text: string;
        readonly team?: string;
        /** When an app posted it. */
        readonly bot_id?: string;
        /** When an app posted it. */
        readonly app_id?: string;
        /** The thread that it is part of, or begins. */
        readonly thread_ts?: string;
        /** On replies: who began the thread. */
        readonly parent_user_id?: string;
        /** On replies that the channel shows too: the message that the thread began with. */
        readonly root?: {
          readonly type: "message";
          readonly ts: string;
          readonly text: string;
        };
        /** On the message that a thread begins with. */
        readonly reply_count?: number;
        /** Who replied; the ids of bots for apps that spoke under another name. */
        readonly reply_users?: readonly (string)[];
        readonly reply_users_count?: number;
        readonly latest_reply?: string;
        readonly is_locked?: boolean;
        readonly reactions?: readonly ({
          /** The emoji, without colons. */
          readonly name: string;
          /** The first people who reacted, at most 200. */
          readonly users: readonly (string)[];
          /** How many reacted, listed or not. */
          readonly count: number;
        })[];
        /** The channels it is pinned to. */
        readonly pinned_to?: readonly (string)[];
        /** Where a browser finds it, in answers that gather messages. */
        readonly permalink?: string;
        /** Whether the caller follows the thread. */
        readonly subscribed?: boolean;
        /** How far the caller has read the thread they follow. */
        readonly last_read?: string;
        readonly unread_count?: number;
        /** The other name under which an app speaks. */
        readonly username?: string;
        /** And its picture. */
        readonly icons?: Readonly<Record<string, string>>;
        readonly blocks?: readonly ({
          readonly type: string;
          readonly block_id?: string;
        })[];
        readonly attachments?: readonly (Readonly<Record<string, unknown>>)[];
        /** The id that the author's client made up for it. */
        readonly client_msg_id?: string;
        /** True of a message that was deleted and still has replies. */
        readonly hidden?: boolean;
        /** Of a message that an app streams, or streamed. */
        readonly streaming_state?: "in_progress" | "completed" | "errored";
        readonly edited?: {
          readonly user: string;
          readonly ts: string;
        };
        /** When asked for. */
        readonly metadata?: {
          readonly event_type: string;
          readonly event_payload: {};
        };
      };
    };
    readonly errors: "channel_not_found" | "not_in_channel" | "is_archived" | "restricted_action" | "restricted_action_read_only_channel" | "restricted_action_thread_only_channel" | "restricted_action_non_threadable_channel" | "restricted_action_thread_locked" | "messages_tab_disabled" | "no_text" | "markdown_text_conflict" | "msg_too_long" | "invalid_blocks_format" | "invalid_blocks" | "msg_blocks_too_long" | "invalid_attachments" | "too_many_attachments" | "platform_connect_file_link_sharing_blocked" | "platform_connect_canvas_sharing_blocked" | "platform_connect_lists_sharing_blocked" | "invalid_metadata_format" | "invalid_metadata_schema" | "metadata_too_large" | "metadata_must_be_sent_from_app" | "team_not_found" | "cannot_reply_to_message" | "invalid_time" | "time_in_past" | "time_too_far" | "restricted_too_many";
  };
  /** Lists the messages that the caller has scheduled. */
  "chat.scheduledMessages.list": {
    readonly params: {
      /** Only those for this conversation. */
      readonly channel?: string;
      /** Only those from this time on. */
      readonly oldest?: string;
      /** Only those until this time. */
      readonly latest?: string;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly scheduled_messages: readonly ({
        readonly id: string;
        readonly channel_id: string;
        readonly post_at: number;
        readonly date_created: number;
        readonly text: string;
      })[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "invalid_channel" | "invalid_cursor";
  };
  /** Starts a streamed message, which the app continues while people read it. */
  "chat.startStream": {
    readonly params: {
      /** The conversation: its id or its name, or the id of a person for a direct message. */
      readonly channel: string;
      /** A message of the thread, because a stream answers a person. */
      readonly thread_ts: string;
      /** Markdown, at most 12,000 characters. */
      readonly markdown_text?: string;
      /** Pieces in the order in which they are shown: `markdown_text`, `task_update`, `plan_update` and `blocks`. Each text of a task or plan has at most 256 characters. */
      readonly chunks?: readonly (unknown)[];
      /** Whom it answers; required outside of DMs. */
      readonly recipient_user_id?: string;
      /** The workspace of that person; required outside of DMs. */
      readonly recipient_team_id?: string;
      /** Whether tasks appear where they were sent (`timeline`) or together at the first one (`plan`). */
      readonly task_display_mode?: "timeline" | "plan" | "dense";
      /** What an app attaches for other apps: `{event_type, event_payload}`. */
      readonly metadata?: Readonly<Record<string, unknown>>;
      /** Another name for the app; needs `chat:write.customize`. */
      readonly username?: string;
      /** An emoji as the app's picture, as in `:robot_face:`. */
      readonly icon_emoji?: string;
      /** The address of a picture for the app, on the web; anything else is passed over. */
      readonly icon_url?: string;
      /** An id that the client chooses: sent again within a day, it returns the stream that was started first. */
      readonly client_msg_id?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly channel: string;
      readonly ts: string;
    };
    readonly errors: "channel_not_found" | "not_in_channel" | "is_archived" | "restricted_action" | "restricted_action_read_only_channel" | "restricted_action_thread_only_channel" | "restricted_action_non_threadable_channel" | "restricted_action_thread_locked" | "messages_tab_disabled" | "message_limit_exceeded" | "platform_connect_file_link_sharing_blocked" | "platform_connect_canvas_sharing_blocked" | "platform_connect_lists_sharing_blocked" | "invalid_metadata_format" | "invalid_metadata_schema" | "metadata_too_large" | "metadata_must_be_sent_from_app" | "invalid_chunks" | "msg_too_long" | "no_text" | "msg_blocks_too_many" | "invalid_blocks_format" | "invalid_blocks" | "msg_blocks_too_long" | "channel_type_not_supported" | "missing_recipient_user_id" | "missing_recipient_team_id" | "user_not_found" | "team_not_found" | "rate_limited" | "messaging_processing_failed" | "duplicate_message_not_found" | "duplicate_channel_not_found";
  };
  /** Ends a streamed message, which then is an ordinary message. */
  "chat.stopStream": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** The streamed message. */
      readonly ts: string;
      /** Markdown, at most 12,000 characters. */
      readonly markdown_text?: string;
      /** Pieces in the order in which they are shown: `markdown_text`, `task_update`, `plan_update` and `blocks`. Each text of a task or plan has at most 256 characters. */
      readonly chunks?: readonly (unknown)[];
      /** Blocks: JSON, at most 50. The text is then used in notifications. */
      readonly blocks?: readonly (unknown)[];
      /** What an app attaches for other apps: `{event_type, event_payload}`. */
      readonly metadata?: Readonly<Record<string, unknown>>;
      /** The status of the agent in the session that the stream answers in, if it is one. */
      readonly session_status?: "closed" | "active" | "processing" | "suspended";
    };
    readonly result: {
      readonly ok: true;
      readonly channel: string;
      readonly ts: string;
      readonly message: Message;
    };
    readonly errors: "invalid_metadata_format" | "invalid_metadata_schema" | "metadata_too_large" | "metadata_must_be_sent_from_app" | "channel_not_found" | "is_archived" | "invalid_chunks" | "msg_too_long" | "no_text" | "msg_blocks_too_many" | "invalid_blocks_format" | "invalid_blocks" | "msg_blocks_too_long" | "platform_connect_file_link_sharing_blocked" | "platform_connect_canvas_sharing_blocked" | "platform_connect_lists_sharing_blocked" | "not_in_channel" | "message_not_found" | "message_not_owned_by_app" | "message_not_in_streaming_state" | "stopped_by_user";
  };
  /** Adds previews to links in a message. */
  "chat.unfurl": {
    readonly params: {
      /** The conversation; together with `ts`. */
      readonly channel?: string;
      /** The message. */
      readonly ts?: string;
      /** `source` of the event `link_shared`; instead of `channel` and `ts`. */
      readonly source?: string;
      /** `unfurl_id` of that event. */
      readonly unfurl_id?: string;
      /** By the address of each link, an attachment: `blocks`, or `title` and `text`. */
      readonly unfurls?: Readonly<Record<string, unknown>>;
      /** Work objects to show under links: `{entities}`, each with the link as its `app_unfurl_url`; instead of `unfurls`, or besides. */
      readonly metadata?: Readonly<Record<string, unknown>>;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "missing_unfurls" | "invalid_metadata_format" | "metadata_must_be_sent_from_app" | "invalid_unfurls_format" | "cannot_parse_attachment" | "missing_channel" | "missing_ts" | "missing_source" | "missing_unfurl_id" | "invalid_source" | "invalid_unfurl_id" | "cannot_find_channel" | "cannot_find_message" | "cannot_unfurl_url" | "cannot_unfurl_message";
  };
  /** Edits a message of the caller. */
  "chat.update": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** The message. */
      readonly ts: string;
      /** The message. What goes beyond 40,000 characters is cut off. */
      readonly text?: string;
      /** The message in Markdown, at most 12,000 characters; instead of `text` and `blocks`. */
      readonly markdown_text?: string;
      /** Blocks: JSON, at most 50. The text is then used in notifications. */
      readonly blocks?: readonly (unknown)[];
      /** Attachments: JSON, at most 100. */
      readonly attachments?: readonly (unknown)[];
      /** `full` turns names and web addresses in the text into links. */
      readonly parse?: string;
      /** Turns `@name` and `#name` in the text into mentions. */
      readonly link_names?: boolean;
      /** What an app attaches for other apps: `{event_type, event_payload}`. */
      readonly metadata?: Readonly<Record<string, unknown>>;
    };
    readonly result: {
      readonly ok: true;
      readonly channel: string;
      readonly ts: string;
      readonly text: string;
      readonly message: Message;
    };
    readonly errors: "channel_not_found" | "not_in_channel" | "is_archived" | "message_not_found" | "no_text" | "markdown_text_conflict" | "msg_too_long" | "invalid_blocks_format" | "invalid_blocks" | "msg_blocks_too_long" | "invalid_attachments" | "too_many_attachments" | "platform_connect_file_link_sharing_blocked" | "platform_connect_canvas_sharing_blocked" | "platform_connect_lists_sharing_blocked" | "invalid_metadata_format" | "invalid_metadata_schema" | "metadata_too_large" | "metadata_must_be_sent_from_app" | "cant_update_message" | "streaming_state_conflict";
  };
  /** Validates the chunks of a streamed message; needs no token. */
  "chunks.validate": {
    readonly params: {
      /** Pieces in the order in which they are shown: `markdown_text`, `task_update`, `plan_update` and `blocks`. Each text of a task or plan has at most 256 characters. */
      readonly chunks?: readonly (unknown)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "invalid_chunks" | "msg_too_long" | "no_text" | "msg_blocks_too_many" | "invalid_blocks_format" | "invalid_blocks";
  };
  /** Records which messages a client has shown to its user, and in which the user has followed a link. */
  "client.activity.record": {
    readonly params: {
      /** The channel of the messages. */
      readonly channel: string;
      /** Timestamps of messages that were on the screen. */
      readonly views?: readonly (string)[];
      /** Timestamps of messages in which a link was clicked. */
      readonly clicks?: readonly (string)[];
      /** On what the person saw them. */
      readonly client?: "desktop" | "mobile" | "web";
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found";
  };
  /** Notifies an agent that the person looks at something else next to the conversation with it. */
  "client.agents.look": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** The conversation that the person looks at. */
      readonly channel?: string;
      /** A message in `channel`. */
      readonly ts?: string;
      /** The canvas that the person looks at. */
      readonly canvas?: string;
      /** The list that the person looks at. */
      readonly list?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "app_not_found" | "agent_not_enabled" | "channel_not_found" | "message_not_found" | "canvas_not_found" | "list_not_found";
  };
  /** Opens the direct messages with an agent, which is notified, and returns what it suggests to ask. */
  "client.agents.open": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** The conversation that the person looks at. */
      readonly channel?: string;
      /** A message in `channel`. */
      readonly ts?: string;
      /** The canvas that the person looks at. */
      readonly canvas?: string;
      /** The list that the person looks at. */
      readonly list?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly channel: string;
      readonly suggested_prompts?: {
        readonly title?: string;
        readonly prompts: readonly ({
          readonly title: string;
          readonly message: string;
        })[];
      };
    };
    readonly errors: "app_not_found" | "agent_not_enabled" | "channel_not_found" | "message_not_found" | "canvas_not_found" | "list_not_found";
  };
  /** Reads the session of a thread, and what apps are or were last at in it. */
  "client.agents.sessions.info": {
    readonly params: {
      /** The conversation of the thread. */
      readonly channel_id: string;
      /** The thread. */
      readonly thread_ts?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly session?: {
        readonly channel: string;
        /** Left out where the session is a whole code channel. */
        readonly thread_ts?: string;
        readonly title: string;
        /** The strongest of its agents. */
        readonly status: "closed" | "active" | "processing" | "suspended";
        /** Whether an agent at work subscribes to `agent_session_stopped`. */
        readonly can_stop: boolean;
        /** The person whom it began with. */
        readonly initiator?: string;
        readonly created: number;
        readonly agents: readonly ({
          readonly app_id: string;
          /** The bot user of the app. */
          readonly user: string;
          readonly status: "closed" | "active" | "processing" | "suspended";
          /** When the status began, in seconds. */
          readonly since: number;
          /** When `processing` falls back to `active`. */
          readonly until?: number;
          readonly username?: string;
          readonly icon_emoji?: string;
          readonly icon_url?: string;
        })[];
        readonly is_pinned: boolean;
        readonly is_archived: boolean;
      };
      readonly statuses: readonly ({
        readonly app_id: string;
        /** The bot user of the app. */
        readonly user: string;
        readonly status: string;
        readonly loading_messages: readonly (string)[];
        /** When it was set, in seconds. */
        readonly since: number;
        /** For how long it has been shown, or was. */
        readonly age_s: number;
        /** When it was cleared. */
        readonly cleared?: number;
        readonly clear_reason?: "reply" | "app" | "timeout" | "stop";
      })[];
    };
    readonly errors: "channel_not_found" | "invalid_thread_ts";
  };
  /** Lists the caller's sessions with agents: pinned ones first, then the latest. */
  "client.agents.sessions.list": {
    readonly params: {
      /** Letters of the title. */
      readonly query?: string;
      /** Only sessions with this agent. */
      readonly app_id?: string;
      /** The archived ones instead. */
      readonly archived?: boolean;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly sessions: readonly ({
        readonly channel: string;
        /** Left out where the session is a whole code channel. */
        readonly thread_ts?: string;
        readonly title: string;
        /** The strongest of its agents. */
        readonly status: "closed" | "active" | "processing" | "suspended";
        /** Whether an agent at work subscribes to `agent_session_stopped`. */
        readonly can_stop: boolean;
        /** The person whom it began with. */
        readonly initiator?: string;
        readonly created: number;
        readonly agents: readonly ({
          readonly app_id: string;
          /** The bot user of the app. */
          readonly user: string;
          readonly status: "closed" | "active" | "processing" | "suspended";
          /** When the status began, in seconds. */
          readonly since: number;
          /** When `processing` falls back to `active`. */
          readonly until?: number;
          readonly username?: string;
          readonly icon_emoji?: string;
          readonly icon_url?: string;
        })[];
        readonly is_pinned: boolean;
        readonly is_archived: boolean;
        /** When an agent last changed its status. */
        readonly updated: number;
      })[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "app_not_found" | "invalid_cursor";
  };
  /** Pins or archives a session with an agent in the caller's list, or undoes that. */
  "client.agents.sessions.mark": {
    readonly params: {
      /** The conversation of the thread. */
      readonly channel_id: string;
      /** The thread. */
      readonly thread_ts?: string;
      /** Whether it is listed before the others. */
      readonly is_pinned?: boolean;
      /** Whether it is listed among the archived ones. */
      readonly is_archived?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly is_pinned: boolean;
      readonly is_archived: boolean;
    };
    readonly errors: "channel_not_found" | "invalid_thread_ts" | "session_not_found";
  };
  /** Renames a session with an agent. */
  "client.agents.sessions.rename": {
    readonly params: {
      /** The conversation of the thread. */
      readonly channel_id: string;
      /** The thread. */
      readonly thread_ts?: string;
      /** The new title. */
      readonly title: string;
    };
    readonly result: {
      readonly ok: true;
      readonly title: string;
    };
    readonly errors: "channel_not_found" | "invalid_thread_ts" | "session_not_found";
  };
  /** Stops the agents that are at work in a session. */
  "client.agents.sessions.stop": {
    readonly params: {
      /** The conversation of the thread. */
      readonly channel_id: string;
      /** The thread. */
      readonly thread_ts?: string;
    };
    readonly result: {
      readonly ok: true;
      /** The apps that were stopped. */
      readonly app_ids: readonly (string)[];
    };
    readonly errors: "channel_not_found" | "invalid_thread_ts" | "session_not_found";
  };
  /** Lists the apps of the workspace with their home tabs, commands and shortcuts. */
  "client.apps.list": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      readonly apps: readonly ({
        readonly id: string;
        readonly name: string;
        readonly bot_user_id: string;
        readonly description: string;
        /** Whether it has a home tab. */
        readonly home: boolean;
        /** Whether threads with it are begun by `client.assistant.open`. */
        readonly assistant: boolean;
        /** Whether its direct messages are opened with `client.agents.open`. */
        readonly agent: boolean;
        readonly commands: readonly ({
          readonly command: string;
          readonly description: string;
          readonly usage_hint: string;
        })[];
        readonly shortcuts: readonly ({
          readonly callback_id: string;
          readonly name: string;
          readonly description: string;
          readonly type: "global" | "message";
        })[];
      })[];
    };
    readonly errors: never;
  };
  /** Notifies an assistant that the person has opened another conversation next to its thread. */
  "client.assistant.look": {
    readonly params: {
      /** The conversation of the thread. */
      readonly channel_id: string;
      /** The thread. */
      readonly thread_ts: string;
      /** The conversation that the person looks at now. */
      readonly channel: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "invalid_thread_ts";
  };
  /** Starts a thread with an assistant app, which is notified. */
  "client.assistant.open": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** The conversation that the person looks at meanwhile. */
      readonly channel?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly channel: string;
      readonly thread_ts: string;
    };
    readonly errors: "app_not_found" | "assistant_not_enabled" | "channel_not_found";
  };
  /** Uses a button or a menu in a message or a view, and waits for the app. */
  "client.blocks.act": {
    readonly params: {
      /** The channel of the message. */
      readonly channel?: string;
      /** The message. */
      readonly ts?: string;
      /** The view, instead of a message. */
      readonly view_id?: string;
      /** The element. */
      readonly action_id: string;
      /** Its block. */
      readonly block_id?: string;
      /** The chosen value: the `value` of an option, an id, a date or a text; a list for multi-selects. Not for buttons. */
      readonly value?: unknown;
      /** What was typed in the menu, when `offered` is not given: the app is asked again. */
      readonly query?: string;
      /** What is entered, by block and action. */
      readonly values?: Readonly<Record<string, unknown>>;
      /** Options that `client.blocks.suggest` answered and that are chosen: `{option, proof}` each. */
      readonly offered?: readonly (unknown)[];
    };
    readonly result: {
      readonly ok: true;
      /** Whether the app was notified at all. */
      readonly asked: boolean;
      /** Whether it took notice in time. */
      readonly answered: boolean;
      /** Why it did not: `timeout`, `http 500`, `no_url`. */
      readonly why?: string;
    };
    readonly errors: "channel_not_found" | "message_not_found" | "bad_timestamp" | "view_not_found" | "app_not_found" | "element_not_found" | "invalid_choice" | "trigger_not_found" | "access_denied" | "options_failed";
  };
  /** Returns the options of a menu for a typed text. */
  "client.blocks.suggest": {
    readonly params: {
      /** The channel of the message. */
      readonly channel?: string;
      /** The message. */
      readonly ts?: string;
      /** The view, instead of a message. */
      readonly view_id?: string;
      /** The element. */
      readonly action_id: string;
      /** Its block. */
      readonly block_id?: string;
      /** The typed text; empty if the menu is only opened. */
      readonly query?: string;
    };
    readonly result: {
      readonly ok: true;
      /** `waiting` for more text; `error` if the app did not answer or its answer is invalid. */
      readonly state: "ready" | "empty" | "waiting" | "error";
      readonly options?: readonly ({
        readonly value: string;
      })[];
      readonly option_groups?: readonly ({
        readonly options: readonly ({
          readonly value: string;
        })[];
      })[];
      /** By value, the `offered` proof to return with a chosen option. */
      readonly proofs?: Readonly<Record<string, string>>;
      readonly errors?: readonly (string)[];
    };
    readonly errors: "channel_not_found" | "message_not_found" | "bad_timestamp" | "view_not_found" | "app_not_found" | "element_not_found" | "no_menu";
  };
  /** Reads a canvas section by section. */
  "client.canvases.read": {
    readonly params: {
      /** The canvas. */
      readonly canvas_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly canvas: {
        readonly id: string;
        readonly title: string;
        /** Whether the caller may edit it. */
        readonly can_write: boolean;
        readonly sections: readonly (CanvasSection)[];
      };
    };
    readonly errors: "canvas_not_found" | "canvas_deleted";
  };
  /** Mutes or unmutes a conversation for the caller. */
  "client.channels.mute": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** False lets it be heard again. */
      readonly is_muted?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly preferences: Preferences;
    };
    readonly errors: "channel_not_found" | "not_in_channel";
  };
  /** Clicks a button in the context bar of a code channel. */
  "client.codeChannels.click": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** `key` of the item. */
      readonly key: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "is_archived" | "item_not_found";
  };
  /** Reads the context bar, the commands and the views of a code channel. */
  "client.codeChannels.info": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
    };
    readonly result: {
      readonly ok: true;
      /** Left out for an ordinary channel. */
      readonly code_channel?: {
        readonly channel: string;
        /** The agent that created it. */
        readonly app_id: string;
        readonly origin?: {
          readonly channel: string;
          readonly ts: string;
        };
        readonly context_bar_items: readonly ({
          readonly key: string;
          readonly label: string;
          readonly icon?: "branch" | "folder" | "hierarchy" | "life-ring" | "link" | "globe" | "terminal" | "code" | "search" | "lock";
          readonly url?: string;
          /** `info`, the default, or `action`: a button. */
          readonly item_type?: "info" | "action";
        })[];
        readonly summary_message?: {
          readonly message_ts: string;
          readonly thread_ts?: string;
        };
        readonly agent_resource: {
          readonly url?: string;
          readonly resource_type?: string;
          readonly title?: string;
          readonly provider?: string;
        };
        readonly commands: readonly ({
          /** With its slash. */
          readonly command: string;
          readonly description: string;
          readonly usage_hint: string;
          readonly app_id: string;
        })[];
        readonly views: readonly ({
          readonly view_id: string;
          readonly view_key?: string;
          readonly type: "html" | "diff" | "block_kit" | "canvas" | "pull_request";
          readonly label: string;
          readonly app_id: string;
          /** The canvas. */
          readonly file_id?: string;
          readonly pr_url?: string;
          readonly base_branch?: string;
          readonly head_branch?: string;
          readonly content_version: number;
          readonly date_added: number;
        })[];
      };
    };
    readonly errors: "channel_not_found";
  };
  /** Reads a view of a code channel with its content. */
  "client.codeChannels.view": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** The view. */
      readonly view_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly view: {
        readonly view_id: string;
        readonly view_key?: string;
        readonly type: "html" | "diff" | "block_kit" | "canvas" | "pull_request";
        readonly label: string;
        readonly app_id: string;
        /** The canvas. */
        readonly file_id?: string;
        readonly pr_url?: string;
        readonly base_branch?: string;
        readonly head_branch?: string;
        readonly content_version: number;
        readonly date_added: number;
      };
      readonly diff?: string;
      readonly blocks?: readonly (unknown)[];
      /** For a frame in a sandbox alone. */
      readonly html?: string;
      readonly csp?: {
        readonly connect_domains?: readonly (string)[];
        readonly resource_domains?: readonly (string)[];
      };
    };
    readonly errors: "channel_not_found" | "view_not_found";
  };
  /** Runs a slash command of the platform or of an app, and shows its immediate answer. */
  "client.commands.run": {
    readonly params: {
      /** Where: a channel that the caller is in. */
      readonly channel: string;
      /** The command, with its slash. */
      readonly command: string;
      /** The text after the command. */
      readonly text?: string;
      /** A message of the thread in which it was typed. Commands of the platform post and answer there. */
      readonly thread_ts?: string;
    };
    readonly result: {
      readonly ok: true;
      /** Whether the app was notified at all. */
      readonly asked: boolean;
      /** Whether it took notice in time. */
      readonly answered: boolean;
      /** Why it did not: `timeout`, `http 500`, `no_url`. */
      readonly why?: string;
      /** Whether the app's immediate answer was posted. */
      readonly shown: boolean;
    };
    readonly errors: "channel_not_found" | "not_in_channel" | "command_not_found" | "cannot_reply_to_message" | "not_supported_in_thread";
  };
  /** Returns the unread counts of all of the caller's conversations. */
  "client.counts": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      readonly conversations: readonly ({
        readonly id: string;
        readonly last_read: string;
        /** Without comings and goings; at most 1,000 are counted. */
        readonly unread_count: number;
        /** Those that name the caller, a group of theirs or everybody, all of a direct conversation, and the replies in `threads`. */
        readonly mention_count: number;
        /** The numbers count nothing that came after this timestamp. */
        readonly latest: string;
        /** Threads with replies for the caller that `client.threads.mark` has not marked as read. */
        readonly threads: readonly ({
          readonly thread_ts: string;
          readonly last_read: string;
          readonly unread_count: number;
          readonly latest: string;
        })[];
      })[];
      /** Reminders that are due and not completed. */
      readonly saved_due_count: number;
    };
    readonly errors: never;
  };
  /** Returns the times at which the caller does not want to be disturbed. */
  "client.dnd.get": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      readonly dnd_enabled: boolean;
      /** The start of the running or coming window; 1 without one. */
      readonly next_dnd_start_ts: number;
      /** Its end; 1 without one. */
      readonly next_dnd_end_ts: number;
      readonly snooze_enabled: boolean;
      readonly snooze_endtime?: number;
      /** In seconds. */
      readonly snooze_remaining?: number;
      readonly snooze_is_indefinite?: boolean;
      /** A start and an end as `HH:MM` by day, as `client.dnd.schedule` takes them. */
      readonly schedule: Readonly<Record<string, {
        readonly start: string;
        readonly end: string;
      }>>;
    };
    readonly errors: never;
  };
  /** Notifies the people of a direct conversation of a message in spite of do not disturb. */
  "client.dnd.override": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** A message of the caller. */
      readonly ts: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "message_not_found" | "not_direct" | "not_author" | "not_in_dnd" | "already_notified";
  };
  /** Sets the times at which the caller does not want to be disturbed. */
  "client.dnd.schedule": {
    readonly params: {
      /** A start and an end for each day, as `HH:MM` in the caller's time zone. */
      readonly schedule: Readonly<Record<string, unknown>>;
    };
    readonly result: {
      readonly ok: true;
      readonly dnd_enabled: boolean;
      /** The start of the running or coming window; 1 without one. */
      readonly next_dnd_start_ts: number;
      /** Its end; 1 without one. */
      readonly next_dnd_end_ts: number;
      readonly snooze_enabled: boolean;
      readonly snooze_endtime?: number;
      /** In seconds. */
      readonly snooze_remaining?: number;
      readonly snooze_is_indefinite?: boolean;
    };
    readonly errors: "invalid_schedule";
  };
  /** Deletes a draft that was sent or is no longer wanted. */
  "client.drafts.delete": {
    readonly params: {
      /** The draft. */
      readonly draft_id: string;
      /** The version that the caller saw; a later one is not deleted. */
      readonly version: number;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "draft_not_found" | "draft_has_changed";
  };
  /** Lists the caller's drafts, the latest first. */
  "client.drafts.list": {
    readonly params: {
      /** Only drafts for this conversation. */
      readonly channel?: string;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly drafts: readonly ({
        readonly id: string;
        readonly channel_id: string;
        readonly thread_ts?: string;
        readonly is_copy: boolean;
        readonly blocks: readonly (unknown)[];
        readonly version: number;
      })[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "channel_not_found" | "invalid_cursor";
  };
  /** Stores the caller's draft for a conversation or a thread. */
  "client.drafts.save": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** A message of the thread. */
      readonly thread_ts?: string;
      /** The draft as rich text blocks. */
      readonly blocks: readonly (unknown)[];
      /** The version that the text continues; 0 for a new draft. */
      readonly version?: number;
      /** When the caller wrote it, in milliseconds since 1970. Without it: now. */
      readonly edited_ms?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly draft: {
        readonly id: string;
        readonly channel_id: string;
        readonly thread_ts?: string;
        readonly is_copy: boolean;
        readonly blocks: readonly (unknown)[];
        readonly version: number;
      };
      readonly is_copy: boolean;
    };
    readonly errors: "channel_not_found" | "thread_not_found" | "draft_too_long" | "too_many_drafts";
  };
  /** Presses a button of a work object, on its card or in its details, and waits for the app. */
  "client.entities.act": {
    readonly params: {
      /** The channel of the card. */
      readonly channel?: string;
      /** The message of the card. */
      readonly ts?: string;
      /** The `id` of the attachment that is the card. */
      readonly attachment?: number;
      /** The details, instead of a card. */
      readonly view_id?: string;
      /** The button. */
      readonly action_id: string;
    };
    readonly result: {
      readonly ok: true;
      /** Whether the app was notified at all. */
      readonly asked: boolean;
      /** Whether it took notice in time. */
      readonly answered: boolean;
      /** Why it did not: `timeout`, `http 500`, `no_url`. */
      readonly why?: string;
    };
    readonly errors: "channel_not_found" | "message_not_found" | "bad_timestamp" | "view_not_found" | "app_not_found" | "entity_not_found" | "action_not_found";
  };
  /** Opens the details of a work object in a message, and asks its app for them. */
  "client.entities.open": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** The message. */
      readonly ts: string;
      /** The `id` of the attachment that shows the work object. */
      readonly attachment: number;
      /** Whether to ask the app although its last answer is recent. */
      readonly refresh?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly pane: EntityPane;
    };
    readonly errors: "channel_not_found" | "message_not_found" | "bad_timestamp" | "app_not_found" | "entity_not_found";
  };
  /** Lists mentions of the caller, reactions to their messages, replies in threads they follow, and invitations. */
  "client.feed.list": {
    readonly params: {
      /** What to list. */
      readonly types?: readonly ("mention" | "reaction" | "invitation" | "thread")[];
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many entries at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly items: readonly ({
        readonly type: "mention" | "reaction" | "invitation" | "thread";
        readonly channel: string;
        /** When it happened, as a timestamp. */
        readonly date: string;
        /** Who mentioned, reacted, replied or invited. */
        readonly user: string;
        readonly reaction?: string;
        readonly mention?: "user" | "group" | "channel";
        readonly message?: Message;
        readonly is_unread: boolean;
      })[];
      readonly last_read: string;
      /** Unread mentions, reactions and invitations. `client.counts` counts the replies in threads. */
      readonly unread_count: number;
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "invalid_types" | "invalid_cursor";
  };
  /** Moves the caller's read position in their activity. */
  "client.feed.mark": {
    readonly params: {
      /** `date` of the latest entry that was seen. */
      readonly ts: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "invalid_timestamp";
  };
  /** Reads the messages of a conversation after a timestamp, oldest first. */
  "client.history.after": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** The message after which to read. */
      readonly ts: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly messages: readonly (Message)[];
      readonly has_more: boolean;
    };
    readonly errors: "channel_not_found" | "bad_timestamp";
  };
  /** Opens the home tab of an app; the app is notified and may fill it at any time. */
  "client.home.visit": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "app_not_found" | "home_not_enabled";
  };
  /** Invites a person by email address, or asks the administrators to. */
  "client.invites.create": {
    readonly params: {
      /** The address of the person. */
      readonly email: string;
      /** What the person becomes. */
      readonly role?: "member" | "multi_channel_guest" | "single_channel_guest";
      /** Channels that the person joins, besides the default channels for members. */
      readonly channel_ids?: readonly (string)[];
      /** The name that the form suggests. */
      readonly real_name?: string;
      /** Why the person should be invited, for the administrators. */
      readonly reason?: string;
    };
    readonly result: {
      readonly ok: true;
      /** `requested` while only administrators invite. */
      readonly status: "invited" | "requested";
      /** The link of the invitation, for one use. It is not shown again. */
      readonly url?: string;
      /** When the link expires. */
      readonly date_expire?: number;
      /** Whether the server sends the link to the address, too. */
      readonly is_mailed?: boolean;
      /** The request that waits. */
      readonly invite_request_id?: string;
    };
    readonly errors: "user_is_restricted" | "invalid_email" | "failed_to_validate_channels" | "already_in_team" | "already_in_team_invited_user" | "user_disabled";
  };
  /** Allows all calls of a tool for the caller, or asks again before each. */
  "client.mcp.consents.set": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** The server, by its key in `mcp_servers` of the manifest. */
      readonly server: string;
      /** The name of the tool. */
      readonly tool: string;
      /** The `version` of the tool that the person has read; left out to be asked before each call. */
      readonly allow_always?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "app_not_found" | "server_not_found" | "server_not_active" | "connection_required" | "server_unreachable" | "server_refused" | "server_answer_invalid" | "tool_not_found" | "tool_changed";
  };
  /** Turns a server with tools on or off for the caller. */
  "client.mcp.servers.set": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** The server, by its key in `mcp_servers` of the manifest. */
      readonly server: string;
      /** Whether the caller uses the tools of the server. */
      readonly is_active: boolean;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "app_not_found" | "server_not_found" | "too_many_servers";
  };
  /** Runs a tool of an app for the caller. */
  "client.mcp.tools.call": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** The server, by its key in `mcp_servers` of the manifest. */
      readonly server: string;
      /** The name of the tool. */
      readonly tool: string;
      /** The arguments of the tool, as its `input_schema` describes them. */
      readonly arguments?: Readonly<Record<string, unknown>>;
      /** The `version` of the tool, when the person has just allowed this one call of it. */
      readonly allow_once?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly result: AgentToolResult;
    };
    readonly errors: "app_not_found" | "server_not_found" | "server_not_active" | "connection_required" | "server_unreachable" | "server_refused" | "server_answer_invalid" | "tool_not_found" | "consent_required" | "arguments_too_long";
  };
  /** Lists the servers with tools that an app declares, and the tools of those that the caller has turned on. */
  "client.mcp.tools.list": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly servers: readonly (AgentToolServer)[];
    };
    readonly errors: "app_not_found";
  };
  /** Counts the people whom a message with these mentions would notify, by time zone. */
  "client.mentions.audience": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** People whom it mentions. */
      readonly users?: readonly (string)[];
      /** Groups that it mentions. */
      readonly usergroups?: readonly (string)[];
      /** Whether it mentions everybody: `here` counts the members who are active now. */
      readonly range?: "here" | "channel" | "everyone";
    };
    readonly result: {
      readonly ok: true;
      /** Without the caller, bots and people who are not in the conversation. */
      readonly count: number;
      /** Most people first. The counts add up to `count`. */
      readonly time_zones: readonly ({
        readonly tz: string;
        readonly count: number;
      })[];
    };
    readonly errors: "channel_not_found" | "no_such_subteam";
  };
  /** Lists the conversations that a menu offers the caller, by its filter and the typed text. */
  "client.menus.conversations": {
    readonly params: {
      /** The typed text; empty if the menu is only opened. */
      readonly query?: string;
      /** Tells these instead, whatever is typed: they are chosen already. */
      readonly ids?: readonly (string)[];
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
      /** Kinds of conversation; all when left out. */
      readonly include?: readonly ("im" | "mpim" | "private" | "public")[];
      /** Without what is shared with others. */
      readonly exclude_external_shared_channels?: boolean;
      /** Without direct messages with apps. */
      readonly exclude_bot_users?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly items: readonly (MenuConversation)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "invalid_cursor";
  };
  /** Lists the people that a menu of users offers the caller, by the typed text. */
  "client.menus.users": {
    readonly params: {
      /** The typed text; empty if the menu is only opened. */
      readonly query?: string;
      /** Tells these instead, whatever is typed: they are chosen already. */
      readonly ids?: readonly (string)[];
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly items: readonly (MenuPerson)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "invalid_cursor";
  };
  /** Posts a message again in another conversation, with a note. */
  "client.messages.forward": {
    readonly params: {
      /** The conversation of the message. */
      readonly channel: string;
      /** The message. */
      readonly ts: string;
      /** The conversation: its id or its name, or the id of a person for a direct message. */
      readonly target: string;
      /** A note above the message. */
      readonly text?: string;
      /** An id that the client chooses: sent again within a day, it returns the message that was posted. */
      readonly client_msg_id?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly channel: string;
      readonly ts: string;
      readonly message: Message;
      readonly is_copied: boolean;
    };
    readonly errors: "channel_not_found" | "not_in_channel" | "is_archived" | "restricted_action" | "restricted_action_read_only_channel" | "restricted_action_thread_only_channel" | "messages_tab_disabled" | "message_limit_exceeded" | "platform_connect_file_link_sharing_blocked" | "platform_connect_canvas_sharing_blocked" | "platform_connect_lists_sharing_blocked" | "message_not_found" | "duplicate_message_not_found" | "duplicate_channel_not_found";
  };
  /** Reads a message that another message links to. */
  "client.messages.linked": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** The linked message. */
      readonly ts: string;
    };
    readonly result: {
      readonly ok: true;
      readonly message: Message;
      readonly channel: {
        readonly id: string;
        /** Absent for direct messages. */
        readonly name?: string;
        readonly is_private: boolean;
      };
    };
    readonly errors: "channel_not_found" | "message_not_found";
  };
  /** Chooses which messages of a conversation or thread notify the caller. */
  "client.notifications.level": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** Any message of a thread, for the level of the thread. */
      readonly thread_ts?: string;
      /** `default` for what the preferences say. */
      readonly level: "default" | "all" | "mentions" | "nothing";
    };
    readonly result: {
      readonly ok: true;
      readonly preferences: Preferences;
    };
    readonly errors: "channel_not_found" | "not_in_channel" | "thread_not_found" | "too_many_levels";
  };
  /** Lists the people directory by name, or those whose names have the typed text in them. */
  "client.people.list": {
    readonly params: {
      /** The typed text; empty if the menu is only opened. */
      readonly query?: string;
      /** Tells these instead, whatever is typed: they are chosen already. */
      readonly ids?: readonly (string)[];
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
      /** Without the bots of apps. */
      readonly exclude_bots?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly members: readonly (User)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "invalid_cursor";
  };
  /** Returns the caller's client preferences. */
  "client.preferences.get": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      readonly preferences: Preferences;
    };
    readonly errors: never;
  };
  /** Changes the caller's client preferences. Omitted ones stay unchanged. */
  "client.preferences.set": {
    readonly params: {
      /** Which messages notify a person who is looking elsewhere. */
      readonly notify?: "all" | "mentions" | "nothing";
      /** Words that notify the person and are highlighted, separated by commas. */
      readonly keywords?: string;
      /** The sound of a notification. */
      readonly sound?: "chime" | "knock" | "none";
      /** What the icon of the tab shows: the number of mentions or a dot, a dot only, or nothing. */
      readonly icon_badge?: "count" | "dot" | "none";
      /** How soon a person who is away gets a mail about unread mentions, direct messages and followed threads. */
      readonly mail_digest?: "off" | "quarter_hourly" | "hourly" | "daily";
      /** Whether Enter sends; if not, it begins a line, and Ctrl+Enter sends. */
      readonly enter_sends?: boolean;
      /** Where a conversation with unread messages opens: at the first of them, or at its end. */
      readonly open_channels_at?: "unread" | "end";
      /** The tone of skin of the emoji that a person sends: from 2, the lightest, to 6. */
      readonly skin_tone?: "default" | "2" | "3" | "4" | "5" | "6";
      /** Whether typed emoticons such as `:)` become emoji. */
      readonly convert_emoticons?: boolean;
      /** Which conversations the sidebar shows. */
      readonly sidebar_filter?: "all" | "unreads";
      /** The language of the browser client; `auto` for the one that the browser asks for. */
      readonly language?: "auto" | "en" | "de";
      /** Whether the time zone of the person follows their browser. */
      readonly tz_automatic?: boolean;
      /** What greets the person: the `setup` for the person who set up the server, then the `tour`, as for a person who joined by an invitation; `done` afterwards, and for all others. */
      readonly welcome?: "setup" | "tour" | "done";
    };
    readonly result: {
      readonly ok: true;
      readonly preferences: Preferences;
    };
    readonly errors: never;
  };
  /** Removes the preview of a link from the caller's own message. */
  "client.previews.remove": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** The message. */
      readonly ts: string;
      /** The `id` of the attachment that is the preview. */
      readonly attachment: number;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "not_in_channel" | "is_archived" | "message_not_found" | "cant_update_message" | "attachment_not_found";
  };
  /** Returns the key by which push services recognize this platform. */
  "client.push.key": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      /** The public key as base64url, for `applicationServerKey` of `PushManager.subscribe`. */
      readonly key: string;
    };
    readonly errors: never;
  };
  /** Notifies the caller in this browser while it is closed. */
  "client.push.subscribe": {
    readonly params: {
      /** The `endpoint` of the browser's `PushSubscription`. */
      readonly endpoint: string;
      /** Its key `p256dh`, as base64url. */
      readonly p256dh: string;
      /** Its key `auth`, as base64url. */
      readonly auth: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "invalid_endpoint" | "invalid_keys" | "session_required";
  };
  /** Ends the notifications of a closed browser of the caller. */
  "client.push.unsubscribe": {
    readonly params: {
      /** The `endpoint` that the browser subscribed with. */
      readonly endpoint: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: never;
  };
  /** Lists the messages and files that the caller saved for later, and reminders. */
  "client.saved.list": {
    readonly params: {
      /** Which of them. */
      readonly state?: "in_progress" | "archived" | "completed";
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on a page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly items: readonly ({
        /** `missing` for a deleted or hidden one with an open reminder. */
        readonly type: "message" | "file" | "missing";
        readonly channel?: string;
        readonly group?: string;
        readonly message?: Message;
        readonly file?: File;
        readonly date_create: number;
        /** When the caller wants to be reminded of it; 0 for never. */
        readonly date_due: number;
        /** The id of the reminder. */
        readonly reminder?: string;
      })[];
      /** Reminders about nothing that is saved. Only with the first page. */
      readonly reminders: readonly ({
        readonly id: string;
        readonly creator: string;
        readonly user: string;
        readonly text: string;
        readonly recurring: boolean;
        readonly channel?: string;
        /** When it is due. Not for recurring ones. */
        readonly time?: number;
        /** When it was completed; 0 while it is open. */
        readonly complete_ts?: number;
        readonly recurrence?: {
          readonly frequency: string;
          readonly weekdays?: readonly (string)[];
        };
      })[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "invalid_cursor";
  };
  /** Reminds the caller of a message or file at a time, and saves it. */
  "client.saved.remind": {
    readonly params: {
      /** The conversation, or the one of the message. */
      readonly channel?: string;
      /** The `ts` of the message. */
      readonly timestamp?: string;
      /** The file. */
      readonly file?: string;
      /** When, in seconds since 1970. Omit it to remove the reminder. */
      readonly time?: number;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "no_item_specified" | "bad_timestamp" | "channel_not_found" | "message_not_found" | "file_not_found" | "invalid_time" | "not_starred" | "too_many_stars" | "too_many_reminders";
  };
  /** Archives, completes or resumes a saved message or file. */
  "client.saved.update": {
    readonly params: {
      /** The conversation, or the one of the message. */
      readonly channel?: string;
      /** The `ts` of the message. */
      readonly timestamp?: string;
      /** The file. */
      readonly file?: string;
      /** The new state. */
      readonly state: "in_progress" | "archived" | "completed";
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "no_item_specified" | "bad_timestamp" | "channel_not_found" | "message_not_found" | "file_not_found" | "not_starred";
  };
  /** Schedules a message with files that were uploaded for it. */
  "client.scheduled.create": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** When, in seconds since 1970; at most 120 days ahead. */
      readonly post_at: number;
      /** The uploads, each with the id that came with its address and, if it is to have one, a title. */
      readonly files: readonly ({
        readonly id: string;
        readonly title?: string;
      })[];
      /** The message. What goes beyond 40,000 characters is cut off. */
      readonly text?: string;
      /** Blocks: JSON, at most 50. The text is then used in notifications. */
      readonly blocks?: readonly (unknown)[];
      /** A message of the thread to reply in. */
      readonly thread_ts?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly scheduled_message_id: string;
      readonly channel: string;
      readonly post_at: number;
    };
    readonly errors: "channel_not_found" | "not_in_channel" | "is_archived" | "posting_to_channel_denied" | "file_not_found" | "invalid_blocks_format" | "invalid_blocks" | "msg_blocks_too_long" | "cannot_reply_to_message" | "invalid_time" | "time_in_past" | "time_too_far" | "restricted_too_many";
  };
  /** Lists the messages that the caller has scheduled in the client, with their blocks, threads and files. */
  "client.scheduled.list": {
    readonly params: {
      /** Only messages for this conversation. */
      readonly channel?: string;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly scheduled_messages: readonly ({
        readonly id: string;
        readonly channel_id: string;
        readonly thread_ts?: string;
        readonly post_at: number;
        readonly date_created: number;
        readonly text: string;
        readonly blocks: readonly (unknown)[];
        readonly files?: readonly (File)[];
      })[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "invalid_channel" | "invalid_cursor";
  };
  /** Changes the text or the time of a scheduled message. */
  "client.scheduled.update": {
    readonly params: {
      /** What `chat.scheduleMessage` answered. */
      readonly scheduled_message_id: string;
      /** When, in seconds since 1970; at most 120 days ahead. A time that has passed posts it at once. */
      readonly post_at?: number;
      /** The message. What goes beyond 40,000 characters is cut off. */
      readonly text?: string;
      /** Blocks: JSON, at most 50. The text is then used in notifications. */
      readonly blocks?: readonly (unknown)[];
    };
    readonly result: {
      readonly ok: true;
      readonly scheduled_message: {
        readonly id: string;
        readonly channel_id: string;
        readonly thread_ts?: string;
        readonly post_at: number;
        readonly date_created: number;
        readonly text: string;
        readonly blocks: readonly (unknown)[];
        readonly files?: readonly (File)[];
      };
    };
    readonly errors: "invalid_scheduled_message_id" | "time_too_far" | "restricted_too_many" | "no_text" | "invalid_blocks_format" | "invalid_blocks" | "msg_blocks_too_long";
  };
  /** Adds a section to the caller's sidebar. */
  "client.sections.create": {
    readonly params: {
      /** At most 80 characters. */
      readonly name: string;
    };
    readonly result: {
      readonly ok: true;
      readonly section: {
        readonly id: string;
        readonly type: "custom" | "stars" | "channels" | "direct_messages";
        /** Empty for the sections that everyone has: clients name them. */
        readonly name: string;
        /** The order of its conversations. */
        readonly sort: "name" | "recent";
        readonly is_collapsed: boolean;
        /** Of a custom section: its conversations, by id. The caller may have left some of them. */
        readonly channels: readonly (string)[];
      };
    };
    readonly errors: "invalid_name" | "too_many_sections";
  };
  /** Deletes a custom section of the caller's sidebar. Its conversations stay. */
  "client.sections.delete": {
    readonly params: {
      /** The section, by its id in `client.sections.list`. */
      readonly section: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "section_not_found" | "section_is_built_in";
  };
  /** Lists the sections of the caller's sidebar in their order. */
  "client.sections.list": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      readonly sections: readonly ({
        readonly id: string;
        readonly type: "custom" | "stars" | "channels" | "direct_messages";
        /** Empty for the sections that everyone has: clients name them. */
        readonly name: string;
        /** The order of its conversations. */
        readonly sort: "name" | "recent";
        readonly is_collapsed: boolean;
        /** Of a custom section: its conversations, by id. The caller may have left some of them. */
        readonly channels: readonly (string)[];
      })[];
    };
    readonly errors: never;
  };
  /** Moves a section of the caller's sidebar before another one, or to the end. */
  "client.sections.move": {
    readonly params: {
      /** The section, by its id in `client.sections.list`. */
      readonly section: string;
      /** The section that follows it. */
      readonly before?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly sections: readonly ({
        readonly id: string;
        readonly type: "custom" | "stars" | "channels" | "direct_messages";
        /** Empty for the sections that everyone has: clients name them. */
        readonly name: string;
        /** The order of its conversations. */
        readonly sort: "name" | "recent";
        readonly is_collapsed: boolean;
        /** Of a custom section: its conversations, by id. The caller may have left some of them. */
        readonly channels: readonly (string)[];
      })[];
    };
    readonly errors: "section_not_found";
  };
  /** Mutes or unmutes every conversation of a custom section for the caller. */
  "client.sections.mute": {
    readonly params: {
      /** The section, by its id in `client.sections.list`. */
      readonly section: string;
      /** False unmutes them. */
      readonly is_muted?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly preferences: Preferences;
    };
    readonly errors: "section_not_found" | "section_is_built_in";
  };
  /** Moves a conversation into a custom section of the caller's sidebar, or out of it. */
  "client.sections.place": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** The section, by its id in `client.sections.list`. */
      readonly section?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly sections: readonly ({
        readonly id: string;
        readonly type: "custom" | "stars" | "channels" | "direct_messages";
        /** Empty for the sections that everyone has: clients name them. */
        readonly name: string;
        /** The order of its conversations. */
        readonly sort: "name" | "recent";
        readonly is_collapsed: boolean;
        /** Of a custom section: its conversations, by id. The caller may have left some of them. */
        readonly channels: readonly (string)[];
      })[];
    };
    readonly errors: "channel_not_found" | "section_not_found" | "section_is_built_in" | "not_in_channel" | "too_many_conversations";
  };
  /** Changes a section of the caller's sidebar. Omitted properties stay unchanged. */
  "client.sections.update": {
    readonly params: {
      /** The section, by its id in `client.sections.list`. */
      readonly section: string;
      /** At most 80 characters. */
      readonly name?: string;
      /** The order of its conversations. */
      readonly sort?: "name" | "recent";
      /** Whether only its unread conversations are shown. */
      readonly is_collapsed?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly sections: readonly ({
        readonly id: string;
        readonly type: "custom" | "stars" | "channels" | "direct_messages";
        /** Empty for the sections that everyone has: clients name them. */
        readonly name: string;
        /** The order of its conversations. */
        readonly sort: "name" | "recent";
        readonly is_collapsed: boolean;
        /** Of a custom section: its conversations, by id. The caller may have left some of them. */
        readonly channels: readonly (string)[];
      })[];
    };
    readonly errors: "section_not_found" | "section_is_built_in" | "invalid_name";
  };
  /** Uses a shortcut of an app: a global one, or one of a message. */
  "client.shortcuts.run": {
    readonly params: {
      /** The shortcut, as its app names it. */
      readonly callback_id: string;
      /** The channel of the message. */
      readonly channel?: string;
      /** The message; none for a global shortcut. */
      readonly ts?: string;
    };
    readonly result: {
      readonly ok: true;
      /** Whether the app was notified at all. */
      readonly asked: boolean;
      /** Whether it took notice in time. */
      readonly answered: boolean;
      /** Why it did not: `timeout`, `http 500`, `no_url`. */
      readonly why?: string;
    };
    readonly errors: "channel_not_found" | "message_not_found" | "bad_timestamp" | "shortcut_not_found";
  };
  /** Lets the caller join an open workspace of the org. */
  "client.teams.join": {
    readonly params: {
      /** The workspace. */
      readonly team_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly team_id: string;
    };
    readonly errors: "team_not_found" | "user_is_restricted" | "already_in_team" | "approval_required" | "invite_required";
  };
  /** Lists the workspaces of the org that the caller could join. */
  "client.teams.list": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      readonly teams: readonly ({
        readonly id: string;
        readonly name: string;
        readonly description: string;
        readonly url: string;
        readonly icon: {
          /** Whether the picture is drawn from the id of the workspace. */
          readonly image_default: boolean;
          readonly image_34: string;
          readonly image_44: string;
          readonly image_68: string;
          readonly image_88: string;
          readonly image_102: string;
          readonly image_132: string;
          readonly image_230: string;
          /** The whole image, where administrators have set one. */
          readonly image_original?: string;
        };
        readonly discoverability: "open" | "closed" | "invite_only" | "unlisted";
      })[];
    };
    readonly errors: never;
  };
  /** Makes the caller follow a thread or unfollow it. */
  "client.threads.follow": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** Any message of the thread, or a message without replies. */
      readonly thread_ts: string;
      /** False unfollows the thread. */
      readonly is_followed?: boolean;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "not_in_channel" | "thread_not_found";
  };
  /** Lists the threads that the caller follows, those with unread replies first. */
  "client.threads.list": {
    readonly params: {
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many threads at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly threads: readonly ({
        readonly channel: string;
        readonly thread_ts: string;
        /** The first message, with `subscribed`, `last_read` and `unread_count`, and the latest replies, oldest first. `reply_count` of the first message says how many replies there are. */
        readonly messages: readonly (Message)[];
      })[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "invalid_cursor";
  };
  /** Moves the caller's read position in a thread. */
  "client.threads.mark": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** Any message of the thread. */
      readonly thread_ts: string;
      /** The last reply that was read. */
      readonly ts: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "invalid_timestamp" | "not_in_channel" | "thread_not_found";
  };
  /** Marks all threads that the caller follows as read. */
  "client.threads.markAll": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      /** How many threads had unread replies; at most 1,000 in one call. */
      readonly marked: number;
    };
    readonly errors: never;
  };
  /** Describes a trigger to a person who may run it: its name and the inputs it asks for. */
  "client.triggers.info": {
    readonly params: {
      /** The trigger, of type shortcut. */
      readonly trigger_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly trigger: {
        readonly id: string;
        readonly name: string;
        readonly description: string;
        readonly button_text?: string;
        readonly app: {
          readonly id: string;
          readonly name: string;
        };
        /** The inputs to ask the person for who runs it. */
        readonly inputs: readonly ({
          readonly name: string;
          readonly type: string;
          readonly title: string;
          readonly description?: string;
        })[];
        /** Whether it can be run only in a channel. */
        readonly needs_channel: boolean;
      };
    };
    readonly errors: "trigger_not_found" | "access_denied";
  };
  /** Lists the workflows that a person can start in a channel. */
  "client.triggers.list": {
    readonly params: {
      /** Where the person is. */
      readonly channel: string;
    };
    readonly result: {
      readonly ok: true;
      readonly triggers: readonly ({
        readonly id: string;
        readonly name: string;
        readonly description: string;
        readonly button_text?: string;
        readonly app: {
          readonly id: string;
          readonly name: string;
        };
        /** The inputs to ask the person for who runs it. */
        readonly inputs: readonly ({
          readonly name: string;
          readonly type: string;
          readonly title: string;
          readonly description?: string;
        })[];
        /** Whether it can be run only in a channel. */
        readonly needs_channel: boolean;
        /** The bookmark of the channel that leads to it. */
        readonly bookmark_id?: string;
        /** Whether the channel features it. */
        readonly is_featured: boolean;
      })[];
    };
    readonly errors: "channel_not_found";
  };
  /** Starts a workflow from a link, a button or a bookmark. */
  "client.triggers.run": {
    readonly params: {
      /** The trigger, of type shortcut. */
      readonly trigger_id: string;
      /** What is asked for, by name. */
      readonly inputs?: Readonly<Record<string, unknown>>;
      /** Where the person is. */
      readonly channel?: string;
      /** The message that contains it. */
      readonly ts?: string;
      /** The button. */
      readonly action_id?: string;
      /** Its block. */
      readonly block_id?: string;
      /** The bookmark. */
      readonly bookmark_id?: string;
      /** The same for the same start: asked again, it starts nothing again. */
      readonly client_run_id?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly run_id: string;
    };
    readonly errors: "trigger_not_found" | "access_denied" | "channel_not_found" | "bad_timestamp" | "invalid_trigger_inputs" | "workflow_not_found";
  };
  /** Closes a modal, and notifies its app if the view asks for it. */
  "client.views.close": {
    readonly params: {
      /** The modal. */
      readonly view_id: string;
      /** Whether to close the modals below it, too. */
      readonly all?: boolean;
    };
    readonly result: {
      readonly ok: true;
      /** Whether the app was notified at all. */
      readonly asked: boolean;
      /** Whether it took notice in time. */
      readonly answered: boolean;
      /** Why it did not: `timeout`, `http 500`, `no_url`. */
      readonly why?: string;
    };
    readonly errors: "view_not_found" | "not_closable";
  };
  /** Lists the views that apps show the caller: home tabs and modals, oldest first. */
  "client.views.list": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      readonly views: readonly (View)[];
    };
    readonly errors: never;
  };
  /** Submits a modal, and applies the app's answer. */
  "client.views.submit": {
    readonly params: {
      /** The modal. */
      readonly view_id: string;
      /** What is entered, by block and action. */
      readonly values?: Readonly<Record<string, unknown>>;
      /** Options that `client.blocks.suggest` answered and that are chosen: `{option, proof}` each. */
      readonly offered?: readonly (unknown)[];
    };
    readonly result: {
      readonly ok: true;
      /** The result; `failed` if the app did not answer or its answer is invalid. */
      readonly outcome: "closed" | "cleared" | "updated" | "pushed" | "errors" | "failed";
      /** The app's errors by block. */
      readonly errors?: Readonly<Record<string, string>>;
      /** Why it failed. */
      readonly why?: string;
    };
    readonly errors: "view_not_found" | "app_not_found" | "element_not_found" | "invalid_choice" | "input_missing" | "not_submittable";
  };
  /** Sets the caller's time zone: the one they chose, or the one that their browser reports. */
  "client.zone.set": {
    readonly params: {
      /** A zone of the IANA database, such as `Europe/Berlin`. */
      readonly tz: string;
      /** Whether the person chose it, which ends `tz_automatic`. If not, it applies only while that is set. */
      readonly is_chosen?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly tz: string;
      readonly tz_label: string;
      /** Seconds ahead of UTC. */
      readonly tz_offset: number;
      /** Whether the zone follows the browser. */
      readonly tz_automatic: boolean;
    };
    readonly errors: "invalid_timezone";
  };
  /** Accepts an invite to share a channel, for the caller's workspace. */
  "conversations.acceptSharedInvite": {
    readonly params: {
      /** The invite. */
      readonly invite_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly invite_id: string;
      readonly channel_id: string;
      /** Whether the channel is shared now. */
      readonly implicit_approval: boolean;
    };
    readonly errors: "invite_not_found" | "invite_used" | "invite_from_same_org" | "user_is_restricted" | "team_not_found";
  };
  /** Approves an invite to share a channel, for the caller's workspace. */
  "conversations.approveSharedInvite": {
    readonly params: {
      /** The invite. */
      readonly invite_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "invite_not_found" | "restricted_action" | "already_approved" | "inactive_invite";
  };
  /** Archives a channel: it can still be read, but not written in. */
  "conversations.archive": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "method_not_supported_for_channel_type" | "already_archived" | "cant_archive_general" | "not_in_channel" | "restricted_action";
  };
  /** Creates the canvas of a conversation. */
  "conversations.canvases.create": {
    readonly params: {
      /** The conversation. */
      readonly channel_id: string;
      /** Its title. */
      readonly title?: string;
      /** Its content: `type` is `markdown`, and `markdown` the text. */
      readonly document_content?: {
        readonly type: "markdown";
        readonly markdown: string;
      } | string;
    };
    readonly result: {
      readonly ok: true;
      readonly canvas_id: string;
    };
    readonly errors: "restricted_action" | "channel_not_found" | "channel_canvas_already_exists" | "canvas_creation_failed";
  };
  /** Removes a DM or group DM from the caller's list until the next message in it. */
  "conversations.close": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
    };
    readonly result: {
      readonly ok: true;
      readonly no_op?: true;
      /** When nothing was to be done. */
      readonly already_closed?: true;
    };
    readonly errors: "channel_not_found" | "method_not_supported_for_channel_type";
  };
  /** Creates a public or private channel; the caller becomes its first member. */
  "conversations.create": {
    readonly params: {
      /** Lower-case letters, digits, hyphens and underscores. */
      readonly name: string;
      /** Whether only members can see it. */
      readonly is_private?: boolean;
      /** For org-wide apps: the workspace. */
      readonly team_id?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly channel: Channel;
    };
    readonly errors: "invalid_name_required" | "invalid_name_maxlength" | "invalid_name_punctuation" | "invalid_name_specials" | "invalid_name" | "name_taken" | "restricted_action";
  };
  /** Declines an invite to share a channel. */
  "conversations.declineSharedInvite": {
    readonly params: {
      /** The invite. */
      readonly invite_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "invite_not_found" | "restricted_action" | "inactive_invite";
  };
  /** Sets whether the people of a connected workspace may invite others to a shared channel. */
  "conversations.externalInvitePermissions.set": {
    readonly params: {
      /** `upgrade`: they may post and invite. `downgrade`: they may post. */
      readonly action: "upgrade" | "downgrade";
      /** The shared channel. */
      readonly channel: string;
      /** The connected workspace, or its org. */
      readonly target_team: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "invalid_action" | "invalid_target_team" | "not_supported" | "restricted_action";
  };
  /** Reads the messages of a conversation, newest first, without the replies in threads. */
  "conversations.history": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** Only messages after this one. */
      readonly oldest?: string;
      /** Only messages before this one. */
      readonly latest?: string;
      /** Whether the two bounds are part of the range. */
      readonly inclusive?: boolean;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
      /** Whether to show what apps attached to the messages. */
      readonly include_all_metadata?: boolean;
      /** Event types; shows what apps attached of these types only. */
      readonly metadata_keys_to_include?: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      readonly messages: readonly (Message)[];
      readonly has_more: boolean;
      /** As it was asked for. */
      readonly oldest?: string;
      /** As it was asked for. */
      readonly latest?: string;
      /** Of the whole conversation. */
      readonly pin_count: number;
      /** Always null: clients of this format look for it. */
      readonly channel_actions_ts: null;
      /** Always 0, for the same reason. */
      readonly channel_actions_count: number;
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "channel_not_found" | "not_in_channel" | "invalid_cursor" | "invalid_ts_oldest" | "invalid_ts_latest" | "invalid_metadata_filter_keys";
  };
  /** Describes one conversation. */
  "conversations.info": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** Whether to include the locale. */
      readonly include_locale?: boolean;
      /** Whether to count the members. */
      readonly include_num_members?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly channel: Channel;
    };
    readonly errors: "channel_not_found";
  };
  /** Invites people to a channel that the caller is in. */
  "conversations.invite": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** Ids of people and bots. */
      readonly users: readonly (string)[];
      /** Whether to invite the valid people when others are invalid. */
      readonly force?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly channel: Channel;
      /** With `force`: who was not invited, and why. */
      readonly errors?: readonly ({
        readonly ok: false;
        readonly error: string;
        readonly user: string;
      })[];
    };
    readonly errors: "channel_not_found" | "method_not_supported_for_channel_type" | "already_in_channel" | "cant_invite" | "cant_invite_self" | "is_archived" | "no_external_invite_permission" | "no_user" | "not_in_channel" | "org_user_not_in_team" | "ura_max_channels" | "user_is_restricted" | "user_not_found";
  };
  /** Invites a person of another organization to share a channel. */
  "conversations.inviteShared": {
    readonly params: {
      /** The channel. */
      readonly channel: string;
      /** The address of the one to invite. */
      readonly emails?: readonly (string)[];
      /** Or the id. */
      readonly user_ids?: readonly (string)[];
      /** Whether the people of the other workspace may post in the channel, but not invite. */
      readonly external_limited?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly invite_id: string;
      readonly is_legacy_shared_channel: boolean;
    };
    readonly errors: "channel_not_found" | "not_in_channel" | "channel_archived" | "invalid_channel_type" | "cannot_share_mandatory_channel" | "recipients_not_specified" | "invalid_email" | "user_not_found" | "already_in_channel" | "restricted_action";
  };
  /** Adds the caller to a public channel. */
  "conversations.join": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
    };
    readonly result: {
      readonly ok: true;
      readonly channel: Channel;
    };
    readonly errors: "channel_not_found" | "method_not_supported_for_channel_type" | "is_archived";
  };
  /** Removes another person from a channel. */
  "conversations.kick": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** Who has to go. */
      readonly user: string;
    };
    readonly result: {
      readonly ok: true;
      readonly errors: {};
    };
    readonly errors: "channel_not_found" | "method_not_supported_for_channel_type" | "cant_kick_from_general" | "cant_kick_self" | "is_archived" | "not_in_channel" | "restricted_action" | "user_not_found";
  };
  /** Removes the caller from a channel. */
  "conversations.leave": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
    };
    readonly result: {
      readonly ok: true;
      /** When the caller was not in it anyway. */
      readonly not_in_channel?: true;
    };
    readonly errors: "channel_not_found" | "method_not_supported_for_channel_type" | "cant_leave_general" | "is_archived" | "last_member" | "user_is_restricted";
  };
  /** Lists the conversations that the caller may see. */
  "conversations.list": {
    readonly params: {
      /** Kinds of conversation. Each needs the scope of its own kind. */
      readonly types?: readonly ("public_channel" | "private_channel" | "mpim" | "im")[];
      /** Whether to leave out archived channels. */
      readonly exclude_archived?: boolean;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
      /** For org-wide apps: the workspace. */
      readonly team_id?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly channels: readonly (Channel)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "invalid_types" | "invalid_limit" | "invalid_cursor";
  };
  /** Lists the invites to share channels that the caller's workspace has sent or accepted. */
  "conversations.listConnectInvites": {
    readonly params: {
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly count?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly invites: readonly (SharedInvite)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "restricted_action" | "invalid_cursor";
  };
  /** Moves the caller's read position in a conversation. */
  "conversations.mark": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** The last message that was read. */
      readonly ts: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "invalid_timestamp" | "not_in_channel";
  };
  /** Lists the members of a conversation. */
  "conversations.members": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly members: readonly (string)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "channel_not_found" | "invalid_limit" | "invalid_cursor";
  };
  /** Opens a DM or a group DM, and creates it if necessary. */
  "conversations.open": {
    readonly params: {
      /** A DM or group DM to open again. */
      readonly channel?: string;
      /** Or whom it is with: one to eight ids. */
      readonly users?: readonly (string)[];
      /** Whether to answer with the whole conversation. */
      readonly return_im?: boolean;
      /** Whether to open only what is there. */
      readonly prevent_creation?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly channel: {
        readonly id: string;
        readonly name?: string;
        readonly name_normalized?: string;
        /** The other person of a DM. */
        readonly user?: string;
        /** Of a DM: whether that person was deactivated. */
        readonly is_user_deleted?: boolean;
        /** Whether it is in the caller's list; absent for a channel that the caller is not in. */
        readonly is_open?: boolean;
        /** Always 0: clients sort conversations themselves. */
        readonly priority?: number;
        readonly is_channel?: boolean;
        readonly is_group?: boolean;
        readonly is_im?: boolean;
        readonly is_mpim?: boolean;
        readonly is_private?: boolean;
        readonly is_archived?: boolean;
        readonly is_general?: boolean;
        /** True for a channel that is one session with an agent. */
        readonly is_code_channel?: boolean;
        readonly is_shared?: boolean;
        readonly is_ext_shared?: boolean;
        readonly is_org_shared?: boolean;
        readonly is_pending_ext_shared?: boolean;
        readonly is_member?: boolean;
        /** Whether the caller starred it; when one is read or listed. */
        readonly is_starred?: boolean;
        readonly unlinked?: number;
        readonly created?: number;
        readonly creator?: string;
        /** Milliseconds, unlike the other times. */
        readonly updated?: number;
        readonly context_team_id?: string;
        /** The workspace it is at home in first. */
        readonly shared_team_ids?: readonly (string)[];
        /** The workspaces of one org that share it. */
        readonly internal_team_ids?: readonly (string)[];
        /** Always 0: a channel stays in its workspace. */
        readonly is_moved?: number;
        /** Where it is at home, when it is shared. */
        readonly conversation_host_id?: string;
        /** When some are outside the org. */
        readonly connected_team_ids?: readonly (string)[];
        /** Empty: nobody is limited. */
        readonly connected_limited_team_ids?: readonly (string)[];
        /** False: each workspace is connected by itself. */
        readonly is_global_shared?: boolean;
        /** False: an org adds nobody to its channels. */
        readonly is_org_default?: boolean;
        /** False, for the same reason. */
        readonly is_org_mandatory?: boolean;
        /** Where administrators decided who may post. */
        readonly is_read_only?: boolean;
        readonly is_thread_only?: boolean;
        readonly is_non_threadable?: boolean;
        readonly pending_shared?: readonly (string)[];
        readonly pending_connected_team_ids?: readonly (string)[];
        /** The latest last. */
        readonly previous_names?: readonly (string)[];
        readonly topic?: {
          readonly value: string;
          readonly creator: string;
          readonly last_set: number;
        };
        readonly purpose?: {
          readonly value: string;
          readonly creator: string;
          readonly last_set: number;
        };
        /** For members only. */
        readonly last_read?: string;
        /** For members only: at most 1,000 are counted. */
        readonly unread_count?: number;
        /** The same without comings and goings. */
        readonly unread_count_display?: number;
        readonly latest?: Message;
        /** In lists, and when `include_num_members` is given. */
        readonly num_members?: number;
        /** Only when `include_locale` is given. */
        readonly locale?: string;
        /** Who may post, where administrators decided it; in `conversations.info` the canvases as well. */
        readonly properties?: {
          readonly posting_restricted_to?: {
            readonly type: readonly (string)[];
            readonly user: readonly (string)[];
          };
          readonly threads_restricted_to?: {
            readonly type: readonly (string)[];
            readonly user: readonly (string)[];
          };
          readonly canvas?: {
            readonly file_id: string;
            readonly is_empty: boolean;
            readonly quip_thread_id: string;
          };
          readonly tabs?: readonly ({
            readonly id: string;
            readonly type: string;
            readonly label: string;
            readonly data: {
              readonly file_id: string;
            };
          })[];
        };
      };
      readonly no_op?: true;
      /** When nothing was to be done. */
      readonly already_open?: true;
    };
    readonly errors: "channel_not_found" | "method_not_supported_for_channel_type" | "invalid_user_combination" | "not_enough_users" | "too_many_users" | "user_disabled" | "user_not_found" | "user_not_visible" | "users_list_not_supplied";
  };
  /** Renames a channel. */
  "conversations.rename": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** Lower-case letters, digits, hyphens and underscores. */
      readonly name: string;
    };
    readonly result: {
      readonly ok: true;
      readonly channel: Channel;
    };
    readonly errors: "channel_not_found" | "method_not_supported_for_channel_type" | "invalid_name_required" | "invalid_name_maxlength" | "invalid_name_punctuation" | "invalid_name_specials" | "invalid_name" | "name_taken" | "is_archived" | "not_authorized" | "not_in_channel";
  };
  /** Reads a thread: its first message and the replies, oldest first. */
  "conversations.replies": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** Any message of the thread: the one it began with, or a reply. */
      readonly ts: string;
      /** Only messages after this one. */
      readonly oldest?: string;
      /** Only messages before this one. */
      readonly latest?: string;
      /** Whether the two bounds are part of the range. */
      readonly inclusive?: boolean;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page; 200 is a good size. */
      readonly limit?: number;
      /** Whether to show what apps attached to the messages. */
      readonly include_all_metadata?: boolean;
      /** Event types; shows what apps attached of these types only. */
      readonly metadata_keys_to_include?: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      readonly messages: readonly (Message)[];
      readonly has_more: boolean;
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "channel_not_found" | "thread_not_found" | "invalid_cursor" | "invalid_ts_oldest" | "invalid_ts_latest" | "method_not_supported_for_channel_type" | "list_record_comment_fetch_failed" | "invalid_metadata_filter_keys";
  };
  /** Approves a request to share a channel with another organization, and sends the invite. */
  "conversations.requestSharedInvite.approve": {
    readonly params: {
      /** The request. */
      readonly invite_id: string;
      /** Another channel to share, which the requester has to be in. */
      readonly channel_id?: string;
      /** Whether the people of the other workspace may post in the channel, but not invite. */
      readonly is_external_limited?: boolean;
      /** `text` for the requester, and `is_override`: whether it replaces the standard text. */
      readonly message?: Readonly<Record<string, unknown>>;
    };
    readonly result: {
      readonly ok: true;
      readonly invite_id: string;
    };
    readonly errors: "invite_not_found" | "restricted_action" | "invite_already_approved" | "invite_already_denied" | "invite_expired" | "message_too_long" | "channel_not_found";
  };
  /** Denies a request to share a channel with another organization. */
  "conversations.requestSharedInvite.deny": {
    readonly params: {
      /** The request. */
      readonly invite_id: string;
      /** What Slackbot passes on to the requester. */
      readonly message?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly invite_id: string;
    };
    readonly errors: "invite_not_found" | "restricted_action" | "invite_already_approved" | "invite_already_denied" | "invite_expired" | "message_too_long";
  };
  /** Lists requests to share channels with other organizations. */
  "conversations.requestSharedInvite.list": {
    readonly params: {
      /** Whether to list approved requests, too. */
      readonly include_approved?: boolean;
      /** Whether to list denied requests, too. */
      readonly include_denied?: boolean;
      /** Whether to list expired requests, too. */
      readonly include_expired?: boolean;
      /** Only these requests. */
      readonly invite_ids?: readonly (string)[];
      /** Only requests of this person. */
      readonly user_id?: string;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly invite_requests: readonly (InviteRequest)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "restricted_action" | "invalid_cursor";
  };
  /** Sets the purpose of a channel. */
  "conversations.setPurpose": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** Up to 250 characters; empty for none. */
      readonly purpose: string;
    };
    readonly result: {
      readonly ok: true;
      readonly channel: Channel;
    };
    readonly errors: "channel_not_found" | "method_not_supported_for_channel_type" | "is_archived" | "not_in_channel" | "too_long" | "user_is_restricted";
  };
  /** Sets the topic of a conversation. */
  "conversations.setTopic": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
      /** Up to 250 characters; empty for none. */
      readonly topic: string;
    };
    readonly result: {
      readonly ok: true;
      readonly channel: Channel;
    };
    readonly errors: "channel_not_found" | "is_archived" | "not_in_channel" | "too_long" | "user_is_restricted";
  };
  /** Unarchives a channel with its previous members. */
  "conversations.unarchive": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "method_not_supported_for_channel_type" | "not_archived" | "restricted_action";
  };
  /** Returns the secrets of an app to people who may change it. */
  "developer.apps.credentials.get": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly credentials: {
        readonly client_id: string;
        readonly client_secret: string;
        readonly signing_secret: string;
        readonly verification_token: string;
      };
    };
    readonly errors: "app_not_found" | "access_denied";
  };
  /** Replaces the client secret or the signing secret of an app. */
  "developer.apps.credentials.regenerate": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** Which of its secrets. */
      readonly secret: "client_secret" | "signing_secret";
    };
    readonly result: {
      readonly ok: true;
      /** The one that holds from now on. */
      readonly secret: string;
    };
    readonly errors: "app_not_found" | "access_denied";
  };
  /** Describes an app and returns its install URL. */
  "developer.apps.info": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly app: WorkedApp;
      readonly manifest: {
        /** For editors. */
        readonly $schema?: string;
        readonly _metadata?: {
          /** From 2 on, parameters have `properties`; before, they may be a flat map. */
          readonly major_version?: number;
          readonly minor_version?: number;
          readonly schema_version?: number;
          readonly min_version?: number;
        };
        readonly display_information: {
          readonly name: string;
          readonly description?: string;
          readonly long_description?: string;
          readonly background_color?: string;
        };
        readonly features?: {
          readonly app_home?: {
            readonly home_tab_enabled?: boolean;
            readonly messages_tab_enabled?: boolean;
            readonly messages_tab_read_only_enabled?: boolean;
          };
          readonly assistant_view?: {
            readonly assistant_description: string;
            readonly suggested_prompts?: readonly ({
              readonly title: string;
              readonly message: string;
            })[];
            readonly actions?: readonly ({
              readonly name: string;
              readonly description: string;
            })[];
          };
          readonly bot_user?: {
            readonly display_name: string;
            readonly always_online?: boolean;
          };
          readonly shortcuts?: readonly ({
            readonly type: "message" | "global";
            readonly name: string;
            readonly description: string;
            readonly callback_id: string;
          })[];
          readonly slash_commands?: readonly ({
            readonly command: string;
            readonly description: string;
            readonly url?: string;
            readonly usage_hint?: string;
            readonly should_escape?: boolean;
          })[];
          readonly rich_previews?: {
            readonly is_active?: boolean;
            readonly entity_types?: readonly (string)[];
          };
          readonly unfurl_domains?: readonly (string)[];
          readonly agent_view?: {
            readonly agent_description?: string;
            readonly suggested_prompts?: readonly ({
              readonly title: string;
              readonly message: string;
            })[];
            readonly actions?: readonly ({
              readonly name: string;
              readonly description: string;
            })[];
          };
          readonly code_channels?: {
            readonly enabled?: boolean;
            readonly slash_command_url?: string;
          };
          readonly search?: {
            readonly search_function_callback_id: string;
            readonly search_filters_function_callback_id?: string;
            readonly slackbot_metadata?: {
              readonly description?: string;
              readonly examples?: readonly (string)[];
              readonly example_query?: string;
            };
          };
          readonly functions?: readonly ({
            readonly title: string;
            readonly description: string;
            readonly callback_id: string;
            readonly input_parameters: readonly ({
              readonly type: string;
              readonly name: string;
            })[];
            readonly output_parameters: readonly ({
              readonly type: string;
              readonly name: string;
            })[];
          })[];
          readonly workflow_steps?: readonly ({
            readonly name: string;
            readonly callback_id: string;
          })[];
        };
        readonly oauth_config?: {
          readonly redirect_urls?: readonly (string)[];
          readonly scopes?: {
            readonly bot?: readonly (string)[];
            readonly user?: readonly (string)[];
            readonly bot_optional?: readonly (string)[];
            readonly user_optional?: readonly (string)[];
          };
          readonly token_management_enabled?: boolean;
          readonly pkce_enabled?: boolean;
        };
        readonly settings?: {
          readonly allowed_ip_address_ranges?: readonly (string)[];
          readonly event_subscriptions?: {
            readonly request_url?: string;
            readonly bot_events?: readonly (string)[];
            readonly user_events?: readonly (string)[];
            readonly metadata_subscriptions?: readonly ({
              readonly app_id: string;
              readonly event_type: string;
            })[];
            /** Whether events that could not be handed over are tried again every hour, for a day. */
            readonly delayed_events_enabled?: boolean;
          };
          readonly incoming_webhooks?: {
            readonly incoming_webhooks_enabled?: boolean;
          };
          readonly interactivity?: {
            readonly is_enabled: boolean;
            readonly request_url?: string;
            readonly message_menu_options_url?: string;
          };
          readonly org_deploy_enabled?: boolean;
          readonly socket_mode_enabled?: boolean;
          readonly is_hosted?: boolean;
          /** Where its functions run: `slack` on the platform, `remote` or `local` with the app. */
          readonly function_runtime?: string;
          /** Once on, it stays on. */
          readonly token_rotation_enabled?: boolean;
          readonly siws_links?: {
            readonly initiate_uri?: string;
          };
          readonly hermes_app_type?: string;
          /** Whether it is a client of `/mcp`: it then gets the scopes of its manifest at most, whatever it asks for. */
          readonly is_mcp_enabled?: boolean;
          readonly description?: string;
          readonly long_description?: string;
          readonly background_color?: string;
        };
        readonly functions?: Readonly<Record<string, {
          readonly title?: string;
          readonly description?: string;
          readonly type?: string;
          readonly source_file?: string;
          readonly input_parameters?: Readonly<Record<string, unknown>>;
          readonly output_parameters?: Readonly<Record<string, unknown>>;
          /** How long an execution may take until it fails. */
          readonly time_limit_s?: number;
        }>>;
        readonly workflows?: Readonly<Record<string, {
          readonly title?: string;
          readonly description?: string;
          readonly input_parameters?: Readonly<Record<string, unknown>>;
          readonly output_parameters?: Readonly<Record<string, unknown>>;
          readonly steps?: readonly ({
            readonly id?: string;
            readonly function_id: string;
            readonly inputs?: Readonly<Record<string, unknown>>;
            readonly type?: "function" | "switch" | "conditional";
          })[];
          readonly suggested_triggers?: readonly ({
            readonly type: string;
            readonly name?: string;
            readonly description?: string;
            readonly inputs: Readonly<Record<string, {
              readonly value: unknown;
              readonly initial_value?: unknown;
              readonly locked?: boolean;
              readonly hidden?: boolean;
            }>>;
          })[];
        }>>;
        readonly events?: Readonly<Record<string, {
          readonly type: string;
          readonly title?: string;
          readonly description?: string;
          readonly properties?: Readonly<Record<string, unknown>>;
          readonly required?: readonly (string)[];
          readonly additionalProperties?: boolean;
        }>>;
        readonly types?: Readonly<Record<string, {
          readonly type: string;
          readonly title?: string;
          readonly description?: string;
          readonly properties?: Readonly<Record<string, unknown>>;
          readonly required?: readonly (string)[];
          readonly additionalProperties?: boolean;
        }>>;
        readonly datastores?: Readonly<Record<string, {
          /** The attribute, a string, that identifies an item. */
          readonly primary_key: string;
          /** The attribute, a timestamp, after which an item is deleted. */
          readonly time_to_live_attribute?: string;
          readonly attributes: Readonly<Record<string, {
            readonly type: string;
          }>>;
        }>>;
        /** Where deployed functions may send requests, besides the platform: host names, with a port if it is not the usual one. */
        readonly outgoing_domains?: readonly (string)[];
        readonly external_auth_providers?: {
          readonly oauth2?: Readonly<Record<string, {
            readonly provider_type: "CUSTOM" | "SLACK_PROVIDED";
            readonly options: {
              readonly client_id: string;
              readonly scope: readonly (string)[];
              readonly provider_name?: string;
              readonly authorization_url?: string;
              readonly token_url?: string;
              readonly authorization_url_extras?: Readonly<Record<string, unknown>>;
              readonly identity_config?: {
                readonly url: string;
                readonly account_identifier: string;
                readonly headers?: Readonly<Record<string, unknown>>;
                readonly body?: unknown;
                readonly http_method_type?: string;
              };
              readonly use_pkce?: boolean;
              readonly token_url_config?: {
                readonly use_basic_auth_scheme?: boolean;
              };
            };
          }>>;
        };
        readonly mcp_servers?: Readonly<Record<string, {
          readonly url: string;
          readonly auth_type: "dynamic_client_registration" | "no_auth" | "manual_auth" | "slack_identity_auth";
          /** With `manual_auth`: the provider in `external_auth_providers.oauth2` whose accounts it takes. */
          readonly auth_provider_key?: string;
          /** Sent with every request, in addition to those that sign it. */
          readonly headers?: Readonly<Record<string, string>>;
        }>>;
        readonly icon?: string;
        readonly app_directory?: {
          readonly app_directory_categories?: readonly (string)[];
          readonly use_direct_install?: boolean;
          readonly direct_install_url?: string;
          readonly installation_landing_page?: string;
          readonly privacy_policy_url?: string;
          readonly support_url?: string;
          readonly support_email?: string;
          readonly supported_languages?: readonly (string)[];
          readonly pricing?: string;
        };
      };
      /** Send people here to install it. */
      readonly oauth_authorize_url: string;
    };
    readonly errors: "app_not_found" | "access_denied";
  };
  /** Lists where an app is installed, by whom and with which scopes. */
  "developer.apps.installations.list": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
    };
    readonly result: {
      readonly ok: true;
      /** The latest first. */
      readonly installations: readonly ({
        readonly team_id: string;
        readonly team_name: string;
        /** Set when it is installed for the whole org. */
        readonly enterprise_id?: string;
        readonly installer_id: string;
        readonly installer_name: string;
        readonly bot_user_id?: string;
        readonly installed: number;
        readonly bot_scopes: readonly (string)[];
        readonly user_scopes: readonly (string)[];
      })[];
    };
    readonly errors: "app_not_found" | "access_denied";
  };
  /** Lists the apps that the caller works on. */
  "developer.apps.list": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      /** The newest first. */
      readonly apps: readonly (WorkedApp)[];
    };
    readonly errors: never;
  };
  /** Adds a collaborator to an app. */
  "developer.apps.owners.add": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** The email address of a person of the app's workspace. */
      readonly user_email?: string;
      /** Their id; used when there is no email address. */
      readonly user_id?: string;
      /** `owner` can change the app and its collaborators; `reader` can see its configuration. */
      readonly permission_type?: "owner" | "reader";
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "app_not_found" | "access_denied" | "user_not_found" | "user_already_owner";
  };
  /** Lists the collaborators of an app. */
  "developer.apps.owners.list": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
    };
    readonly result: {
      readonly ok: true;
      /** All collaborators, including readers; the earliest first. */
      readonly owners: readonly ({
        readonly user_id: string;
        readonly user_email?: string;
        readonly username: string;
        readonly permission_type: "owner" | "reader";
      })[];
    };
    readonly errors: "app_not_found" | "access_denied";
  };
  /** Removes a collaborator from an app. */
  "developer.apps.owners.remove": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** The email address of a person of the app's workspace. */
      readonly user_email?: string;
      /** Their id; used when there is no email address. */
      readonly user_id?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "app_not_found" | "access_denied" | "user_not_found" | "cannot_remove_owner";
  };
  /** Changes the role of a collaborator. */
  "developer.apps.owners.update": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** The email address of a person of the app's workspace. */
      readonly user_email?: string;
      /** Their id; used when there is no email address. */
      readonly user_id?: string;
      /** `owner` can change the app and its collaborators; `reader` can see its configuration. */
      readonly permission_type: "owner" | "reader";
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "app_not_found" | "access_denied" | "user_not_found" | "cannot_remove_owner";
  };
  /** Creates an app-level token, for example for Socket Mode. */
  "developer.apps.tokens.create": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** What it may do. */
      readonly scopes: readonly ("connections:write" | "authorizations:read")[];
    };
    readonly result: {
      readonly ok: true;
      /** Given this once; keep it. */
      readonly token: string;
    };
    readonly errors: "app_not_found" | "access_denied";
  };
  /** Lists the tokens of an app, masked. */
  "developer.apps.tokens.list": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
    };
    readonly result: {
      readonly ok: true;
      /** Tokens that are not revoked; the latest first. */
      readonly tokens: readonly (AppToken)[];
    };
    readonly errors: "app_not_found" | "access_denied";
  };
  /** Revokes a token of an app. */
  "developer.apps.tokens.revoke": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** The token, as `developer.apps.tokens.list` names it. */
      readonly token_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "app_not_found" | "access_denied" | "token_not_found";
  };
  /** Sends the platform's challenge to a URL before it is set for an app. */
  "developer.apps.urls.check": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** What to ask. */
      readonly url: string;
      /** What the URL is for. */
      readonly purpose?: "events" | "interactivity";
    };
    readonly result: {
      readonly ok: true;
      readonly verified: boolean;
      /** Of its answer; absent when there was none. */
      readonly http_status?: number;
      /** Why it is not verified. */
      readonly reason?: string;
    };
    readonly errors: "app_not_found" | "access_denied" | "invalid_url";
  };
  /** Opens a legacy dialog for a person who has just acted. */
  "dialog.open": {
    readonly params: {
      /** From what the person did: a click, a command, a shortcut. Good once, within 3 seconds. */
      readonly trigger_id: string;
      /** The dialog, as JSON: `title`, `callback_id`, `elements` (1 to 10 of `text`, `textarea` and `select`), `state`, `submit_label`, `notify_on_cancel`. */
      readonly dialog: Readonly<Record<string, unknown>>;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "missing_trigger" | "invalid_trigger" | "trigger_expired" | "trigger_exchanged" | "missing_dialog" | "validation_errors" | "app_missing_action_url";
  };
  /** Ends the running do-not-disturb window of the caller's schedule, and the snooze. */
  "dnd.endDnd": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
    };
    readonly errors: never;
  };
  /** Ends the caller's snooze. */
  "dnd.endSnooze": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      readonly dnd_enabled: boolean;
      /** The start of the running or coming window; 1 without one. */
      readonly next_dnd_start_ts: number;
      /** Its end; 1 without one. */
      readonly next_dnd_end_ts: number;
      readonly snooze_enabled: boolean;
      readonly snooze_endtime?: number;
      /** In seconds. */
      readonly snooze_remaining?: number;
      readonly snooze_is_indefinite?: boolean;
    };
    readonly errors: never;
  };
  /** Shows when a person does not want to be disturbed. */
  "dnd.info": {
    readonly params: {
      /** The person; the caller when left out. */
      readonly user?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly dnd_enabled: boolean;
      /** The start of the running or coming window; 1 without one. */
      readonly next_dnd_start_ts: number;
      /** Its end; 1 without one. */
      readonly next_dnd_end_ts: number;
      readonly snooze_enabled?: boolean;
      readonly snooze_endtime?: number;
      /** In seconds. */
      readonly snooze_remaining?: number;
      readonly snooze_is_indefinite?: boolean;
    };
    readonly errors: "user_not_found";
  };
  /** Pauses the caller's notifications for some minutes. */
  "dnd.setSnooze": {
    readonly params: {
      /** How many minutes, from now. */
      readonly num_minutes: string;
    };
    readonly result: {
      readonly ok: true;
      readonly snooze_enabled: boolean;
      readonly snooze_endtime?: number;
      /** In seconds. */
      readonly snooze_remaining?: number;
      readonly snooze_is_indefinite?: boolean;
    };
    readonly errors: "missing_duration" | "too_long";
  };
  /** Shows when several people do not want to be disturbed. */
  "dnd.teamInfo": {
    readonly params: {
      /** Their ids, separated by commas. */
      readonly users: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      readonly users: Readonly<Record<string, {
        readonly dnd_enabled: boolean;
        /** The start of the running or coming window; 1 without one. */
        readonly next_dnd_start_ts: number;
        /** Its end; 1 without one. */
        readonly next_dnd_end_ts: number;
      }>>;
    };
    readonly errors: "no_users_provided";
  };
  /** Lists the custom emoji of the workspace. */
  "emoji.list": {
    readonly params: {
      /** Whether to list the standard emoji by category. */
      readonly include_categories?: boolean;
    };
    readonly result: {
      readonly ok: true;
      /** By name: the address of the picture, or `alias:` and the name of another one. */
      readonly emoji: Readonly<Record<string, string>>;
      /** When this was true. */
      readonly cache_ts: string;
      /** When `include_categories` is given. */
      readonly categories?: readonly ({
        readonly name: string;
        readonly emoji_names: readonly (string)[];
      })[];
      /** Changes when the standard emoji do. */
      readonly categories_version?: string;
    };
    readonly errors: never;
  };
  /** Shows a person the details of a work object, in answer to `entity_details_requested`. */
  "entity.presentDetails": {
    readonly params: {
      /** `trigger_id` of the event, of an edit or of a button in the pane; good for ten minutes. */
      readonly trigger_id: string;
      /** The entity: `{entity_type, entity_payload, external_ref, url}`. */
      readonly metadata?: Readonly<Record<string, unknown>>;
      /** Whether the person has to sign in to the app first. */
      readonly user_auth_required?: boolean;
      /** Where they sign in. */
      readonly user_auth_url?: string;
      /** Why there are no details: `{status, custom_title, custom_message, message_format, actions}`. The status is `restricted`, `internal_error`, `not_found`, `custom`, `custom_partial_view`, `timeout` or `edit_error`. */
      readonly error?: Readonly<Record<string, unknown>>;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "invalid_trigger_id" | "invalid_metadata" | "entity_metadata_does_not_match_trigger" | "user_auth_url_missing" | "missing_interactivity_url" | "missing_options_load_url" | "feature_not_enabled";
  };
  /** Creates files from finished uploads and shares them in conversations: the last of three steps. */
  "files.completeUploadExternal": {
    readonly params: {
      /** The uploads, each with the id that came with its address and, if it is to have one, a title. */
      readonly files: readonly ({
        readonly id: string;
        readonly title?: string;
      })[];
      /** The conversation to show them in. */
      readonly channel_id?: string;
      /** Several conversations. */
      readonly channels?: readonly (string)[];
      /** The text of the message that shows them. */
      readonly initial_comment?: string;
      /** The blocks, as JSON. Their schema is `docs/schemas/blocks.schema.json`. Ignored when `initial_comment` is given. */
      readonly blocks?: readonly (unknown)[];
      /** A message of the thread to show them in. */
      readonly thread_ts?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly files: readonly (File)[];
    };
    readonly errors: "file_not_found" | "channel_not_found" | "channels_limit_exceeded" | "not_in_channel" | "is_archived" | "invalid_blocks_format" | "invalid_blocks" | "msg_blocks_too_long" | "posting_to_channel_denied" | "invalid_thread_ts";
  };
  /** Deletes a file for everyone. */
  "files.delete": {
    readonly params: {
      /** The file. */
      readonly file: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "file_not_found" | "file_deleted" | "cant_delete_file";
  };
  /** Returns a URL for uploading the bytes of a file: the first of three steps of an upload. */
  "files.getUploadURLExternal": {
    readonly params: {
      /** Its name. A path before it is left out. */
      readonly filename: string;
      /** How many bytes there are. Exactly as many must arrive. */
      readonly length: number;
      /** A description of an image for people who cannot see it; 1,000 characters. */
      readonly alt_txt?: string;
      /** The same, under the name that some clients send. */
      readonly alt_text?: string;
      /** Makes it a snippet of this language, such as `python`; 1 MiB. */
      readonly snippet_type?: string;
    };
    readonly result: {
      readonly ok: true;
      /** Good for one upload, for an hour. It needs no token. */
      readonly upload_url: string;
      readonly file_id: string;
    };
    readonly errors: "missing_argument" | "alt_txt_too_large" | "file_upload_size_restricted" | "snippet_too_large" | "storage_limit_reached" | "unknown_snippet_type";
  };
  /** Describes a file and where it was shared. */
  "files.info": {
    readonly params: {
      /** The file. */
      readonly file: string;
    };
    readonly result: {
      readonly ok: true;
      readonly file: File;
      /** Of a snippet: its text. */
      readonly content?: string;
      /** Whether `content` is only the beginning. */
      readonly is_truncated?: boolean;
      /** The same as HTML, a line in each `pre`. */
      readonly content_highlight_html?: string;
      readonly content_highlight_html_truncated?: boolean;
      /** Always empty: people reply to the message instead. */
      readonly comments: readonly ({})[];
    };
    readonly errors: "file_not_found" | "file_deleted";
  };
  /** Lists the files that the caller may see, newest first. */
  "files.list": {
    readonly params: {
      /** Only what this person uploaded. */
      readonly user?: string;
      /** Only what was shared here. */
      readonly channel?: string;
      /** Only what was created at this time or later. */
      readonly ts_from?: string;
      /** Only what was created at this time or before. */
      readonly ts_to?: string;
      /** Only these kinds. */
      readonly types?: readonly ("all" | "snippets" | "images" | "pdfs" | "zips" | "canvas" | "canvases" | "spaces" | "lists")[];
      /** How many on a page. */
      readonly count?: number;
      /** Which page, from 1. */
      readonly page?: number;
      /** `response_metadata.next_cursor` of the page before, instead of `page`. */
      readonly cursor?: string;
      /** How many on a page, instead of `count`. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly files: readonly (File)[];
      readonly paging: {
        readonly count: number;
        readonly total: number;
        readonly page: number;
        readonly pages: number;
      };
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "user_not_found" | "channel_not_found" | "unknown_type" | "invalid_cursor";
  };
  /** Adds a file that the app keeps elsewhere. */
  "files.remote.add": {
    readonly params: {
      /** The app's own id of the file. If the app has such a file already, it is changed. */
      readonly external_id: string;
      /** Where the file is: `http` or `https`. */
      readonly external_url: string;
      /** Its title. */
      readonly title: string;
      /** The type that clients show, such as `gdoc`. */
      readonly filetype?: string;
      /** A JPEG or PNG image, as a part of a multipart form. */
      readonly preview_image?: string;
      /** The text of the file, for searches only: as a part of a multipart form, or as it is. */
      readonly indexable_file_contents?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly file: File;
    };
    readonly errors: "bad_image" | "too_large" | "bad_title" | "invalid_external_id";
  };
  /** Describes a remote file of the app. */
  "files.remote.info": {
    readonly params: {
      /** The app's own id of the file, instead of `file`. */
      readonly external_id?: string;
      /** The file, instead of `external_id`. */
      readonly file?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly file: File;
    };
    readonly errors: "file_not_found" | "invalid_args";
  };
  /** Lists the remote files of the app, the newest first. */
  "files.remote.list": {
    readonly params: {
      /** Only files that were shared there. */
      readonly channel?: string;
      /** Only files that were added at this time or later. */
      readonly ts_from?: string;
      /** Only files that were added at this time or earlier. */
      readonly ts_to?: string;
      /** Files per page. */
      readonly limit?: number;
      /** Where the next page starts. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly files: readonly (File)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "channel_not_found" | "invalid_cursor";
  };
  /** Removes a remote file of the app from here. */
  "files.remote.remove": {
    readonly params: {
      /** The app's own id of the file, instead of `file`. */
      readonly external_id?: string;
      /** The file, instead of `external_id`. */
      readonly file?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "file_not_found" | "invalid_args";
  };
  /** Shows a remote file of the app in conversations. */
  "files.remote.share": {
    readonly params: {
      /** The app's own id of the file, instead of `file`. */
      readonly external_id?: string;
      /** The file, instead of `external_id`. */
      readonly file?: string;
      /** Where to show it: ids of conversations, separated by commas. */
      readonly channels: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      readonly file: File;
    };
    readonly errors: "file_not_found" | "invalid_args" | "channel_not_found" | "channels_limit_exceeded" | "not_in_channel" | "is_archived" | "posting_to_channel_denied";
  };
  /** Changes a remote file of the app. */
  "files.remote.update": {
    readonly params: {
      /** The app's own id of the file, instead of `file`. */
      readonly external_id?: string;
      /** The file, instead of `external_id`. */
      readonly file?: string;
      /** Its title. */
      readonly title?: string;
      /** Where the file is: `http` or `https`. */
      readonly external_url?: string;
      /** The type that clients show, such as `gdoc`. */
      readonly filetype?: string;
      /** A JPEG or PNG image, as a part of a multipart form. */
      readonly preview_image?: string;
      /** The text of the file, for searches only: as a part of a multipart form, or as it is. */
      readonly indexable_file_contents?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly file: File;
    };
    readonly errors: "file_not_found" | "invalid_args" | "bad_image" | "too_large" | "invalid_title" | "invalid_url";
  };
  /** Takes back the public link of a file. */
  "files.revokePublicURL": {
    readonly params: {
      /** The file. */
      readonly file: string;
    };
    readonly result: {
      readonly ok: true;
      readonly file: File;
      /** Always empty: people reply to the message instead. */
      readonly comments: readonly ({})[];
    };
    readonly errors: "file_not_found" | "not_allowed";
  };
  /** Gives a file a link that everyone can read. */
  "files.sharedPublicURL": {
    readonly params: {
      /** The file. */
      readonly file: string;
    };
    readonly result: {
      readonly ok: true;
      readonly file: File;
      /** Always empty: people reply to the message instead. */
      readonly comments: readonly ({})[];
    };
    readonly errors: "file_not_found" | "not_allowed" | "public_file_type_not_allowed";
  };
  /** Uploads a file in one step, for older clients. */
  "files.upload": {
    readonly params: {
      /** The file, as a part of a multipart form. */
      readonly file?: string;
      /** The text of a snippet, instead of `file`. */
      readonly content?: string;
      /** Its name. */
      readonly filename?: string;
      /** The language of a snippet; text, when it is not known. */
      readonly filetype?: string;
      /** Its title. */
      readonly title?: string;
      /** Where to show it: ids, or names of channels. */
      readonly channels?: readonly (string)[];
      /** The text of the message that shows it. */
      readonly initial_comment?: string;
      /** A message of the thread to show it in. */
      readonly thread_ts?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly file: File;
    };
    readonly errors: "no_file_data" | "post_contents_too_large" | "channel_not_found" | "channels_limit_exceeded" | "not_in_channel" | "is_archived" | "posting_to_channel_denied" | "invalid_thread_ts";
  };
  /** Fails a step of a workflow, and with it the run. */
  "functions.completeError": {
    readonly params: {
      /** `function_execution_id` of the event that told the app to do it. */
      readonly function_execution_id: string;
      /** Why, in a sentence for the people who look after the workflow. */
      readonly error: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "function_execution_not_found" | "execution_not_in_running_state";
  };
  /** Completes a step of a workflow with its outputs. */
  "functions.completeSuccess": {
    readonly params: {
      /** `function_execution_id` of the event that told the app to do it. */
      readonly function_execution_id: string;
      /** By name, the outputs that the function declares; `{}` when it has none. */
      readonly outputs: Readonly<Record<string, unknown>>;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "function_execution_not_found" | "execution_not_in_running_state" | "parameter_validation_failed";
  };
  /** Adds people whose workflows may use a function of an app. */
  "functions.distributions.permissions.add": {
    readonly params: {
      /** The function, by its id. */
      readonly function_id?: string;
      /** Its app; together with `function_callback_id`. */
      readonly function_app_id?: string;
      /** The function, by its name in the manifest of its app. */
      readonly function_callback_id?: string;
      /** People. */
      readonly user_ids?: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      readonly permission_type: "everyone" | "app_collaborators" | "named_entities";
      /** The same, under the name that command lines read. */
      readonly distribution_type: "everyone" | "app_collaborators" | "named_entities";
      /** The named people; with `app_collaborators`, the app's current collaborators. */
      readonly users?: readonly ({
        readonly user_id: string;
        readonly username: string;
        readonly email?: string;
      })[];
      readonly team_ids?: readonly (string)[];
      readonly org_ids?: readonly (string)[];
    };
    readonly errors: "app_not_found" | "function_not_found" | "access_denied" | "invalid_permission_type" | "user_not_found";
  };
  /** Returns whose workflows may use a function of an app. */
  "functions.distributions.permissions.list": {
    readonly params: {
      /** The function, by its id. */
      readonly function_id?: string;
      /** Its app; together with `function_callback_id`. */
      readonly function_app_id?: string;
      /** The function, by its name in the manifest of its app. */
      readonly function_callback_id?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly permission_type: "everyone" | "app_collaborators" | "named_entities";
      /** The same, under the name that command lines read. */
      readonly distribution_type: "everyone" | "app_collaborators" | "named_entities";
      /** The named people; with `app_collaborators`, the app's current collaborators. */
      readonly users?: readonly ({
        readonly user_id: string;
        readonly username: string;
        readonly email?: string;
      })[];
      readonly team_ids?: readonly (string)[];
      readonly org_ids?: readonly (string)[];
    };
    readonly errors: "app_not_found" | "function_not_found" | "access_denied";
  };
  /** Removes people whose workflows may use a function of an app. */
  "functions.distributions.permissions.remove": {
    readonly params: {
      /** The function, by its id. */
      readonly function_id?: string;
      /** Its app; together with `function_callback_id`. */
      readonly function_app_id?: string;
      /** The function, by its name in the manifest of its app. */
      readonly function_callback_id?: string;
      /** People. */
      readonly user_ids?: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      readonly permission_type: "everyone" | "app_collaborators" | "named_entities";
      /** The same, under the name that command lines read. */
      readonly distribution_type: "everyone" | "app_collaborators" | "named_entities";
      /** The named people; with `app_collaborators`, the app's current collaborators. */
      readonly users?: readonly ({
        readonly user_id: string;
        readonly username: string;
        readonly email?: string;
      })[];
      readonly team_ids?: readonly (string)[];
      readonly org_ids?: readonly (string)[];
    };
    readonly errors: "app_not_found" | "function_not_found" | "access_denied" | "invalid_permission_type" | "user_not_found";
  };
  /** Sets whose workflows may use a function of an app. */
  "functions.distributions.permissions.set": {
    readonly params: {
      /** The function, by its id. */
      readonly function_id?: string;
      /** Its app; together with `function_callback_id`. */
      readonly function_app_id?: string;
      /** The function, by its name in the manifest of its app. */
      readonly function_callback_id?: string;
      /** One of everyone, app_collaborators, named_entities. */
      readonly permission_type?: string;
      /** The same, under the name that command lines send. */
      readonly distribution_type?: string;
      /** People. */
      readonly user_ids?: readonly (string)[];
      /** Everyone in these workspaces. */
      readonly team_ids?: readonly (string)[];
      /** Everyone in these orgs. */
      readonly org_ids?: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      readonly permission_type: "everyone" | "app_collaborators" | "named_entities";
      /** The same, under the name that command lines read. */
      readonly distribution_type: "everyone" | "app_collaborators" | "named_entities";
      /** The named people; with `app_collaborators`, the app's current collaborators. */
      readonly users?: readonly ({
        readonly user_id: string;
        readonly username: string;
        readonly email?: string;
      })[];
      readonly team_ids?: readonly (string)[];
      readonly org_ids?: readonly (string)[];
    };
    readonly errors: "app_not_found" | "function_not_found" | "access_denied" | "permission_type_required" | "invalid_permission_type" | "invalid_named_entities" | "user_not_found";
  };
  /** Lists the steps of a workflow that use a function. */
  "functions.workflows.steps.list": {
    readonly params: {
      /** The function; `Fn010N` is the form. */
      readonly function_id: string;
      /** The workflow, by its id. */
      readonly workflow_id?: string;
      /** Or `#/workflows/<callback id>`, together with `workflow_app_id`. */
      readonly workflow?: string;
      /** The app of `workflow`. */
      readonly workflow_app_id?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly steps_versions: readonly ({
        /** The title of the workflow. */
        readonly title: string;
        readonly workflow_id: string;
        readonly step_id: string;
        /** Whether only earlier versions of the workflow have the step. */
        readonly is_deleted: boolean;
        /** In microseconds. */
        readonly workflow_version_created: string;
      })[];
    };
    readonly errors: "unknown_app_id" | "unknown_workflow_id" | "unknown_function_id";
  };
  /** Sends the caller the responses to a form of a workflow as a CSV file. */
  "functions.workflows.steps.responses.export": {
    readonly params: {
      /** The step, by its id in the workflow. */
      readonly step_id: string;
      /** The workflow, by its id. */
      readonly workflow_id?: string;
      /** Or `#/workflows/<callback id>`, together with `workflow_app_id`. */
      readonly workflow?: string;
      /** The app of `workflow`. */
      readonly workflow_app_id?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "unknown_app_id" | "unknown_workflow_id" | "unknown_step_id" | "workflows_export_csv_not_enabled";
  };
  /** Maps ids of people from before their workspace joined an org to their ids in the org. */
  "migration.exchange": {
    readonly params: {
      /** The ids of people. */
      readonly users: readonly (string)[];
      /** Whether to map in the other direction. */
      readonly to_old?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly team_id: string;
      readonly enterprise_id: string;
      /** The ids asked for, each with its id. */
      readonly user_id_map: Readonly<Record<string, string>>;
      /** Those that are unknown in the workspace. */
      readonly invalid_user_ids: readonly (string)[];
    };
    readonly errors: "not_enterprise_team" | "too_many_users";
  };
  /** Exchanges a code for tokens to complete an installation, or renews an expiring token. */
  "oauth.v2.access": {
    readonly params: {
      /** The app's client id; or as the user of HTTP Basic. */
      readonly client_id?: string;
      /** The app's client secret; or as the password of HTTP Basic. */
      readonly client_secret?: string;
      /** `authorization_code`, which is assumed, or `refresh_token`. */
      readonly grant_type?: string;
      /** The code that came with the person who was sent back. Good once, for 10 minutes. */
      readonly code?: string;
      /** As in the request that the code is for, when it was named there. */
      readonly redirect_uri?: string;
      /** If the request had a `code_challenge`: the text that it was derived from. An app whose manifest sets `pkce_enabled` may then leave out its secret. */
      readonly code_verifier?: string;
      /** The refresh token that came with the token to renew. */
      readonly refresh_token?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly access_token?: string;
      readonly token_type?: "bot" | "user";
      /** Comma-separated. */
      readonly scope?: string;
      /** Seconds; a JSON number, because clients add it to the time. */
      readonly expires_in?: number;
      /** Good for one refresh. */
      readonly refresh_token?: string;
      /** For a bot's token. */
      readonly bot_user_id?: string;
      /** The person, for a person's token. */
      readonly id?: string;
      readonly app_id: string;
      readonly team: {
        readonly id: string;
        readonly name: string;
      } | null;
      readonly enterprise: {
        readonly id: string;
        readonly name: string;
      } | null;
      readonly is_enterprise_install: boolean;
      /** With the scope `incoming-webhook`: where the person who installed the app lets it post. */
      readonly incoming_webhook?: {
        /** Every holder of this URL can post into the channel; keep it secret. */
        readonly url: string;
        readonly channel: string;
        readonly channel_id: string;
        readonly configuration_url: string;
      };
      /** Who installed the app, with their token when it asked for one. Not in the answer to a refresh. */
      readonly authed_user?: {
        readonly id: string;
        readonly scope?: string;
        readonly access_token?: string;
        readonly token_type?: "user";
        readonly refresh_token?: string;
        readonly expires_in?: number;
      };
    };
    readonly errors: "invalid_client_id" | "bad_client_secret" | "invalid_grant_type" | "invalid_code" | "bad_redirect_uri" | "oauth_authorization_url_mismatch" | "invalid_code_verifier" | "invalid_refresh_token" | "no_scopes";
  };
  /** Exchanges a long-lived token for one that expires after 12 hours, with a refresh token. */
  "oauth.v2.exchange": {
    readonly params: {
      /** The app's client id; or as the user of HTTP Basic. */
      readonly client_id?: string;
      /** The app's client secret; or as the password of HTTP Basic. */
      readonly client_secret?: string;
      /** The long-lived bot or user token; or in the Authorization header. */
      readonly token?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly access_token: string;
      readonly token_type: "bot" | "user";
      /** Comma-separated. */
      readonly scope: string;
      /** Seconds; a JSON number, because clients add it to the time. */
      readonly expires_in: number;
      /** Good for one refresh. */
      readonly refresh_token: string;
      readonly app_id: string;
      /** For a bot's token. */
      readonly bot_user_id?: string;
      /** The person, for a person's token. */
      readonly id?: string;
      readonly team: {
        readonly id: string;
        readonly name: string;
      } | null;
      readonly enterprise: {
        readonly id: string;
        readonly name: string;
      } | null;
      readonly is_enterprise_install: boolean;
    };
    readonly errors: "invalid_client_id" | "bad_client_secret" | "invalid_token" | "token_rotation_not_enabled" | "token_already_exchanged" | "authorization_not_found";
  };
  /** Exchanges a code for the token of one person, without installing a bot. */
  "oauth.v2.user.access": {
    readonly params: {
      /** The app's client id; or as the user of HTTP Basic. */
      readonly client_id?: string;
      /** The app's client secret; or as the password of HTTP Basic. */
      readonly client_secret?: string;
      /** `authorization_code`, which is assumed, or `refresh_token`. */
      readonly grant_type?: string;
      /** The code that came with the person who was sent back. Good once, for 10 minutes. */
      readonly code?: string;
      /** As in the request that the code is for, when it was named there. */
      readonly redirect_uri?: string;
      /** If the request had a `code_challenge`: the text that it was derived from. An app whose manifest sets `pkce_enabled` may then leave out its secret. */
      readonly code_verifier?: string;
      /** The refresh token that came with the token to renew. */
      readonly refresh_token?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly access_token: string;
      readonly token_type: "user";
      /** With the scope `openid`. Not in the answer to a refresh. */
      readonly id_token?: string;
      readonly authed_user: {
        readonly id: string;
        /** Comma-separated. */
        readonly scope: string;
      };
      readonly team: {
        readonly id: string;
      } | null;
      readonly refresh_token?: string;
      /** Seconds. */
      readonly expires_in?: number;
    };
    readonly errors: "invalid_client_id" | "bad_client_secret" | "invalid_grant_type" | "invalid_code" | "bad_redirect_uri" | "oauth_authorization_url_mismatch" | "invalid_code_verifier" | "invalid_refresh_token" | "no_user_scopes";
  };
  /** Exchanges the code of a sign-in for an id token and an access token. */
  "openid.connect.token": {
    readonly params: {
      /** The app's client id; or as the user of HTTP Basic. */
      readonly client_id?: string;
      /** The app's client secret; or as the password of HTTP Basic. */
      readonly client_secret?: string;
      /** `authorization_code`, which is assumed, or `refresh_token`. */
      readonly grant_type?: string;
      /** The code that came with the person who was sent back. Good once, for 10 minutes. */
      readonly code?: string;
      /** As in the request that the code is for, when it was named there. */
      readonly redirect_uri?: string;
      /** If the request had a `code_challenge`: the text that it was derived from. An app whose manifest sets `pkce_enabled` may then leave out its secret. */
      readonly code_verifier?: string;
      /** The refresh token that came with the token to renew. */
      readonly refresh_token?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly access_token: string;
      readonly token_type: "Bearer";
      /** A JSON Web Token that is valid for 5 minutes. Not in the answer to a refresh. */
      readonly id_token?: string;
      readonly refresh_token?: string;
      /** Seconds. */
      readonly expires_in?: number;
    };
    readonly errors: "invalid_client_id" | "bad_client_secret" | "invalid_grant_type" | "invalid_code" | "bad_redirect_uri" | "oauth_authorization_url_mismatch" | "invalid_code_verifier" | "invalid_refresh_token";
  };
  /** Returns who signed in to the app: the same claims as the id token. */
  "openid.connect.userInfo": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      /** The person's id. */
      readonly sub: string;
      readonly "https://slack.com/user_id": string;
      readonly "https://slack.com/team_id": string;
      readonly "https://slack.com/enterprise_id"?: string;
      /** With the scope `email`. */
      readonly email?: string;
      readonly email_verified?: boolean;
      readonly date_email_verified?: number;
      /** With the scope `profile`, as everything that follows. */
      readonly name?: string;
      readonly given_name?: string;
      readonly family_name?: string;
      readonly locale?: string;
      readonly picture?: string;
      readonly "https://slack.com/team_name"?: string;
      readonly "https://slack.com/team_domain"?: string;
      readonly "https://slack.com/enterprise_name"?: string;
      readonly "https://slack.com/user_image_24"?: string;
      readonly "https://slack.com/user_image_32"?: string;
      readonly "https://slack.com/user_image_48"?: string;
      readonly "https://slack.com/user_image_72"?: string;
      readonly "https://slack.com/user_image_192"?: string;
      readonly "https://slack.com/user_image_512"?: string;
    };
    readonly errors: never;
  };
  /** Pins a message to its conversation. */
  "pins.add": {
    readonly params: {
      /** The conversation that the message is in. */
      readonly channel: string;
      /** The `ts` of the message. */
      readonly timestamp: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "bad_timestamp" | "message_not_found" | "no_item_specified" | "already_pinned" | "too_many_pins" | "not_in_channel" | "is_archived";
  };
  /** Lists the pinned messages of a conversation, the latest first. */
  "pins.list": {
    readonly params: {
      /** The conversation. */
      readonly channel: string;
    };
    readonly result: {
      readonly ok: true;
      readonly items: readonly ({
        readonly type: "message";
        readonly channel: string;
        /** When it was pinned. */
        readonly created: number;
        /** Who pinned it. */
        readonly created_by: string;
        readonly message: Message;
      })[];
    };
    readonly errors: "channel_not_found";
  };
  /** Unpins a message from its conversation. */
  "pins.remove": {
    readonly params: {
      /** The conversation that the message is in. */
      readonly channel: string;
      /** The `ts` of the message. */
      readonly timestamp: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "bad_timestamp" | "message_not_found" | "no_item_specified" | "no_pin" | "not_in_channel" | "is_archived";
  };
  /** Adds the caller's reaction to a message. */
  "reactions.add": {
    readonly params: {
      /** The conversation that the message is in. */
      readonly channel: string;
      /** The `ts` of the message. */
      readonly timestamp: string;
      /** The emoji, such as `thumbsup` or `wave::skin-tone-3`, or one of the workspace's own. */
      readonly name: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "bad_timestamp" | "message_not_found" | "no_item_specified" | "invalid_name" | "already_reacted" | "too_many_emoji" | "too_many_reactions" | "no_access" | "is_archived" | "thread_locked";
  };
  /** Reads one message with its reactions. */
  "reactions.get": {
    readonly params: {
      /** The conversation that the message is in. */
      readonly channel: string;
      /** The `ts` of the message. */
      readonly timestamp: string;
    };
    readonly result: {
      readonly ok: true;
      readonly type: "message";
      readonly channel: string;
      readonly message: Message;
    };
    readonly errors: "channel_not_found" | "bad_timestamp" | "message_not_found" | "no_item_specified";
  };
  /** Lists the messages that a person reacted to, the latest reaction first. */
  "reactions.list": {
    readonly params: {
      /** Whose reactions; the caller's own when left out. */
      readonly user?: string;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on a page. */
      readonly limit?: number;
      /** The same as `limit`, which goes first. */
      readonly count?: number;
      /** Which page, from 1; only without a cursor. */
      readonly page?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly items: readonly ({
        readonly type: "message";
        readonly channel: string;
        readonly message: Message;
      })[];
      readonly paging: Paging;
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "user_not_found" | "invalid_cursor";
  };
  /** Removes the caller's reaction from a message. */
  "reactions.remove": {
    readonly params: {
      /** The conversation that the message is in. */
      readonly channel: string;
      /** The `ts` of the message. */
      readonly timestamp: string;
      /** The emoji, under any of its names. */
      readonly name: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "bad_timestamp" | "message_not_found" | "no_item_specified" | "invalid_name" | "no_reaction" | "no_access" | "is_archived" | "thread_locked";
  };
  /** Creates a reminder for the caller or for a channel. */
  "reminders.add": {
    readonly params: {
      /** What to be reminded of. */
      readonly text: string;
      /** Seconds from now (below 86,400), seconds since 1970, or words such as `in 20 minutes` or `every Monday at 9am`. */
      readonly time: string;
      /** The caller. Nobody else can be reminded. */
      readonly user?: string;
      /** The channel to remind. */
      readonly channel?: string;
      /** `frequency` (daily, weekly, monthly, yearly), and `weekdays` for weekly ones. */
      readonly recurrence?: Readonly<Record<string, unknown>>;
    };
    readonly result: {
      readonly ok: true;
      readonly reminder: {
        readonly id: string;
        readonly creator: string;
        readonly user: string;
        readonly text: string;
        readonly recurring: boolean;
        readonly channel?: string;
        /** When it is due. Not for recurring ones. */
        readonly time?: number;
        /** When it was completed; 0 while it is open. */
        readonly complete_ts?: number;
        readonly recurrence?: {
          readonly frequency: string;
          readonly weekdays?: readonly (string)[];
        };
      };
    };
    readonly errors: "cannot_parse" | "user_not_found" | "channel_not_found" | "cannot_add_slackbot" | "cannot_add_bot" | "cannot_add_others" | "cannot_add_others_recurring" | "too_many_reminders";
  };
  /** Marks a reminder as complete. */
  "reminders.complete": {
    readonly params: {
      /** The id of the reminder. */
      readonly reminder: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_found" | "cannot_complete_recurring" | "cannot_complete_others";
  };
  /** Deletes a reminder. */
  "reminders.delete": {
    readonly params: {
      /** The id of the reminder. */
      readonly reminder: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "not_found";
  };
  /** Shows a reminder. */
  "reminders.info": {
    readonly params: {
      /** The id of the reminder. */
      readonly reminder: string;
    };
    readonly result: {
      readonly ok: true;
      readonly reminder: {
        readonly id: string;
        readonly creator: string;
        readonly user: string;
        readonly text: string;
        readonly recurring: boolean;
        readonly channel?: string;
        /** When it is due. Not for recurring ones. */
        readonly time?: number;
        /** When it was completed; 0 while it is open. */
        readonly complete_ts?: number;
        readonly recurrence?: {
          readonly frequency: string;
          readonly weekdays?: readonly (string)[];
        };
      };
    };
    readonly errors: "not_found";
  };
  /** Lists the caller's reminders, completed ones included. */
  "reminders.list": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      readonly reminders: readonly ({
        readonly id: string;
        readonly creator: string;
        readonly user: string;
        readonly text: string;
        readonly recurring: boolean;
        readonly channel?: string;
        /** When it is due. Not for recurring ones. */
        readonly time?: number;
        /** When it was completed; 0 while it is open. */
        readonly complete_ts?: number;
        readonly recurrence?: {
          readonly frequency: string;
          readonly weekdays?: readonly (string)[];
        };
      })[];
    };
    readonly errors: never;
  };
  /** Opens a socket that sends events the token's scopes allow the caller to read. */
  "rtm.connect": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      /** A WebSocket; good for one connection within 30 seconds. */
      readonly url: string;
      readonly team: {
        readonly id: string;
        readonly name: string;
        readonly domain: string;
      };
      readonly self: {
        readonly id: string;
        readonly name: string;
      };
    };
    readonly errors: never;
  };
  /** Opens a socket like `rtm.connect`, for clients that read the lists of the older answer. */
  "rtm.start": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      /** A WebSocket; good for one connection within 30 seconds. */
      readonly url: string;
      readonly team: {
        readonly id: string;
        readonly name: string;
        readonly domain: string;
      };
      readonly self: {
        readonly id: string;
        readonly name: string;
      };
      /** Always empty. */
      readonly users: readonly ({})[];
      /** Always empty. */
      readonly channels: readonly ({})[];
      /** Always empty. */
      readonly groups: readonly ({})[];
      /** Always empty. */
      readonly mpims: readonly ({})[];
      /** Always empty. */
      readonly ims: readonly ({})[];
      /** Always empty. */
      readonly bots: readonly ({})[];
    };
    readonly errors: never;
  };
  /** Searches the messages and the files that the caller may see. */
  "search.all": {
    readonly params: {
      /** What to look for. */
      readonly query: string;
      /** The best first, or the latest. */
      readonly sort?: "score" | "timestamp";
      /** Which way round. */
      readonly sort_dir?: "desc" | "asc";
      /** How many at most on a page. */
      readonly count?: number;
      /** Which page, from 1. */
      readonly page?: number;
      /** Whether to put U+E000 and U+E001 around the words that were found. */
      readonly highlight?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly query: string;
      readonly messages: {
        readonly total: number;
        readonly paging: Paging;
        readonly pagination: {
          readonly total_count: number;
          readonly page: number;
          readonly per_page: number;
          readonly page_count: number;
          readonly first: number;
          readonly last: number;
        };
        readonly matches: readonly (Match)[];
      };
      readonly files: {
        readonly total: number;
        readonly paging: Paging;
        readonly pagination: {
          readonly total_count: number;
          readonly page: number;
          readonly per_page: number;
          readonly page_count: number;
          readonly first: number;
          readonly last: number;
        };
        readonly matches: readonly (FileMatch)[];
      };
      /** Always empty: posts became canvases, which are files. */
      readonly posts: {
        readonly total: number;
        readonly matches: readonly ({})[];
      };
    };
    readonly errors: "no_query";
  };
  /** Searches the files that the caller may see. */
  "search.files": {
    readonly params: {
      /** What to look for. */
      readonly query: string;
      /** The best first, or the latest. */
      readonly sort?: "score" | "timestamp";
      /** Which way round. */
      readonly sort_dir?: "desc" | "asc";
      /** How many at most on a page. */
      readonly count?: number;
      /** Which page, from 1. */
      readonly page?: number;
      /** Whether to put U+E000 and U+E001 around the words that were found. */
      readonly highlight?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly query: string;
      readonly files: {
        readonly total: number;
        readonly paging: Paging;
        readonly pagination: {
          readonly total_count: number;
          readonly page: number;
          readonly per_page: number;
          readonly page_count: number;
          readonly first: number;
          readonly last: number;
        };
        readonly matches: readonly (FileMatch)[];
      };
    };
    readonly errors: "no_query";
  };
  /** Searches the messages that the caller can read. */
  "search.messages": {
    readonly params: {
      /** What to look for. */
      readonly query: string;
      /** The best first, or the latest. */
      readonly sort?: "score" | "timestamp";
      /** Which way round. */
      readonly sort_dir?: "desc" | "asc";
      /** How many at most on a page. */
      readonly count?: number;
      /** Which page, from 1. */
      readonly page?: number;
      /** Whether to put U+E000 and U+E001 around the words that were found. */
      readonly highlight?: boolean;
      /** `*` for the first page, then `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly query: string;
      readonly messages: {
        readonly total: number;
        readonly paging: Paging;
        readonly pagination: {
          readonly total_count: number;
          readonly page: number;
          readonly per_page: number;
          readonly page_count: number;
          readonly first: number;
          readonly last: number;
        };
        readonly matches: readonly (Match)[];
      };
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "no_query" | "invalid_cursor";
  };
  /** Removes the access of people or channels to a list. */
  "slackLists.access.delete": {
    readonly params: {
      /** The list. */
      readonly list_id: string;
      /** People and bots, by their ids. Either these or `channel_ids`. */
      readonly user_ids?: readonly (string)[];
      /** Channels whose members get access. Direct conversations are not among them. */
      readonly channel_ids?: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "list_not_found" | "restricted_action" | "user_not_found" | "channel_not_found" | "invalid_parameters" | "failed_to_update_user_ids";
  };
  /** Gives people or channels access to a list. */
  "slackLists.access.set": {
    readonly params: {
      /** The list. */
      readonly list_id: string;
      /** What they may do. */
      readonly access_level: "read" | "write" | "owner";
      /** People and bots, by their ids. Either these or `channel_ids`. */
      readonly user_ids?: readonly (string)[];
      /** Channels whose members get access. Direct conversations are not among them. */
      readonly channel_ids?: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "list_not_found" | "restricted_action" | "user_not_found" | "channel_not_found" | "invalid_parameters" | "failed_to_update_user_ids";
  };
  /** Creates a list. */
  "slackLists.create": {
    readonly params: {
      /** The name of the list. */
      readonly name: string;
      /** What the list is about: rich text blocks. */
      readonly description_blocks?: readonly (unknown)[];
      /** The columns: objects with `key`, `name`, `type`, `is_primary_column` and `options`. Without it there is one column for the name. */
      readonly schema?: readonly (unknown)[];
      /** Whether items can be completed, assigned and due: adds three columns. */
      readonly todo_mode?: boolean;
      /** A list whose columns the new one gets. */
      readonly copy_from_list_id?: string;
      /** Whether its items are copied, too. */
      readonly include_copied_list_records?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly list_id: string;
      readonly list_metadata: {
        readonly schema: readonly ({
          readonly id: string;
          readonly key: string;
          readonly name: string;
          readonly type: string;
          readonly is_primary_column: boolean;
          readonly options?: {
            readonly choices?: readonly ({
              readonly value: string;
              readonly label: string;
              readonly color?: string;
            })[];
            readonly format?: string;
            readonly precision?: number;
            readonly date_format?: string;
            readonly emoji?: string;
            readonly emoji_team_id?: string;
            readonly max?: number;
            readonly default_value_typed?: {
              readonly user?: readonly (string)[];
              readonly channel?: readonly (string)[];
              readonly select?: readonly (string)[];
            };
            readonly show_member_name?: boolean;
            readonly notify_users?: boolean;
          };
        })[];
        /** The columns of subtasks. */
        readonly subtask_schema: readonly ({
          readonly id: string;
          readonly key: string;
          readonly name: string;
          readonly type: string;
          readonly is_primary_column: boolean;
          readonly options?: {
            readonly choices?: readonly ({
              readonly value: string;
              readonly label: string;
              readonly color?: string;
            })[];
            readonly format?: string;
            readonly precision?: number;
            readonly date_format?: string;
            readonly emoji?: string;
            readonly emoji_team_id?: string;
            readonly max?: number;
            readonly default_value_typed?: {
              readonly user?: readonly (string)[];
              readonly channel?: readonly (string)[];
              readonly select?: readonly (string)[];
            };
            readonly show_member_name?: boolean;
            readonly notify_users?: boolean;
          };
        })[];
        readonly views: readonly ({
          readonly id: string;
          readonly name: string;
          /** table, or record for the page of one item. */
          readonly type: string;
          readonly is_locked: boolean;
          readonly position: string;
          readonly columns: readonly ({
            readonly visible: boolean;
            readonly key: string;
            readonly id: string;
            readonly position: string;
          })[];
          readonly date_created: number;
          readonly created_by: string;
          readonly stick_column_left: boolean;
          readonly is_all_items_view: boolean;
          readonly default_view_key: string;
          readonly show_completed_items: boolean;
        })[];
        readonly integrations: readonly (string)[];
        readonly icon: string;
        readonly description: string;
        readonly description_blocks: readonly (Readonly<Record<string, unknown>>)[];
        readonly is_trial: boolean;
        readonly creation_source: {
          readonly type: string;
          readonly reference_id?: string;
        };
        readonly todo_mode: boolean;
        /** The id of a view. */
        readonly default_view: string;
      };
    };
    readonly errors: "over_title_length_maximum" | "permission_denied" | "invalid_blocks" | "invalid_schema" | "invalid_column_type" | "invalid_primary_column" | "over_column_maximum" | "invalid_copy_and_schema_args" | "missing_arg_copy_from_list_id" | "list_not_found";
  };
  /** Reads the state of the download of a list. */
  "slackLists.download.get": {
    readonly params: {
      /** The list. */
      readonly list_id: string;
      /** What `slackLists.download.start` answered. */
      readonly job_id: string;
    };
    readonly result: {
      readonly ok: true;
      /** Always COMPLETED: the file is written while it is downloaded. */
      readonly status: string;
      /** Send a token with `lists:read` or `files:read` as bearer. */
      readonly download_url: string;
    };
    readonly errors: "list_not_found" | "job_not_found";
  };
  /** Starts the download of a list as CSV. */
  "slackLists.download.start": {
    readonly params: {
      /** The list. */
      readonly list_id: string;
      /** Whether archived items are part of it. */
      readonly include_archived?: boolean;
    };
    readonly result: {
      readonly ok: true;
      /** For `slackLists.download.get`, for an hour. */
      readonly job_id: string;
    };
    readonly errors: "list_not_found";
  };
  /** Adds an item to a list. */
  "slackLists.items.create": {
    readonly params: {
      /** The list. */
      readonly list_id: string;
      /** The values, each an object with `column_id` and the value under the key of the column's type. */
      readonly initial_fields?: readonly (Readonly<Record<string, unknown>>)[];
      /** An item of the list whose values the new one gets, except for votes. */
      readonly duplicated_item_id?: string;
      /** The item that the new one is a subtask of. */
      readonly parent_item_id?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly item: ListItem;
    };
    readonly errors: "uneditable_column" | "invalid_input_type" | "over_cell_fields_limit" | "invalid_text_block" | "invalid_option_id" | "invalid_date" | "invalid_email" | "invalid_phone_number" | "invalid_link" | "invalid_message" | "invalid_attachment" | "invalid_vote_value" | "user_not_found" | "channel_not_found" | "file_not_found" | "list_not_found" | "permission_denied" | "invalid_column_id" | "duplicated_item_not_found" | "record_not_found" | "invalid_args" | "over_row_maximum";
  };
  /** Deletes an item of a list. */
  "slackLists.items.delete": {
    readonly params: {
      /** The list. */
      readonly list_id: string;
      /** The item. */
      readonly id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "list_not_found" | "permission_denied" | "record_not_found";
  };
  /** Deletes items of a list. */
  "slackLists.items.deleteMultiple": {
    readonly params: {
      /** The list. */
      readonly list_id: string;
      /** The items. */
      readonly ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "list_not_found" | "permission_denied";
  };
  /** Reads an item with its subtasks and its list. */
  "slackLists.items.info": {
    readonly params: {
      /** The list. */
      readonly list_id: string;
      /** The item. */
      readonly id: string;
      /** Whether to say if the caller follows the item. */
      readonly include_is_subscribed?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly list: List;
      readonly record: ListItem;
      readonly subtasks: readonly (ListItem)[];
    };
    readonly errors: "list_not_found" | "record_not_found" | "record_deleted";
  };
  /** Lists the items of a list, newest first. */
  "slackLists.items.list": {
    readonly params: {
      /** The list. */
      readonly list_id: string;
      /** Only archived items, or only those that are not. */
      readonly archived?: boolean;
      /** How many at most. */
      readonly limit?: number;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly items: readonly (ListItem)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "list_not_found" | "invalid_cursor";
  };
  /** Changes cells of a list. */
  "slackLists.items.update": {
    readonly params: {
      /** The list. */
      readonly list_id: string;
      /** The values, each an object with `row_id` (or `row_id_to_create: true`), `column_id` and the value under the key of the column's type. An empty array empties the cell. */
      readonly cells: readonly (Readonly<Record<string, unknown>>)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "uneditable_column" | "invalid_input_type" | "over_cell_fields_limit" | "invalid_text_block" | "invalid_option_id" | "invalid_date" | "invalid_email" | "invalid_phone_number" | "invalid_link" | "invalid_message" | "invalid_attachment" | "invalid_vote_value" | "user_not_found" | "channel_not_found" | "file_not_found" | "list_not_found" | "permission_denied" | "row_id_not_provided" | "invalid_row_id" | "row_not_found" | "column_id_not_provided" | "invalid_column_id" | "column_not_found" | "over_row_maximum";
  };
  /** Changes the name, the description or the to-do mode of a list. */
  "slackLists.update": {
    readonly params: {
      /** The list. */
      readonly id: string;
      /** The name of the list. */
      readonly name?: string;
      /** What the list is about: rich text blocks. */
      readonly description_blocks?: readonly (unknown)[];
      /** Whether items can be completed, assigned and due. */
      readonly todo_mode?: boolean;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "list_not_found" | "permission_denied" | "missing_arguments" | "over_title_length_maximum" | "unexpected_description_blocks_arg";
  };
  /** Stars a message, a file or a conversation for the caller. */
  "stars.add": {
    readonly params: {
      /** The conversation, or the one of the message. */
      readonly channel?: string;
      /** The `ts` of the message. */
      readonly timestamp?: string;
      /** The file. */
      readonly file?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "no_item_specified" | "bad_timestamp" | "channel_not_found" | "message_not_found" | "file_not_found" | "already_starred" | "too_many_stars";
  };
  /** Lists what the caller starred, the latest first. */
  "stars.list": {
    readonly params: {
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on a page. */
      readonly limit?: number;
      /** The same as `limit`, which goes first. */
      readonly count?: number;
      /** Which page, from 1; only without a cursor. */
      readonly page?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly items: readonly ({
        readonly type: "message" | "file" | "channel" | "im" | "group";
        readonly channel?: string;
        readonly group?: string;
        readonly message?: Message;
        readonly file?: File;
        readonly date_create: number;
      })[];
      readonly paging: {
        readonly per_page: number;
        readonly spill: number;
        readonly page: number;
        readonly total: number;
        readonly pages: number;
      };
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "invalid_cursor";
  };
  /** Removes the caller's star from a message, a file or a conversation. */
  "stars.remove": {
    readonly params: {
      /** The conversation, or the one of the message. */
      readonly channel?: string;
      /** The `ts` of the message. */
      readonly timestamp?: string;
      /** The file. */
      readonly file?: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "no_item_specified" | "bad_timestamp" | "channel_not_found" | "message_not_found" | "file_not_found" | "not_starred";
  };
  /** Lists from where the people of a workspace opened it. */
  "team.accessLogs": {
    readonly params: {
      /** The workspace; the caller's own when left out. */
      readonly team_id?: string;
      /** Only until this time, in seconds since 1970, itself included. */
      readonly before?: number;
      /** How many at most on this page. */
      readonly count?: number;
      /** Which page, from 1. */
      readonly page?: number;
      /** The same as `count`, for pages with cursors. */
      readonly limit?: number;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      /** The latest first. */
      readonly logins: readonly (Access)[];
      readonly paging?: {
        readonly count: number;
        readonly total: number;
        readonly page: number;
        readonly pages: number;
      };
      readonly response_metadata?: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "team_not_found" | "not_an_admin" | "paid_only" | "over_pagination_limit" | "invalid_limit" | "invalid_cursor";
  };
  /** Lists which people of a workspace are billed. */
  "team.billableInfo": {
    readonly params: {
      /** The workspace; the caller's own when left out. */
      readonly team_id?: string;
      /** Only this person. */
      readonly user?: string;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      /** By the id of the person. */
      readonly billable_info: Readonly<Record<string, Billable>>;
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "team_not_found" | "not_an_admin" | "user_not_found" | "invalid_cursor";
  };
  /** Shows the plan of the workspace. */
  "team.billing.info": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      /** `std` is the standard plan and `plus` the business plan. */
      readonly plan: "free" | "std" | "plus" | "enterprise";
    };
    readonly errors: never;
  };
  /** Ends all channels that are shared with another organization. */
  "team.externalTeams.disconnect": {
    readonly params: {
      /** The organization, or one of its workspaces. */
      readonly target_team: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "invalid_target_team" | "restricted_action";
  };
  /** Lists the organizations that share channels with the caller's. */
  "team.externalTeams.list": {
    readonly params: {
      /** Only with this status. */
      readonly connection_status_filter?: "CONNECTED" | "DISCONNECTED" | "BLOCKED" | "IN_REVIEW";
      /** Only organizations with policies of their own; there are none. */
      readonly slack_connect_pref_filter?: readonly (string)[];
      /** Only organizations that share channels with these workspaces of the caller's org. */
      readonly workspace_filter?: readonly (string)[];
      /** What to sort by. */
      readonly sort_field?: "team_name" | "last_active_timestamp" | "connection_status";
      /** The order. */
      readonly sort_direction?: "asc" | "desc";
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly organizations: readonly (ExternalTeam)[];
      readonly total_count: number;
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "restricted_action" | "invalid_workspace_filter" | "invalid_cursor";
  };
  /** Describes a workspace. */
  "team.info": {
    readonly params: {
      /** The workspace; the token's own when left out. */
      readonly team?: string;
      /** The workspace by its domain instead. */
      readonly domain?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly team: Team;
    };
    readonly errors: "team_not_found";
  };
  /** Lists which apps were installed in a workspace and removed from it, with which scopes, when and by whom. */
  "team.integrationLogs": {
    readonly params: {
      /** The workspace; the caller's own when left out. */
      readonly team_id?: string;
      /** Only changes of this app. */
      readonly app_id?: string;
      /** Only what this person did. */
      readonly user?: string;
      /** Only changes of this type: `added`, `expanded`, `removed`, `enabled` or `disabled`. */
      readonly change_type?: string;
      /** How many at most on this page. */
      readonly count?: number;
      /** Which page, from 1. */
      readonly page?: number;
    };
    readonly result: {
      readonly ok: true;
      /** The latest first. */
      readonly logs: readonly (AppChange)[];
      readonly paging: {
        readonly count: number;
        readonly total: number;
        readonly page: number;
        readonly pages: number;
      };
    };
    readonly errors: "team_not_found" | "not_an_admin";
  };
  /** Lists the preferences of the workspace that apps have to know. */
  "team.preferences.list": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      /** How long a message can be edited. -1 is without an end. */
      readonly msg_edit_window_mins: number;
      readonly allow_message_deletion: boolean;
      /** Whether clients show real names instead of display names. */
      readonly display_real_names: boolean;
      readonly disable_file_uploads: "allow_all";
      /** `ra` are regular accounts: everyone but guests. */
      readonly who_can_post_general: "everyone" | "ra" | "admin" | "owner";
    };
    readonly errors: never;
  };
  /** Lists the custom profile fields of the workspace. */
  "team.profile.get": {
    readonly params: {
      /** All fields, only those that profiles show, or only hidden ones. */
      readonly visibility?: "all" | "visible" | "hidden";
    };
    readonly result: {
      readonly ok: true;
      readonly profile: TeamProfile;
    };
    readonly errors: never;
  };
  /** Renews a configuration token. */
  "tooling.tokens.rotate": {
    readonly params: {
      /** The refresh token that came with it. */
      readonly refresh_token: string;
    };
    readonly result: {
      readonly ok: true;
      readonly token: string;
      /** Good for one rotation. */
      readonly refresh_token: string;
      readonly team_id: string;
      readonly user_id: string;
      /** When the token was issued, in seconds. */
      readonly iat: number;
      /** When it expires, in seconds. */
      readonly exp: number;
    };
    readonly errors: "invalid_refresh_token";
  };
  /** Creates a user group without members. */
  "usergroups.create": {
    readonly params: {
      /** What it is called. */
      readonly name: string;
      /** What people type after the @; derived from the name by default. */
      readonly handle?: string;
      /** What it is for. */
      readonly description?: string;
      /** Its default channels. Members join them; leaving the group takes nobody out of a channel. */
      readonly channels?: readonly (string)[];
      /** Further channels of the group. */
      readonly additional_channels?: readonly (string)[];
      /** Whether members see the channels as a section of the sidebar. */
      readonly enable_section?: boolean;
      /** Whether to include the number of members. */
      readonly include_count?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly usergroup: Usergroup;
    };
    readonly errors: "permission_denied" | "bad_handle" | "name_already_exists" | "handle_already_exists" | "invalid_channel_provided";
  };
  /** Disables a user group. Its members and its handle stay. */
  "usergroups.disable": {
    readonly params: {
      /** The group. */
      readonly usergroup: string;
      /** Whether to include the number of members. */
      readonly include_count?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly usergroup: Usergroup;
    };
    readonly errors: "no_such_subteam" | "permission_denied";
  };
  /** Enables a disabled user group again. */
  "usergroups.enable": {
    readonly params: {
      /** The group. */
      readonly usergroup: string;
      /** Whether to include the number of members. */
      readonly include_count?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly usergroup: Usergroup;
    };
    readonly errors: "no_such_subteam" | "permission_denied";
  };
  /** Lists the user groups of the workspace. */
  "usergroups.list": {
    readonly params: {
      /** Whether to include the members of each. */
      readonly include_users?: boolean;
      /** Whether to include the number of members of each. */
      readonly include_count?: boolean;
      /** Whether to include disabled groups. */
      readonly include_disabled?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly usergroups: readonly (Usergroup)[];
    };
    readonly errors: never;
  };
  /** Changes a user group. Omitted arguments stay unchanged. */
  "usergroups.update": {
    readonly params: {
      /** The group. */
      readonly usergroup: string;
      /** Whether to include the number of members. */
      readonly include_count?: boolean;
      /** What it is called. */
      readonly name?: string;
      /** What people type after the @. */
      readonly handle?: string;
      /** What it is for. */
      readonly description?: string;
      /** Its default channels. Members join them; leaving the group takes nobody out of a channel. */
      readonly channels?: readonly (string)[];
      /** Further channels of the group. */
      readonly additional_channels?: readonly (string)[];
      /** Whether members see the channels as a section of the sidebar. */
      readonly enable_section?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly usergroup: Usergroup;
    };
    readonly errors: "no_such_subteam" | "permission_denied" | "bad_handle" | "name_already_exists" | "handle_already_exists" | "invalid_channel_provided";
  };
  /** Lists the members of a user group. */
  "usergroups.users.list": {
    readonly params: {
      /** The group. */
      readonly usergroup: string;
    };
    readonly result: {
      readonly ok: true;
      readonly users: readonly (string)[];
    };
    readonly errors: "no_such_subteam";
  };
  /** Replaces the members of a user group. */
  "usergroups.users.update": {
    readonly params: {
      /** The group. */
      readonly usergroup: string;
      /** Everybody who shall be in it. */
      readonly users: readonly (string)[];
      /** Whether to include the number of members. */
      readonly include_count?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly usergroup: Usergroup;
    };
    readonly errors: "no_such_subteam" | "no_users_provided" | "invalid_users" | "permission_denied";
  };
  /** Lists the conversations that a person is in, as far as the caller can see them. */
  "users.conversations": {
    readonly params: {
      /** Whose; the caller's own when left out. */
      readonly user?: string;
      /** Kinds of conversation. Each needs the scope of its own kind. */
      readonly types?: readonly ("public_channel" | "private_channel" | "mpim" | "im")[];
      /** Whether to leave out archived channels. */
      readonly exclude_archived?: boolean;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
      /** For org-wide apps: the workspace. */
      readonly team_id?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly channels: readonly ({
        readonly id: string;
        readonly name?: string;
        readonly name_normalized?: string;
        /** The other person of a DM. */
        readonly user?: string;
        /** Of a DM: whether that person was deactivated. */
        readonly is_user_deleted?: boolean;
        /** Whether it is in the caller's list; absent for a channel that the caller is not in. */
        readonly is_open?: boolean;
        /** Always 0: clients sort conversations themselves. */
        readonly priority: number;
        readonly is_channel: boolean;
        readonly is_group: boolean;
        readonly is_im: boolean;
        readonly is_mpim: boolean;
        readonly is_private: boolean;
        readonly is_archived: boolean;
        readonly is_general: boolean;
        /** True for a channel that is one session with an agent. */
        readonly is_code_channel?: boolean;
        readonly is_shared: boolean;
        readonly is_ext_shared: boolean;
        readonly is_org_shared: boolean;
        readonly is_pending_ext_shared: boolean;
        /** Whether the caller starred it; when one is read or listed. */
        readonly is_starred?: boolean;
        readonly unlinked: number;
        readonly created: number;
        readonly creator: string;
        /** Milliseconds, unlike the other times. */
        readonly updated: number;
        readonly context_team_id: string;
        /** The workspace it is at home in first. */
        readonly shared_team_ids: readonly (string)[];
        /** The workspaces of one org that share it. */
        readonly internal_team_ids: readonly (string)[];
        /** Always 0: a channel stays in its workspace. */
        readonly is_moved: number;
        /** Where it is at home, when it is shared. */
        readonly conversation_host_id?: string;
        /** When some are outside the org. */
        readonly connected_team_ids?: readonly (string)[];
        /** Empty: nobody is limited. */
        readonly connected_limited_team_ids?: readonly (string)[];
        /** False: each workspace is connected by itself. */
        readonly is_global_shared?: boolean;
        /** False: an org adds nobody to its channels. */
        readonly is_org_default?: boolean;
        /** False, for the same reason. */
        readonly is_org_mandatory?: boolean;
        /** Where administrators decided who may post. */
        readonly is_read_only?: boolean;
        readonly is_thread_only?: boolean;
        readonly is_non_threadable?: boolean;
        readonly pending_shared: readonly (string)[];
        readonly pending_connected_team_ids: readonly (string)[];
        /** The latest last. */
        readonly previous_names: readonly (string)[];
        readonly topic: {
          readonly value: string;
          readonly creator: string;
          readonly last_set: number;
        };
        readonly purpose: {
          readonly value: string;
          readonly creator: string;
          readonly last_set: number;
        };
        /** For members only. */
        readonly last_read?: string;
        /** For members only: at most 1,000 are counted. */
        readonly unread_count?: number;
        /** The same without comings and goings. */
        readonly unread_count_display?: number;
        readonly latest?: Message;
        /** In lists, and when `include_num_members` is given. */
        readonly num_members?: number;
        /** Only when `include_locale` is given. */
        readonly locale?: string;
        /** Who may post, where administrators decided it; in `conversations.info` the canvases as well. */
        readonly properties?: {
          readonly posting_restricted_to?: {
            readonly type: readonly (string)[];
            readonly user: readonly (string)[];
          };
          readonly threads_restricted_to?: {
            readonly type: readonly (string)[];
            readonly user: readonly (string)[];
          };
          readonly canvas?: {
            readonly file_id: string;
            readonly is_empty: boolean;
            readonly quip_thread_id: string;
          };
          readonly tabs?: readonly ({
            readonly id: string;
            readonly type: string;
            readonly label: string;
            readonly data: {
              readonly file_id: string;
            };
          })[];
        };
      })[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "invalid_types" | "invalid_limit" | "invalid_cursor" | "user_not_found";
  };
  /** Removes the caller's profile photo. */
  "users.deletePhoto": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
    };
    readonly errors: never;
  };
  /** Shows whether a person outside the org can be invited to a shared channel by e-mail address. */
  "users.discoverableContacts.lookup": {
    readonly params: {
      /** The e-mail address. */
      readonly email: string;
    };
    readonly result: {
      readonly ok: true;
      readonly is_discoverable: boolean;
    };
    readonly errors: "not_an_enterprise" | "restricted_action";
  };
  /** Shows whether a person is active. */
  "users.getPresence": {
    readonly params: {
      /** The person; the caller when left out. */
      readonly user?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly presence: "active" | "away";
      /** Whether a client is connected. Only of the caller, as the rest. */
      readonly online?: boolean;
      /** Whether connected clients have seen no activity for a while. */
      readonly auto_away?: boolean;
      /** Whether `users.setPresence` set the caller away. */
      readonly manual_away?: boolean;
      /** Open sockets, on all servers. */
      readonly connection_count?: number;
      /** In seconds since 1970; absent without a connection. */
      readonly last_activity?: number;
    };
    readonly errors: "user_not_found";
  };
  /** Returns the name and workspace of the signed-in person to an app. */
  "users.identity": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      readonly user: {
        readonly id: string;
        /** The name that others see, not the handle. */
        readonly name: string;
        /** Only with the scope `users:read.email`. */
        readonly email?: string;
        /** Tells one picture from another. */
        readonly avatar_hash: string;
        readonly image_24: string;
        readonly image_32: string;
        readonly image_48: string;
        readonly image_72: string;
        readonly image_192: string;
        readonly image_512: string;
      };
      readonly team: {
        readonly id: string;
        readonly name: string;
      };
    };
    readonly errors: never;
  };
  /** Describes a person or a bot; people outside the org without email address and phone number. */
  "users.info": {
    readonly params: {
      /** Whom to describe. */
      readonly user: string;
      /** Whether to include the person's locale. */
      readonly include_locale?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly user: User;
    };
    readonly errors: "user_not_found";
  };
  /** Lists the people and bots of the workspace, including deactivated ones. */
  "users.list": {
    readonly params: {
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
      /** Whether to include each person's locale. */
      readonly include_locale?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly members: readonly (User)[];
      readonly cache_ts: number;
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "invalid_cursor";
  };
  /** Finds a person by email address. */
  "users.lookupByEmail": {
    readonly params: {
      /** The address, however it is capitalized. */
      readonly email: string;
    };
    readonly result: {
      readonly ok: true;
      readonly user: User;
    };
    readonly errors: "users_not_found";
  };
  /** Returns the caller's preferences in the form that terminal clients read. */
  "users.prefs.get": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
      readonly prefs: AccountPreferences;
    };
    readonly errors: never;
  };
  /** Reads a person's profile and status. */
  "users.profile.get": {
    readonly params: {
      /** Whose profile; the caller's own when left out. */
      readonly user?: string;
      /** Whether to include the label of each custom field. */
      readonly include_labels?: boolean;
    };
    readonly result: {
      readonly ok: true;
      readonly profile: UserProfile;
    };
    readonly errors: "user_not_found";
  };
  /** Changes a person's profile: names, title, status. */
  "users.profile.set": {
    readonly params: {
      /** What to set: an object, or its JSON text. Fields that are not named stay as they are. */
      readonly profile?: Readonly<Record<string, unknown>> | string;
      /** One field to set; only without `profile`. */
      readonly name?: string;
      /** What to set it to; empty when left out. */
      readonly value?: string;
      /** Whose profile; only for admins of the workspace. */
      readonly user?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly profile: UserProfile;
      readonly username: string;
    };
    readonly errors: "invalid_profile" | "reserved_name" | "too_long" | "permission_denied" | "user_not_found" | "not_admin" | "cannot_update_admin_user";
  };
  /** Reports that the caller is active. */
  "users.setActive": {
    readonly params: {};
    readonly result: {
      readonly ok: true;
    };
    readonly errors: never;
  };
  /** Sets the caller's profile photo. */
  "users.setPhoto": {
    readonly params: {
      /** A GIF, JPEG or PNG, as a part of a multipart form. */
      readonly image?: string;
      /** The left edge of the square to use, in pixels of the image. */
      readonly crop_x?: number;
      /** Its upper edge. */
      readonly crop_y?: number;
      /** Its width; as large as possible when left out. */
      readonly crop_w?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly profile: PhotoPictures;
    };
    readonly errors: "bad_image" | "too_large" | "too_many_frames";
  };
  /** Sets the caller away, or lets activity decide again. */
  "users.setPresence": {
    readonly params: {
      /** `away` until it is changed again, or `auto`. */
      readonly presence: "auto" | "away";
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "invalid_presence";
  };
  /** Opens a modal for a person who has just acted. */
  "views.open": {
    readonly params: {
      /** From what the person did: a click, a command, a shortcut. Good once, within 3 seconds. */
      readonly trigger_id?: string;
      /** Instead of `trigger_id`, in a function of a workflow: from its `interactivity`. Good just as long. */
      readonly interactivity_pointer?: string;
      /** The view, as JSON. Its schema is `docs/schemas/view.schema.json`. */
      readonly view: Readonly<Record<string, unknown>>;
    };
    readonly result: {
      readonly ok: true;
      readonly view: View;
    };
    readonly errors: "invalid_arguments" | "view_too_large" | "duplicate_external_id" | "invalid_trigger_id" | "expired_trigger_id" | "exchanged_trigger_id";
  };
  /** Publishes the home tab of the app for one person. */
  "views.publish": {
    readonly params: {
      /** Whose home tab. */
      readonly user_id: string;
      /** Of the view as the caller knows it; if it is another one now, nothing changes. */
      readonly hash?: string;
      /** The view, as JSON. Its schema is `docs/schemas/view.schema.json`. */
      readonly view: Readonly<Record<string, unknown>>;
    };
    readonly result: {
      readonly ok: true;
      readonly view: View;
    };
    readonly errors: "invalid_arguments" | "view_too_large" | "duplicate_external_id" | "hash_conflict" | "not_enabled";
  };
  /** Puts a modal on top of the one that a person has just acted in. */
  "views.push": {
    readonly params: {
      /** From what the person did: a click, a command, a shortcut. Good once, within 3 seconds. */
      readonly trigger_id?: string;
      /** Instead of `trigger_id`, in a function of a workflow: from its `interactivity`. Good just as long. */
      readonly interactivity_pointer?: string;
      /** The view, as JSON. Its schema is `docs/schemas/view.schema.json`. */
      readonly view: Readonly<Record<string, unknown>>;
    };
    readonly result: {
      readonly ok: true;
      readonly view: View;
    };
    readonly errors: "invalid_arguments" | "view_too_large" | "duplicate_external_id" | "invalid_trigger_id" | "expired_trigger_id" | "exchanged_trigger_id" | "not_found" | "push_limit_reached";
  };
  /** Replaces a view of the app. */
  "views.update": {
    readonly params: {
      /** The view. */
      readonly view_id?: string;
      /** The app's own name for the view, instead of `view_id`. */
      readonly external_id?: string;
      /** Of the view as the caller knows it; if it is another one now, nothing changes. */
      readonly hash?: string;
      /** The view, as JSON. Its schema is `docs/schemas/view.schema.json`. */
      readonly view: Readonly<Record<string, unknown>>;
    };
    readonly result: {
      readonly ok: true;
      readonly view: View;
    };
    readonly errors: "invalid_arguments" | "view_too_large" | "duplicate_external_id" | "not_found" | "hash_conflict";
  };
  /** Adds workflows to those that a channel features. */
  "workflows.featured.add": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
      /** Link triggers, in the order in which the channel shows them. */
      readonly trigger_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "restricted_action" | "error_modifying_workflows";
  };
  /** Lists the workflows that channels feature. */
  "workflows.featured.list": {
    readonly params: {
      /** The channels. */
      readonly channel_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      readonly featured_workflows: readonly ({
        readonly channel_id: string;
        readonly triggers: readonly ({
          readonly id: string;
          readonly title: string;
        })[];
      })[];
    };
    readonly errors: "error_invalid_channels";
  };
  /** Removes workflows from those that a channel features. */
  "workflows.featured.remove": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
      /** Link triggers, in the order in which the channel shows them. */
      readonly trigger_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "restricted_action" | "error_modifying_workflows";
  };
  /** Replaces the workflows that a channel features. */
  "workflows.featured.set": {
    readonly params: {
      /** The channel. */
      readonly channel_id: string;
      /** Link triggers, in the order in which the channel shows them. */
      readonly trigger_ids: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "channel_not_found" | "restricted_action" | "error_modifying_workflows";
  };
  /** Cancels a run. The effects of its completed steps stay. */
  "workflows.runs.cancel": {
    readonly params: {
      /** The run. */
      readonly run_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "run_not_found" | "access_denied" | "run_not_running";
  };
  /** Returns the progress of a run, step by step. */
  "workflows.runs.info": {
    readonly params: {
      /** The run. */
      readonly run_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly run: Run;
      readonly steps: readonly (Step)[];
    };
    readonly errors: "run_not_found" | "access_denied";
  };
  /** Lists the runs of an app's workflows, the newest first. */
  "workflows.runs.list": {
    readonly params: {
      /** The app. */
      readonly app_id: string;
      /** Only runs of the workflow with this callback id. */
      readonly workflow?: string;
      /** Only runs with this status. */
      readonly status?: "running" | "completed" | "failed" | "cancelled";
      /** How many on a page. */
      readonly limit?: number;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
    };
    readonly result: {
      readonly ok: true;
      readonly runs: readonly (Run)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "app_not_found" | "access_denied" | "invalid_cursor";
  };
  /** Creates a trigger that starts a workflow. */
  "workflows.triggers.create": {
    readonly params: {
      /** One of shortcut, event, scheduled, webhook. */
      readonly type: string;
      /** What people know it by. */
      readonly name: string;
      /** What it is for. */
      readonly description?: string;
      /** The workflow that it starts, as `#/workflows/<callback_id>`. */
      readonly workflow: string;
      /** The app of the workflow; the caller's own when an app calls. */
      readonly workflow_app_id?: string;
      /** For each input of the workflow `{value}`, in which `{{data.x}}` is replaced by the trigger's data, or `{customizable: true}` to ask the person who runs it. */
      readonly inputs?: Readonly<Record<string, unknown>>;
      /** Of a shortcut: `button_text`. */
      readonly shortcut?: Readonly<Record<string, unknown>>;
      /** Of an event: `event_type`, `channel_ids` or `all_resources`, `metadata_event_type`, `filter` with `version` and `root`. */
      readonly event?: Readonly<Record<string, unknown>>;
      /** Of a schedule: `start_time`, `timezone`, `frequency` with `type`, `repeats_every`, `on_days`, `on_week_num`, and `end_time` or `occurrence_count`. */
      readonly schedule?: Readonly<Record<string, unknown>>;
      /** Of a webhook: `filter`. */
      readonly webhook?: Readonly<Record<string, unknown>>;
    };
    readonly result: {
      readonly ok: true;
      readonly trigger: Trigger;
    };
    readonly errors: "app_not_found" | "access_denied" | "restricted_action" | "workflow_not_found" | "channel_not_found" | "invalid_trigger_type" | "invalid_trigger_config" | "invalid_trigger_event_type" | "invalid_trigger_inputs" | "invalid_interactive_trigger_inputs" | "customizable_inputs_only_allowed_on_link_triggers" | "customizable_inputs_not_allowed_on_optional_inputs" | "customizable_input_unsupported_type" | "too_many_customizable_inputs" | "too_many_triggers";
  };
  /** Deletes a trigger. */
  "workflows.triggers.delete": {
    readonly params: {
      /** The trigger. */
      readonly trigger_id: string;
    };
    readonly result: {
      readonly ok: true;
    };
    readonly errors: "trigger_not_found" | "access_denied";
  };
  /** Describes a trigger. */
  "workflows.triggers.info": {
    readonly params: {
      /** The trigger. */
      readonly trigger_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly trigger: Trigger;
    };
    readonly errors: "trigger_not_found" | "access_denied";
  };
  /** Lists the triggers of the workspace that the caller manages. */
  "workflows.triggers.list": {
    readonly params: {
      /** Of one app alone. */
      readonly app_id?: string;
      /** One of shortcut, event, scheduled, webhook. */
      readonly type?: string;
      /** `response_metadata.next_cursor` of the page before. */
      readonly cursor?: string;
      /** How many at most on this page. */
      readonly limit?: number;
    };
    readonly result: {
      readonly ok: true;
      readonly triggers: readonly (Trigger)[];
      readonly response_metadata: {
        readonly next_cursor: string;
      };
    };
    readonly errors: "app_not_found" | "access_denied" | "invalid_trigger_type" | "invalid_cursor";
  };
  /** Adds people who may run a workflow through a trigger. */
  "workflows.triggers.permissions.add": {
    readonly params: {
      /** The trigger. */
      readonly trigger_id: string;
      /** People, no id twice. */
      readonly user_ids?: readonly (string)[];
      /** Everyone in these channels; no duplicates. */
      readonly channel_ids?: readonly (string)[];
      /** Everybody in these workspaces, no id twice. */
      readonly team_ids?: readonly (string)[];
      /** Everybody in these orgs, no id twice. */
      readonly org_ids?: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      readonly permission_type: "everyone" | "app_collaborators" | "named_entities";
      readonly user_ids?: readonly (string)[];
      readonly channel_ids?: readonly (string)[];
      readonly team_ids?: readonly (string)[];
      readonly org_ids?: readonly (string)[];
    };
    readonly errors: "trigger_not_found" | "access_denied" | "user_not_found" | "channel_not_found" | "team_not_found" | "org_not_found" | "team_not_connected" | "org_not_connected" | "external_workspace_denied" | "connected_user_denied" | "connected_team_denied" | "connected_org_denied" | "shared_channel_denied" | "no_valid_named_entities" | "too_many_named_entities" | "invalid_permission_type";
  };
  /** Returns who may run a workflow through a trigger. */
  "workflows.triggers.permissions.list": {
    readonly params: {
      /** The trigger. */
      readonly trigger_id: string;
    };
    readonly result: {
      readonly ok: true;
      readonly permission_type: "everyone" | "app_collaborators" | "named_entities";
      readonly user_ids?: readonly (string)[];
      readonly channel_ids?: readonly (string)[];
      readonly team_ids?: readonly (string)[];
      readonly org_ids?: readonly (string)[];
    };
    readonly errors: "trigger_not_found" | "access_denied";
  };
  /** Removes people who may run a workflow through a trigger. */
  "workflows.triggers.permissions.remove": {
    readonly params: {
      /** The trigger. */
      readonly trigger_id: string;
      /** People, no id twice. */
      readonly user_ids?: readonly (string)[];
      /** Everyone in these channels; no duplicates. */
      readonly channel_ids?: readonly (string)[];
      /** Everybody in these workspaces, no id twice. */
      readonly team_ids?: readonly (string)[];
      /** Everybody in these orgs, no id twice. */
      readonly org_ids?: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      readonly permission_type: "everyone" | "app_collaborators" | "named_entities";
      readonly user_ids?: readonly (string)[];
      readonly channel_ids?: readonly (string)[];
      readonly team_ids?: readonly (string)[];
      readonly org_ids?: readonly (string)[];
    };
    readonly errors: "trigger_not_found" | "access_denied" | "user_not_found" | "channel_not_found" | "team_not_found" | "org_not_found" | "invalid_permission_type" | "named_entities_cannot_be_empty";
  };
  /** Sets who may run a workflow through a trigger. */
  "workflows.triggers.permissions.set": {
    readonly params: {
      /** The trigger. */
      readonly trigger_id: string;
      /** One of everyone, app_collaborators, named_entities. */
      readonly permission_type: string;
      /** People, no id twice. */
      readonly user_ids?: readonly (string)[];
      /** Everyone in these channels; no duplicates. */
      readonly channel_ids?: readonly (string)[];
      /** Everybody in these workspaces, no id twice. */
      readonly team_ids?: readonly (string)[];
      /** Everybody in these orgs, no id twice. */
      readonly org_ids?: readonly (string)[];
    };
    readonly result: {
      readonly ok: true;
      readonly permission_type: "everyone" | "app_collaborators" | "named_entities";
      readonly user_ids?: readonly (string)[];
      readonly channel_ids?: readonly (string)[];
      readonly team_ids?: readonly (string)[];
      readonly org_ids?: readonly (string)[];
    };
    readonly errors: "trigger_not_found" | "access_denied" | "user_not_found" | "channel_not_found" | "team_not_found" | "org_not_found" | "team_not_connected" | "org_not_connected" | "external_workspace_denied" | "connected_user_denied" | "connected_team_denied" | "connected_org_denied" | "shared_channel_denied" | "no_valid_named_entities" | "too_many_named_entities" | "invalid_permission_type" | "named_entities_cannot_be_empty" | "unknown_method";
  };
  /** Replaces the definition of a trigger. */
  "workflows.triggers.update": {
    readonly params: {
      /** The trigger. */
      readonly trigger_id: string;
      /** One of shortcut, event, scheduled, webhook. */
      readonly type: string;
      /** What people know it by. */
      readonly name: string;
      /** What it is for. */
      readonly description?: string;
      /** The workflow that it starts, as `#/workflows/<callback_id>`. */
      readonly workflow: string;
      /** The app of the workflow; the caller's own when an app calls. */
      readonly workflow_app_id?: string;
      /** For each input of the workflow `{value}`, in which `{{data.x}}` is replaced by the trigger's data, or `{customizable: true}` to ask the person who runs it. */
      readonly inputs?: Readonly<Record<string, unknown>>;
      /** Of a shortcut: `button_text`. */
      readonly shortcut?: Readonly<Record<string, unknown>>;
      /** Of an event: `event_type`, `channel_ids` or `all_resources`, `metadata_event_type`, `filter` with `version` and `root`. */
      readonly event?: Readonly<Record<string, unknown>>;
      /** Of a schedule: `start_time`, `timezone`, `frequency` with `type`, `repeats_every`, `on_days`, `on_week_num`, and `end_time` or `occurrence_count`. */
      readonly schedule?: Readonly<Record<string, unknown>>;
      /** Of a webhook: `filter`. */
      readonly webhook?: Readonly<Record<string, unknown>>;
    };
    readonly result: {
      readonly ok: true;
      readonly trigger: Trigger;
    };
    readonly errors: "app_not_found" | "access_denied" | "restricted_action" | "workflow_not_found" | "channel_not_found" | "invalid_trigger_type" | "invalid_trigger_config" | "invalid_trigger_event_type" | "invalid_trigger_inputs" | "invalid_interactive_trigger_inputs" | "customizable_inputs_only_allowed_on_link_triggers" | "customizable_inputs_not_allowed_on_optional_inputs" | "customizable_input_unsupported_type" | "too_many_customizable_inputs" | "trigger_not_found";
  };
}

export interface Access {
  readonly user_id: string;
  readonly username: string;
  readonly date_first: number;
  readonly date_last: number;
  /** How often the client was opened or renewed its access. */
  readonly count: number;
  readonly ip: string;
  readonly user_agent: string;
  /** This server does not look up addresses. */
  readonly isp: null;
  /** This server does not look up addresses. */
  readonly country: null;
  /** This server does not look up addresses. */
  readonly region: null;
}

export interface AccountPreferences {
  /** Ids, separated by commas. */
  readonly muted_channels: string;
  /** Words that notify, separated by commas. */
  readonly highlight_words: string;
  /** JSON text: `global` settings, and `channels` with those of each conversation that is muted or has a level of its own. */
  readonly all_notifications_prefs: string;
  /** Whether Enter begins a line instead of sending. */
  readonly enter_is_special_in_tbt: boolean;
}

export interface ActiveSession {
  readonly user_id: string;
  readonly session_id: number;
  /** The workspace, or the org when no workspace was named. */
  readonly team_id: string;
  readonly created: {
    /** Empty: browsers do not say. */
    readonly device_hardware: string;
    readonly os: string;
    readonly os_version: string;
    /** Empty: the client is the one that the server serves. */
    readonly slack_client_version: string;
    /** Empty before the client was opened. */
    readonly ip: string;
  };
  readonly recent: {
    /** Empty: browsers do not say. */
    readonly device_hardware: string;
    readonly os: string;
    readonly os_version: string;
    /** Empty: the client is the one that the server serves. */
    readonly slack_client_version: string;
    /** Empty before the client was opened. */
    readonly ip: string;
  };
}

export interface Activity {
  readonly app_id: string;
  readonly team_id: string;
  readonly level: "trace" | "debug" | "info" | "warn" | "error" | "fatal";
  readonly event_type: string;
  /** `slack` is the platform itself, under the name that tools know; `developer` is the app's own code. */
  readonly source: "slack" | "developer";
  readonly component_type: string;
  readonly component_id: string;
  /** The same for everything that one start caused. */
  readonly trace_id: string;
  /** What it holds depends on `event_type`. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** In microseconds since 1970. */
  readonly created: number;
}

export interface AdministeredFunction {
  readonly id: string;
  readonly callback_id: string;
  readonly title: string;
  readonly description: string;
  readonly type: "app";
  readonly input_parameters: readonly (FunctionParameter)[];
  readonly output_parameters: readonly (FunctionParameter)[];
  readonly app_id: string;
  /** When the app was created. */
  readonly date_created: number;
  readonly date_deleted: 0;
}

export interface AdministeredWorkflow {
  readonly id: string;
  /** The workspace in which the app was created. */
  readonly team_id: string;
  readonly callback_id: string;
  readonly title: string;
  readonly description: string;
  readonly app_id: string;
  readonly source: "code";
  readonly is_published: boolean;
  readonly collaborators: readonly (string)[];
  readonly trigger_ids: readonly (string)[];
  readonly steps: readonly ({
    readonly id: string;
    readonly function_id: string;
  })[];
}

export interface AgentChannelMatch {
  readonly team_id: string;
  readonly creator_user_id: string;
  readonly creator_name: string;
  readonly date_created: number;
  readonly date_updated: number;
  readonly name: string;
  readonly topic: string;
  readonly purpose: string;
  readonly permalink: string;
}

export interface AgentFileMatch {
  readonly uploader_user_id: string;
  readonly author_user_id: string;
  readonly author_name: string;
  readonly team_id: string;
  readonly file_id: string;
  readonly date_created: number;
  readonly date_updated: number;
  readonly title: string;
  /** The MIME type. */
  readonly file_type: string;
  readonly permalink: string;
  /** The first lines of a text file. */
  readonly content: string;
}

export interface AgentMessageMatch {
  readonly author_name: string;
  readonly author_user_id: string;
  readonly team_id: string;
  readonly channel_id: string;
  /** Of a DM: the other person's id. */
  readonly channel_name: string;
  readonly message_ts: string;
  /** The thread of the message. */
  readonly thread_ts?: string;
  readonly content: string;
  readonly is_author_bot: boolean;
  readonly permalink: string;
  readonly blocks?: readonly (unknown)[];
  readonly context_messages?: {
    readonly before: readonly ({
      readonly text: string;
      readonly user_id: string;
      readonly author_name: string;
      readonly ts: string;
      readonly blocks?: readonly (unknown)[];
    })[];
    readonly after: readonly ({
      readonly text: string;
      readonly user_id: string;
      readonly author_name: string;
      readonly ts: string;
      readonly blocks?: readonly (unknown)[];
    })[];
  };
}

export interface AgentTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input_schema: Readonly<Record<string, unknown>>;
  /** What the server says of the tool. */
  readonly annotations: {
    readonly read_only: boolean;
    readonly destructive: boolean;
    readonly idempotent: boolean;
    readonly open_world: boolean;
  };
  /** Changes with the description. Consent is given to one version. */
  readonly version: string;
  /** Whether the person has to allow each call. */
  readonly needs_consent: boolean;
  readonly is_allowed_always: boolean;
}

export interface AgentToolResult {
  readonly is_error: boolean;
  readonly content: readonly ({
    readonly type: "text" | "image" | "link" | "other";
    /** Of `text`; the name of a `link`; the kind of `other`. */
    readonly text?: string;
    readonly mime_type?: string;
    /** An image, as base64. */
    readonly data?: string;
    readonly uri?: string;
  })[];
  readonly left_out: number;
  readonly structured?: Readonly<Record<string, unknown>>;
}

export interface AgentToolServer {
  /** In `mcp_servers` of the manifest. */
  readonly key: string;
  /** Where the requests go. */
  readonly host: string;
  readonly auth_type: string;
  /** Nothing is asked of a server that is `off`. */
  readonly state: "off" | "connected" | "needs_connection" | "failed";
  readonly reason?: {
    readonly code: string;
    readonly text: string;
  };
  /** The page of this server on which the person connects their account there. */
  readonly connect_path?: string;
  readonly tools: readonly (AgentTool)[];
  /** How many tools are not listed: they are too many, or malformed. */
  readonly left_out: number;
}

export interface AgentUserMatch {
  readonly user_id: string;
  readonly full_name: string;
  readonly title: string;
  /** Empty without `users:read.email`. */
  readonly email: string;
  readonly timezone: string;
  readonly permalink: string;
  readonly profile_pic_permalink: string;
}

export interface AppChange {
  readonly app_id: string;
  /** The name of the app. */
  readonly app_type: string;
  /** Who did it; a bot that removed itself, or the person. */
  readonly user_id: string;
  readonly user_name: string;
  /** When, in seconds since 1970, as text. */
  readonly date: string;
  readonly change_type: "added" | "expanded" | "removed" | "enabled" | "disabled";
  /** What the app was given then, as a comma list. */
  readonly scope?: string;
}

export interface AppRequest {
  readonly id: string;
  readonly app: {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly is_app_directory_approved: boolean;
    readonly is_internal: boolean;
    readonly is_granular_bot_app: boolean;
    readonly additional_info: string;
  };
  readonly previous_resolution: {
    readonly status: "approved" | "restricted";
    readonly scopes: readonly ({
      readonly name: string;
      readonly description: string;
      /** Whether it gives power over the workspace. */
      readonly is_sensitive: boolean;
      readonly token_type: "bot" | "user";
    })[];
  } | null;
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
  };
  readonly team: {
    readonly id: string;
    readonly name: string;
    readonly domain: string;
  };
  /** The scopes that the app asks for. */
  readonly scopes: readonly ({
    readonly name: string;
    readonly description: string;
    /** Whether it gives power over the workspace. */
    readonly is_sensitive: boolean;
    readonly token_type: "bot" | "user";
  })[];
  /** What the person wrote to the administrators. */
  readonly message: string;
  readonly date_created: number;
  /** Whether the person works on the app. */
  readonly is_user_app_collaborator: boolean;
}

export interface AppToken {
  readonly token_id: string;
  readonly type: "bot" | "user" | "app" | "config";
  /** How it begins and ends. */
  readonly masked: string;
  readonly team_id: string;
  /** Whose token it is; for an app-level token, who created it. */
  readonly user_id: string;
  readonly scopes: readonly (string)[];
  readonly created: number;
  /** Never without it. */
  readonly expires?: number;
  readonly is_expired: boolean;
}

export interface Authorization {
  readonly provider_name: string;
  readonly provider_key: string;
  readonly client_id: string;
  readonly client_secret_exists: boolean;
  readonly valid_token_exists: boolean;
  readonly external_token_ids: readonly (string)[];
  readonly external_tokens: readonly ({
    readonly external_token_id: string;
    /** The account at the provider. */
    readonly external_user_id: string;
    /** When it was connected or refreshed, in seconds. */
    readonly date_updated: number;
  })[];
}

export interface Barrier {
  readonly id: string;
  /** Only when the workspace belongs to an org. */
  readonly enterprise_id?: string;
  readonly primary_usergroup: {
    readonly id: string;
    readonly name: string;
  };
  readonly barriered_from_usergroups: readonly ({
    readonly id: string;
    readonly name: string;
  })[];
  readonly restricted_subjects: readonly (string)[];
  readonly date_update: number;
}

export interface Billable {
  readonly billing_active: boolean;
}

export interface Bookmark {
  readonly id: string;
  readonly channel_id: string;
  readonly title: string;
  readonly link: string;
  /** With its colons. */
  readonly emoji?: string;
  readonly type: "link";
  readonly date_created: number;
  /** 0 when it was never changed. */
  readonly date_updated: number;
  /** Bookmarks are sorted by rank, compared as text. */
  readonly rank: string;
  readonly last_updated_by_user_id: string;
  readonly last_updated_by_team_id: string;
  /** When an app added it. */
  readonly app_id?: string;
}

export interface CanvasSection {
  readonly id: string;
  readonly type: "heading" | "paragraph" | "quote" | "item" | "code" | "divider" | "embed" | "table";
  /** The section alone, as `canvases.edit` takes it. */
  readonly markdown: string;
  /** Of a heading. */
  readonly level?: number;
  readonly style?: "bullet" | "ordered" | "checklist";
  readonly indent?: number;
  /** Of an item of a checklist. */
  readonly checked?: boolean;
  /** As in a rich text block. */
  readonly elements?: readonly (Readonly<Record<string, unknown>>)[];
  readonly language?: string;
  /** Of code. */
  readonly text?: string;
  /** Of an image or another page. */
  readonly url?: string;
  readonly alt?: string;
  /** Of a table. */
  readonly rows?: readonly (readonly ({
    readonly id: string;
    /** As in a rich text block. */
    readonly elements: readonly (Readonly<Record<string, unknown>>)[];
  })[])[];
}

export interface Channel {
  readonly id: string;
  readonly name?: string;
  readonly name_normalized?: string;
  /** The other person of a DM. */
  readonly user?: string;
  /** Of a DM: whether that person was deactivated. */
  readonly is_user_deleted?: boolean;
  /** Whether it is in the caller's list; absent for a channel that the caller is not in. */
  readonly is_open?: boolean;
  /** Always 0: clients sort conversations themselves. */
  readonly priority: number;
  readonly is_channel: boolean;
  readonly is_group: boolean;
  readonly is_im: boolean;
  readonly is_mpim: boolean;
  readonly is_private: boolean;
  readonly is_archived: boolean;
  readonly is_general: boolean;
  /** True for a channel that is one session with an agent. */
  readonly is_code_channel?: boolean;
  readonly is_shared: boolean;
  readonly is_ext_shared: boolean;
  readonly is_org_shared: boolean;
  readonly is_pending_ext_shared: boolean;
  readonly is_member: boolean;
  /** Whether the caller starred it; when one is read or listed. */
  readonly is_starred?: boolean;
  readonly unlinked: number;
  readonly created: number;
  readonly creator: string;
  /** Milliseconds, unlike the other times. */
  readonly updated: number;
  readonly context_team_id: string;
  /** The workspace it is at home in first. */
  readonly shared_team_ids: readonly (string)[];
  /** The workspaces of one org that share it. */
  readonly internal_team_ids: readonly (string)[];
  /** Always 0: a channel stays in its workspace. */
  readonly is_moved: number;
  /** Where it is at home, when it is shared. */
  readonly conversation_host_id?: string;
  /** When some are outside the org. */
  readonly connected_team_ids?: readonly (string)[];
  /** Empty: nobody is limited. */
  readonly connected_limited_team_ids?: readonly (string)[];
  /** False: each workspace is connected by itself. */
  readonly is_global_shared?: boolean;
  /** False: an org adds nobody to its channels. */
  readonly is_org_default?: boolean;
  /** False, for the same reason. */
  readonly is_org_mandatory?: boolean;
  /** Where administrators decided who may post. */
  readonly is_read_only?: boolean;
  readonly is_thread_only?: boolean;
  readonly is_non_threadable?: boolean;
  readonly pending_shared: readonly (string)[];
  readonly pending_connected_team_ids: readonly (string)[];
  /** The latest last. */
  readonly previous_names: readonly (string)[];
  readonly topic: {
    readonly value: string;
    readonly creator: string;
    readonly last_set: number;
  };
  readonly purpose: {
    readonly value: string;
    readonly creator: string;
    readonly last_set: number;
  };
  /** For members only. */
  readonly last_read?: string;
  /** For members only: at most 1,000 are counted. */
  readonly unread_count?: number;
  /** The same without comings and goings. */
  readonly unread_count_display?: number;
  readonly latest?: Message;
  /** In lists, and when `include_num_members` is given. */
  readonly num_members?: number;
  /** Only when `include_locale` is given. */
  readonly locale?: string;
  /** Who may post, where administrators decided it; in `conversations.info` the canvases as well. */
  readonly properties?: {
    readonly posting_restricted_to?: {
      readonly type: readonly (string)[];
      readonly user: readonly (string)[];
    };
    readonly threads_restricted_to?: {
      readonly type: readonly (string)[];
      readonly user: readonly (string)[];
    };
    readonly canvas?: {
      readonly file_id: string;
      readonly is_empty: boolean;
      readonly quip_thread_id: string;
    };
    readonly tabs?: readonly ({
      readonly id: string;
      readonly type: string;
      readonly label: string;
      readonly data: {
        readonly file_id: string;
      };
    })[];
  };
}

export interface EnterpriseUser {
  readonly id: string;
  readonly enterprise_id: string;
  readonly enterprise_name: string;
  /** An admin or owner of the org. */
  readonly is_admin: boolean;
  /** An owner of the org. */
  readonly is_owner: boolean;
  readonly is_primary_owner: boolean;
  /** The workspaces of the org that the person is active in. */
  readonly teams: readonly (string)[];
}

export interface EntityPane {
  readonly view: View;
  readonly channel: string;
  /** The message that shows the entity. */
  readonly ts: string;
  /** The `id` of the attachment in that message. */
  readonly attachment: number;
  /** `no_details` if the app does not subscribe to `entity_details_requested`. */
  readonly state: "loading" | "ready" | "auth_required" | "error" | "no_details";
  readonly entity: {
    readonly entity_type: string;
    readonly url: string;
    readonly external_ref: {
      readonly id: string;
      readonly type?: string;
    };
    readonly entity_payload: {
      readonly attributes: {
        readonly title: {
          readonly text: string;
        };
      };
    };
  };
  /** With the state `ready`: why the last edit failed. */
  readonly error?: {
    readonly status: string;
    readonly custom_title?: string;
    readonly custom_message?: string;
    readonly message_format?: string;
    readonly actions?: readonly ({
      readonly text: string;
      readonly action_id: string;
    })[];
  };
  /** Where the person signs in to the app. */
  readonly auth_url?: string;
  /** When the app was asked, in seconds. */
  readonly requested_at: number;
}

export interface ExternalTeam {
  readonly team_id: string;
  readonly team_name: string;
  readonly team_domain: string;
  readonly public_channel_count: number;
  readonly private_channel_count: number;
  readonly im_channel_count: number;
  readonly mpim_channel_count: number;
  readonly connected_workspaces: readonly ({
    readonly workspace_id: string;
    readonly workspace_name: string;
  })[];
  /** Empty: policies apply to all organizations alike. */
  readonly slack_connect_prefs: {};
  readonly connection_status: "CONNECTED" | "DISCONNECTED" | "BLOCKED" | "IN_REVIEW";
  /** 0 without a message in a shared channel. */
  readonly last_active_timestamp: number;
  readonly is_sponsored: boolean;
  readonly canvas: {
    readonly total_count: number;
    readonly ownership_details: readonly ({
      readonly team_id: string;
      readonly count: number;
    })[];
  };
  readonly lists: {
    readonly total_count: number;
    readonly ownership_details: readonly ({
      readonly team_id: string;
      readonly count: number;
    })[];
  };
}

export interface File {
  readonly id: string;
  readonly created: number;
  readonly timestamp: number;
  readonly name: string;
  readonly title: string;
  /** Told by name and first bytes. */
  readonly mimetype: string;
  readonly filetype: string;
  readonly pretty_type: string;
  readonly user: string;
  readonly user_team: string;
  /** The workspace in which it was uploaded. */
  readonly source_team: string;
  readonly editable: boolean;
  readonly size: number;
  /** hosted, snippet, quip (a canvas), list, or external for a remote file. */
  readonly mode: string;
  readonly is_external: boolean;
  readonly external_type: string;
  /** Whether it was shared in a public channel. */
  readonly is_public: boolean;
  readonly public_url_shared: boolean;
  readonly display_as_bot: boolean;
  readonly username: string;
  /** Send a token with `files:read` as bearer, or the cookie of a session. */
  readonly url_private: string;
  /** The same, always to be saved and never to be shown. */
  readonly url_private_download: string;
  readonly permalink: string;
  /** A page that everyone with the link can read, while `public_url_shared` is true. */
  readonly permalink_public?: string;
  /** Where one file is described: whether the caller saved it. */
  readonly is_starred: boolean;
  /** 1 when `is_starred` is true. */
  readonly num_stars?: number;
  readonly has_rich_preview: boolean;
  readonly file_access: string;
  readonly media_display_type: string;
  readonly alt_txt?: string;
  /** For images: PNG, JPEG, GIF and WebP. */
  readonly original_w?: number;
  readonly original_h?: number;
  /** The first lines of a text. */
  readonly preview?: string;
  /** Of a snippet: the same as HTML. */
  readonly preview_highlight?: string;
  readonly lines?: number;
  readonly lines_more?: number;
  readonly preview_is_truncated?: boolean;
  readonly list_metadata?: {
    readonly schema: readonly ({
      readonly id: string;
      readonly key: string;
      readonly name: string;
      readonly type: string;
      readonly is_primary_column: boolean;
      readonly options?: {
        readonly choices?: readonly ({
          readonly value: string;
          readonly label: string;
          readonly color?: string;
        })[];
        readonly format?: string;
        readonly precision?: number;
        readonly date_format?: string;
        readonly emoji?: string;
        readonly emoji_team_id?: string;
        readonly max?: number;
        readonly default_value_typed?: {
          readonly user?: readonly (string)[];
          readonly channel?: readonly (string)[];
          readonly select?: readonly (string)[];
        };
        readonly show_member_name?: boolean;
        readonly notify_users?: boolean;
      };
    })[];
    /** The columns of subtasks. */
    readonly subtask_schema: readonly ({
      readonly id: string;
      readonly key: string;
      readonly name: string;
      readonly type: string;
      readonly is_primary_column: boolean;
      readonly options?: {
        readonly choices?: readonly ({
          readonly value: string;
          readonly label: string;
          readonly color?: string;
        })[];
        readonly format?: string;
        readonly precision?: number;
        readonly date_format?: string;
        readonly emoji?: string;
        readonly emoji_team_id?: string;
        readonly max?: number;
        readonly default_value_typed?: {
          readonly user?: readonly (string)[];
          readonly channel?: readonly (string)[];
          readonly select?: readonly (string)[];
        };
        readonly show_member_name?: boolean;
        readonly notify_users?: boolean;
      };
    })[];
    readonly views: readonly ({
      readonly id: string;
      readonly name: string;
      /** table, or record for the page of one item. */
      readonly type: string;
      readonly is_locked: boolean;
      readonly position: string;
      readonly columns: readonly ({
        readonly visible: boolean;
        readonly key: string;
        readonly id: string;
        readonly position: string;
      })[];
      readonly date_created: number;
      readonly created_by: string;
      readonly stick_column_left: boolean;
      readonly is_all_items_view: boolean;
      readonly default_view_key: string;
      readonly show_completed_items: boolean;
    })[];
    readonly integrations: readonly (string)[];
    readonly icon: string;
    readonly description: string;
    readonly description_blocks: readonly (Readonly<Record<string, unknown>>)[];
    readonly is_trial: boolean;
    readonly creation_source: {
      readonly type: string;
      readonly reference_id?: string;
    };
    readonly todo_mode: boolean;
    /** The id of a view. */
    readonly default_view: string;
  };
  readonly list_limits?: {
    readonly over_row_maximum: boolean;
    readonly row_count_limit: number;
    readonly row_count: number;
    readonly archived_row_count: number;
    readonly over_column_maximum: boolean;
    readonly column_count: number;
    readonly column_count_limit: number;
    readonly over_view_maximum: boolean;
    readonly view_count: number;
    readonly view_count_limit: number;
    readonly max_attachments_per_cell: number;
  };
  readonly list_csv_download_url?: string;
  /** Of a canvas or a list: what the caller may do, read, write or owner. */
  readonly access?: string;
  /** Of a canvas, like the fields below. */
  readonly updated?: number;
  readonly edit_timestamp?: number;
  readonly canvas_creator_id?: string;
  readonly editor?: string;
  readonly last_editor?: string;
  readonly editors?: readonly (string)[];
  readonly can_toggle_canvas_lock?: boolean;
  readonly org_or_workspace_access?: string;
  readonly teams_shared_with?: readonly (string)[];
  /** People that the canvas was shared with by name. */
  readonly dm_mpdm_users_with_file_access?: readonly ({
    readonly user_id: string;
    readonly access: string;
  })[];
  /** Whether it is the canvas of a conversation. */
  readonly is_channel_space?: boolean;
  readonly linked_channel_id?: string;
  /** Of a remote file: the app that added it. */
  readonly app_id?: string;
  /** Of a remote file: the app's own id. */
  readonly external_id?: string;
  /** Of a remote file: where it is. */
  readonly external_url?: string;
  /** The preview image of a remote file. Send a token as for `url_private`. */
  readonly thumb_800?: string;
  readonly thumb_800_w?: number;
  readonly thumb_800_h?: number;
  readonly comments_count: number;
  readonly channels: readonly (string)[];
  readonly groups: readonly (string)[];
  readonly ims: readonly (string)[];
  /** False: all that the caller can read are listed. */
  readonly has_more_shares: boolean;
  readonly shares: {
    readonly public?: Readonly<Record<string, readonly ({
      readonly ts: string;
      readonly thread_ts?: string;
      readonly channel_name?: string;
      readonly team_id: string;
      readonly share_user_id: string;
      /** Of a canvas: what the people there may do with it. */
      readonly access?: string;
      /** `CHANNEL_TAB` for a canvas of a channel, `UNKNOWN` otherwise. */
      readonly source: string;
      /** Whether it was shared without a message. */
      readonly is_silent_share: boolean;
      /** Of the message that shares it. */
      readonly reply_count: number;
      readonly reply_users_count: number;
      readonly reply_users: readonly (string)[];
      readonly latest_reply?: string;
    })[]>>;
    readonly private?: Readonly<Record<string, readonly ({
      readonly ts: string;
      readonly thread_ts?: string;
      readonly channel_name?: string;
      readonly team_id: string;
      readonly share_user_id: string;
      /** Of a canvas: what the people there may do with it. */
      readonly access?: string;
      /** `CHANNEL_TAB` for a canvas of a channel, `UNKNOWN` otherwise. */
      readonly source: string;
      /** Whether it was shared without a message. */
      readonly is_silent_share: boolean;
      /** Of the message that shares it. */
      readonly reply_count: number;
      readonly reply_users_count: number;
      readonly reply_users: readonly (string)[];
      readonly latest_reply?: string;
    })[]>>;
  };
}

export interface FileMatch {
  readonly id: string;
  readonly created: number;
  readonly timestamp: number;
  readonly name: string;
  readonly title: string;
  /** Told by name and first bytes. */
  readonly mimetype: string;
  readonly filetype: string;
  readonly pretty_type: string;
  readonly user: string;
  readonly user_team: string;
  /** The workspace in which it was uploaded. */
  readonly source_team: string;
  readonly editable: boolean;
  readonly size: number;
  /** hosted, snippet, quip (a canvas), list, or external for a remote file. */
  readonly mode: string;
  readonly is_external: boolean;
  readonly external_type: string;
  /** Whether it was shared in a public channel. */
  readonly is_public: boolean;
  readonly public_url_shared: boolean;
  readonly display_as_bot: boolean;
  readonly username: string;
  /** Send a token with `files:read` as bearer, or the cookie of a session. */
  readonly url_private: string;
  /** The same, always to be saved and never to be shown. */
  readonly url_private_download: string;
  readonly permalink: string;
  /** A page that everyone with the link can read, while `public_url_shared` is true. */
  readonly permalink_public?: string;
  /** Where one file is described: whether the caller saved it. */
  readonly is_starred: boolean;
  /** 1 when `is_starred` is true. */
  readonly num_stars?: number;
  readonly has_rich_preview: boolean;
  readonly file_access: string;
  readonly media_display_type: string;
  readonly alt_txt?: string;
  /** For images: PNG, JPEG, GIF and WebP. */
  readonly original_w?: number;
  readonly original_h?: number;
  /** The first lines of a text. */
  readonly preview?: string;
  /** Of a snippet: the same as HTML. */
  readonly preview_highlight?: string;
  readonly lines?: number;
  readonly lines_more?: number;
  readonly preview_is_truncated?: boolean;
  readonly list_metadata?: {
    readonly schema: readonly ({
      readonly id: string;
      readonly key: string;
      readonly name: string;
      readonly type: string;
      readonly is_primary_column: boolean;
      readonly options?: {
        readonly choices?: readonly ({
          readonly value: string;
          readonly label: string;
          readonly color?: string;
        })[];
        readonly format?: string;
        readonly precision?: number;
        readonly date_format?: string;
        readonly emoji?: string;
        readonly emoji_team_id?: string;
        readonly max?: number;
        readonly default_value_typed?: {
          readonly user?: readonly (string)[];
          readonly channel?: readonly (string)[];
          readonly select?: readonly (string)[];
        };
        readonly show_member_name?: boolean;
        readonly notify_users?: boolean;
      };
    })[];
    /** The columns of subtasks. */
    readonly subtask_schema: readonly ({
      readonly id: string;
      readonly key: string;
      readonly name: string;
      readonly type: string;
      readonly is_primary_column: boolean;
      readonly options?: {
        readonly choices?: readonly ({
          readonly value: string;
          readonly label: string;
          readonly color?: string;
        })[];
        readonly format?: string;
        readonly precision?: number;
        readonly date_format?: string;
        readonly emoji?: string;
        readonly emoji_team_id?: string;
        readonly max?: number;
        readonly default_value_typed?: {
          readonly user?: readonly (string)[];
          readonly channel?: readonly (string)[];
          readonly select?: readonly (string)[];
        };
        readonly show_member_name?: boolean;
        readonly notify_users?: boolean;
      };
    })[];
    readonly views: readonly ({
      readonly id: string;
      readonly name: string;
      /** table, or record for the page of one item. */
      readonly type: string;
      readonly is_locked: boolean;
      readonly position: string;
      readonly columns: readonly ({
        readonly visible: boolean;
        readonly key: string;
        readonly id: string;
        readonly position: string;
      })[];
      readonly date_created: number;
      readonly created_by: string;
      readonly stick_column_left: boolean;
      readonly is_all_items_view: boolean;
      readonly default_view_key: string;
      readonly show_completed_items: boolean;
    })[];
    readonly integrations: readonly (string)[];
    readonly icon: string;
    readonly description: string;
    readonly description_blocks: readonly (Readonly<Record<string, unknown>>)[];
    readonly is_trial: boolean;
    readonly creation_source: {
      readonly type: string;
      readonly reference_id?: string;
    };
    readonly todo_mode: boolean;
    /** The id of a view. */
    readonly default_view: string;
  };
  readonly list_limits?: {
    readonly over_row_maximum: boolean;
    readonly row_count_limit: number;
    readonly row_count: number;
    readonly archived_row_count: number;
    readonly over_column_maximum: boolean;
    readonly column_count: number;
    readonly column_count_limit: number;
    readonly over_view_maximum: boolean;
    readonly view_count: number;
    readonly view_count_limit: number;
    readonly max_attachments_per_cell: number;
  };
  readonly list_csv_download_url?: string;
  /** Of a canvas or a list: what the caller may do, read, write or owner. */
  readonly access?: string;
  /** Of a canvas, like the fields below. */
  readonly updated?: number;
  readonly edit_timestamp?: number;
  readonly canvas_creator_id?: string;
  readonly editor?: string;
  readonly last_editor?: string;
  readonly editors?: readonly (string)[];
  readonly can_toggle_canvas_lock?: boolean;
  readonly org_or_workspace_access?: string;
  readonly teams_shared_with?: readonly (string)[];
  /** People that the canvas was shared with by name. */
  readonly dm_mpdm_users_with_file_access?: readonly ({
    readonly user_id: string;
    readonly access: string;
  })[];
  /** Whether it is the canvas of a conversation. */
  readonly is_channel_space?: boolean;
  readonly linked_channel_id?: string;
  /** Of a remote file: the app that added it. */
  readonly app_id?: string;
  /** Of a remote file: the app's own id. */
  readonly external_id?: string;
  /** Of a remote file: where it is. */
  readonly external_url?: string;
  /** The preview image of a remote file. Send a token as for `url_private`. */
  readonly thumb_800?: string;
  readonly thumb_800_w?: number;
  readonly thumb_800_h?: number;
  readonly comments_count: number;
  readonly channels: readonly (string)[];
  readonly groups: readonly (string)[];
  readonly ims: readonly (string)[];
  /** False: all that the caller can read are listed. */
  readonly has_more_shares: boolean;
  readonly shares: {
    readonly public?: Readonly<Record<string, readonly ({
      readonly ts: string;
      readonly thread_ts?: string;
      readonly channel_name?: string;
      readonly team_id: string;
      readonly share_user_id: string;
      /** Of a canvas: what the people there may do with it. */
      readonly access?: string;
      /** `CHANNEL_TAB` for a canvas of a channel, `UNKNOWN` otherwise. */
      readonly source: string;
      /** Whether it was shared without a message. */
      readonly is_silent_share: boolean;
      /** Of the message that shares it. */
      readonly reply_count: number;
      readonly reply_users_count: number;
      readonly reply_users: readonly (string)[];
      readonly latest_reply?: string;
    })[]>>;
    readonly private?: Readonly<Record<string, readonly ({
      readonly ts: string;
      readonly thread_ts?: string;
      readonly channel_name?: string;
      readonly team_id: string;
      readonly share_user_id: string;
      /** Of a canvas: what the people there may do with it. */
      readonly access?: string;
      /** `CHANNEL_TAB` for a canvas of a channel, `UNKNOWN` otherwise. */
      readonly source: string;
      /** Whether it was shared without a message. */
      readonly is_silent_share: boolean;
      /** Of the message that shares it. */
      readonly reply_count: number;
      readonly reply_users_count: number;
      readonly reply_users: readonly (string)[];
      readonly latest_reply?: string;
    })[]>>;
  };
  /** How well it fits, as a decimal number. */
  readonly score: string;
  /** Always false: no file is set apart from the others. */
  readonly top_file: boolean;
}

export interface FoundChannel {
  readonly id: string;
  readonly name: string;
  readonly purpose: string;
  readonly member_count: number;
  readonly created: number;
  readonly creator_id: string;
  /** The workspace that it is at home in. */
  readonly context_team_id: string;
  readonly is_private: boolean;
  readonly is_archived: boolean;
  readonly is_general: boolean;
  /** Whether its encryption key is suspended. */
  readonly is_frozen: boolean;
  readonly is_ext_shared: boolean;
  readonly is_org_shared: boolean;
  readonly is_pending_ext_shared: boolean;
  /** Unix time of the last message in microseconds; 0 without any. */
  readonly last_activity_ts: number;
  /** Workspaces besides its own that share it. */
  readonly internal_team_ids: readonly (string)[];
  readonly internal_team_ids_count: number;
}

export interface FunctionParameter {
  readonly type: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly is_required: boolean;
}

export interface FunctionPermission {
  /** What the developers of the app allow. */
  readonly distribution: {
    readonly type: "everyone" | "app_collaborators" | "named_entities" | "no_one";
    readonly user_ids: readonly (string)[];
  };
  /** What the administrators allow. */
  readonly allowed_by_admin: {
    readonly type: "everyone" | "app_collaborators" | "named_entities" | "no_one";
    readonly user_ids: readonly (string)[];
  };
  /** What both allow together. */
  readonly allowed_entities: {
    readonly type: "everyone" | "app_collaborators" | "named_entities" | "no_one";
    readonly user_ids: readonly (string)[];
    readonly team_ids: readonly (string)[];
    readonly org_ids: readonly (string)[];
    readonly channel_ids: readonly (string)[];
  };
}

export interface GroupMapping {
  /** As the provider writes it. */
  readonly group: string;
  /** The workspace of the user group, or the one in which the role is given. */
  readonly team_id: string;
  readonly usergroup_id?: string;
  readonly usergroup_name?: string;
  readonly role?: "admin";
  /** Whether sign-ins apply it: not without `groups_claim` of the provider, nor while a SCIM client manages the user group. */
  readonly is_applied: boolean;
  readonly date_created: number;
}

export interface Identity {
  readonly provider_id: string;
  readonly issuer: string;
  readonly subject: string;
  readonly user_id: string;
  /** The address at the provider at the last sign-in. It identifies nobody. */
  readonly email: string;
  readonly linked_by: "provisioning" | "trusted_domain" | "confirmation" | "claim_link";
  readonly date_linked: number;
  readonly date_used: number;
}

export interface InviteLink {
  readonly id: string;
  /** Everyone with this link can join. */
  readonly url: string;
  readonly role: "member" | "multi_channel_guest";
  readonly inviter_id: string;
  readonly date_created: number;
  readonly date_expires: number;
  readonly uses_left: number;
}

export interface InviteRequest {
  readonly id: string;
  readonly date_created: number;
  readonly date_last_updated: number;
  readonly expires_at: number;
  readonly date_approved?: number;
  readonly date_denied?: number;
  readonly reviewing_user?: {
    readonly id: string;
  };
  readonly inviting_team: {
    readonly id: string;
    readonly name: string;
    readonly domain: string;
    readonly icon: {
      readonly image_default: boolean;
    };
    readonly is_verified: boolean;
    readonly date_created: number;
  };
  readonly inviting_user: {
    readonly id: string;
    readonly team_id: string;
    readonly name: string;
    readonly updated: number;
    readonly profile: {
      readonly real_name: string;
      readonly display_name: string;
      readonly team: string;
      readonly avatar_hash: string;
      readonly image_24: string;
      readonly image_32: string;
      readonly image_48: string;
      readonly image_72: string;
      readonly image_192: string;
      readonly image_512: string;
    };
  };
  readonly channel: {
    readonly id: string;
    readonly name: string;
    readonly is_im: boolean;
    readonly is_private: boolean;
    readonly date_created: number;
    readonly connections: readonly ({
      readonly team: {
        readonly id: string;
        readonly name: string;
        readonly domain: string;
        readonly icon: {
          readonly image_default: boolean;
        };
        readonly is_verified: boolean;
        readonly date_created: number;
      };
      readonly is_private: boolean;
    })[];
  };
  /** Whether the people to invite could post, but not invite. */
  readonly is_external_limited: boolean;
  readonly target_user: {
    readonly recipient_email?: string;
    readonly recipient_user_id?: string;
  };
}

export interface LegalHold {
  readonly id: string;
  /** Only when it belongs to an org. */
  readonly enterprise_id?: string;
  readonly name: string;
  readonly description: string;
  readonly restriction: "NO_RESTRICTION" | "ONLY_DMS";
  readonly status: "active" | "released";
  /** Only content since then; in seconds since 1970. */
  readonly start_date?: number;
  /** Only content before then; in seconds since 1970. */
  readonly end_date?: number;
  /** How many people are on it. */
  readonly entity_count: number;
  readonly created_by: string;
  readonly date_created: number;
  readonly date_updated: number;
  readonly date_released?: number;
}

export interface List {
  readonly id: string;
  readonly created: number;
  readonly timestamp: number;
  readonly name: string;
  readonly title: string;
  /** Told by name and first bytes. */
  readonly mimetype: string;
  readonly filetype: string;
  readonly pretty_type: string;
  readonly user: string;
  readonly user_team: string;
  /** The workspace in which it was uploaded. */
  readonly source_team: string;
  readonly editable: boolean;
  readonly size: number;
  /** hosted, snippet, quip (a canvas), list, or external for a remote file. */
  readonly mode: string;
  readonly is_external: boolean;
  readonly external_type: string;
  /** Whether it was shared in a public channel. */
  readonly is_public: boolean;
  readonly public_url_shared: boolean;
  readonly display_as_bot: boolean;
  readonly username: string;
  /** Send a token with `files:read` as bearer, or the cookie of a session. */
  readonly url_private: string;
  /** The same, always to be saved and never to be shown. */
  readonly url_private_download: string;
  readonly permalink: string;
  readonly permalink_public: string;
  /** Where one file is described: whether the caller saved it. */
  readonly is_starred: boolean;
  /** 1 when `is_starred` is true. */
  readonly num_stars?: number;
  readonly has_rich_preview: boolean;
  readonly file_access: string;
  readonly media_display_type: string;
  readonly alt_txt?: string;
  /** For images: PNG, JPEG, GIF and WebP. */
  readonly original_w?: number;
  readonly original_h?: number;
  /** The first lines of a text. */
  readonly preview?: string;
  /** Of a snippet: the same as HTML. */
  readonly preview_highlight?: string;
  readonly lines?: number;
  readonly lines_more?: number;
  readonly preview_is_truncated?: boolean;
  readonly list_metadata: {
    readonly schema: readonly ({
      readonly id: string;
      readonly key: string;
      readonly name: string;
      readonly type: string;
      readonly is_primary_column: boolean;
      readonly options?: {
        readonly choices?: readonly ({
          readonly value: string;
          readonly label: string;
          readonly color?: string;
        })[];
        readonly format?: string;
        readonly precision?: number;
        readonly date_format?: string;
        readonly emoji?: string;
        readonly emoji_team_id?: string;
        readonly max?: number;
        readonly default_value_typed?: {
          readonly user?: readonly (string)[];
          readonly channel?: readonly (string)[];
          readonly select?: readonly (string)[];
        };
        readonly show_member_name?: boolean;
        readonly notify_users?: boolean;
      };
    })[];
    /** The columns of subtasks. */
    readonly subtask_schema: readonly ({
      readonly id: string;
      readonly key: string;
      readonly name: string;
      readonly type: string;
      readonly is_primary_column: boolean;
      readonly options?: {
        readonly choices?: readonly ({
          readonly value: string;
          readonly label: string;
          readonly color?: string;
        })[];
        readonly format?: string;
        readonly precision?: number;
        readonly date_format?: string;
        readonly emoji?: string;
        readonly emoji_team_id?: string;
        readonly max?: number;
        readonly default_value_typed?: {
          readonly user?: readonly (string)[];
          readonly channel?: readonly (string)[];
          readonly select?: readonly (string)[];
        };
        readonly show_member_name?: boolean;
        readonly notify_users?: boolean;
      };
    })[];
    readonly views: readonly ({
      readonly id: string;
      readonly name: string;
      /** table, or record for the page of one item. */
      readonly type: string;
      readonly is_locked: boolean;
      readonly position: string;
      readonly columns: readonly ({
        readonly visible: boolean;
        readonly key: string;
        readonly id: string;
        readonly position: string;
      })[];
      readonly date_created: number;
      readonly created_by: string;
      readonly stick_column_left: boolean;
      readonly is_all_items_view: boolean;
      readonly default_view_key: string;
      readonly show_completed_items: boolean;
    })[];
    readonly integrations: readonly (string)[];
    readonly icon: string;
    readonly description: string;
    readonly description_blocks: readonly (Readonly<Record<string, unknown>>)[];
    readonly is_trial: boolean;
    readonly creation_source: {
      readonly type: string;
      readonly reference_id?: string;
    };
    readonly todo_mode: boolean;
    /** The id of a view. */
    readonly default_view: string;
  };
  readonly list_limits: {
    readonly over_row_maximum: boolean;
    readonly row_count_limit: number;
    readonly row_count: number;
    readonly archived_row_count: number;
    readonly over_column_maximum: boolean;
    readonly column_count: number;
    readonly column_count_limit: number;
    readonly over_view_maximum: boolean;
    readonly view_count: number;
    readonly view_count_limit: number;
    readonly max_attachments_per_cell: number;
  };
  readonly list_csv_download_url: string;
  /** What the caller may do: read, write or owner. */
  readonly access: string;
  readonly updated: number;
  readonly edit_timestamp?: number;
  readonly canvas_creator_id?: string;
  readonly editor?: string;
  readonly last_editor: string;
  readonly editors?: readonly (string)[];
  readonly can_toggle_canvas_lock?: boolean;
  readonly org_or_workspace_access: string;
  readonly teams_shared_with: readonly (string)[];
  /** People that the canvas was shared with by name. */
  readonly dm_mpdm_users_with_file_access?: readonly ({
    readonly user_id: string;
    readonly access: string;
  })[];
  /** Whether it is the canvas of a conversation. */
  readonly is_channel_space?: boolean;
  readonly linked_channel_id?: string;
  /** Of a remote file: the app that added it. */
  readonly app_id?: string;
  /** Of a remote file: the app's own id. */
  readonly external_id?: string;
  /** Of a remote file: where it is. */
  readonly external_url?: string;
  /** The preview image of a remote file. Send a token as for `url_private`. */
  readonly thumb_800?: string;
  readonly thumb_800_w?: number;
  readonly thumb_800_h?: number;
  /** False: all that the caller can read are listed. */
  readonly has_more_shares: boolean;
  readonly skipped_shares: boolean;
  readonly is_restricted_sharing_enabled: boolean;
  readonly is_ai_suggested: boolean;
  readonly is_modified_by_ai: boolean;
}

export interface ListItem {
  readonly id: string;
  readonly list_id: string;
  /** Where people talk about it. */
  readonly channel_id: string;
  readonly date_created: number;
  readonly created_by: string;
  readonly updated_by: string;
  readonly updated_timestamp: string;
  /** The item that this one is a subtask of. */
  readonly parent_record_id?: string;
  readonly archived?: boolean;
  /** Whether the caller is notified of comments. */
  readonly is_subscribed?: boolean;
  readonly fields: readonly ({
    /** The key of the column. */
    readonly key: string;
    readonly column_id: string;
    /** The first value. For rich text, the blocks as JSON; for votes, their number. */
    readonly value: string | number | boolean;
    /** Rich text as messages write it. */
    readonly text?: string;
    readonly rich_text?: readonly (Readonly<Record<string, unknown>>)[];
    readonly number?: readonly (number)[];
    readonly select?: readonly (string)[];
    readonly date?: readonly (string)[];
    readonly user?: readonly (string)[];
    readonly channel?: readonly (string)[];
    readonly attachment?: readonly (string)[];
    readonly checkbox?: boolean;
    readonly email?: readonly (string)[];
    readonly phone?: readonly (string)[];
    readonly link?: readonly (Readonly<Record<string, unknown>>)[];
    readonly message?: readonly (Readonly<Record<string, unknown>>)[];
    readonly rating?: readonly (number)[];
    readonly vote?: readonly (string)[];
    readonly timestamp?: readonly (number)[];
    readonly reference?: readonly (Readonly<Record<string, unknown>>)[];
  })[];
}

export interface Match {
  readonly type: "message";
  /** What is special about it; absent for an ordinary message. */
  readonly subtype?: string;
  /** Its author; absent when an app speaks under another name. */
  readonly user?: string;
  readonly text: string;
  /** Names the message within its conversation. */
  readonly ts: string;
  readonly team: string;
  /** When an app posted it. */
  readonly bot_id?: string;
  /** When an app posted it. */
  readonly app_id?: string;
  /** The thread that it is part of, or begins. */
  readonly thread_ts?: string;
  /** On replies: who began the thread. */
  readonly parent_user_id?: string;
  /** On replies that the channel shows too: the message that the thread began with. */
  readonly root?: {
    readonly type: "message";
    readonly ts: string;
    readonly text: string;
  };
  /** On the message that a thread begins with. */
  readonly reply_count?: number;
  /** Who replied; the ids of bots for apps that spoke under another name. */
  readonly reply_users?: readonly (string)[];
  readonly reply_users_count?: number;
  readonly latest_reply?: string;
  readonly is_locked?: boolean;
  readonly reactions?: readonly ({
    /** The emoji, without colons. */
    readonly name: string;
    /** The first people who reacted, at most 200. */
    readonly users: readonly (string)[];
    /** How many reacted, listed or not. */
    readonly count: number;
  })[];
  /** The channels it is pinned to. */
  readonly pinned_to?: readonly (string)[];
  readonly permalink: string;
  /** Whether the caller follows the thread. */
  readonly subscribed?: boolean;
  /** How far the caller has read the thread they follow. */
  readonly last_read?: string;
  readonly unread_count?: number;
  /** The author's handle. */
  readonly username: string;
  /** And its picture. */
  readonly icons?: Readonly<Record<string, string>>;
  readonly blocks?: readonly ({
    readonly type: string;
    readonly block_id?: string;
  })[];
  readonly attachments?: readonly (Readonly<Record<string, unknown>>)[];
  /** The id that the author's client made up for it. */
  readonly client_msg_id?: string;
  /** True of a message that was deleted and still has replies. */
  readonly hidden?: boolean;
  /** Of a message that an app streams, or streamed. */
  readonly streaming_state?: "in_progress" | "completed" | "errored";
  readonly edited?: {
    readonly user: string;
    readonly ts: string;
  };
  /** When asked for. */
  readonly metadata?: {
    readonly event_type: string;
    readonly event_payload: {};
  };
  /** Names the match. */
  readonly iid: string;
  readonly score: number;
  readonly channel: {
    readonly id: string;
    /** Of a DM: the other person's id. */
    readonly name: string;
    readonly is_channel: boolean;
    readonly is_group: boolean;
    readonly is_im: boolean;
    readonly is_mpim: boolean;
    readonly is_private: boolean;
    readonly is_shared: boolean;
    readonly is_org_shared: boolean;
    readonly is_ext_shared: boolean;
    readonly is_pending_ext_shared: boolean;
    readonly pending_shared: readonly (string)[];
  };
}

export interface MenuConversation {
  readonly id: string;
  /** What it is called in the menu. */
  readonly text: string;
  readonly kind: "public" | "private" | "im" | "mpim" | "record";
  /** The other person of a DM. */
  readonly user?: string;
  readonly is_archived: boolean;
}

export interface MenuPerson {
  readonly id: string;
  /** What it is called in the menu. */
  readonly text: string;
  readonly real_name: string;
  readonly title: string;
  readonly color: string;
  readonly is_bot: boolean;
  readonly deleted: boolean;
}

export interface Message {
  readonly type: "message";
  /** What is special about it; absent for an ordinary message. */
  readonly subtype?: string;
  /** Its author; absent when an app speaks under another name. */
  readonly user?: string;
  readonly text: string;
  /** Names the message within its conversation. */
  readonly ts: string;
  readonly team?: string;
  /** When an app posted it. */
  readonly bot_id?: string;
  /** When an app posted it. */
  readonly app_id?: string;
  /** The thread that it is part of, or begins. */
  readonly thread_ts?: string;
  /** On replies: who began the thread. */
  readonly parent_user_id?: string;
  /** On replies that the channel shows too: the message that the thread began with. */
  readonly root?: {
    readonly type: "message";
    readonly ts: string;
    readonly text: string;
  };
  /** On the message that a thread begins with. */
  readonly reply_count?: number;
  /** Who replied; the ids of bots for apps that spoke under another name. */
  readonly reply_users?: readonly (string)[];
  readonly reply_users_count?: number;
  readonly latest_reply?: string;
  readonly is_locked?: boolean;
  readonly reactions?: readonly ({
    /** The emoji, without colons. */
    readonly name: string;
    /** The first people who reacted, at most 200. */
    readonly users: readonly (string)[];
    /** How many reacted, listed or not. */
    readonly count: number;
  })[];
  /** The channels it is pinned to. */
  readonly pinned_to?: readonly (string)[];
  /** Where a browser finds it, in answers that gather messages. */
  readonly permalink?: string;
  /** Whether the caller follows the thread. */
  readonly subscribed?: boolean;
  /** How far the caller has read the thread they follow. */
  readonly last_read?: string;
  readonly unread_count?: number;
  /** The other name under which an app speaks. */
  readonly username?: string;
  /** And its picture. */
  readonly icons?: Readonly<Record<string, string>>;
  readonly blocks?: readonly ({
    readonly type: string;
    readonly block_id?: string;
  })[];
  readonly attachments?: readonly (Readonly<Record<string, unknown>>)[];
  /** The id that the author's client made up for it. */
  readonly client_msg_id?: string;
  /** True of a message that was deleted and still has replies. */
  readonly hidden?: boolean;
  /** Of a message that an app streams, or streamed. */
  readonly streaming_state?: "in_progress" | "completed" | "errored";
  readonly edited?: {
    readonly user: string;
    readonly ts: string;
  };
  /** When asked for. */
  readonly metadata?: {
    readonly event_type: string;
    readonly event_payload: {};
  };
}

export interface MessageActivity {
  readonly channel_id: string;
  readonly timestamp: string;
  readonly unique_user_reactions_count: number;
  readonly unique_user_shares_count: number;
  readonly unique_user_views_count: number;
  readonly unique_user_clicks_count: number;
  readonly unique_views_client: {
    readonly desktop_views_count: number;
    readonly mobile_views_count: number;
    readonly web_views_count: number;
  };
  readonly unique_stats_by_department: readonly ({
    readonly department: string;
    readonly views: number;
    readonly reactions: number;
    readonly shares: number;
    readonly clicks: number;
  })[];
  readonly unique_stats_by_org: readonly ({
    readonly team_id: string;
    readonly views: number;
    readonly reactions: number;
    readonly shares: number;
    readonly clicks: number;
  })[];
}

export interface MessageStructure {
  readonly type: string;
  readonly ts: string;
  readonly user_id?: string;
  readonly subtype?: string;
  /** Of a reply: the first message of its thread. */
  readonly thread_ts?: string;
  readonly display_as_bot?: boolean;
  readonly client_msg_id?: string;
  readonly text_character_count?: number;
  readonly reactions?: readonly ({
    readonly name: string;
    readonly count: number;
  })[];
  readonly files?: readonly ({
    readonly id: string;
    /** Unix seconds. */
    readonly created: number;
    /** Unix seconds. */
    readonly timestamp: number;
    readonly mimetype?: string;
    readonly filetype?: string;
    readonly subtype?: string;
    readonly pretty_type?: string;
    readonly is_external?: boolean;
    readonly external_type?: string;
    readonly is_public?: boolean;
    readonly public_url_shared?: boolean;
    readonly display_as_bot?: boolean;
    readonly duration_ms?: number;
    readonly media_display_type?: string;
  })[];
}

export interface Paging {
  /** How many a page holds. */
  readonly count: number;
  readonly total: number;
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
}

export interface Person {
  readonly id: string;
  readonly username: string;
  readonly full_name: string;
  readonly email?: string;
  readonly is_active: boolean;
  readonly is_admin: boolean;
  readonly is_owner: boolean;
  readonly is_primary_owner: boolean;
  /** A guest. */
  readonly is_restricted: boolean;
  /** A guest of a single channel. */
  readonly is_ultra_restricted: boolean;
  readonly is_bot: boolean;
  readonly has_2fa: boolean;
  readonly has_sso: boolean;
  /** Whether the account was imported, and nobody has entered with it yet. */
  readonly is_unclaimed: boolean;
  readonly date_created: number;
  /** The picture, as in the person's profile. */
  readonly image_48: string;
  /** Empty if none is set. */
  readonly department: string;
  /** When a guest loses access; 0 for everyone else. */
  readonly expiration_ts: number;
  /** Ids of delegated roles. */
  readonly roles: readonly (string)[];
  /** Every workspace of the org that the person is active in. */
  readonly workspaces: readonly (string)[];
}

export interface PersonInviteRequest {
  readonly id: string;
  readonly email: string;
  readonly date_created: number;
  /** Everyone who has asked for this address. */
  readonly requester_ids: readonly (string)[];
  readonly channel_ids: readonly (string)[];
  readonly invite_type: "full_member" | "restricted" | "ultra_restricted";
  readonly real_name: string;
  /** When the request ends; of a decided one, when its record does. */
  readonly date_expire: number;
  readonly request_reason: string;
}

export interface PhotoPictures {
  /** Tells one picture from another. */
  readonly avatar_hash: string;
  readonly image_24: string;
  readonly image_32: string;
  readonly image_48: string;
  readonly image_72: string;
  readonly image_192: string;
  readonly image_512: string;
  readonly image_1024: string;
  /** The whole image, without metadata. */
  readonly image_original: string;
}

export interface PolicyEntity {
  readonly entity_id: string;
  readonly entity_type: string;
  readonly date_added: number;
}

export interface Posters {
  readonly type: readonly (string)[];
  readonly user: readonly (string)[];
  readonly subteam: readonly (string)[];
}

export interface Preferences {
  /** Which messages notify a person who is looking elsewhere. */
  readonly notify: "all" | "mentions" | "nothing";
  /** Words that notify the person and are highlighted, separated by commas. */
  readonly keywords: string;
  /** The sound of a notification. */
  readonly sound: "chime" | "knock" | "none";
  /** What the icon of the tab shows: the number of mentions or a dot, a dot only, or nothing. */
  readonly icon_badge: "count" | "dot" | "none";
  /** How soon a person who is away gets a mail about unread mentions, direct messages and followed threads. */
  readonly mail_digest: "off" | "quarter_hourly" | "hourly" | "daily";
  /** Whether Enter sends; if not, it begins a line, and Ctrl+Enter sends. */
  readonly enter_sends: boolean;
  /** Where a conversation with unread messages opens: at the first of them, or at its end. */
  readonly open_channels_at: "unread" | "end";
  /** The tone of skin of the emoji that a person sends: from 2, the lightest, to 6. */
  readonly skin_tone: "default" | "2" | "3" | "4" | "5" | "6";
  /** Whether typed emoticons such as `:)` become emoji. */
  readonly convert_emoticons: boolean;
  /** Which conversations the sidebar shows. */
  readonly sidebar_filter: "all" | "unreads";
  /** The language of the browser client; `auto` for the one that the browser asks for. */
  readonly language: "auto" | "en" | "de";
  /** Whether the time zone of the person follows their browser. */
  readonly tz_automatic: boolean;
  /** What greets the person: the `setup` for the person who set up the server, then the `tour`, as for a person who joined by an invitation; `done` afterwards, and for all others. */
  readonly welcome: "setup" | "tour" | "done";
  /** Conversations that are not shown as unread; what names the person in them is. */
  readonly muted_channels: readonly (string)[];
  /** Conversations and threads with a notification level of their own, by `<channel>` or `<channel>/<thread_ts>`. */
  readonly notify_levels: Readonly<Record<string, "default" | "all" | "mentions" | "nothing">>;
}

export interface ProfileField {
  readonly id: string;
  readonly ordering: number;
  /** The label in lower case, with underscores. */
  readonly field_name: string;
  readonly label: string;
  readonly hint: string;
  readonly type: "text" | "long_text" | "date" | "link" | "options_list" | "tags" | "user";
  readonly possible_values: readonly (string)[] | null;
  readonly options: {
    readonly is_scim: boolean;
    /** Whether only admins change it. */
    readonly is_protected: boolean;
  };
  readonly is_hidden: boolean;
  readonly section_id: string;
}

export interface ProfileFieldValue {
  readonly value: string;
  readonly alt: string;
  readonly label?: string;
}

export interface ProfileSection {
  readonly id: string;
  readonly team_id: string;
  readonly section_type: "additional_fields" | "custom";
  readonly label: string;
  readonly order: number;
  readonly is_hidden: boolean;
}

export interface ResolvedApp {
  readonly app: {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly is_app_directory_approved: boolean;
    /** Whether the app is limited to the workspace where it was created. */
    readonly is_internal: boolean;
    readonly is_granular_bot_app: boolean;
    readonly additional_info: string;
  };
  /** What the app asks for. */
  readonly scopes: readonly ({
    readonly name: string;
    readonly description: string;
    /** Whether it gives power over the workspace. */
    readonly is_sensitive: boolean;
    readonly token_type: "bot" | "user";
  })[];
  /** When it was decided. */
  readonly date_updated: number;
  readonly last_resolved_by: {
    readonly actor_id: string;
    readonly actor_type: "user";
  };
}

export interface RetentionPreview {
  readonly rule: RetentionRule;
  /** Older content is deleted; in the format of a message timestamp. */
  readonly cutoff: string;
  /** How many messages or files a run would delete now. */
  readonly deleted: number;
  /** How many are too old, but under a legal hold. */
  readonly held: number;
  /** In how many conversations; 0 for files. */
  readonly channels: number;
  /** The timestamp of the oldest one. */
  readonly oldest?: string;
  /** The timestamp of the newest one. */
  readonly newest?: string;
}

export interface RetentionReport {
  readonly run_id: string;
  readonly team_id: string;
  /** Left out for the files of a workspace. */
  readonly channel_id?: string;
  readonly rule: {
    readonly scope_id: string;
    readonly kind: string;
    readonly duration_days: number;
  };
  readonly cutoff: string;
  readonly deleted: number;
  /** How many were too old, and stayed because of a legal hold. */
  readonly held: number;
  /** The timestamp of the oldest one. */
  readonly oldest?: string;
  /** The timestamp of the newest one. */
  readonly newest?: string;
  readonly date_started: number;
  readonly date_updated: number;
}

export interface RetentionRule {
  /** The org, workspace or channel. */
  readonly scope_id: string;
  readonly scope_type: "org" | "team" | "channel";
  readonly kind: "public" | "private" | "direct" | "files" | "channel";
  readonly duration_days: number;
  /** Whether workspaces of the org and channels may have rules of their own. */
  readonly allow_override: boolean;
  /** Until its preview is confirmed, a rule deletes nothing. */
  readonly is_confirmed: boolean;
  readonly set_by: string;
  readonly date_set: number;
}

export interface RoleAssignment {
  readonly role_id: string;
  /** Id of the org, workspace or channel. */
  readonly entity_id: string;
  readonly user_id: string;
  readonly date_create: number;
}

export interface Run {
  readonly id: string;
  readonly app_id: string;
  readonly team_id: string;
  readonly workflow: {
    readonly id: string;
    readonly callback_id: string;
    readonly title: string;
  };
  readonly trigger_id?: string;
  /** Absent when time, an event or a webhook started it. */
  readonly started_by?: string;
  readonly status: "running" | "completed" | "failed" | "cancelled";
  /** Why it failed; names the step. */
  readonly error?: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs?: Readonly<Record<string, unknown>>;
  /** How many steps are done. */
  readonly current_step: number;
  readonly total_steps: number;
  /** Seconds since 1970. */
  readonly date_created: number;
  /** Seconds since 1970. */
  readonly date_ended?: number;
}

export interface SentInvite {
  readonly id: string;
  readonly email: string;
  /** The administrator who approved it. */
  readonly inviter_id: string;
  readonly date_created: number;
  /** Whether the address refused the mail with the link. */
  readonly is_bouncing: boolean;
  readonly invite_preferences: {
    readonly is_restricted: boolean;
    readonly is_ultra_restricted: boolean;
    readonly channel_ids: readonly (string)[];
    readonly is_domain_matched: boolean;
  };
}

export interface SessionSettings {
  readonly user_id: string;
  readonly desktop_app_browser_quit: boolean;
  /** Seconds. */
  readonly duration: number;
}

export interface SharedInvite {
  readonly direction: "outgoing" | "incoming";
  /** `pending`, `accepted`, `connected` or `declined`. */
  readonly status: string;
  readonly date_last_updated: number;
  readonly invite_type: "channel";
  readonly invite: {
    readonly id: string;
    readonly date_created: number;
    readonly date_invalid: number;
    readonly inviting_team: {
      readonly id: string;
      readonly name: string;
      readonly domain: string;
    };
    readonly inviting_user: {
      readonly id: string;
      readonly team_id: string;
      readonly name: string;
    };
    readonly recipient_email?: string;
    readonly recipient_user_id?: string;
  };
  readonly channel: {
    readonly id: string;
    readonly name: string;
    readonly is_im: boolean;
    readonly is_private: boolean;
  };
  readonly acceptances: readonly ({
    /** `approved` once both sides have. */
    readonly approval_status: string;
    readonly accepting_team: {
      readonly id: string;
      readonly name: string;
      readonly domain: string;
    };
    readonly accepting_user: {
      readonly id: string;
    };
  })[];
}

export interface SignInProvider {
  readonly id: string;
  /** The workspace or org. */
  readonly scope_id: string;
  readonly scope_type: "org" | "team";
  readonly kind: "oidc" | "saml";
  /** What the button of the sign-in page says. */
  readonly name: string;
  readonly issuer: string;
  readonly client_id: string;
  /** The secret itself is never shown. */
  readonly has_secret: boolean;
  readonly domains: readonly (string)[];
  readonly is_enabled: boolean;
  readonly is_enforced: boolean;
  /** Whether people without an account get one when they first sign in. */
  readonly provisions: boolean;
  /** The claim that names the groups of a person; empty for none. */
  readonly groups_claim: string;
  /** What is registered at the provider; for SAML, where it sends its answers (ACS). */
  readonly redirect_uri: string;
  /** Where an OpenID Connect provider reports that a person signed out there. Empty for SAML. */
  readonly backchannel_logout_uri: string;
  /** What a SAML provider calls this server, and where the metadata of this server is. Empty otherwise. */
  readonly entity_id: string;
  /** Where a SAML provider takes requests. Empty otherwise. */
  readonly sso_url: string;
  /** SHA-256 fingerprints of the certificates of a SAML provider. */
  readonly certificates: readonly (string)[];
  /** Empty for the usual names. */
  readonly email_attribute: string;
  /** Empty for the usual names. */
  readonly name_attribute: string;
  /** Whether the addresses of a SAML provider count as verified. OpenID Connect says so itself. */
  readonly verifies_email: boolean;
  readonly date_created: number;
  readonly date_updated: number;
}

export interface Step {
  /** What later steps call it, in `{{steps.<id>.<output>}}`. */
  readonly id: string;
  /** As the manifest names it. */
  readonly function: string;
  readonly title: string;
  readonly type: "builtin" | "app";
  readonly status: "waiting" | "running" | "completed" | "failed" | "cancelled";
  /** The same however often the step is tried. */
  readonly function_execution_id?: string;
  readonly inputs?: Readonly<Record<string, unknown>>;
  readonly outputs?: Readonly<Record<string, unknown>>;
  readonly error?: string;
  /** Seconds since 1970. */
  readonly date_started?: number;
  /** Seconds since 1970. */
  readonly date_ended?: number;
}

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly domain: string;
  readonly email_domain: string;
  readonly icon: {
    /** Whether the picture is drawn from the id of the workspace. */
    readonly image_default: boolean;
    readonly image_34: string;
    readonly image_44: string;
    readonly image_68: string;
    readonly image_88: string;
    readonly image_102: string;
    readonly image_132: string;
    readonly image_230: string;
    /** The whole image, where administrators have set one. */
    readonly image_original?: string;
  };
  readonly is_verified: boolean;
  /** Only when the workspace belongs to an org. */
  readonly enterprise_id?: string;
  readonly enterprise_name?: string;
  readonly enterprise_domain?: string;
}

export interface TeamProfile {
  readonly fields: readonly (ProfileField)[];
  readonly sections: readonly (ProfileSection)[];
}

export interface Trigger {
  readonly id: string;
  readonly type: "shortcut" | "event" | "scheduled" | "webhook";
  readonly name: string;
  readonly description: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  /** What `{{data.x}}` can lead to. */
  readonly available_data: Readonly<Record<string, {
    readonly name: string;
    readonly type: string;
  }>>;
  readonly workflow: {
    readonly id: string;
    readonly workflow_id: string;
    readonly callback_id: string;
    readonly title: string;
    readonly description: string;
    readonly type: "workflow";
    readonly app_id: string;
    readonly app: {
      readonly id: string;
      readonly name: string;
      readonly icons: Readonly<Record<string, unknown>>;
    };
    readonly input_parameters: readonly ({
      readonly name: string;
      readonly type: string;
      readonly title?: string;
      readonly description?: string;
      readonly is_required: boolean;
    })[];
    readonly output_parameters: readonly ({
      readonly name: string;
      readonly type: string;
      readonly title?: string;
      readonly description?: string;
      readonly is_required: boolean;
    })[];
  };
  readonly shortcut?: Readonly<Record<string, unknown>>;
  readonly event?: Readonly<Record<string, unknown>>;
  readonly event_type?: string;
  readonly schedule?: Readonly<Record<string, unknown>>;
  readonly webhook?: Readonly<Record<string, unknown>>;
  readonly filter?: unknown;
  readonly shortcut_url?: string;
  readonly webhook_url?: string;
  /** When a schedule comes next. */
  readonly next_run?: number;
  readonly owning_team_id: string;
  readonly date_created: number;
  readonly date_updated: number;
}

export interface TriggerType {
  readonly id: string;
  readonly type: "shortcut" | "event" | "scheduled" | "webhook";
  readonly rules: {
    readonly permission: "everyone" | "named_entities" | "no_one";
    readonly user_ids?: readonly (string)[];
    readonly team_ids?: readonly (string)[];
    readonly org_ids?: readonly (string)[];
    readonly permissions: readonly ({
      readonly type: "trigger_type" | "private_channel_access" | "private_channel_message_access";
      readonly permission: "everyone" | "named_entities" | "no_one";
      readonly user_ids?: readonly (string)[];
      readonly team_ids?: readonly (string)[];
      readonly org_ids?: readonly (string)[];
    })[];
  };
}

export interface User {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly deleted: boolean;
  readonly color: string;
  readonly real_name: string;
  /** A zone of the IANA database. */
  readonly tz: string;
  readonly tz_label: string;
  /** Seconds east of Greenwich, now. */
  readonly tz_offset: number;
  readonly profile: UserProfile;
  readonly is_admin: boolean;
  readonly is_owner: boolean;
  readonly is_primary_owner: boolean;
  /** A guest. */
  readonly is_restricted: boolean;
  /** A guest of a single channel. */
  readonly is_ultra_restricted: boolean;
  readonly is_bot: boolean;
  readonly is_app_user: boolean;
  readonly updated: number;
  readonly is_email_confirmed: boolean;
  readonly who_can_share_contact_card: string;
  /** Of bots: false, because workflows post as their app. */
  readonly is_workflow_bot?: boolean;
  /** Of bots: false, for the same reason. */
  readonly is_connector_bot?: boolean;
  /** For the person and for administrators. */
  readonly has_2fa?: boolean;
  /** When `has_2fa` is true. */
  readonly two_factor_type?: "app";
  /** Only of people outside the org, known from a channel that both share. */
  readonly is_stranger?: boolean;
  /** Only of people of an org. */
  readonly enterprise_user?: EnterpriseUser;
  /** Only when `include_locale` is given. */
  readonly locale?: string;
}

export interface UserProfile {
  readonly title: string;
  readonly phone: string;
  readonly skype: string;
  readonly real_name: string;
  readonly real_name_normalized: string;
  readonly display_name: string;
  readonly display_name_normalized: string;
  readonly status_text: string;
  readonly status_emoji: string;
  readonly status_expiration: number;
  /** Empty: people write every status themselves. */
  readonly status_text_canonical?: string;
  /** The characters of a standard emoji; `emoji.list` has the pictures of others. */
  readonly status_emoji_display_info?: readonly ({
    readonly emoji_name: string;
    readonly unicode: string;
  })[];
  /** Always `default_unset`: there are no huddles. */
  readonly huddle_state?: string;
  readonly huddle_state_expiration_ts?: number;
  /** Of guests: when they lose access. */
  readonly guest_expiration_ts?: number;
  /** Tells one picture from another. */
  readonly avatar_hash: string;
  readonly image_24: string;
  readonly image_32: string;
  readonly image_48: string;
  readonly image_72: string;
  readonly image_192: string;
  readonly image_512: string;
  /** Only of people with a photo, as `image_original`. */
  readonly image_1024?: string;
  readonly image_original?: string;
  /** True for a photo. Absent for a generated picture. */
  readonly is_custom_image?: boolean;
  readonly first_name: string;
  readonly last_name: string;
  readonly team: string;
  readonly pronouns?: string;
  /** Only with the scope `users:read.email`, and never of people outside the org. */
  readonly email?: string;
  /** Values of custom fields by their ids. Only of `users.profile.get` and `users.profile.set`. */
  readonly fields?: Readonly<Record<string, ProfileFieldValue>>;
  /** Only of Slackbot. */
  readonly always_active?: boolean;
  readonly bot_id?: string;
  readonly api_app_id?: string;
}

export interface Usergroup {
  readonly id: string;
  readonly team_id: string;
  readonly is_usergroup: boolean;
  readonly is_subteam: boolean;
  readonly name: string;
  readonly description: string;
  /** What people type after the @. */
  readonly handle: string;
  readonly is_external: boolean;
  readonly date_create: number;
  readonly date_update: number;
  readonly date_delete: number;
  readonly created_by: string;
  readonly updated_by: string;
  /** Who disabled it. */
  readonly deleted_by?: string | null;
  readonly prefs: {
    readonly channels: readonly (string)[];
    readonly groups: readonly (string)[];
  };
  readonly users?: readonly (string)[];
  readonly user_count?: number;
  readonly channel_count?: number;
  readonly is_section?: boolean;
  readonly is_visible: boolean;
  /** False: people manage every group here. */
  readonly is_idp_group: boolean;
  /** False: groups belong to one workspace. */
  readonly is_org_level: boolean;
  readonly is_membership_locked: boolean;
  readonly is_editing_restricted: boolean;
  /** False: a group adds nobody to a workspace. */
  readonly auto_provision: boolean;
  /** Empty: no group belongs to an org. */
  readonly enterprise_subteam_id: string;
}

export interface Version {
  readonly version: number;
  /** Whether it is the one that runs. */
  readonly is_active: boolean;
  readonly functions: readonly (string)[];
  readonly bundle_size: number;
  readonly created_by: string;
  readonly date_created: number;
}

export interface View {
  readonly id: string;
  /** The workspace of the person who sees the view. */
  readonly team_id: string;
  readonly type: "modal" | "home" | "entity_detail";
  readonly blocks: readonly ({
    readonly type: string;
    readonly block_id?: string;
  })[];
  readonly private_metadata: string;
  readonly callback_id: string;
  /** The app's own name for it. */
  readonly external_id: string;
  readonly state: {
    /** What is entered, by block and action. */
    readonly values: Readonly<Record<string, Readonly<Record<string, {
      readonly type: string;
    }>>>>;
  };
  /** Another one after each change; give it to change only what you have seen. */
  readonly hash: string;
  readonly title: {
    readonly type: string;
    readonly text: string;
    readonly emoji?: boolean;
  };
  /** The button that submits it. */
  readonly submit: {
    readonly type: string;
    readonly text: string;
    readonly emoji?: boolean;
  } | null;
  /** The button that closes it. */
  readonly close: {
    readonly type: string;
    readonly text: string;
    readonly emoji?: boolean;
  } | null;
  readonly submit_disabled: boolean;
  /** Closing it closes the views below too. */
  readonly clear_on_close: boolean;
  /** Whether the app is notified when the view is closed. */
  readonly notify_on_close: boolean;
  /** The view at the bottom of the stack. */
  readonly root_view_id: string;
  /** The view right below. */
  readonly previous_view_id: string | null;
  readonly app_id: string;
  readonly app_installed_team_id: string;
  readonly bot_id: string;
  /** Of a work object that is edited, as are the fields below. */
  readonly entity_url?: string;
  readonly external_ref?: {
    readonly id: string;
    readonly type?: string;
  };
  readonly app_unfurl_url?: string;
  readonly channel?: string;
  readonly message_ts?: string;
  readonly thread_ts?: string;
}

export interface WorkedApp {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly background_color?: string;
  readonly team_id: string;
  readonly client_id: string;
  readonly created: number;
  readonly distribution: "internal" | "unlisted" | "directory";
  readonly token_rotation: boolean;
  readonly socket_mode: boolean;
  /** Whether its functions run here. */
  readonly is_hosted: boolean;
  /** What its manifest asks for. */
  readonly bot_scopes: readonly (string)[];
  readonly user_scopes: readonly (string)[];
  /** In how many places it is installed. */
  readonly installations: number;
  /** What the caller is to it; absent for an admin who is neither. */
  readonly permission_type?: "owner" | "reader";
}

export interface WorkflowAuthorization {
  readonly workflow_id: string;
  readonly callback_id: string;
  readonly providers: readonly ({
    readonly provider_name: string;
    readonly provider_key: string;
    readonly selected_auth?: {
      readonly external_token_id: string;
      /** The account at the provider. */
      readonly external_user_id: string;
      /** When it was connected or refreshed, in seconds. */
      readonly date_updated: number;
    };
  })[];
}

export interface WorkflowPermission {
  readonly who_can_run: {
    /** Of the widest trigger. */
    readonly permission_type: "no_one" | "app_collaborators" | "named_entities" | "everyone";
    readonly user_ids: readonly (string)[];
    readonly channel_ids: readonly (string)[];
    readonly team_ids: readonly (string)[];
    readonly org_ids: readonly (string)[];
  };
  /** False when the workflow has more triggers. */
  readonly complete: boolean;
}

export type MethodName = keyof Methods;
export type MethodParams<Name extends MethodName> = Methods[Name]["params"];
export type MethodResult<Name extends MethodName> = Methods[Name]["result"];
export type MethodCode<Name extends MethodName> = Methods[Name]["errors"] | CommonCode;
