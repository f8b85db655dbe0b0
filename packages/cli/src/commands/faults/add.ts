import { defineCommand } from "../../command.ts";
import { control, serverFlags } from "../../controls.ts";
import { type Fault, faultText } from "../../faultText.ts";

export const faultsAdd = defineCommand({
  name: "faults add",
  summary:
    "Injects a fault into a dev server: into the next calls of a method, deliveries of an event, or sockets of apps.",
  flags: {
    method: {
      kind: "text",
      describe: "The method; * for every method.",
      value: "METHOD",
      isPositional: true,
      isCommandLineOnly: true,
    },
    delivery: {
      kind: "text",
      describe: "Instead of a method: an event type.",
      value: "TYPE",
      isCommandLineOnly: true,
    },
    socket: {
      kind: "text",
      describe: "Instead of a method: connect, hello, envelope, acknowledgement, ping or now.",
      value: "STAGE",
      isCommandLineOnly: true,
    },
    error: { kind: "text", describe: "The error code to return.", value: "CODE", isCommandLineOnly: true },
    "retry-after": {
      kind: "number",
      describe: "With ratelimited: the value of Retry-After in seconds.",
      value: "S",
      isCommandLineOnly: true,
    },
    latency: { kind: "number", describe: "Delay in milliseconds.", value: "MS", isCommandLineOnly: true },
    drop: {
      kind: "text",
      describe: "Break the connection: `request` before the call runs, `answer` after it ran.",
      value: "WHAT",
      isCommandLineOnly: true,
    },
    disconnect: {
      kind: "text",
      describe: "With --socket: warning, refresh_requested, link_disabled or too_many_websockets.",
      value: "REASON",
      isCommandLineOnly: true,
    },
    connection: {
      kind: "text",
      describe: "With --socket: closed, silent or no_pongs.",
      value: "WHAT",
      isCommandLineOnly: true,
    },
    count: { kind: "number", describe: "How many times.", value: "N", fallback: 1, isCommandLineOnly: true },
    ...serverFlags,
  },
  examples: [
    "platform faults add chat.postMessage --error ratelimited --retry-after 2",
    "platform faults add chat.postMessage --drop answer --count 3",
    "platform faults add --delivery message --latency 500",
    "platform faults add --delivery app_mention --drop answer",
    "platform faults add --socket hello --disconnect too_many_websockets",
  ],
  async run(flags, io) {
    const { method, delivery, socket, error, latency, drop, disconnect, connection, count } = flags;
    const { fault } = await control<{ fault: Fault }>(io, flags, "faults.add", {
      method,
      delivery,
      socket,
      error,
      retry_after_s: flags["retry-after"],
      latency_ms: latency,
      drop,
      disconnect,
      connection,
      count,
    });
    io.print(faultText(fault), { fault });
  },
});
