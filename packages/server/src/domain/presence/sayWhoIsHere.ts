import { succeed } from "@platform/protocol";
import { replacePresences } from "../../storage/queries/presence.ts";
import { defineOperation } from "../context.ts";

/** Tells the other servers who has a socket to this one. */
export const sayWhoIsHere = defineOperation(
  import.meta,
  async (ctx, { server, userIds }: { readonly server: string; readonly userIds: readonly string[] }) => {
    await replacePresences(ctx.db, { server, userIds, nowMs: ctx.nowMs });
    return succeed({});
  },
);
