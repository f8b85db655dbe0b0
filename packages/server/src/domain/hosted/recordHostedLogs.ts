import { type Outcome, succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { type HostedLog, type HostedPlace, recordOutput } from "./recordOutput.ts";

/** Records what a deployed function has written so far, while it runs. */
export const recordHostedLogs = defineOperation(
  import.meta,
  async (
    ctx,
    { place, logs }: { readonly place: HostedPlace; readonly logs: readonly HostedLog[] },
  ): Promise<Outcome<object, never>> => {
    await recordOutput(ctx, place, logs);
    return succeed({});
  },
);
