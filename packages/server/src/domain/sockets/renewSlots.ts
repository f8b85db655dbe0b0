import { limits, type Outcome, succeed } from "@platform/protocol";
import { deleteServer, insertSockets, selectLostServers, updateServer } from "../../storage/queries/appSockets.ts";
import { defineOperation } from "../context.ts";

export interface HeldSlots {
  readonly serverId: string;
  /** All sockets that the server holds. */
  readonly sockets: readonly { readonly id: string; readonly appId: string }[];
}

/**
 * A word from a server that is alive: its sockets count for a while more. One that was silent for so long that the
 * others forgot it, or whose store was put back to another state, writes all of its sockets down again. Sockets of a
 * server that was killed count no more when its time is over.
 */
export const renewSlots = defineOperation(
  import.meta,
  async (ctx, { serverId, sockets }: HeldSlots): Promise<Outcome<object, never>> => {
    const wasKnown = await updateServer(ctx.db, serverId, ctx.nowMs + limits.server_lease_s * 1000);
    if (!wasKnown) {
      const rows = sockets.map(({ id, appId }) => ({ id, app_id: appId, server_id: serverId }));
      await insertSockets(ctx.db, rows);
    }
    const lost = await selectLostServers(ctx.db, ctx.nowMs - limits.server_record_s * 1000);
    for (const id of lost) await deleteServer(ctx.db, id);
    return succeed({});
  },
);
