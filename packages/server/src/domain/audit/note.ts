import { limits } from "@platform/protocol";
import { newUuid } from "../../ports/ports.ts";
import { insertAuditEntry } from "../../storage/queries/auditEntries.ts";
import type { WriteContext } from "../context.ts";
import type { Origin } from "./auditTrail.ts";

/** What an action is about, as it is at that time. */
export interface Entity {
  readonly type: string;
  readonly id: string;
  readonly state: Readonly<Record<string, unknown>>;
}

/** Something that administrators find in the audit log. */
export interface Note {
  /** A name of the Audit Logs API, or one of our own. */
  readonly action: string;
  /** The method or command that did it. */
  readonly method: string;
  readonly entity: Entity;
  /** The workspace that it is about. */
  readonly teamId: string;
  /** Nobody, when the platform itself noticed it. */
  readonly actorId: string | undefined;
  readonly appId: string | undefined;
  readonly details: Readonly<Record<string, unknown>>;
  readonly origin: Origin;
}

/**
 * The only way to write to the audit log: an entry is committed or rolled back with the change that it describes. One
 * statement, which reads the names of the actor and the workspace itself, because downloads and joins pay for it.
 */
export async function note(ctx: WriteContext, entry: Note): Promise<void> {
  const { origin } = entry;
  await insertAuditEntry(ctx.db, {
    uid: newUuid(),
    at_ms: ctx.nowMs,
    team_id: entry.teamId,
    actor_id: entry.actorId ?? null,
    app_id: entry.appId ?? null,
    method: entry.method,
    action: entry.action,
    entity_type: entry.entity.type,
    entity_id: entry.entity.id,
    entity: JSON.stringify(entry.entity.state),
    details: JSON.stringify(entry.details),
    address: origin.address,
    client: origin.client.slice(0, limits.user_agent_length_max).toWellFormed(),
    session_id: origin.sessionId,
  });
}
