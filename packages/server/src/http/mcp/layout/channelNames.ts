import { limits } from "@platform/protocol";
import type { ToolHost } from "../toolHost.ts";

/** What conversations are called, by their ids; `#general`, or the people of a direct conversation. */
export async function readChannelNames(host: ToolHost, ids: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)];
  const names = new Map<string, string>();
  for (let at = 0; at < wanted.length; at += limits.selected_items_max) {
    const some = wanted.slice(at, at + limits.selected_items_max);
    const page = await host.asClient("client.menus.conversations", { ids: some });
    if (!page.ok) continue;
    for (const { id, text, kind } of page.items) {
      const isDirect = kind === "im" || kind === "mpim";
      names.set(id, host.frame.inline(isDirect ? `DM with ${text}` : `#${text.replace(/^#/, "")}`));
    }
  }
  return names;
}
