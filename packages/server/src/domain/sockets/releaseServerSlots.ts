import { type Outcome, succeed } from "@platform/protocol";
import { deleteSockets } from "../../storage/queries/appSockets.ts";
import { defineOperation } from "../context.ts";

/** Forgets sockets that are closed. */
export const releaseServerSlots = defineOperation(
  import.meta,
  async (ctx, { ids }: { readonly ids: readonly string[] }): Promise<Outcome<object, never>> => {
    await deleteSockets(ctx.db, ids);
    return succeed({});
  },
);
