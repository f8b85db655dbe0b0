import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { ToolHost } from "./toolHost.ts";

/**
 * The conversation that an argument names: the id of a person stands for the direct message with them. It is looked for and
 * not opened, because reading must not change the list of conversations.
 */
export async function findConversation(host: ToolHost, named: string): Promise<Outcome<{ channelId: string }, string>> {
  if (!isPersonId(named)) return succeed({ channelId: named });
  for (let cursor = ""; ;) {
    const asked = { types: ["im"] as const, limit: limits.page_max, ...(cursor !== "" && { cursor }) };
    const page = await host.asClient("users.conversations", asked, ["im:read"]);
    if (!page.ok) return page;
    const direct = page.channels.find(({ user }) => user === named);
    if (direct) return succeed({ channelId: direct.id });
    cursor = page.response_metadata.next_cursor;
    if (cursor === "") return refuse("channel_not_found");
  }
}

/** The same for writing, which opens the direct message if necessary. */
export async function openTarget(host: ToolHost, named: string): Promise<Outcome<{ channelId: string }, string>> {
  if (!isPersonId(named)) return succeed({ channelId: named });
  const opened = await host.asClient("conversations.open", { users: [named] }, ["im:write"]);
  return opened.ok ? succeed({ channelId: opened.channel.id }) : opened;
}

function isPersonId(named: string): boolean {
  return /^[UW]/.test(named);
}
