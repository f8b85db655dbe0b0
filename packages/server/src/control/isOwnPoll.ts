import { pollReason } from "@platform/protocol/pollReason.ts";
import type { Caller } from "../domain/caller.ts";

/**
 * Whether a call is one of those that `platform run` repeats every few seconds, which would push everything else out of the
 * log. Narrow, so that nothing else can hide: one method that only reads, with the login of a person, without a fault.
 */
export function isOwnPoll(call: {
  readonly method: string;
  readonly code: string;
  readonly caller: Pick<Caller, "kind">;
  readonly args: Readonly<Record<string, unknown>> | undefined;
}): boolean {
  const isReading = call.method === "apps.activities.list" && call.caller.kind === "config" && call.code === "ok";
  return isReading && call.args?.["_x_reason"] === pollReason;
}
