import { type Scope, scopeSentences } from "@platform/protocol";

/** What each scope lets an app do. */
export const scopesText: Readonly<Record<Scope, string>> = scopeSentences;
