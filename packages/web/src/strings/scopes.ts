import { scopeSentences } from "@platform/protocol/scopes.ts";

/** What each scope lets an app do; a name may be of a scope that this version does not know. */
export const scopesText: Readonly<Record<string, string>> = scopeSentences;
