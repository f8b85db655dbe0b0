import { type Outcome, succeed } from "@platform/protocol";
import { deleteDelivery, eraseGivenUp, selectDelivery, updateDelivery } from "../../storage/queries/deliveries.ts";
import { defineOperation } from "../context.ts";
import { failUndelivered } from "../functions/failUndelivered.ts";
import { waitAfter } from "./delayed.ts";
import { judgeFailure } from "./judgeFailure.ts";

/** How a try ended. */
export type Ending =
  | { readonly kind: "acknowledged"; readonly status?: number }
  /** Nothing was delivered: the connection went away, or the server stops. It does not count as an attempt. */
  | { readonly kind: "released" }
  /** The server that waits for the answer takes over from here. */
  | { readonly kind: "answered"; readonly answer: string }
  | { readonly kind: "failed"; readonly reason: string; readonly mayRetry: boolean; readonly status?: number };

export interface Settled {
  readonly id: number;
  readonly appId: string;
  readonly teamId: string;
  /** The try that ended: another server may have begun the next one, when this one took too long. */
  readonly attempt: number;
  readonly ending: Ending;
}

/** Writes down how a try ended: it is done with, it is tried again later, or it is given up and stays as a record. */
export const settleDelivery = defineOperation(
  import.meta,
  async (ctx, { id, appId, teamId, attempt, ending }: Settled): Promise<Outcome<object, never>> => {
    const sent = { id, attempt };
    if (ending.kind === "acknowledged") await deleteDelivery(ctx.db, id, attempt);
    if (ending.kind === "released") await updateDelivery(ctx.db, sent, { lease_until_ms: 0, server_id: null });
    if (ending.kind === "answered") await updateDelivery(ctx.db, sent, { answer: ending.answer, failed_ms: ctx.nowMs });
    if (ending.kind !== "failed") return succeed({});
    const { reason, mayRetry } = ending;
    // An event counts once, however often it is tried.
    if (attempt === 0) await judgeFailure(ctx, { appId, teamId });
    const waitS = mayRetry ? await waitAfter(ctx, { id, appId, attempt }) : undefined;
    await updateDelivery(ctx.db, sent, {
      reason,
      attempt: attempt + 1,
      lease_until_ms: 0,
      server_id: null,
      ...(waitS === undefined ? { failed_ms: ctx.nowMs } : { due_ms: ctx.nowMs + waitS * 1000 }),
    });
    if (waitS !== undefined) return succeed({});
    const givenUp = await selectDelivery(ctx.db, id);
    if (givenUp) await failUndelivered(ctx, givenUp);
    // A message that is deleted later must not remain readable here for as long as the record is kept.
    await eraseGivenUp(ctx.db, id);
    return succeed({});
  },
);
