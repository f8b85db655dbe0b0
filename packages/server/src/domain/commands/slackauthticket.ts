import { approveTicket } from "../cliLogin/approveTicket.ts";
import { firstWord, type RunBuiltin } from "./command.ts";

/**
 * Approves the sign-in of a command line. Its answers are sentences of their own, because a person who cannot sign in needs to
 * know what to type next, and no answer repeats the ticket: with ticket and code, anybody can act as the person.
 */
export const slackauthticket: RunBuiltin = async (ctx, { text }, { commands }) => {
  const [ticket] = firstWord(text);
  if (ticket === "") return { ok: true, say: commands.ticketMissing };
  const approved = await ctx.write(approveTicket, { ticket });
  if (approved.ok) return { ok: true, say: commands.ticketCode(approved.challenge) };
  return { ok: true, say: commands.ticketRefused[approved.error] };
};
