import { type Refusal, refuse } from "@platform/protocol";
import type { FaultEffect } from "../ports/faultEffect.ts";
import type { Progress } from "./call.ts";

/** What happens to a call that an ordered fault has caught; nothing when it may go on. */
export async function applyFault(fault: FaultEffect, progress: Progress): Promise<Refusal<string> | undefined> {
  await fault.delay?.();
  if (fault.drop !== undefined) progress.isDropped = true;
  if (fault.drop === "request") return refuse("service_unavailable", "an ordered fault breaks the connection");
  if (fault.error === undefined) return undefined;
  if (fault.retryAfterS !== undefined) progress.headers["retry-after"] = String(fault.retryAfterS);
  return refuse(fault.error, "this fault was ordered with faults.add");
}
