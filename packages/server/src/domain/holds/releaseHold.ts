import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockHold, updateHold } from "../../storage/queries/legalHolds.ts";
import { defineOperation } from "../context.ts";
import { accessHold, type HoldCode } from "./accessHold.ts";

/** Ends a legal hold. The next daily run destroys what no other hold covers. */
export const releaseHold = defineOperation(
  import.meta,
  async (ctx, input: { readonly holdId: string }): Promise<Outcome<object, HoldCode | "policy_released">> => {
    const seen = await accessHold(ctx, input.holdId);
    if (!seen.ok) return seen;
    const before = await lockHold(ctx.db, input.holdId);
    if (before?.released_ms !== null) return refuse("policy_released");
    await updateHold(ctx.db, before.id, { released_ms: ctx.nowMs, updated_ms: ctx.nowMs });
    return succeed({});
  },
);
