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
  readonly opensBrowser: boolean;
  /** Whether to end after the first half, also where a person could answer. */
  readonly endsAfterTicket: boolean;
}

const attemptsMax = 5;

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
  if (!io.isInteractive || half.endsAfterTicket) {
    // On a line of its own: programs that drive command lines look for it there.
    const command = `/slackauthticket ${begun.ticket}`;
    const next = `platform login ${baseUrlOf(apiUrl)} --ticket ${begun.ticket} --challenge CODE`;
    io.print(`${address}\nOr send this in any conversation of the workspace:\n\n${command}\n\nThen run:\n\n${next}\n`, {
      ticket: begun.ticket,
      approve_url: begun.approve_url,
    });
    return undefined;
  }
  io.out(`${address}\n`);
  const isOpened = half.opensBrowser && (await io.openBrowser?.(begun.approve_url)) === true;
  if (isOpened) io.out("The URL was opened in your browser.\n\n");
  return redeemTyped(io, apiUrl, begun.ticket);
}

/** A code that is wrong can be typed again: the approval stays valid until the ticket expires. */
async function redeemTyped(io: CommandIo, apiUrl: string, ticket: string): Promise<Account> {
  for (let attempt = 1; ; attempt++) {
    const typed = await askText(io, { question: "Code?", flag: "--ticket and --challenge" });
    try {
      return await redeem(io, apiUrl, ticket, typed);
    } catch (error) {
      const isWrong = error instanceof CliError && error.details["code"] === "invalid_challenge";
      if (!isWrong || attempt === attemptsMax) throw error;
      io.err("This code is not valid. Approve the request on the page, and enter the code that it shows.\n");
    }
  }
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
