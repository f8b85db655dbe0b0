import { limits, type Outcome, succeed } from "@platform/protocol";
import { deleteExpired, type Swept } from "../../storage/queries/expired.ts";
import { defineOperation } from "../context.ts";

/** Deletes a step of what has expired. The bytes that the rows named may go after the commit. */
export const sweepExpired = defineOperation(import.meta, async (ctx, _input: object): Promise<Outcome<Swept, never>> =>
  succeed(await deleteExpired(ctx.db, ctx.nowMs, limits.sweep_rows_max)),
);
