import { limits, type Outcome, succeed } from "@platform/protocol";
import { claimDueMail } from "../../storage/queries/mail.ts";
import { defineOperation } from "../context.ts";
import type { MailRow } from "./mailContent.ts";

export { selectHasDueMail as hasDueMail } from "../../storage/queries/mail.ts";

/** Takes mail that is due for a while: if this server dies, others send it. Mail that comes too late is left to the sweep. */
export const claimMail = defineOperation(
  import.meta,
  async (
    ctx,
    { serverId, limit }: { readonly serverId: string; readonly limit: number },
  ): Promise<Outcome<{ mail: MailRow[] }, never>> => {
    const leaseUntilMs = ctx.nowMs + limits.mail_lease_s * 1000;
    const claimed = await claimDueMail(ctx.db, ctx.nowMs, leaseUntilMs, serverId, limit);
    return succeed({ mail: claimed.filter((row) => row.expires_ms > ctx.nowMs) });
  },
);
