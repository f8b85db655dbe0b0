import { call } from "../api/call.ts";
import { refreshConversations } from "../store/refresh.ts";
import { channelPath } from "./paths.ts";

/** The path of the direct conversation with these people. */
export async function openDirect(users: readonly string[]): Promise<string | undefined> {
  const opened = await call("conversations.open", { users: [...users] });
  if (!opened.ok) return undefined;
  await refreshConversations();
  return channelPath(opened.channel.id);
}
