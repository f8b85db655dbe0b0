import { succeed } from "@platform/protocol";
import type { ConnectedPerson } from "../../ports/connectedPerson.ts";
import { replacePresences } from "../../storage/queries/presence.ts";
import { defineOperation } from "../context.ts";

/** Tells the other servers who has a socket to this one. */
export const sayWhoIsHere = defineOperation(
  import.meta,
  async (ctx, { server, people }: { readonly server: string; readonly people: readonly ConnectedPerson[] }) => {
    await replacePresences(ctx.db, { server, people, nowMs: ctx.nowMs });
    return succeed({});
  },
);
