import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertTicket } from "../../storage/queries/socketTickets.ts";
import { defineOperation } from "../context.ts";
import type { SocketTicket } from "./socketTicket.ts";

/** Takes a ticket for one socket. A row decides, because the second use may reach another server. */
export const redeemTicket = defineOperation(
  import.meta,
  async (
    ctx,
    { nonce, expiresMs }: Pick<SocketTicket, "nonce" | "expiresMs">,
  ): Promise<Outcome<object, "already_redeemed">> => {
    const isFirst = await insertTicket(ctx.db, { nonce, expires_ms: expiresMs });
    return isFirst ? succeed({}) : refuse("already_redeemed");
  },
);
