import { basename } from "node:path/posix";
import type { DeliveryWatch, RequestWatch } from "../delivery/watch.ts";
import { newRequestIds } from "../ports/ports.ts";
import type { CallLog } from "./callLog.ts";
import { type Causes, printCause } from "./causes.ts";

/** Logs writes, interactions and responses, each with the id of its request. */
export function watchRequests(callLog: CallLog, causes: Causes): Omit<RequestWatch, keyof DeliveryWatch> {
  return {
    newRequestId: newRequestIds(),
    opened: callLog.open,
    writing(requestId, { module, caller }) {
      const started = performance.now();
      const began = callLog.begin();
      const cause = printCause(requestId, began.order);
      const { appId, teamId } = caller;
      causes.writes.set(cause, { order: began.order, requestOrder: callLog.orderOf(requestId) ?? began.order, appId });
      return {
        cause,
        ended(code) {
          const operation = basename(module, ".ts");
          const durationMs = performance.now() - started;
          callLog.add({ kind: "write", ...began, requestId, operation, appId, teamId, code, durationMs, size: 0 });
        },
      };
    },
    asked(appId, { kind, payload }, reply, { began, durationMs, requestId }) {
      if (requestId !== undefined) for (const path of responsePaths(payload)) causes.responses.set(path, requestId);
      const text = JSON.stringify(payload);
      const answer = reply.answered ? JSON.stringify(reply.body) : undefined;
      callLog.add({
        kind: "interaction",
        ...began,
        appId,
        requestId,
        type: typeof payload["type"] === "string" ? payload["type"] : kind,
        code: reply.answered ? "acknowledged" : reply.why,
        durationMs,
        payload: text,
        answer,
        size: text.length + (answer?.length ?? 0),
      });
    },
    requestOf: (responsePath) => causes.responses.get(responsePath),
    responded({ appId, code, payload }, { began, durationMs, requestId }) {
      const text = JSON.stringify(payload) ?? "";
      const entry = { kind: "response", type: "response_url", ...began } as const;
      callLog.add({ ...entry, appId, requestId, code, durationMs, payload: text, size: text.length });
    },
  };
}

/** The paths of all response URLs in a payload: a view has one for each of its inputs. */
function responsePaths(payload: Readonly<Record<string, unknown>>): string[] {
  const { response_url: single, response_urls: several } = payload;
  const urls = [
    single,
    ...(Array.isArray(several) ? several.map((one: { response_url?: unknown }) => one.response_url) : []),
  ];
  return urls.flatMap((url) => (typeof url === "string" && URL.canParse(url) ? [new URL(url).pathname] : []));
}
