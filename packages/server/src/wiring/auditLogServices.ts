import { limits, type Outcome, refuse, refuseScope, succeed } from "@platform/protocol";
import { listOwnedEntries } from "../domain/audit/listEntries.ts";
import { noteLogRead } from "../domain/audit/noteLogRead.ts";
import { ownActions } from "../domain/audit/actions.ts";
import { slackActions } from "../domain/audit/slackActions.ts";
import type { Caller } from "../domain/caller.ts";
import type { AuditLogServices, LogsRequest } from "../http/auditRoute.ts";
import type { CallServices } from "../http/call.ts";
import { auditSchemas, presentLogEntry } from "../present/auditLogEntry.ts";
import { withOrigin } from "./auditServices.ts";

const scope = "auditlogs:read";
/** As Slack documents it. */
const quota = { perMinute: 50, burst: 50 };

/** Gives the Audit Logs API what its route may not import: who asks, and the entries. */
export function openAuditLogServices(callServices: CallServices): AuditLogServices {
  return {
    schemas: auditSchemas,
    actions: { ...slackActions, platform: ownActions },
    async readLogs(request) {
      if (callServices.isDraining()) return refuse("service_unavailable");
      const admitted = await admit(callServices, request);
      if (!admitted.ok) return admitted;
      const { caller } = admitted;
      const waitS = callServices.takeRate(`audit logs ${caller.grantId ?? caller.userId}`, quota);
      if (waitS > 0) return { ...refuse("ratelimited"), retryAfterS: waitS };
      const asked = readQuery(request.query);
      if (!asked.ok) return asked;
      const { address, client } = request;
      const ctx = withOrigin(callServices.openContext(caller, {}, {}, address, undefined, client));
      const page = await listOwnedEntries(ctx, asked.filters);
      if (!page.ok) return page;
      if (asked.filters.cursor === undefined) await ctx.write(noteLogRead, { query: asked.shown });
      return succeed({ entries: page.entries.map(presentLogEntry), next: page.next });
    },
  };
}

/** The same questions that a call of a method is asked. */
async function admit(
  callServices: CallServices,
  { token, address }: LogsRequest,
): Promise<Outcome<{ caller: Caller }, string>> {
  if (token === undefined || token === "") return refuse("not_authed");
  const found = await callServices.authenticate(token, ["user"], address);
  if (!found.ok) return found;
  if (found.caller.kind !== "user") return refuse("not_allowed_token_type");
  // `admin` is enough for `admin.audit.list`, too.
  if (![scope, "admin"].some((one) => found.caller.scopes.includes(one)))
    return refuseScope([scope], found.caller.scopes);
  const entry = { method: "admin.audit.list", whileMoving: false, orgWide: "in_workspace", args: {}, address } as const;
  return callServices.enterWorkspace(found, entry);
}

const names = ["action", "actor", "entity", "oldest", "latest", "limit", "cursor"] as const;

function readQuery(query: LogsRequest["query"]) {
  const texts: Partial<Record<(typeof names)[number], string>> = {};
  for (const name of names) {
    const value = query[name];
    if (value !== undefined && typeof value !== "string") return refuse("invalid_arguments", `${name} is given twice`);
    if (value !== undefined && value !== "") texts[name] = value;
  }
  for (const name of ["oldest", "latest", "limit"] as const) {
    const text = texts[name];
    if (text !== undefined && !/^\d{1,11}$/.test(text))
      return refuse("invalid_arguments", `${name} has to be a whole number`);
  }
  const { cursor, limit, ...shown } = texts;
  const { oldest, latest } = texts;
  return succeed({
    shown,
    filters: {
      actions: texts.action?.split(",").map((name) => name.trim()),
      actorId: texts.actor,
      entityId: texts.entity,
      oldestMs: oldest === undefined ? undefined : Number(oldest) * 1000,
      latestMs: latest === undefined ? undefined : Number(latest) * 1000 + 999,
      cursor,
      limit: Math.min(Math.max(Number(limit ?? limits.page_default), 1), limits.audit_page_max),
    },
  });
}
