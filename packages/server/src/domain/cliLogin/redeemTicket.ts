import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteCliLogin } from "../../storage/queries/cliLogins.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { TeamRow } from "../../storage/tables/teams.ts";
import { personCaller } from "../access/personCaller.ts";
import { defineOperation } from "../context.ts";
import { readAdmission } from "../identities/readAdmission.ts";
import { hashToken } from "../tokens/hashToken.ts";
import type { TokenSet } from "../tokens/mintTokens.ts";
import { openConfigGrant } from "../tokens/openConfigGrant.ts";
import { ticketExpiry } from "./ticket.ts";

export interface Redeemed {
  readonly tokens: TokenSet;
  readonly team: TeamRow;
  readonly userId: string;
}

/** Gives a command line its token, once, for the ticket that it holds and the challenge that the person typed. */
export const redeemTicket = defineOperation(
  import.meta,
  async (
    ctx,
    { ticket, challenge }: { readonly ticket: string; readonly challenge: string },
  ): Promise<Outcome<Redeemed, "invalid_ticket" | "invalid_challenge">> => {
    if (ticketExpiry(ctx.secrets, ticket, ctx.nowMs) === undefined) return refuse("invalid_ticket");
    const typed = challenge.trim().toUpperCase();
    const approval = await deleteCliLogin(ctx.db, {
      ticket_hash: hashToken(ticket),
      challenge_hash: hashToken(typed),
    });
    // The person who approved may have been deactivated since; a token issued now would work again after a reactivation.
    const person = approval && { teamId: approval.team_id, userId: approval.user_id };
    if (!person || !(await personCaller(ctx.db, person, []))) return refuse("invalid_challenge");
    // The workspace may require another way to sign in since.
    const way = { ...person, providerId: approval.provider_id };
    if (!(await readAdmission(ctx.db, way))) return refuse("invalid_challenge");
    const team = await selectTeam(ctx.db, person.teamId);
    if (!team) throw new Error(`the workspace ${person.teamId} of an approval is gone`);
    return succeed({ tokens: await openConfigGrant(ctx, person), team, userId: person.userId });
  },
);
