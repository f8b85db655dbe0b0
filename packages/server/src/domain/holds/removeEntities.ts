import { type Outcome, refuse, succeed } from "@platform/protocol";
import { countEntities, deleteEntities, lockHold, updateHold } from "../../storage/queries/legalHolds.ts";
import { defineOperation } from "../context.ts";
import { accessHold, type HoldCode } from "./accessHold.ts";

export type RemoveEntitiesCode = HoldCode | "policy_released" | "user_not_found" | "last_entity";

/** Takes people off a legal hold. A hold without people would look active and cover nothing: release it instead. */
export const removeEntities = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly holdId: string; readonly userIds: readonly string[] },
  ): Promise<Outcome<object, RemoveEntitiesCode>> => {
    const seen = await accessHold(ctx, input.holdId);
    if (!seen.ok) return seen;
    const hold = await lockHold(ctx.db, input.holdId);
    if (hold?.released_ms !== null) return refuse("policy_released");
    const userIds = [...new Set(input.userIds)];
    if (userIds.length === 0 || (await deleteEntities(ctx.db, hold.id, userIds)) < userIds.length) {
      return refuse("user_not_found");
    }
    if ((await countEntities(ctx.db, hold.id)) === 0) return refuse("last_entity");
    await updateHold(ctx.db, hold.id, { updated_ms: ctx.nowMs });
    return succeed({});
  },
);
