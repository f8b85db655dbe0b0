/** The kinds of conversation that scopes tell apart. */
export type ConversationKind = "public" | "private" | "im" | "mpim" | "record";

/** The first half of the scopes for each kind of conversation. */
export const scopeFamily: Readonly<Record<ConversationKind, string>> = {
  public: "channels",
  private: "groups",
  im: "im",
  mpim: "mpim",
  record: "lists",
};

/** The scope that lets a token see a conversation (`read`) or its messages (`history`). Lists have one scope for both. */
export function conversationScope(kind: ConversationKind, right: "read" | "history"): string {
  return kind === "record" ? "lists:read" : `${scopeFamily[kind]}:${right}`;
}
