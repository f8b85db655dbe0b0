import { succeed } from "@platform/protocol";
import { defineOperation } from "../src/domain/context.ts";

/** Writes something into a run that no operation would write, as a broken disk or a careless hand might. */
export const damageRun = defineOperation(
  import.meta,
  async (ctx, { id, definition }: { readonly id: string; readonly definition: string }) => {
    await ctx.db.updateTable("workflow_runs").set({ definition }).where("id", "=", id).execute();
    return succeed({});
  },
);
