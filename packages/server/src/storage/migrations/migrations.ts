import type { Migration } from "kysely/migration";
import * as baseline from "./0001-baseline.ts";
import * as memberships from "./0002-memberships.ts";
import * as outboxOrder from "./0003-outbox-order.ts";
import * as oneTimeLinks from "./0004-one-time-links.ts";
import * as serverLeases from "./0005-server-leases.ts";
import * as hotTables from "./0007-hot-tables.ts";
import * as datastores from "./0008-datastores.ts";
import * as personal from "./0009-personal.ts";
import * as openid from "./0010-openid.ts";
import * as searchByTime from "./0011-search-by-time.ts";
import * as canvases from "./0012-canvases.ts";
import * as lists from "./0013-lists.ts";
import * as people from "./0014-people.ts";
import * as legacySurfaces from "./0015-legacy-surfaces.ts";
import * as apps from "./0016-apps.ts";
import * as connectRequests from "./0017-connect-requests.ts";
import * as preferences from "./0018-preferences.ts";
import * as linkPreviews from "./0019-link-previews.ts";
import * as threads from "./0020-threads.ts";
import * as notifications from "./0021-notifications.ts";
import * as saved from "./0022-saved.ts";
import * as drafts from "./0023-drafts.ts";
import * as sections from "./0024-sections.ts";
import * as jobs from "./0025-jobs.ts";
import * as channelGroups from "./0026-channel-groups.ts";
import * as legalHolds from "./0027-legal-holds.ts";
import * as retention from "./0028-retention.ts";
import * as auditEntries from "./0029-audit-entries.ts";
import * as roles from "./0031-roles.ts";
import * as sessions from "./0032-sessions.ts";
import * as invitations from "./0033-invitations.ts";
import * as teamSettings from "./0034-team-settings.ts";
import * as appRequests from "./0036-app-requests.ts";
import * as workflowAdministration from "./0037-workflow-administration.ts";
import * as functionPermissions from "./0038-function-permissions.ts";
import * as inviteRequests from "./0039-invite-requests.ts";
import * as usergroupTeams from "./0040-usergroup-teams.ts";
import * as anomalies from "./0041-anomalies.ts";
import * as jobFiles from "./0042-job-files.ts";
import * as imports from "./0048-imports.ts";
import * as mail from "./0049-mail.ts";
import * as importDownloads from "./0050-import-downloads.ts";
import * as identities from "./0051-identities.ts";
import * as scim from "./0052-scim.ts";
import * as push from "./0053-push.ts";
import * as saml from "./0054-saml.ts";
import * as passkeys from "./0055-passkeys.ts";
import * as accountMail from "./0056-account-mail.ts";
import * as importJobs from "./0057-import-jobs.ts";
import * as groupMappings from "./0058-group-mappings.ts";
import * as agentSessions from "./0059-agent-sessions.ts";
import * as mcpClients from "./0060-mcp-clients.ts";
import * as entityPanes from "./0061-entity-panes.ts";
import * as streamLimits from "./0064-stream-limits.ts";
import * as codeChannels from "./0065-code-channels.ts";
import * as agentTools from "./0066-agent-tools.ts";

export interface ServedMigration extends Migration {
  /**
   * The migration that servers have to know to continue on this schema: itself, where those of the previous version cannot,
   * or the one whose version stopped using what this one removes. Without it, all continue that could before.
   */
  readonly serversFrom?: string;
}

/** In order. A released migration is never edited; the next one corrects it. */
export const migrations: Record<string, ServedMigration> = {
  "0001-baseline": baseline,
  "0002-memberships": memberships,
  "0003-outbox-order": outboxOrder,
  "0004-one-time-links": oneTimeLinks,
  "0005-server-leases": serverLeases,
  "0007-hot-tables": hotTables,
  "0008-datastores": datastores,
  "0009-personal": personal,
  "0010-openid": openid,
  "0011-search-by-time": searchByTime,
  "0012-canvases": canvases,
  "0013-lists": lists,
  "0014-people": people,
  "0015-legacy-surfaces": legacySurfaces,
  "0016-apps": apps,
  "0017-connect-requests": connectRequests,
  "0018-preferences": preferences,
  "0019-link-previews": linkPreviews,
  "0020-threads": threads,
  "0021-notifications": notifications,
  "0022-saved": saved,
  "0023-drafts": drafts,
  "0024-sections": sections,
  "0025-jobs": jobs,
  "0026-channel-groups": channelGroups,
  "0027-legal-holds": legalHolds,
  "0028-retention": retention,
  "0029-audit-entries": auditEntries,
  "0031-roles": roles,
  "0032-sessions": sessions,
  "0033-invitations": invitations,
  "0034-team-settings": teamSettings,
  "0036-app-requests": appRequests,
  "0037-workflow-administration": workflowAdministration,
  "0038-function-permissions": functionPermissions,
  "0039-invite-requests": inviteRequests,
  "0040-usergroup-teams": usergroupTeams,
  "0041-anomalies": anomalies,
  "0042-job-files": jobFiles,
  "0048-imports": imports,
  "0049-mail": mail,
  "0050-import-downloads": importDownloads,
  "0051-identities": identities,
  "0052-scim": scim,
  "0053-push": push,
  "0054-saml": saml,
  "0055-passkeys": passkeys,
  "0056-account-mail": accountMail,
  "0057-import-jobs": importJobs,
  "0058-group-mappings": groupMappings,
  "0059-agent-sessions": agentSessions,
  "0060-mcp-clients": mcpClients,
  "0061-entity-panes": entityPanes,
  "0064-stream-limits": streamLimits,
  "0065-code-channels": codeChannels,
  "0066-agent-tools": agentTools,
};
