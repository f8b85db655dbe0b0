import { limits, refuse, succeed } from "@platform/protocol";
import { defaulted, optional, text } from "../../methods/params.ts";
import { connectionFaults, disconnectReasons, socketStages } from "../../ports/socketFault.ts";
import { defineControl } from "../define.ts";
import { effectOf, findContradiction, findUnknownName, targetOf } from "../faultWish.ts";
import { amount, choice } from "../params.ts";
import { faultSchema, presentFault } from "../presentFault.ts";

export const faultsAdd = defineControl({
  name: "faults.add",
  summary: "Injects a fault into the next calls of a method, the next deliveries of an event, or the sockets of apps.",
  notes:
    "Faults of a method apply to calls with a valid token, before the rate limit and the call itself; one fault per call, in the order of creation. `latency_ms` can be combined with any of the others. " +
    "A delivery whose answer is dropped reaches its app, which then receives it again, with `x-slack-retry-num` and `x-slack-retry-reason` or, over a socket, `retry_attempt` and `retry_reason`. " +
    "Faults of sockets apply to Socket Mode on this server. `no_pongs` and `silent` last until the app opens another socket.",
  params: {
    method: optional(text({ describe: "The method; `*` for every method." })),
    delivery: optional(text({ describe: "Instead of a method: the event type; `*` for every type." })),
    socket: optional(
      choice({
        describe:
          "Instead of a method: when a socket of an app is struck. `connect` is before `hello`, `hello` after it, `envelope` after the next envelope was sent, `acknowledgement` when the next one arrives, which is lost, `ping` at the next ping of an app, `now` at once, all open sockets.",
        of: socketStages,
      }),
    ),
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
        describe:
          "Breaks the connection: `request` (or `true`) before the call runs or the event is delivered, `answer` after that.",
        of: ["request", "answer"],
      }),
    ),
    disconnect: optional(
      choice({
        describe: "With `socket`: the reason of the `disconnect` message that is sent.",
        of: disconnectReasons,
      }),
    ),
    connection: optional(
      choice({
        describe:
          "With `socket`: it is `closed` without a close frame, stays open but `silent` in both directions, or `no_pongs` answer the pings of the app.",
        of: connectionFaults,
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
    const { method, latency_ms: latencyMs, retry_after_s: retryAfterS, drop, count } = params;
    const wish = { ...params, error };
    const fault = findContradiction(wish) ?? (await findUnknownName(context, method, error));
    if (fault) return fault;
    const added = context.faults.add({
      ...targetOf(wish),
      effect: effectOf(wish),
      latencyMs,
      error,
      retryAfterS,
      drop,
      left: count,
    });
    return added ? succeed({ fault: presentFault(added) }) : refuse("too_many_faults");
  },
});
