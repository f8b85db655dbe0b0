import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { systemIds } from "../../ports/ports.ts";
import { deleteUsedTriggerIds, insertUsedTriggerId } from "../../storage/queries/interactions.ts";
import type { ReadContext, WriteContext } from "../context.ts";
import { openSealed, sealText } from "../sealed.ts";
import { hashToken } from "../tokens/hashToken.ts";

/** Who acted, on what of which app. */
export interface Trigger {
  readonly teamId: string;
  readonly userId: string;
  readonly appId: string;
  /** Where the person was looking. */
  readonly channelId: string | undefined;
  /** The view that was acted in. */
  readonly viewId: string | undefined;
}

export type TriggerCode = "invalid_trigger_id" | "expired_trigger_id" | "exchanged_trigger_id";

const purpose = "trigger id";

/**
 * What an app returns to show a person a view right after they acted. It contains all facts about the act, sealed,
 * so any server can read it, and an app cannot force a view on a person who did nothing.
 */
export function makeTriggerId(ctx: Pick<ReadContext, "secrets" | "nowMs">, trigger: Trigger): string {
  const { teamId, userId, appId, channelId = "", viewId = "" } = trigger;
  const parts = [teamId, userId, appId, channelId, viewId, ctx.nowMs.toString(36), systemIds.unguessable()];
  return sealText(ctx.secrets, purpose, parts.join("."));
}

/**
 * The same act, for another app. It expires at the same time, and remains one act when it is passed on twice: the receiving app opens one
 * view, as it would with its own.
 */
export function handTriggerId(
  { secrets }: Pick<ReadContext, "secrets">,
  id: string,
  { from, to }: { readonly from: string; readonly to: string },
): string {
  const [teamId, userId, appId, ...rest] = openSealed(secrets, purpose, id)?.split(".") ?? [];
  return appId === from ? sealText(secrets, purpose, [teamId, userId, to, ...rest].join(".")) : id;
}

/**
 * What a trigger of the calling app was made for, if it is not too old. Other than to open a view, a trigger may be used
 * twice: an app that answers again shows what it has learned meanwhile.
 */
export function readTrigger(
  ctx: Pick<ReadContext, "secrets" | "nowMs" | "caller">,
  id: string,
  life_s: number,
): Outcome<{ trigger: Trigger; madeMs: number }, "invalid_trigger_id" | "expired_trigger_id"> {
  const text = openSealed(ctx.secrets, purpose, id);
  if (text === undefined) return refuse("invalid_trigger_id");
  const [teamId = "", userId = "", appId = "", channelId = "", viewId = "", made = ""] = text.split(".");
  if (appId !== ctx.caller.appId) return refuse("invalid_trigger_id");
  const madeMs = Number.parseInt(made, 36);
  if (madeMs < ctx.nowMs - life_s * 1000) return refuse("expired_trigger_id");
  const trigger = { teamId, userId, appId, channelId: channelId || undefined, viewId: viewId || undefined };
  return succeed({ trigger, madeMs });
}

/** Exchanges a trigger for the one view that it may open. */
export async function spendTrigger(ctx: WriteContext, id: string): Promise<Outcome<{ trigger: Trigger }, TriggerCode>> {
  const read = readTrigger(ctx, id, limits.trigger_life_s);
  if (!read.ok) return read;
  // Those that are too old would be refused anyhow, so they need not be remembered.
  await deleteUsedTriggerIds(ctx.db, ctx.nowMs - limits.trigger_life_s * 1000);
  if (!(await insertUsedTriggerId(ctx.db, hashToken(id), ctx.nowMs))) return refuse("exchanged_trigger_id");
  return read;
}
