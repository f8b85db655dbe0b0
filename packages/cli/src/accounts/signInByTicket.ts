import { createClient, type MethodName, type MethodParams, type MethodResult } from "@platform/sdk";
import type { CommandIo } from "../command.ts";
import { CliError } from "../errors.ts";
import { askText } from "../prompts.ts";
import { type Account, baseUrlOf } from "./account.ts";
import { identify } from "./connect.ts";
import { refused, unreachable } from "./refused.ts";

export interface TicketSignIn {
  readonly apiUrl: string;
  readonly ticket: string | undefined;
  readonly challenge: string | undefined;
}

/**
 * Signs in by a page: the person agrees there and types here the code that it shows. Where nobody can be asked, it ends
 * after the first half, which prints what the second half wants.
 */
export async function signInByTicket(io: CommandIo, half: TicketSignIn): Promise<Account | undefined> {
  const { apiUrl, ticket, challenge } = half;
  if (ticket !== undefined && challenge !== undefined) return redeem(io, apiUrl, ticket, challenge);
  if (ticket !== undefined || challenge !== undefined) {
    throw new CliError("prompt_needed", "--ticket and --challenge must be used together.", {
      remedy: "Pass both: the ticket that `platform login` printed and the code from the page.",
    });
  }
  const begun = await callWithoutToken(io, apiUrl, "apps.hosted.generateAuthTicket", {});
  const address = `Open this URL, approve the request, and enter the code that it shows:\n\n  ${begun.approve_url}\n`;
  if (!io.isInteractive) {
    const next = `platform login ${baseUrlOf(apiUrl)} --ticket ${begun.ticket} --challenge CODE`;
    io.print(`${address}\n${next}\n`, { ticket: begun.ticket, approve_url: begun.approve_url });
    return undefined;
  }
  io.out(`${address}\n`);
  const typed = await askText(io, { question: "Code?", flag: "--ticket and --challenge" });
  return redeem(io, apiUrl, begun.ticket, typed);
}

async function redeem(io: CommandIo, apiUrl: string, ticket: string, challenge: string): Promise<Account> {
  const redeemed = await callWithoutToken(io, apiUrl, "apps.hosted.exchangeAuthTicket", { ticket, challenge });
  const { token, refresh_token, exp } = redeemed;
  const { account } = await identify(io, { apiUrl, token });
  return { ...account, refresh_token, expires_ms: exp * 1000 };
}

async function callWithoutToken<Name extends MethodName>(
  io: CommandIo,
  apiUrl: string,
  method: Name,
  params: MethodParams<Name>,
): Promise<MethodResult<Name>> {
  const baseUrl = baseUrlOf(apiUrl);
  const answer = await createClient({ baseUrl })
    .call(method, params, { signal: io.ending })
    .catch((error: unknown) => {
      throw unreachable(baseUrl, error);
    });
  if (!answer.ok) throw await refused(method, answer);
  return answer;
}
