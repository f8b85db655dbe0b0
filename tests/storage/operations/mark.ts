import { type Outcome, refuse, succeed } from "@platform/protocol";
import { defineOperation } from "@platform/server/domain/context.ts";
import { insertMeta } from "@platform/server/storage/queries/meta.ts";

export interface Mark {
  readonly key: string;
  readonly fault?: "refuse" | "throw";
}

/** Writes a row and then keeps it, refuses, or has a bug. */
export const mark = defineOperation(
  import.meta,
  async (ctx, input: Mark): Promise<Outcome<{ key: string }, "refused">> => {
    await insertMeta(ctx.db, input.key, "marked");
    if (input.fault === "refuse") return refuse("refused");
    if (input.fault === "throw") throw new Error("a bug after the row was written");
    return succeed({ key: input.key });
  },
);
