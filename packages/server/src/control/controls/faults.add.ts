import { commonErrors, limits, type Refusal, refuse, succeed } from "@platform/protocol";
import { defaulted, optional, text } from "../../methods/params.ts";
import type { ControlContext } from "../controlContext.ts";
import { defineControl } from "../define.ts";
import { amount, choice } from "../params.ts";
import { faultSchema, presentFault } from "../presentFault.ts";

export const faultsAdd = defineControl({
  name: "faults.add",
  summary: "Injects a fault into the next calls of a method, or the next deliveries of an event.",
  notes:
    "Faults apply to calls with a valid token, before the rate limit and the call itself; one fault per call, in the order of creation. `latency_ms` can be combined with any of the others.",
  params: {
    method: optional(text({ describe: "The method; `*` for every method." })),
    delivery: optional(text({ describe: "Instead of a method: the event type; `*` for every type." })),
    error: optional(text({ describe: "The error code to return; one that the method declares." })),
    status: optional(amount({ describe: "429 is the same as `error` `ratelimited`.", min: 429, max: 429 })),
    retry_after_s: optional(
      amount({
        describe: "With `ratelimited`: the value of `Retry-After`.",
        min: 1,
        max: limits.fault_retry_after_s_max,
      }),
    ),
    latency_ms: defaulted(
      amount({ describe: "The delay before the call.", min: 0, max: limits.fault_latency_ms_max }),
      0,
    ),
    drop: optional(
      choice({
        describe: "Breaks the connection: `request` (or `true`) before the call runs, `answer` after it ran.",
        of: ["request", "answer"],
      }),
    ),
    count: defaulted(amount({ describe: "How often.", min: 1, max: limits.fault_count_max }), 1),
  },
  result: { fault: faultSchema },
  errors: {
    unknown_method: "There is no such method.",
    unknown_code: "The method never returns this code.",
    too_many_faults: "Clear some with `faults.clear`.",
  },
  example: { method: "chat.postMessage", error: "ratelimited", retry_after_s: 2, count: 3 },
  async handler(context, params) {
    const error = params.error ?? (params.status === undefined ? undefined : "ratelimited");
    const { method, delivery, latency_ms: latencyMs, retry_after_s: retryAfterS, drop, count } = params;
    const fault = contradiction({ ...params, error }) ?? (await unknownName(context, method, error));
    if (fault) return fault;
    const added = context.faults.add({
      on: method === undefined ? "delivery" : "method",
      name: method ?? delivery ?? "",
      latencyMs,
      error,
      retryAfterS,
      drop,
      left: count,
    });
    return added ? succeed({ fault: presentFault(added) }) : refuse("too_many_faults");
  },
});

interface Wish {
  readonly method: string | undefined;
  readonly delivery: string | undefined;
  readonly error: string | undefined;
  readonly retry_after_s: number | undefined;
  readonly latency_ms: number;
  readonly drop: string | undefined;
}

/** An order that says two things, or nothing, would be carried out in a way that nobody expects. */
function contradiction(wish: Wish): Refusal<"invalid_arguments"> | undefined {
  const { method, delivery, error, retry_after_s: retryAfterS, latency_ms: latencyMs, drop } = wish;
  if ((method === undefined) === (delivery === undefined)) return say("give either method or delivery");
  if (error === undefined && drop === undefined && latencyMs === 0) {
    return say("give error, status, latency_ms or drop");
  }
  if (error !== undefined && drop !== undefined) return say("give either error or drop");
  if (delivery !== undefined && error !== undefined) return say("a delivery can be late or dropped only");
  if (retryAfterS !== undefined && error !== "ratelimited") return say("retry_after_s goes with ratelimited");
  return undefined;
}

function say(message: string): Refusal<"invalid_arguments"> {
  return refuse("invalid_arguments", message);
}

async function unknownName(
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
