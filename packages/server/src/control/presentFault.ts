import { Type } from "typebox";
import type { FaultOrder } from "./faults.ts";

export const faultSchema = Type.Object({
  id: Type.Integer(),
  method: Type.Optional(Type.String()),
  delivery: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
  retry_after_s: Type.Optional(Type.Integer()),
  latency_ms: Type.Optional(Type.Integer()),
  drop: Type.Optional(Type.Enum(["request", "answer"])),
  left: Type.Integer({ description: "How often it will still strike." }),
});

export function presentFault(order: FaultOrder) {
  const { id, on, name, error, retryAfterS, latencyMs, drop, left } = order;
  return {
    id,
    ...(on === "method" ? { method: name } : { delivery: name }),
    ...(error === undefined ? {} : { error }),
    ...(retryAfterS === undefined ? {} : { retry_after_s: retryAfterS }),
    ...(latencyMs === 0 ? {} : { latency_ms: latencyMs }),
    ...(drop === undefined ? {} : { drop }),
    left,
  };
}
