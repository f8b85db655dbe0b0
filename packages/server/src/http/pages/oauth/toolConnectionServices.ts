import type { MemberKey } from "../../../domain/access/personCaller.ts";

/** What the pages on which people connect accounts at servers with tools may ask for. */
export interface ToolConnectionServices {
  /** The page of the server on which this person gives access. */
  start(
    member: MemberKey,
    named: { readonly appId: string; readonly serverKey: string },
  ): Promise<{ readonly ok: true; readonly authorizationUrl: string } | ToolConnectionFault>;
  complete(
    member: MemberKey,
    answer: { readonly code: string; readonly state: string; readonly issuer: string | undefined },
  ): Promise<{ readonly ok: true; readonly appName: string; readonly host: string } | ToolConnectionFault>;
  /** The workspace for which a person was sent away; undefined for a state that is none. */
  teamOf(state: string): string | undefined;
}

export interface ToolConnectionFault {
  readonly ok: false;
  readonly error: "invalid_state" | "server_not_found" | "registration_failed" | "access_token_exchange_failed";
  readonly messages: readonly string[];
}
