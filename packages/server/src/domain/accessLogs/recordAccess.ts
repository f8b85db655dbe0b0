import { limits, succeed } from "@platform/protocol";
import { upsertAccess } from "../../storage/queries/accessLogs.ts";
import { defineOperation } from "../context.ts";

export interface Access {
  readonly teamId: string;
  readonly userId: string;
  readonly address: string;
  readonly userAgent: string;
}

/** A person opened the client of a workspace. Further times from the same address and browser are counted in one row. */
export const recordAccess = defineOperation(import.meta, async (ctx, access: Access) => {
  const userAgent = access.userAgent.slice(0, limits.user_agent_length_max).toWellFormed();
  await upsertAccess(ctx.db, access.teamId, access.userId, access.address, userAgent, ctx.nowMs);
  return succeed({});
});
