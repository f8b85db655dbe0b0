import { JsonFault, parseJson } from "../ports/json.ts";
import type { LogLevel } from "./ended.ts";

/** A request that a function wants made. */
export interface AskedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  /** In base64. */
  readonly body?: string | undefined;
}

/** Everything that may come out of a sandbox. Whatever else comes is a line that the function wrote by itself. */
export type FromInside =
  | { readonly type: "log"; readonly level: LogLevel; readonly text: string }
  | { readonly type: "fetch"; readonly id: number; readonly request: AskedRequest }
  | { readonly type: "done"; readonly id: number; readonly result: Readonly<Record<string, unknown>> }
  | { readonly type: "failed"; readonly id: number; readonly message: string; readonly stack: string };

export interface AskedAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  /** In base64. */
  readonly body: string;
}

/** What arrived for a function, and around it, in the shape that functions for this API expect. */
export interface FunctionCall {
  readonly callbackId: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly context: {
    readonly bot_access_token: string;
    readonly app_id: string;
    readonly team_id: string;
    readonly enterprise_id?: string;
    readonly variables: Readonly<Record<string, string>>;
  };
}

export type ToInside =
  | {
      readonly type: "call";
      readonly id: number;
      readonly callback_id: string;
      /** Only the first time that a process is asked for it. */
      readonly source: string | undefined;
      readonly body: FunctionCall["body"];
      readonly context: FunctionCall["context"];
    }
  | { readonly type: "fetched"; readonly id: number; readonly answer: AskedAnswer }
  | { readonly type: "fetched"; readonly id: number; readonly error: string };

/**
 * The message in a line, or nothing when it is none: code in a sandbox can write whatever it likes. Checked by hand, because
 * a library for it is ten times all that the process which reads them has to load before the first function can begin.
 */
export function readMessage(line: string): FromInside | undefined {
  if (!line.startsWith('{"type":')) return undefined;
  const value = parseJson(line);
  if (value instanceof JsonFault || !isRecord(value)) return undefined;
  return isFromInside(value) ? value : undefined;
}

function isFromInside(value: Readonly<Record<string, unknown>>): value is FromInside {
  const { type, id, level, text, request, result, message, stack } = value;
  if (type === "log") return levels.has(level) && typeof text === "string";
  if (!Number.isInteger(id)) return false;
  if (type === "fetch") return isRequest(request);
  if (type === "done") return isRecord(result);
  return type === "failed" && typeof message === "string" && typeof stack === "string";
}

function isRequest(value: unknown): value is AskedRequest {
  if (!isRecord(value)) return false;
  const { method, url, headers, body } = value;
  return (
    typeof method === "string" &&
    /^[A-Z]{1,20}$/.test(method) &&
    typeof url === "string" &&
    Array.isArray(headers) &&
    headers.every(isHeader) &&
    (body === undefined || typeof body === "string")
  );
}

function isHeader(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const levels: ReadonlySet<unknown> = new Set<LogLevel>(["trace", "debug", "info", "warn", "error"]);
