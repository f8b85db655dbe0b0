import { insertAuditEntry } from "../../storage/queries/auditEntries.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { WriteContext } from "../context.ts";

/** Something that administrators find in the audit log. */
export interface Note {
  readonly action: string;
  readonly entity: { readonly type: string; readonly id: string };
  /** The workspace that it is about. */
  readonly teamId: string;
  /** Nobody, when the platform itself noticed it. */
  readonly actorId: string | undefined;
  readonly appId: string | undefined;
  readonly details: Readonly<Record<string, unknown>>;
  readonly address: string;
}

/** The only way to write to the audit log: an entry is committed or rolled back with the change that it describes. */
export async function note(ctx: WriteContext, entry: Note): Promise<void> {
  const team = await selectTeam(ctx.db, entry.teamId);
  await insertAuditEntry(ctx.db, {
    at_ms: ctx.nowMs,
    team_id: entry.teamId,
    org_id: team?.org_id ?? null,
    actor_id: entry.actorId ?? null,
    app_id: entry.appId ?? null,
    action: entry.action,
    entity_type: entry.entity.type,
    entity_id: entry.entity.id,
    details: JSON.stringify(entry.details),
    address: entry.address,
  });
}
