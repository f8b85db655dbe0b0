import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockHold, updateHold } from "../../storage/queries/legalHolds.ts";
import { defineOperation } from "../context.ts";
import { accessHold, type HoldCode } from "./accessHold.ts";

/** Makes a released hold active again. What was destroyed in between stays destroyed. */
export const activateHold = defineOperation(
  import.meta,
  async (ctx, input: { readonly holdId: string }): Promise<Outcome<object, HoldCode | "policy_active">> => {
    const seen = await accessHold(ctx, input.holdId);
    if (!seen.ok) return seen;
    const before = await lockHold(ctx.db, input.holdId);
    if (!before || before.released_ms === null) return refuse("policy_active");
    await updateHold(ctx.db, before.id, { released_ms: null, updated_ms: ctx.nowMs });
    return succeed({});
  },
);
