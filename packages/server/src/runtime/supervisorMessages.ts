import type { EndedCall, LogLine } from "./ended.ts";
import type { AskedAnswer, AskedRequest, FunctionCall } from "./messages.ts";
import type { WarmOptions } from "./warm.ts";

/** What the server says to the process that keeps sandboxes. `id` is of the call, `asked` of a request that it makes. */
export type ToSupervisor =
  | { readonly type: "open"; readonly options: WarmOptions }
  | {
      readonly type: "run";
      readonly id: number;
      readonly version: string;
      readonly call: FunctionCall & { readonly deadlineMs: number; readonly streamsLogs: boolean };
    }
  | { readonly type: "cancel"; readonly id: number }
  | { readonly type: "source"; readonly id: number; readonly found: Found<string> }
  | { readonly type: "answer"; readonly asked: number; readonly found: Found<AskedAnswer> }
  | { readonly type: "stop" };

export type FromSupervisor =
  | { readonly type: "source"; readonly id: number }
  | { readonly type: "ask"; readonly id: number; readonly asked: number; readonly request: AskedRequest }
  | { readonly type: "logs"; readonly id: number; readonly lines: readonly LogLine[] }
  | { readonly type: "ended"; readonly id: number; readonly found: Found<EndedCall> };

/** An error keeps its class on neither way; its words do. */
export type Found<Value> = { readonly value: Value } | { readonly fault: string };

export async function find<Value>(value: Promise<Value>): Promise<Found<Value>> {
  try {
    return { value: await value };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
