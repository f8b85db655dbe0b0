import { limits, type Outcome, succeed } from "@platform/protocol";
import { insertSockets } from "../../storage/queries/appSockets.ts";
import type { ConnectedPerson } from "../../ports/connectedPerson.ts";
import { replacePresences } from "../../storage/queries/presence.ts";
import { insertServer, selectSchemaFloor, updateServerLease } from "../../storage/queries/servers.ts";
import { defineOperation } from "../context.ts";

export interface HeldLease {
  readonly serverId: string;
  /** The last migration that it knows. */
  readonly schema: string;
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
  async (ctx, { serverId, schema, sockets, people }: HeldLease): Promise<Outcome<{ floor: string | null }, never>> => {
    const untilMs = ctx.nowMs + limits.server_lease_s * 1000;
    const renewed = await updateServerLease(ctx.db, serverId, untilMs);
    if (renewed) return succeed({ floor: renewed.floor });
    await insertServer(ctx.db, { id: serverId, untilMs, schema });
    const rows = sockets.map(({ id, appId }) => ({ id, app_id: appId, server_id: serverId }));
    await insertSockets(ctx.db, rows);
    await replacePresences(ctx.db, { server: serverId, people, nowMs: ctx.nowMs });
    return succeed({ floor: await selectSchemaFloor(ctx.db) });
  },
);
