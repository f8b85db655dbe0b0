import { selectExecution } from "../../storage/queries/executions.ts";
import type { DeliveryRow } from "../../storage/tables/deliveries.ts";
import type { WriteContext } from "../context.ts";
import { endExecution } from "./endExecution.ts";

/** What is left of an event that an app will not be told any more. */
export type UndeliveredEvent = Pick<DeliveryRow, "type" | "envelope" | "reason">;

/** An app that was never told of its step will never do it: its run fails now, instead of when its time is over. */
export async function failUndelivered(ctx: WriteContext, { type, envelope, reason }: UndeliveredEvent): Promise<void> {
  if (type !== "function_executed") return;
  const { event } = JSON.parse(envelope) as { readonly event: { readonly function_execution_id: string } };
  const execution = await selectExecution(ctx.db, event.function_execution_id);
  if (execution?.status !== "running") return;
  const why = reason === "" ? "nobody listened" : reason;
  await endExecution(ctx, execution, { kind: "failed", error: `the app could not be notified: ${why}` });
}
