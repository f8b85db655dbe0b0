import { limits, type Outcome, succeed } from "@platform/protocol";
import { selectIsDoneBy } from "../../storage/queries/auditEntries.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { defineOperation } from "../context.ts";
import { noteAction } from "./noteAction.ts";

/**
 * Records who reads the audit log, once an hour for each reader: programs ask every minute, and would otherwise read mostly
 * about themselves.
 */
export const noteLogRead = defineOperation(
  import.meta,
  async (ctx, { query }: { readonly query: Readonly<Record<string, string>> }): Promise<Outcome<object, never>> => {
    const { userId, teamId } = ctx.caller;
    const sinceMs = ctx.nowMs - limits.audit_read_noted_every_s * 1000;
    if (await selectIsDoneBy(ctx.db, { action: "audit_logs_records_searched", teamId, actorId: userId, sinceMs }))
      return succeed({});
    const team = await selectTeam(ctx.db, teamId);
    const state = { name: team?.name ?? "", domain: team?.domain ?? "" };
    await noteAction(ctx, {
      action: "audit_logs_records_searched",
      entity: { type: "workspace", id: teamId, state },
      details: query,
    });
    return succeed({});
  },
);
