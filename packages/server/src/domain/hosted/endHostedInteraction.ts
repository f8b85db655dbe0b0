import { type Outcome, succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { type HostedLog, type HostedPlace, recordOutput, recordResult } from "./recordOutput.ts";

export interface EndedInteraction {
  readonly place: HostedPlace;
  readonly version: number | undefined;
  readonly logs: readonly HostedLog[];
  readonly tookMs: number;
  readonly error: string | undefined;
}

/** Records how a deployed function handled a person's action; its execution continues with its own calls. */
export const endHostedInteraction = defineOperation(
  import.meta,
  async (ctx, ended: EndedInteraction): Promise<Outcome<object, never>> => {
    await recordOutput(ctx, ended.place, ended.logs);
    await recordResult(ctx, ended.place, ended);
    return succeed({});
  },
);
