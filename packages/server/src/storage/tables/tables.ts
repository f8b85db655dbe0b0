import type { AppActivitiesTable } from "./activities.ts";
import type { MessageActivityPartsTable, MessageActivityTable, MessageActsTable } from "./analytics.ts";
import type { AppChangesTable, AppCollaboratorsTable, AppsTable, InstallationsTable } from "./apps.ts";
import type { AuditEntriesTable } from "./audit.ts";
import type { ChannelMembersTable, ChannelsTable } from "./channels.ts";
import type { DeliveriesTable, DeliveryMinutesTable } from "./deliveries.ts";
import type { FilesTable, FileSharesTable, FileUploadsTable } from "./files.ts";
import type {
  AppResolutionsTable,
  BarrierGroupsTable,
  BarriersTable,
  InstallationTeamsTable,
  UsergroupMembersTable,
  UsergroupsTable,
} from "./governance.ts";
import type { FunctionDistributionsTable, FunctionEntitiesTable } from "./functions.ts";
import type { GrantsTable, RefreshTokensTable } from "./grants.ts";
import type { MessagesTable, SentMessagesTable, ThreadMembersTable } from "./messages.ts";
import type { AppVariablesTable, AppVersionsTable, BundleUploadsTable } from "./hosted.ts";
import type { MetaTable } from "./meta.ts";
import type { AppSocketsTable, ServersTable, SocketTicketsTable } from "./sockets.ts";
import type { StreamsTable } from "./streams.ts";
import type { CommandLineApprovalsTable } from "./commandLine.ts";
import type { OauthCodesTable } from "./oauthCodes.ts";
import type { OutboxTable } from "./outbox.ts";
import type {
  InviteLinksTable,
  PasswordsTable,
  PreferencesTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  SessionsTable,
  SignInAttemptsTable,
} from "./people.ts";
import type {
  ChannelTeamsTable,
  ConnectionsTable,
  ListAccessTable,
  ListItemsTable,
  MessageCountsTable,
  SharedInvitesTable,
  ThreadLocksTable,
} from "./policies.ts";
import type { RateWindowsTable } from "./rates.ts";
import type { ExecutionSurfacesTable, FunctionExecutionsTable, WorkflowRunsTable } from "./runs.ts";
import type { BookmarksTable, CustomEmojiTable, PinsTable, ReactionsTable } from "./reactions.ts";
import type { IncomingWebhooksTable, ScheduledMessagesTable } from "./scheduled.ts";
import type { PresencesTable, TypingSignsTable } from "./signs.ts";
import type { TokensTable } from "./tokens.ts";
import type { TriggerEntitiesTable, TriggersTable, TriggerTypePermissionsTable } from "./triggers.ts";
import type { UsersTable } from "./users.ts";
import type { OrgsTable, TeamsTable } from "./teams.ts";
import type { EphemeralsTable, ResponseUrlsTable, SpentTriggersTable, ViewsTable } from "./views.ts";

/**
 * One schema for both databases: text, bigint, integer 0/1, and JSON as text; nothing else.
 * Names end in their unit: `_ms` since 1970, `_ts` microseconds since 1970.
 */
export interface Tables {
  meta: MetaTable;
  orgs: OrgsTable;
  teams: TeamsTable;
  users: UsersTable;
  apps: AppsTable;
  installations: InstallationsTable;
  grants: GrantsTable;
  tokens: TokensTable;
  refresh_tokens: RefreshTokensTable;
  oauth_codes: OauthCodesTable;
  channels: ChannelsTable;
  channel_members: ChannelMembersTable;
  messages: MessagesTable;
  thread_members: ThreadMembersTable;
  sent_messages: SentMessagesTable;
  streams: StreamsTable;
  scheduled_messages: ScheduledMessagesTable;
  incoming_webhooks: IncomingWebhooksTable;
  outbox: OutboxTable;
  deliveries: DeliveriesTable;
  delivery_minutes: DeliveryMinutesTable;
  rate_windows: RateWindowsTable;
  app_resolutions: AppResolutionsTable;
  installation_teams: InstallationTeamsTable;
  preferences: PreferencesTable;
  typing_signs: TypingSignsTable;
  presences: PresencesTable;
  usergroups: UsergroupsTable;
  usergroup_members: UsergroupMembersTable;
  barriers: BarriersTable;
  barrier_groups: BarrierGroupsTable;
  sessions: SessionsTable;
  invite_links: InviteLinksTable;
  passwords: PasswordsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  sign_in_attempts: SignInAttemptsTable;
  files: FilesTable;
  file_shares: FileSharesTable;
  file_uploads: FileUploadsTable;
  thread_locks: ThreadLocksTable;
  message_counts: MessageCountsTable;
  channel_teams: ChannelTeamsTable;
  connections: ConnectionsTable;
  shared_invites: SharedInvitesTable;
  list_access: ListAccessTable;
  list_items: ListItemsTable;
  app_collaborators: AppCollaboratorsTable;
  app_changes: AppChangesTable;
  reactions: ReactionsTable;
  pins: PinsTable;
  bookmarks: BookmarksTable;
  custom_emoji: CustomEmojiTable;
  message_acts: MessageActsTable;
  message_activity: MessageActivityTable;
  message_activity_parts: MessageActivityPartsTable;
  views: ViewsTable;
  spent_triggers: SpentTriggersTable;
  response_urls: ResponseUrlsTable;
  ephemerals: EphemeralsTable;
  app_activities: AppActivitiesTable;
  app_versions: AppVersionsTable;
  app_variables: AppVariablesTable;
  bundle_uploads: BundleUploadsTable;
  trigger_type_permissions: TriggerTypePermissionsTable;
  triggers: TriggersTable;
  audit_entries: AuditEntriesTable;
  trigger_entities: TriggerEntitiesTable;
  function_distributions: FunctionDistributionsTable;
  function_entities: FunctionEntitiesTable;
  command_line_approvals: CommandLineApprovalsTable;
  workflow_runs: WorkflowRunsTable;
  function_executions: FunctionExecutionsTable;
  execution_surfaces: ExecutionSurfacesTable;
  servers: ServersTable;
  app_sockets: AppSocketsTable;
  socket_tickets: SocketTicketsTable;
}
