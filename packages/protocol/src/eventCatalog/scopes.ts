import { type ConversationKind, conversationScope } from "../conversationScopes.ts";

/** The scopes of which a token needs one, where the kind of conversation decides. */
export type ScopesByKind = Readonly<Record<ConversationKind, readonly string[]>>;

/** The scope of people's own clients: it opens everything that the person can see. */
export const clientScope = "client";

/** Scopes that open the conversation itself, such as `groups:read` for a private channel. */
export const readScopes = scopesByKind("read");
/** Scopes that open the messages of a conversation, such as `groups:history` for a private channel. */
export const historyScopes = scopesByKind("history");

function scopesByKind(right: "read" | "history"): ScopesByKind {
  const scopes = (kind: ConversationKind): readonly string[] => [conversationScope(kind, right)];
  return {
    public: scopes("public"),
    private: scopes("private"),
    im: scopes("im"),
    mpim: scopes("mpim"),
    record: scopes("record"),
  };
}

/** Every scope that opens the event in some kind of conversation. */
export function allScopes(scopes: readonly string[] | ScopesByKind): readonly string[] {
  return isByKind(scopes) ? [...new Set(Object.values(scopes).flat())] : scopes;
}

/** The scopes of which a token needs one, in a conversation of this kind. */
export function scopesFor(
  scopes: readonly string[] | ScopesByKind,
  kind: ConversationKind | undefined,
): readonly string[] {
  if (!isByKind(scopes)) return scopes;
  return kind === undefined ? allScopes(scopes) : scopes[kind];
}

export function isByKind(scopes: readonly string[] | ScopesByKind): scopes is ScopesByKind {
  return !Array.isArray(scopes);
}
