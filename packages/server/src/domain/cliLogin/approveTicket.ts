import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteExpiredCliLogins, upsertCliLogin } from "../../storage/queries/cliLogins.ts";
import { freezeEntity } from "../audit/freezeEntity.ts";
import { noteAction } from "../audit/noteAction.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { readAdmission } from "../identities/readAdmission.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { ticketExpiry } from "./ticket.ts";

/** Without letters and digits that look alike; eight of them cannot be guessed in the minutes a ticket lasts. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const challengeChars = 8;

type ApproveCode = "invalid_ticket" | "user_is_restricted";

/**
 * The caller agrees that the command line with this ticket may act for them. The challenge passes through their own hands, so
 * that an attacker who talks them into approving a foreign ticket still gets no token.
 */
export const approveTicket = defineOperation(
  import.meta,
  async (ctx, { ticket }: { readonly ticket: string }): Promise<Outcome<{ challenge: string }, ApproveCode>> => {
    if (isGuest(ctx.caller)) return refuse("user_is_restricted");
    const { userId, teamId, providerId = "" } = ctx.caller;
    // A token of an app proves nothing about how its person would sign in now.
    if (!(await readAdmission(ctx.db, { userId, teamId, providerId }))) return refuse("invalid_ticket");
    const expiresMs = ticketExpiry(ctx.secrets, ticket, ctx.nowMs);
    if (expiresMs === undefined) return refuse("invalid_ticket");
    const challenge = challengeOf(ctx.ids.unguessable());
    await deleteExpiredCliLogins(ctx.db, ctx.nowMs);
    await upsertCliLogin(ctx.db, {
      ticket_hash: hashToken(ticket),
      challenge_hash: hashToken(challenge),
      team_id: ctx.caller.teamId,
      user_id: ctx.caller.userId,
      expires_ms: expiresMs,
      provider_id: providerId,
    });
    const entity = { type: "user", id: ctx.caller.userId };
    const state = (await freezeEntity(ctx, entity, ctx.caller.teamId)) ?? {};
    await noteAction(ctx, { action: "cli_login", entity: { ...entity, state } });
    return succeed({ challenge });
  },
);

function challengeOf(secret: string): string {
  const bytes = Buffer.from(secret, "base64url").subarray(0, challengeChars);
  return [...bytes].map((byte) => alphabet[byte % alphabet.length]).join("");
}
