import type { Migration } from "kysely/migration";
import * as ground from "./0001-ground.ts";
import * as rotation from "./0002-rotation.ts";
import * as apps from "./0003-apps.ts";
import * as oauth from "./0004-oauth.ts";
import * as rates from "./0005-rates.ts";
import * as governance from "./0006-governance.ts";
import * as people from "./0007-people.ts";
import * as threads from "./0008-threads.ts";
import * as conversations from "./0009-conversations.ts";
import * as policies from "./0010-policies.ts";
import * as files from "./0011-files.ts";
import * as collaborators from "./0012-collaborators.ts";
import * as scheduled from "./0013-scheduled.ts";
import * as reactions from "./0014-reactions.ts";
import * as search from "./0015-search.ts";
import * as streams from "./0016-streams.ts";
import * as analytics from "./0017-analytics.ts";
import * as deliveries from "./0018-deliveries.ts";
import * as views from "./0019-views.ts";
import * as runs from "./0020-runs.ts";
import * as triggerTypes from "./0023-trigger-types.ts";
import * as triggers from "./0024-triggers.ts";
import * as audit from "./0025-audit.ts";
import * as activities from "./0026-activities.ts";
import * as hosted from "./0027-hosted.ts";
import * as commandLine from "./0029-command-line.ts";
import * as secretTurns from "./0034-secretTurns.ts";
import * as causes from "./0035-causes.ts";
import * as inviteLinks from "./0036-inviteLinks.ts";
import * as eventLimits from "./0037-event-limits.ts";
import * as preferences from "./0038-preferences.ts";
import * as functions from "./0040-functions.ts";
import * as viewChannels from "./0043-view-channels.ts";
import * as appSockets from "./0044-app-sockets.ts";
import * as signs from "./0047-signs.ts";
import * as menuOrder from "./0048-menu-order.ts";
import * as threadReads from "./0050-thread-reads.ts";
import * as erasure from "./0051-erasure.ts";
import * as expiry from "./0052-expiry.ts";
import * as socketTickets from "./0053-socket-tickets.ts";
import * as memberCounts from "./0054-member-counts.ts";
import * as oauthIssued from "./0055-oauth-issued.ts";
import * as runNotices from "./0058-run-notices.ts";
import * as membershipChanges from "./0059-membership-changes.ts";

/** In order. A migration that has been released is never edited; the next one corrects it. */
export const migrations: Record<string, Migration> = {
  "0001-ground": ground,
  "0002-rotation": rotation,
  "0003-apps": apps,
  "0004-oauth": oauth,
  "0005-rates": rates,
  "0006-governance": governance,
  "0007-people": people,
  "0008-threads": threads,
  "0009-conversations": conversations,
  "0010-policies": policies,
  "0011-files": files,
  "0012-collaborators": collaborators,
  "0013-scheduled": scheduled,
  "0014-reactions": reactions,
  "0015-search": search,
  "0016-streams": streams,
  "0017-analytics": analytics,
  "0018-deliveries": deliveries,
  "0019-views": views,
  "0020-runs": runs,
  "0023-trigger-types": triggerTypes,
  "0024-triggers": triggers,
  "0025-audit": audit,
  "0026-activities": activities,
  "0027-hosted": hosted,
  "0029-command-line": commandLine,
  "0034-secretTurns": secretTurns,
  "0035-causes": causes,
  "0036-inviteLinks": inviteLinks,
  "0037-event-limits": eventLimits,
  "0038-preferences": preferences,
  "0040-functions": functions,
  "0043-view-channels": viewChannels,
  "0044-app-sockets": appSockets,
  "0047-signs": signs,
  "0048-menu-order": menuOrder,
  "0050-thread-reads": threadReads,
  "0051-erasure": erasure,
  "0052-expiry": expiry,
  "0053-socket-tickets": socketTickets,
  "0054-member-counts": memberCounts,
  "0055-oauth-issued": oauthIssued,
  "0058-run-notices": runNotices,
  "0059-membership-changes": membershipChanges,
};
