import { type Outcome, succeed } from "@platform/protocol";
import { deleteLeftovers, deleteLostServers, releaseClaims } from "../../storage/queries/servers.ts";
import { defineOperation } from "../context.ts";

export interface TakeOver {
  /** The server that takes over. */
  readonly serverId: string;
  /** By the platform's clock, which deliveries and functions follow. */
  readonly platformNowMs: number;
}

/** Servers whose lease has ended lose all that they held: with their row go their sockets, their people and their claims. */
export const takeOverLost = defineOperation(
  import.meta,
  async (ctx, { serverId, platformNowMs }: TakeOver): Promise<Outcome<{ lost: number }, never>> => {
    const lost = await deleteLostServers(ctx.db, ctx.nowMs, serverId);
    if (lost.length === 0) return succeed({ lost: 0 });
    await deleteLeftovers(ctx.db);
    await releaseClaims(ctx.db, lost, platformNowMs);
    return succeed({ lost: lost.length });
  },
);
