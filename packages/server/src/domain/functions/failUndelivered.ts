import { selectExecution } from "../../storage/queries/executions.ts";
import type { DeliveryRow } from "../../storage/tables/deliveries.ts";
import type { WriteContext } from "../context.ts";
import { endExecution } from "./endExecution.ts";

/** An event whose delivery to an app was given up. */
export type UndeliveredEvent = Pick<DeliveryRow, "type" | "envelope" | "reason">;

/** An app that never received its step will never complete it: the run fails now instead of at its timeout. */
export async function failUndelivered(ctx: WriteContext, { type, envelope, reason }: UndeliveredEvent): Promise<void> {
  if (type !== "function_executed") return;
  const { event } = JSON.parse(envelope) as { readonly event: { readonly function_execution_id: string } };
  const execution = await selectExecution(ctx.db, event.function_execution_id);
  if (execution?.status !== "running") return;
  const why = reason === "" ? "nobody listened" : reason;
  await endExecution(ctx, execution, { kind: "failed", error: `the app could not be notified: ${why}` });
}
