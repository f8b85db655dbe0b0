import type { ToolHost } from "./toolHost.ts";

/** The permanent link of a message that the caller has just written. */
export async function readLink(host: ToolHost, channel: string, ts: string): Promise<string> {
  const link = await host.asClient("chat.getPermalink", { channel, message_ts: ts });
  return link.ok ? link.permalink : "";
}

/** Where a conversation opens in the browser. */
export function channelLink({ baseUrl, caller }: ToolHost, channelId: string): string {
  return `${baseUrl}/client/${caller.teamId}/${channelId}`;
}
