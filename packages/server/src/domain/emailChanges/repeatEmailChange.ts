import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectEmailChange } from "../../storage/queries/emailChanges.ts";
import { defineOperation } from "../context.ts";
import { mailLink } from "./mailLink.ts";

/** Mails another link to the address that waits. */
export const repeatEmailChange = defineOperation(
  import.meta,
  async (ctx, { userId }: { readonly userId: string }): Promise<Outcome<object, "not_waiting">> => {
    const waiting = await selectEmailChange(ctx.db, userId, ctx.nowMs);
    if (!waiting) return refuse("not_waiting");
    await mailLink(ctx, userId, waiting.email);
    return succeed({});
  },
);
