import { type Outcome, succeed } from "@platform/protocol";
import { updateStreamLimits } from "../../storage/queries/streamLimits.ts";
import { defineOperation } from "../context.ts";

export interface StreamLimits {
  /** How long a stream lasts without a new chunk. Null for the default. */
  readonly idleS: number | null;
  /** How long a stream lasts at most. Null for the default. */
  readonly lifeS: number | null;
}

/** Decides how long the streams last that are started in a workspace from now on. */
export const setStreamLimits = defineOperation(
  import.meta,
  async (
    ctx,
    { teamId, idleS, lifeS }: StreamLimits & { readonly teamId: string },
  ): Promise<Outcome<object, never>> => {
    await updateStreamLimits(ctx.db, teamId, idleS, lifeS);
    return succeed({});
  },
);
