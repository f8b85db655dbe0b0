import { succeed } from "@platform/protocol";
import { defineOperation } from "@platform/server/domain/context.ts";

/** Makes a message three days older, which only time does otherwise. */
export const backdateMessage = defineOperation(import.meta, async (ctx, { ts }: { readonly ts: number }) => {
  const olderTs = ts - 3 * 24 * 60 * 60 * 1_000_000;
  await ctx.db.updateTable("messages").set({ ts: olderTs }).where("ts", "=", ts).execute();
  return succeed({});
});
