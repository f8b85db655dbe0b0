import { createHash } from "node:crypto";
import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import { selectToolConsents } from "../../storage/queries/agentTools.ts";
import { noteUnlessFull } from "../people/noteUnlessFull.ts";
import { type ActiveCode, type ActiveServer, openActiveServer } from "./activeServer.ts";
import { noteAgentTool } from "./noteAgentTool.ts";
import { listTools } from "./protocol/listTools.ts";
import { readToolResult, type ToolResult } from "./protocol/toolResult.ts";
import { isAllowedAlways } from "./toolConsent.ts";
import type { ToolContext } from "./toolContext.ts";

export interface CalledTool {
  readonly appId: string;
  readonly serverKey: string;
  readonly tool: string;
  readonly args: Fields;
  /** The description of the tool with which the person allowed this one call, by its hash. */
  readonly allowedOnce: string | undefined;
}

export type CallCode = ActiveCode | "tool_not_found" | "consent_required" | "arguments_too_long";
type Called = Outcome<{ result: ToolResult }, CallCode>;

/** Runs a tool for the caller. Every call that reaches a server is in the audit log, and so is one that waits for consent. */
export async function callTool(ctx: ToolContext, called: CalledTool): Promise<Called> {
  const args = JSON.stringify(called.args);
  if (Buffer.byteLength(args) > limits.mcp_arguments_bytes_max) return refuse("arguments_too_long");
  const opened = await openActiveServer(ctx, called);
  if (!opened.ok) return opened;
  const answer = await runTool(ctx, opened, called);
  await opened.conversation.end();
  if (!answer.ok && answer.error === "tool_not_found") return answer;
  const note = {
    appId: called.appId,
    appName: opened.server.app.name,
    server: called.serverKey,
    tool: called.tool,
    argsHash: createHash("sha256").update(args).digest("hex"),
    result: answer.ok ? (answer.result.isError ? "tool_error" : "ok") : answer.error,
  };
  await noteUnlessFull(() => ctx.write(noteAgentTool, note));
  return answer;
}

/** The tool is looked up for every call: what it says of itself decides whether the person is asked first. */
async function runTool(
  ctx: ToolContext,
  { server, conversation }: ActiveServer,
  { appId, tool: name, args, allowedOnce }: CalledTool,
): Promise<Called> {
  const listed = await listTools(conversation);
  if (!listed.ok) return listed;
  const tool = listed.tools.find((one) => one.name === name);
  if (!tool) return refuse("tool_not_found");
  const isAllowed =
    tool.isReadOnly ||
    allowedOnce === tool.hash ||
    isAllowedAlways(await selectToolConsents(ctx.db, ctx.caller, appId), server, tool);
  if (!isAllowed) {
    return refuse("consent_required", "call again with allow_once, or allow the tool with client.mcp.consents.set");
  }
  const call = { name, timeoutMs: limits.mcp_call_s * 1000 };
  const answered = await conversation.request("tools/call", { name, arguments: args }, call);
  return answered.ok ? succeed({ result: readToolResult(answered.result) }) : answered;
}
