import { type Outcome, succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { noteAction } from "./noteAction.ts";

export interface CalledTool {
  readonly tool: string;
  /** SHA-256 of the arguments, which may hold what nobody else may read. */
  readonly argsHash: string;
  readonly result: string;
}

/** Records that an assistant called a tool in the name of a person. */
export const noteToolCall = defineOperation(
  import.meta,
  async (ctx, { tool, argsHash, result }: CalledTool): Promise<Outcome<object, never>> => {
    const { appId, appName, userId, userName, teamId } = ctx.caller;
    const entity =
      appId === undefined
        ? { type: "user", id: userId, state: { name: userName } }
        : { type: "app", id: appId, state: { name: appName ?? "" } };
    const details = { arguments_sha256: argsHash, result };
    await noteAction(ctx, { action: `mcp_${tool}_tool_called`, entity, teamId, details });
    return succeed({});
  },
);
