import { createHash } from "node:crypto";
import type { Refusal } from "@platform/protocol";
import { Check, Convert, Errors } from "typebox/value";
import type { Logger } from "../../ports/log.ts";
import type { CallServices } from "../call.ts";
import { bucketOf, limitCall } from "../limitCall.ts";
import { mayUse, type Tool, type ToolAnswer } from "./tool.ts";
import type { McpServices } from "./mcpServices.ts";
import type { RefusedCall, ToolHost } from "./toolHost.ts";

/** The result of `tools/call`. */
export interface ToolResult {
  readonly content: readonly object[];
  readonly structuredContent?: unknown;
  readonly isError?: true;
}

/** A token without the scope is asked for another one, which the transport says. */
export type ToolOutcome = { readonly result: ToolResult } | { readonly needed: readonly string[] };

export interface RunToolOptions {
  readonly callServices: CallServices;
  readonly services: McpServices;
  readonly log: Logger;
  /** Counts the call; the code is one of few. */
  readonly record: (tool: string, code: string, seconds: number) => void;
}

/** Calls a tool: scopes, arguments, rate limit, the tool itself, and the entry in the audit log. */
export async function runTool(
  options: RunToolOptions,
  host: ToolHost,
  tool: Tool,
  args: unknown,
): Promise<ToolOutcome> {
  const started = performance.now();
  const answer = await answerOf(options, host, tool, args);
  const code = answer.ok ? "ok" : answer.error;
  options.record(tool.name, labelOf(code), (performance.now() - started) / 1000);
  const call = { tool: tool.name, argsHash: hashOf(args), result: code };
  await options.services.noteCall(host.caller, host, call);
  if (!answer.ok && answer.error === insufficientScope) return { needed: tool.scopes };
  return { result: answer.ok ? resultOf(answer) : refusalResult(answer) };
}

const insufficientScope = "insufficient_scope";

async function answerOf(
  { callServices, log }: RunToolOptions,
  host: ToolHost,
  tool: Tool,
  given: unknown,
): Promise<ToolAnswer<unknown> | RefusedCall> {
  if (!mayUse(tool, host.caller.scopes)) return { ok: false, error: insufficientScope };
  // Models write numbers and booleans as texts now and then.
  const args: unknown = Convert(tool.args, structuredClone(given));
  if (!Check(tool.args, args)) return refusalOfArgs(tool, args);
  try {
    const limited = await limitTool(callServices, host, tool);
    return limited ?? (await tool.run(host, args));
  } catch (error) {
    log.error({ err: error, tool: tool.name }, "a tool failed");
    return { ok: false, error: "internal_error" };
  }
}

function refusalOfArgs(tool: Tool, args: unknown): Refusal<string> {
  const faults = Errors(tool.args, args).map(
    ({ instancePath, message }) => `${instancePath.slice(1).replaceAll("/", ".") || "arguments"} ${message}`,
  );
  return { ok: false, error: "invalid_arguments", response_metadata: { messages: faults } };
}

/** Tools that call no method with a limit of its own share that of the method that does the same. */
async function limitTool(
  callServices: CallServices,
  { caller, address }: ToolHost,
  { countsAs }: Tool,
): Promise<RefusedCall | undefined> {
  const method = countsAs && (await callServices.methods.find(countsAs));
  if (!method) return undefined;
  const headers: Record<string, string> = {};
  const bucket = bucketOf(method, caller, { address, credentials: {}, args: {} });
  const limited = limitCall(callServices.takeRate, method, caller, bucket, headers);
  return limited && { ...limited, retryAfterS: Number(headers["retry-after"]) };
}

function resultOf({ text, data, content = [] }: ToolAnswer<unknown>): ToolResult {
  return { content: [{ type: "text", text: JSON.stringify(text) }, ...content], structuredContent: data };
}

/** The code first, then what is known about it, for a model that tries again. */
function refusalResult(refusal: RefusedCall): ToolResult {
  const { error, retryAfterS, needed, detail, response_metadata: metadata } = refusal;
  const lines = [
    error,
    ...(needed === undefined ? [] : [`The token lacks one of these scopes: ${needed}`]),
    ...(retryAfterS === undefined ? [] : [`Call again after ${retryAfterS} seconds.`]),
    ...(metadata?.messages ?? []).map((message) => message.replace(/^\[ERROR\] /, "")),
    ...(detail === undefined ? [] : [detail]),
  ];
  return { content: [{ type: "text", text: lines.join("\n") }], isError: true };
}

/** Labels of metrics stay in memory, so codes of methods count as one. */
const labels: ReadonlySet<string> = new Set([
  "ok",
  "invalid_arguments",
  "internal_error",
  "ratelimited",
  insufficientScope,
]);

function labelOf(code: string): string {
  return labels.has(code) ? code : "refused";
}

function hashOf(args: unknown): string {
  return createHash("sha256").update(JSON.stringify(args)).digest("hex");
}
