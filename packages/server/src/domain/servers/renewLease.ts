import { limits, type Outcome, succeed } from "@platform/protocol";
import { insertSockets } from "../../storage/queries/appSockets.ts";
import type { ConnectedPerson } from "../../ports/connectedPerson.ts";
import { replacePresences } from "../../storage/queries/presence.ts";
import { insertServer, updateServerLease } from "../../storage/queries/servers.ts";
import { defineOperation } from "../context.ts";

export interface HeldLease {
  readonly serverId: string;
  /** All sockets of apps that the server holds. */
  readonly sockets: readonly { readonly id: string; readonly appId: string }[];
  /** Everybody with a socket to the server. */
  readonly people: readonly ConnectedPerson[];
}

/**
 * The server is alive: everything that it holds is its own for a while longer. A server that was silent for so long that
 * others took over writes down again what it still has.
 */
export const renewLease = defineOperation(
  import.meta,
  async (ctx, { serverId, sockets, people }: HeldLease): Promise<Outcome<object, never>> => {
    const untilMs = ctx.nowMs + limits.server_lease_s * 1000;
    if (await updateServerLease(ctx.db, serverId, untilMs)) return succeed({});
    await insertServer(ctx.db, serverId, untilMs);
    const rows = sockets.map(({ id, appId }) => ({ id, app_id: appId, server_id: serverId }));
    await insertSockets(ctx.db, rows);
    await replacePresences(ctx.db, { server: serverId, people, nowMs: ctx.nowMs });
    return succeed({});
  },
);
