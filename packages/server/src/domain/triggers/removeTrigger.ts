import { type Outcome, succeed } from "@platform/protocol";
import { deleteTrigger, lockTrigger } from "../../storage/queries/triggers.ts";
import { accessTrigger } from "../access/accessTrigger.ts";
import { defineOperation } from "../context.ts";

/** Takes a trigger away. Runs that it has started go on. */
export const removeTrigger = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly triggerId: string },
  ): Promise<Outcome<object, "trigger_not_found" | "access_denied">> => {
    const found = await accessTrigger(ctx, input.triggerId);
    if (!found.ok) return found;
    await lockTrigger(ctx.db, found.trigger.id);
    await deleteTrigger(ctx.db, found.trigger.id);
    return succeed({});
  },
);
