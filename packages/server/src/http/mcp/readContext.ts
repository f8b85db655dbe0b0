import type { Message } from "./layout/messages.ts";
import type { FoundMessage } from "./mcpServices.ts";
import type { ToolHost } from "./toolHost.ts";
import { historyScopes } from "./toolArgs.ts";

export interface SurroundingMessages {
  readonly before: readonly Message[];
  readonly after: readonly Message[];
}

/** The message before and the one after a match. Who may find a message in a conversation may read what is beside it. */
export async function readContext(host: ToolHost, { channel, ts }: FoundMessage): Promise<SurroundingMessages> {
  const shared = { channel: channel.id, limit: 1 };
  const [before, after] = await Promise.all([
    host.asClient("conversations.history", { ...shared, latest: ts }, historyScopes),
    host.asClient("client.history.after", { ...shared, ts }, historyScopes),
  ]);
  return { before: before.ok ? before.messages : [], after: after.ok ? after.messages : [] };
}
