import type { Span } from "../ports/traces/span.ts";
import type { Answer } from "./call.ts";

/** Refusals are answers; these are faults of the server. */
const faults: ReadonlySet<string> = new Set(["internal_error", "fatal_error", "service_unavailable"]);

/** Ends the span of a call. It says what the log does, without the person and the address. */
export function endCallSpan(span: Span, requestId: string, { method, code, status, caller }: Answer): void {
  span.rename(method);
  span.set({
    "platform.method": method,
    "platform.result": code,
    "platform.request_id": requestId,
    "platform.team": caller.teamId || undefined,
    "platform.app": caller.appId,
    "http.response.status_code": status,
  });
  span.end(faults.has(code) ? "failed" : "ok");
}
