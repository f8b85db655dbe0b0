import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { lockApp } from "../../storage/queries/apps.ts";
import { countSockets, insertSockets } from "../../storage/queries/appSockets.ts";
import { defineOperation } from "../context.ts";

export interface NewSlot {
  readonly serverId: string;
  readonly appId: string;
  readonly id: string;
}

/** Writes down a socket of an app, unless the app has as many as it may, wherever they are. Tells how many there are. */
export const acquireSlot = defineOperation(
  import.meta,
  async (ctx, { serverId, appId, id }: NewSlot): Promise<Outcome<{ count: number }, "too_many_websockets">> => {
    // Two that come at once, to two servers, would otherwise both be the tenth.
    await lockApp(ctx.db, appId);
    const others = await countSockets(ctx.db, appId, ctx.nowMs);
    if (others >= limits.app_sockets_max) return refuse("too_many_websockets");
    await insertSockets(ctx.db, [{ id, app_id: appId, server_id: serverId }]);
    return succeed({ count: others + 1 });
  },
);
