import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { Conversation } from "./conversation.ts";
import { readTool, type Tool } from "./tool.ts";
import type { ServerCode } from "./toolServer.ts";

export interface ListedTools {
  readonly tools: readonly Tool[];
  /** How many more there are, or at least one: they are too many, or cannot be shown. */
  readonly leftOut: number;
}

const cursorCharsMax = 2_000;

/** The tools of a server, page by page, up to a limit. A name counts once. */
export async function listTools(conversation: Conversation): Promise<Outcome<ListedTools, ServerCode>> {
  const found = new Map<string, Tool>();
  let leftOut = 0;
  let cursor: string | undefined;
  for (let page = 0; page < limits.mcp_tool_pages_max; page++) {
    const listed = await conversation.request("tools/list", cursor === undefined ? {} : { cursor });
    if (!listed.ok) return listed;
    const { tools, nextCursor } = listed.result;
    if (!Array.isArray(tools)) return refuse("server_answer_invalid", "the server lists no tools");
    for (const given of tools as unknown[]) {
      const tool = found.size < limits.mcp_tools_max ? readTool(given) : undefined;
      if (tool && !found.has(tool.name)) found.set(tool.name, tool);
      else leftOut++;
    }
    const isMore = typeof nextCursor === "string" && nextCursor !== "" && nextCursor.length <= cursorCharsMax;
    cursor = isMore ? nextCursor : undefined;
    if (cursor === undefined) break;
    if (found.size >= limits.mcp_tools_max) break;
  }
  return succeed({ tools: [...found.values()], leftOut: leftOut + (cursor === undefined ? 0 : 1) });
}
