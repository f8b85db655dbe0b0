import { refuse } from "@platform/protocol";
import { noteToolCall } from "../domain/audit/noteToolCall.ts";
import { nobody } from "../domain/caller.ts";
import { registerClient } from "../domain/oauth/registerClient.ts";
import { noteUnlessFull } from "../domain/people/noteUnlessFull.ts";
import type { CallServices } from "../http/call.ts";
import type { FileServices } from "../http/files/fileServices.ts";
import type { McpServices } from "../http/mcp/mcpServices.ts";
import type { CallContext } from "../methods/define.ts";
import type { Clock } from "../ports/ports.ts";
import { withOrigin } from "./auditServices.ts";

export type SearchContext = CallContext;

export interface McpServicesOptions {
  readonly callServices: CallServices;
  readonly files: FileServices;
  readonly clock: Clock;
  readonly baseUrl: () => string;
}

/** How the log of refused entries and the audit log name a request. */
const method = "mcp";

/** Gives `/mcp` what its route may not import: who asks, what a search finds, and the audit log. */
export function openMcpServices({ callServices, files, clock, baseUrl }: McpServicesOptions): McpServices {
  return {
    baseUrl,
    nowMs: () => clock.nowMs(),
    openFile: files.openFile,
    async admit({ token, address }) {
      const found = await callServices.authenticate(token, ["user"], address);
      if (!found.ok) return found;
      // A session of a browser is for our own client, and an app's tokens are for what the app may see.
      if (found.caller.kind !== "user" || found.caller.isInPerson) return refuse("not_allowed_token_type");
      const entry = { method, whileMoving: false, orgWide: "in_workspace", args: {}, address } as const;
      return callServices.enterWorkspace(found, entry);
    },
    async searchMessages(caller, asked) {
      const { findForTool } = await import("./mcpSearch.ts");
      return findForTool(callServices.openContext(caller, {}, {}), asked);
    },
    async searchFiles(caller, asked) {
      const { findFilesForTool } = await import("./mcpSearch.ts");
      return findFilesForTool(callServices.openContext(caller, {}, {}), asked);
    },
    register: (client) => callServices.openContext(nobody, {}, {}).write(registerClient, client),
    async noteCall(caller, { address, client }, call) {
      const ctx = withOrigin(callServices.openContext(caller, {}, {}, address, undefined, client), method);
      await noteUnlessFull(() => ctx.write(noteToolCall, call));
    },
  };
}
