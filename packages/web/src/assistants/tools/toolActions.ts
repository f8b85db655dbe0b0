import type { MethodResult } from "@platform/sdk";
import { call } from "../../api/call.ts";
import { explain } from "../../api/explain.ts";
import { queries } from "../../api/useCall.ts";
import { agentToolsText as text } from "../../strings/agentTools.ts";
import { statusText } from "../../strings/statuses.ts";
import { toast } from "../../ui/toast.ts";

type Listed = Extract<MethodResult<"client.mcp.tools.list">, { readonly ok: true }>;
export type ShownServer = Listed["servers"][number];
export type ShownTool = ShownServer["tools"][number];
export type ToolResult = Extract<MethodResult<"client.mcp.tools.call">, { readonly ok: true }>["result"];

/** A server as the methods name it. */
export interface ServerName {
  readonly app_id: string;
  readonly server: string;
}

/** A tool with what names it, and where its requests go. */
export interface PlacedTool {
  readonly named: ServerName;
  readonly appName: string;
  readonly host: string;
  readonly tool: ShownTool;
}

export function titleOf({ title, name }: Pick<ShownTool, "title" | "name">): string {
  return title === "" ? name : title;
}

/** Reads again what is shown of tools. */
export function refreshTools(): Promise<void> {
  return queries.invalidateQueries({ queryKey: ["client.mcp.tools.list"] });
}

export async function setServer(named: ServerName, isActive: boolean): Promise<void> {
  const answer = await call("client.mcp.servers.set", { ...named, is_active: isActive }).catch(() => undefined);
  if (!answer?.ok) toast(text.switchFailed(reasonOf(answer)));
  await refreshTools();
}

/** With a version, the tool is allowed always as it is now; without one, it asks before each call. */
export async function setConsent(named: ServerName, tool: string, version?: string): Promise<boolean> {
  const allowed = version === undefined ? {} : { allow_always: version };
  const answer = await call("client.mcp.consents.set", { ...named, tool, ...allowed }).catch(() => undefined);
  if (!answer?.ok) toast(text.consentFailed(reasonOf(answer)));
  await refreshTools();
  return answer?.ok === true;
}

export interface ToolCall {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** The version that the person has allowed for this call. */
  readonly allowOnce: string | undefined;
}

/** The result, or why there is none in a sentence. */
export async function callTool(
  named: ServerName,
  { tool, args, allowOnce }: ToolCall,
): Promise<{ readonly result: ToolResult } | { readonly failure: string }> {
  const allowed = allowOnce === undefined ? {} : { allow_once: allowOnce };
  const params = { ...named, tool, arguments: args, ...allowed };
  const answer = await call("client.mcp.tools.call", params).catch(() => undefined);
  if (answer?.ok) return { result: answer.result };
  const isChanged = answer?.error === "consent_required" || answer?.error === "tool_not_found";
  if (isChanged) await refreshTools();
  return { failure: isChanged ? text.changed : text.callFailed(reasonOf(answer)) };
}

function reasonOf(answer: { readonly error?: string } | undefined): string {
  return answer?.error === undefined ? statusText.serverNotRespondingSentence : explain(answer.error);
}
