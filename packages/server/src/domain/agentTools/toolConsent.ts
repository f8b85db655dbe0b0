import type { ToolConsentsTable } from "../../storage/tables/toolConsents.ts";
import type { DeclaredServer } from "./findServers.ts";
import type { Tool } from "./protocol/tool.ts";

/** Whether the person allowed the tool for ever, as it is described now and where the server is now. */
export function isAllowedAlways(
  consents: readonly ToolConsentsTable[],
  { key, definition }: DeclaredServer,
  tool: Tool,
): boolean {
  return consents.some(
    (given) =>
      given.server_key === key &&
      given.tool === tool.name &&
      given.url === definition.url &&
      given.tool_hash === tool.hash,
  );
}
