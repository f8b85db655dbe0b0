import type { Target } from "../measured.ts";
import { authRequests, historyRequests, postRequests, type PreparedStore, repliesRequests } from "./prepareStore.ts";

export const connections = 20;
export const channelCount = 100;

/** A kind of call, and the targets of PostgreSQL for it. */
export interface StoreCase {
  readonly name: string;
  readonly requests: (store: PreparedStore) => string[];
  readonly cpu: Target;
  readonly statements: Target | undefined;
}

export const storeCases: readonly StoreCase[] = [
  { name: "auth.test", requests: authRequests, cpu: { ratioAtMost: 2 }, statements: { atMost: 1 } },
  ...[1, channelCount].map((count) => ({
    name: `chat.postMessage, ${count} channel${count === 1 ? "" : "s"}`,
    requests: (store: PreparedStore) => postRequests(store, count),
    cpu: { ratioAtMost: 4 },
    statements: { atMost: 4 },
  })),
  {
    name: "conversations.replies (100)",
    requests: repliesRequests,
    cpu: { ratioAtMost: 2.5 },
    statements: { atMost: 2 },
  },
  {
    name: "conversations.history (100)",
    requests: historyRequests,
    cpu: { ratioAtMost: 2.5 },
    statements: undefined,
  },
];
