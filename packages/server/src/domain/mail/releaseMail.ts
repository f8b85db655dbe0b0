import { type Outcome, succeed } from "@platform/protocol";
import { releaseMailOf } from "../../storage/queries/mail.ts";
import { defineOperation } from "../context.ts";

/** The only server of a store starts: what it was sending when it stopped is due again. */
export const releaseMail = defineOperation(
  import.meta,
  async (ctx, { serverId }: { readonly serverId: string }): Promise<Outcome<object, never>> => {
    await releaseMailOf(ctx.db, [serverId], ctx.nowMs);
    return succeed({});
  },
);
