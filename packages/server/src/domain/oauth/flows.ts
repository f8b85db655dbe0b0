import type { AuthorizeFlow } from "../../storage/tables/oauthCodes.ts";

export type { AuthorizeFlow };

/** What a sign-in can ask for: who a person is, and nothing that they can do. */
export const identityScopes: readonly string[] = ["openid", "email", "profile"];
