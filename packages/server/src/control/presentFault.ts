import { Type } from "typebox";
import { connectionFaults, disconnectReasons, type SocketStage, socketStages } from "../ports/socketFault.ts";
import type { FaultOrder } from "./faults.ts";

export const faultSchema = Type.Object({
  id: Type.Integer(),
  method: Type.Optional(Type.String()),
  delivery: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
  retry_after_s: Type.Optional(Type.Integer()),
  latency_ms: Type.Optional(Type.Integer()),
  drop: Type.Optional(Type.Enum(["request", "answer"])),
  socket: Type.Optional(Type.Enum([...socketStages])),
  disconnect: Type.Optional(Type.Enum([...disconnectReasons])),
  connection: Type.Optional(Type.Enum([...connectionFaults])),
  left: Type.Integer({ description: "How often it will still strike." }),
});

export function presentFault(order: FaultOrder) {
  const { id, on, name, error, retryAfterS, latencyMs, drop, effect, left } = order;
  return {
    id,
    ...targetOf(on, name),
    ...(effect?.disconnect === undefined ? {} : { disconnect: effect.disconnect }),
    ...(effect?.connection === undefined ? {} : { connection: effect.connection }),
    ...(error === undefined ? {} : { error }),
    ...(retryAfterS === undefined ? {} : { retry_after_s: retryAfterS }),
    ...(latencyMs === 0 ? {} : { latency_ms: latencyMs }),
    ...(drop === undefined ? {} : { drop }),
    left,
  };
}

function targetOf(on: FaultOrder["on"], name: string) {
  if (on === "method") return { method: name };
  return on === "delivery" ? { delivery: name } : { socket: name as SocketStage };
}
