import { type Outcome, succeed } from "@platform/protocol";
import { noteAction } from "../audit/noteAction.ts";
import { defineOperation } from "../context.ts";

interface NotedTool {
  readonly appId: string;
  readonly appName: string;
  readonly server: string;
  readonly tool: string;
  /** SHA-256 of the arguments, which may hold what nobody else may read. */
  readonly argsHash: string;
  readonly result: string;
}

/** Records that a person called a tool of an app. */
export const noteAgentTool = defineOperation(
  import.meta,
  async (ctx, { appId, appName, server, tool, argsHash, result }: NotedTool): Promise<Outcome<object, never>> => {
    const entity = { type: "app", id: appId, state: { name: appName } };
    const details = { server, tool, arguments_sha256: argsHash, result };
    await noteAction(ctx, { action: "slack_ai_mcp_tool_called", entity, details });
    return succeed({});
  },
);
