import type { MemberKey } from "../../../domain/access/personCaller.ts";

/** What the pages on which people connect accounts of other providers may ask for. */
export interface ExternalAuthServices {
  /** The page of the provider on which this person lets the app use an account; undefined if there is none for them. */
  start(
    member: MemberKey,
    named: { readonly appId: string; readonly providerKey: string },
  ): Promise<string | undefined>;
  complete(answer: { readonly code: string; readonly state: string }): Promise<ConnectedAccount | ConnectionFault>;
}

export interface ConnectedAccount {
  readonly ok: true;
  readonly appName: string;
  readonly providerName: string;
  /** The account at the provider. */
  readonly externalUserId: string;
}

export interface ConnectionFault {
  readonly ok: false;
  readonly error: "invalid_state" | "providers_not_found" | "access_token_exchange_failed";
  readonly messages: readonly string[];
}
