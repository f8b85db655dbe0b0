import { defineCommand } from "../../command.ts";
import { control, serverFlags } from "../../controls.ts";
import { type Fault, faultText } from "../../faultText.ts";

export const faultsAdd = defineCommand({
  name: "faults add",
  summary: "Orders something to go wrong on a dev server: with the next calls of a method, or deliveries of an event.",
  flags: {
    method: {
      kind: "text",
      describe: "The method to strike; * for every one.",
      value: "METHOD",
      isPositional: true,
      isCommandLineOnly: true,
    },
    delivery: {
      kind: "text",
      describe: "Instead of a method: the type of event.",
      value: "TYPE",
      isCommandLineOnly: true,
    },
    error: { kind: "text", describe: "The code to answer.", value: "CODE", isCommandLineOnly: true },
    "retry-after": {
      kind: "number",
      describe: "With ratelimited: the seconds in Retry-After.",
      value: "S",
      isCommandLineOnly: true,
    },
    latency: { kind: "number", describe: "Wait this long first.", value: "MS", isCommandLineOnly: true },
    drop: {
      kind: "text",
      describe: "Break the connection: request, before anything is done; answer, after all is done.",
      value: "WHAT",
      isCommandLineOnly: true,
    },
    count: { kind: "number", describe: "How often.", value: "N", fallback: 1, isCommandLineOnly: true },
    ...serverFlags,
  },
  examples: [
    "platform faults add chat.postMessage --error ratelimited --retry-after 2",
    "platform faults add chat.postMessage --drop answer --count 3",
    "platform faults add --delivery message --latency 500",
  ],
  async run(flags, io) {
    const { method, delivery, error, latency, drop, count } = flags;
    const { fault } = await control<{ fault: Fault }>(io, flags, "faults.add", {
      method,
      delivery,
      error,
      retry_after_s: flags["retry-after"],
      latency_ms: latency,
      drop,
      count,
    });
    io.tell(faultText(fault), { fault });
  },
});
