import type { OauthCodeRow } from "../../storage/tables/oauthCodes.ts";

/** The first tokens of a grant that one authorization issued. Refreshes issue the following generations. */
export interface IssuedTokens {
  readonly generation: number;
  /**
   * `opened`: the grant began with them. `replaced`: they took the place of a refresh token that was still good. `added`:
   * the grant existed, and no refresh token of it was good any more.
   */
  readonly via: "opened" | "replaced" | "added";
}

/** What the redemption of one code brought into existence. Tokens that existed before and were handed out again are not in it. */
export interface IssuedByCode {
  readonly bot?: IssuedTokens | undefined;
  readonly user?: IssuedTokens | undefined;
  readonly webhookId?: string | undefined;
}

export function printIssued(issued: IssuedByCode): string {
  return JSON.stringify(issued);
}

/** Empty for a code that was redeemed before this was recorded: revoking too little is better than revoking what others use. */
export function readIssued({ issued }: OauthCodeRow): IssuedByCode {
  return issued === null ? {} : (JSON.parse(issued) as IssuedByCode);
}
