import { createClient, type MethodName, type MethodParams, type MethodResult } from "@platform/sdk";
import type { CommandIo } from "../command.ts";
import { type Account, apiUrlOf, baseUrlOf } from "./account.ts";
import { type AccountFlags, defaultBaseUrl } from "./accountFlags.ts";
import { chooseAccount } from "./chooseAccount.ts";
import { refused, unreachable } from "./refused.ts";
import { isDue, renew } from "./renew.ts";

/** The Web API of one server, spoken for one person. */
export interface Connection {
  /** As it is now: the token may have been renewed on the way. */
  readonly account: Account;
  /** Calls a method; a refusal ends the command with what the server said. */
  ask<Name extends MethodName>(method: Name, params: MethodParams<Name>): Promise<MethodResult<Name>>;
  /** Calls any method by name and returns what came, a refusal too: for what the contract does not know. */
  send(method: string, params: Readonly<Record<string, unknown>>): Promise<Answer>;
}

export type Answer = { readonly ok: boolean } & Readonly<Record<string, unknown>>;

/** Connects as the account that the flags name: by token, or one that signed in before. */
export async function connect(io: CommandIo, flags: AccountFlags): Promise<Connection> {
  const { token, "base-url": url } = flags;
  if (token !== undefined) return identify(io, { apiUrl: apiUrlOf(url ?? defaultBaseUrl), token });
  const account = await chooseAccount(io, flags);
  return connectAs(io, isDue(account) ? await renew(io, account) : account);
}

/** Asks the server who a token speaks for. */
export async function identify(
  io: CommandIo,
  { apiUrl, token }: { readonly apiUrl: string; readonly token: string },
): Promise<Connection> {
  const nobody = { team_id: "", team_name: "", team_domain: "", user_id: "", user_name: "" };
  const found = await connectAs(io, { api_url: apiUrl, token, ...nobody }).ask("auth.test", {});
  return connectAs(io, {
    api_url: apiUrl,
    token,
    team_id: found.team_id,
    team_name: found.team,
    team_domain: domainOf(found.url),
    user_id: found.user_id,
    user_name: found.user,
  });
}

export function connectAs(io: CommandIo, first: Account): Connection {
  const baseUrl = baseUrlOf(first.api_url);
  let account = first;
  const call = async (method: string, params: object): Promise<Answer> => {
    const client = createClient({ baseUrl, token: account.token });
    try {
      return await client.call(method as MethodName, params, { signal: io.ending });
    } catch (error) {
      throw io.ending.aborted ? error : unreachable(baseUrl, error);
    }
  };
  const send: Connection["send"] = async (method, params) => {
    const answer = await call(method, params);
    // The clock of a dev server runs ahead when it was moved, so its time counts and not ours.
    if (answer["error"] !== "token_expired" || account.refresh_token === undefined) return answer;
    account = await renew(io, account);
    return call(method, params);
  };
  return {
    get account() {
      return account;
    },
    send,
    async ask<Name extends MethodName>(method: Name, params: MethodParams<Name>) {
      const answer = await send(method, params);
      if (!answer.ok) throw await refused(method, answer);
      return answer as unknown as MethodResult<Name>;
    },
  };
}

/** The workspace's own word in its address: the last part of the path. */
function domainOf(url: string): string {
  return new URL(url).pathname.split("/").findLast(Boolean) ?? "";
}
