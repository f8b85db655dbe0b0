import { commonErrors, type Refusal, refuse } from "@platform/protocol";
import type { SocketEffect } from "../ports/socketFault.ts";
import type { ControlContext } from "./controlContext.ts";
import type { FaultOrder } from "./faults.ts";

/** A fault as a caller asked for it. */
export interface FaultWish {
  readonly method: string | undefined;
  readonly delivery: string | undefined;
  readonly socket: string | undefined;
  readonly error: string | undefined;
  readonly retry_after_s: number | undefined;
  readonly latency_ms: number;
  readonly drop: string | undefined;
  readonly disconnect: SocketEffect["disconnect"];
  readonly connection: SocketEffect["connection"];
}

/** What the fault strikes, by its kind and name. */
export function targetOf({ method, delivery, socket }: FaultWish): Pick<FaultOrder, "on" | "name"> {
  if (socket !== undefined) return { on: "socket", name: socket };
  return method === undefined ? { on: "delivery", name: delivery ?? "" } : { on: "method", name: method };
}

export function effectOf({ disconnect, connection }: FaultWish): SocketEffect | undefined {
  if (disconnect !== undefined) return { disconnect };
  return connection === undefined ? undefined : { connection };
}

/** An order that says two things, or nothing, would be carried out in a way that nobody expects. */
export function findContradiction(wish: FaultWish): Refusal<"invalid_arguments"> | undefined {
  const { method, delivery, socket, error, retry_after_s: retryAfterS, latency_ms: latencyMs, drop } = wish;
  const { disconnect, connection } = wish;
  if (countGiven([method, delivery, socket]) !== 1) return say("give either method, delivery or socket");
  const isOfCall = error !== undefined || drop !== undefined || latencyMs > 0;
  if (socket !== undefined) {
    if (isOfCall) return say("the fault of a socket is disconnect or connection");
    return countGiven([disconnect, connection]) === 1 ? undefined : say("give either disconnect or connection");
  }
  if (countGiven([disconnect, connection]) > 0) return say("disconnect and connection go with socket");
  if (!isOfCall) return say("give error, status, latency_ms or drop");
  if (error !== undefined && drop !== undefined) return say("give either error or drop");
  if (delivery !== undefined && error !== undefined) return say("a delivery can be late or dropped only");
  if (retryAfterS !== undefined && error !== "ratelimited") return say("retry_after_s goes with ratelimited");
  return undefined;
}

export async function findUnknownName(
  context: ControlContext,
  method: string | undefined,
  error: string | undefined,
): Promise<Refusal<"unknown_method" | "unknown_code"> | undefined> {
  if (method === undefined) return undefined;
  const codes = method === "*" ? [] : await context.codesOf(method);
  if (!codes) return refuse("unknown_method", `there is no method ${method}`);
  if (error === undefined || Object.hasOwn(commonErrors, error) || codes.includes(error)) return undefined;
  return refuse("unknown_code", `${method} answers ${codes.join(", ") || "common codes only"}`);
}

function countGiven(values: readonly unknown[]): number {
  return values.filter((value) => value !== undefined).length;
}

function say(message: string): Refusal<"invalid_arguments"> {
  return refuse("invalid_arguments", message);
}
