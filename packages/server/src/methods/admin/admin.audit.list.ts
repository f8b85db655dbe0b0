import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listEntries } from "../../domain/audit/listEntries.ts";
import { auditEntrySchema, presentAuditEntry } from "../../present/auditEntry.ts";
import { pageSchema } from "../../present/page.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, id, optional, text } from "../params.ts";

const second = { min: 0, max: 10_000_000_000 };

export const adminAuditList = defineMethod({
  name: "admin.audit.list",
  summary: "Lists changes in a workspace or an org, with their authors, and security events.",
  http: "GET",
  tokens: ["user"],
  scopes: ["auditlogs:read", "admin"],
  rate: 3,
  params: {
    team_id: optional({ ...teamParam, describe: "Of one workspace alone; else of all that the caller runs." }),
    action: optional(text({ describe: "The method that was called, or a name of the Audit Logs API." })),
    actor: optional(id({ object: "user", describe: "Who did it." })),
    entity: optional(text({ describe: "The id of what it was done to." })),
    oldest: optional(count({ describe: "From this second on.", ...second })),
    latest: optional(count({ describe: "Until this second.", ...second })),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
  },
  result: { entries: Type.Array(auditEntrySchema), response_metadata: pageSchema },
  errors: { ...governErrors, invalid_cursor: "`cursor` is of another listing or caller, forged, or too old." },
  examples: [
    { title: "The newest", params: {} },
    { title: "Refresh tokens that came too late", params: { action: "security.refresh_token_reused" } },
  ],
  notes:
    "A method of this server's own. Everything that a method of the families `admin`, `apps`, `developer` and `workflows` changes has an entry, written together with the change, and so have sign-ins, files, changes of channels, people, user groups and shared channels, and revoked tokens. Names are those of the time of the entry. The Audit Logs API at `/audit/v1/logs` has the same entries under Slack's names of the actions. Commands of an operator, such as `platform user invite`, have entries as well, with an `actor` of type `shell`: the operating system account. `details` are the arguments, without those that may be secret. The newest come first.",
  async handler(ctx, params) {
    const { team_id: teamId, action, actor: actorId, entity: entityId, oldest, latest, cursor, limit } = params;
    const oldestMs = oldest === undefined ? undefined : oldest * 1000;
    const latestMs = latest === undefined ? undefined : latest * 1000 + 999;
    const page = await listEntries(ctx, { teamId, name: action, actorId, entityId, oldestMs, latestMs, cursor, limit });
    if (!page.ok) return page;
    return succeed({
      entries: page.entries.map(presentAuditEntry),
      response_metadata: { next_cursor: page.next },
    });
  },
});
