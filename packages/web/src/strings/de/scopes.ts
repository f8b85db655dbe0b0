import { germanScopeSentences } from "@platform/protocol/germanScopes.ts";
import type { scopesText as english } from "../scopes.ts";

export const scopesText: typeof english = germanScopeSentences;
