import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteBarrier, selectBarrier } from "../../storage/queries/barriers.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import { defineOperation } from "../context.ts";

/** Takes a barrier away: the people on both sides may meet again. */
export const removeBarrier = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly barrierId: string },
  ): Promise<Outcome<object, "not_an_admin" | "barrier_not_found">> => {
    if (!runsOwnWorkspace(ctx.caller)) return refuse("not_an_admin");
    const barrier = await selectBarrier(ctx.db, input.barrierId);
    if (!barrier || barrier.team_id !== ctx.caller.teamId) return refuse("barrier_not_found");
    await deleteBarrier(ctx.db, barrier.id);
    return succeed({});
  },
);
