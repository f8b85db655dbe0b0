import { isAdminScope, isScope, scopeSentences } from "./scopes.ts";
import { suggestName } from "./suggestName.ts";

/** The kinds of token that an app asks scopes for. */
export type ScopeHolder = "bot" | "user" | "app";

/** What app-level tokens may do: the app itself, in no workspace. */
export const appLevelScopes = ["connections:write", "authorizations:read"] as const;

export type AppLevelScope = (typeof appLevelScopes)[number];

/** Scopes of classic apps, each with its successor where there is one. No app can ask for them any more. */
const retiredScopes: Readonly<Record<string, string | undefined>> = {
  bot: undefined,
  identify: "users:read",
  post: "chat:write",
  read: undefined,
  "chat:write:bot": "chat:write",
  "chat:write:user": "chat:write",
  "files:write:user": "files:write",
  "rtm:stream": undefined,
};

/** Scopes that the platform itself gives to tokens that no app holds. */
const reservedScopes: Readonly<Record<string, string>> = {
  client: "only the platform's own client holds it",
  "app_configurations:read": "only configuration tokens hold it",
  "app_configurations:write": "only configuration tokens hold it",
};

/** User scopes that exist, but cannot be added in app settings. */
const neverForUsers: ReadonlySet<string> = new Set(["triggers:write"]);

/**
 * Why an app cannot be granted this scope, or nothing when it can. The only place that decides it: manifests, seed files,
 * the consent page, installations, app-level tokens and refreshes all ask here.
 *
 * @example
 * scopeFault("chat:wirte", "bot") // "unknown scope chat:wirte; did you mean chat:write?"
 */
export function scopeFault(name: string, holder: ScopeHolder): string | undefined {
  if (Object.hasOwn(retiredScopes, name)) {
    const successor = retiredScopes[name];
    return `the scope ${name} is retired${successor === undefined ? "" : `; use ${successor}`}`;
  }
  if (Object.hasOwn(reservedScopes, name)) return `the scope ${name} cannot be granted: ${reservedScopes[name]}`;
  const isAppLevel = (appLevelScopes as readonly string[]).includes(name);
  if (holder === "app") {
    if (isAppLevel) return undefined;
    if (!isScope(name)) return unknown(name, appLevelScopes);
    return `the scope ${name} cannot be granted to an app-level token`;
  }
  if (isAppLevel) return `the scope ${name} can only be granted to an app-level token`;
  if (!isScope(name)) return unknown(name, Object.keys(scopeSentences));
  if (holder === "bot" && isAdminScope(name))
    return `the scope ${name} cannot be granted to a bot; ask for it as a user scope`;
  if (holder === "user" && neverForUsers.has(name)) {
    return `the scope ${name} cannot be added for users in app settings; ask for it as a bot scope`;
  }
  return undefined;
}

export function isGrantable(name: string, holder: ScopeHolder): boolean {
  return scopeFault(name, holder) === undefined;
}

function unknown(name: string, known: readonly string[]): string {
  const suggested = suggestName(name, known);
  return `unknown scope ${name}${suggested === undefined ? "" : `; did you mean ${suggested}?`}`;
}
