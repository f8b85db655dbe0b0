import type { WriteResult } from "../../storage/job.ts";
import type { WriteContext } from "../context.ts";
import { actionOf } from "./actions.ts";
import type { AuditTrail, Origin } from "./auditTrail.ts";
import { freezeEntity } from "./freezeEntity.ts";
import { type Note, note } from "./note.ts";

/** The entry of a call, before it is known what the call does. */
export interface CallEntry extends Omit<Note, "action" | "entity" | "origin"> {
  readonly entity: { readonly type: string; readonly id: string };
  /** The arguments, from which some names of actions follow. */
  readonly params: Readonly<Record<string, unknown>>;
}

export interface Audited {
  readonly origin: Origin;
  readonly method: string;
  /** Nothing where only the operation knows whether there is anything to write down. */
  readonly entry: CallEntry | undefined;
}

/**
 * Runs a change and adds its entry, in the transaction of the change: a change that is not in the log, and an entry for what was
 * refused, are both impossible. An operation that writes an entry for the same action itself (`noteAction`) replaces the entry of the call.
 */
export async function withEntry<Result extends WriteResult>(
  ctx: WriteContext,
  { origin, method, entry }: Audited,
  run: (ctx: WriteContext) => Promise<Result>,
): Promise<Result> {
  const audit: AuditTrail = { origin, method, details: entry?.details ?? {}, noted: new Set() };
  // What is deleted has its name only before, and what is created only afterwards.
  const before = entry && (await freezeEntity(ctx, entry.entity, entry.teamId));
  const result = await run({ ...ctx, audit });
  if (result.ok && entry) await noteCall(ctx, entry, { audit, before });
  return result;
}

async function noteCall(
  ctx: WriteContext,
  { params, ...entry }: CallEntry,
  { audit, before }: { readonly audit: AuditTrail; readonly before: Readonly<Record<string, unknown>> | undefined },
): Promise<void> {
  const state = before ?? (await freezeEntity(ctx, entry.entity, entry.teamId)) ?? {};
  const entity = { ...entry.entity, state };
  const action = actionOf(entry.method, { params, entity });
  if (!audit.noted.has(action)) await note(ctx, { ...entry, entity, origin: audit.origin, action });
}
