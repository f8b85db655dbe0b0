import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateMetaFrom } from "../../storage/queries/meta.ts";
import { selectTrigger } from "../../storage/queries/triggers.ts";
import { defineOperation } from "../context.ts";
import { fire } from "./fire.ts";
import type { EventFiring } from "./planFirings.ts";
import { positionKey } from "./triggersPosition.ts";

/**
 * Starts the runs of a stretch of events together with how far that goes: so each event starts each run once. Another
 * server may have gone on from the same place meanwhile; then its runs stand, and these are not started.
 */
export const fireEvents = defineOperation(
  import.meta,
  async (
    ctx,
    { from, to, found }: { readonly from: string; readonly to: string; readonly found: readonly EventFiring[] },
  ): Promise<Outcome<object, "overtaken">> => {
    if (!(await updateMetaFrom(ctx.db, positionKey, from, to))) return refuse("overtaken");
    for (const { triggerId, data, key } of found) {
      const trigger = await selectTrigger(ctx.db, triggerId);
      // One that cannot start, because its app is gone or the workflow wants more, must not hold up the others.
      if (trigger) await fire(ctx, trigger, { data, key });
    }
    return succeed({});
  },
);
