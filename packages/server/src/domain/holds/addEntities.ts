import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertEntities, lockHold, updateHold } from "../../storage/queries/legalHolds.ts";
import { defineOperation } from "../context.ts";
import { accessHold, areCustodians, type HoldCode } from "./accessHold.ts";

export type AddEntitiesCode = HoldCode | "policy_released" | "user_not_found";

/** Puts more people on a legal hold. People who are on it stay on it. */
export const addEntities = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly holdId: string; readonly userIds: readonly string[] },
  ): Promise<Outcome<object, AddEntitiesCode>> => {
    const seen = await accessHold(ctx, input.holdId);
    if (!seen.ok) return seen;
    const hold = await lockHold(ctx.db, input.holdId);
    if (hold?.released_ms !== null) return refuse("policy_released");
    const userIds = [...new Set(input.userIds)];
    const owner = { orgId: hold.org_id ?? undefined, teamId: hold.team_id };
    if (userIds.length === 0 || !(await areCustodians(ctx, owner, userIds))) return refuse("user_not_found");
    await insertEntities(
      ctx.db,
      userIds.map((id) => ({ hold_id: hold.id, user_id: id, added_ms: ctx.nowMs })),
    );
    await updateHold(ctx.db, hold.id, { updated_ms: ctx.nowMs });
    return succeed({});
  },
);
