import { type Outcome, succeed } from "@platform/protocol";
import { deleteLeftovers, deleteServer, releaseClaims } from "../../storage/queries/servers.ts";
import { defineOperation } from "../context.ts";

export interface EndedLease {
  readonly serverId: string;
  readonly platformNowMs: number;
}

/** A server stops: it holds nothing any more. */
export const endLease = defineOperation(
  import.meta,
  async (ctx, { serverId, platformNowMs }: EndedLease): Promise<Outcome<object, never>> => {
    await deleteServer(ctx.db, serverId);
    await deleteLeftovers(ctx.db);
    await releaseClaims(ctx.db, [serverId], platformNowMs);
    return succeed({});
  },
);
