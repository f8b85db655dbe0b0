import { type Outcome, succeed } from "@platform/protocol";
import { deleteServer } from "../../storage/queries/appSockets.ts";
import { defineOperation } from "../context.ts";

/** A server stops: it holds no sockets any more. */
export const releaseSlots = defineOperation(
  import.meta,
  async (ctx, { serverId }: { readonly serverId: string }): Promise<Outcome<object, never>> => {
    await deleteServer(ctx.db, serverId);
    return succeed({});
  },
);
