import { setTimeout as sleep } from "node:timers/promises";
import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { defaulted, optional, text } from "../../methods/params.ts";
import type { CallLog } from "../callLog.ts";
import { defineControl } from "../define.ts";
import type { LogEntry } from "../logEntry.ts";
import { amount, choice } from "../params.ts";
import { presentEntry } from "../presentEntry.ts";

const entryKinds = ["call", "write", "event", "delivery", "interaction", "response"] as const;

const waitMaxMs = 60_000;

export const logList = defineControl({
  name: "log.list",
  summary:
    "Lists the last calls, writes, events, deliveries, interactions and responses in the order in which they happened, with all secrets masked.",
  notes:
    "Calls are those of the Web API over HTTP, and what people do through `person.post` and `person.call`. A write is one operation on the store. A delivery is one attempt to send an event to an app; an interaction is a request to an app because a person did something; a response is what an app sends to the response URL of an interaction. All entries that one request caused have its `request_id`, the `X-Slack-Req-Id` of a call; a delivery also has the `outbox_id` of its event. To follow the log, ask again with `since` set to `last`: entries of a call appear when it is answered, or after a second. The log holds the newest entries, for at most a day; `dropped` says how many are gone.",
  params: {
    since: optional(
      amount({
        describe: "The `seq` of an entry: only entries that were added later, the oldest of them first.",
        min: 0,
        max: Number.MAX_SAFE_INTEGER,
      }),
    ),
    method: optional(text({ describe: "Only calls of this method; `chat.*` for a family." })),
    kind: optional(choice({ describe: "Only entries of this kind.", of: entryKinds })),
    type: optional(
      text({
        describe:
          "Only events, deliveries, interactions and responses of this type; `channel_*` for all that begin so.",
      }),
    ),
    app: optional(
      text({
        describe:
          "The id of an app: only its calls and what they caused, and what was sent to the app or received from it.",
      }),
    ),
    code: optional(
      text({
        describe:
          "Only entries with this result; `ok` for successful calls, `acknowledged` for deliveries that an app acknowledged.",
      }),
    ),
    request: optional(text({ describe: "The id of a request: only its call and everything that it caused." })),
    limit: defaulted(
      amount({ describe: "The maximum number of entries.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
    wait_ms: defaulted(
      amount({
        describe:
          "With `since`: if there is no such entry yet, how long to wait for one, in real time. Events that cause nothing else do not end the wait.",
        min: 0,
        max: waitMaxMs,
      }),
      0,
    ),
  },
  result: {
    entries: Type.Array(Type.Object({}), { description: "In the order in which they happened." }),
    last: Type.Integer({ description: "The `seq` to continue from." }),
    has_more: Type.Boolean({ description: "Whether later entries were left out for `limit`." }),
    dropped: Type.Integer({
      description:
        "How many entries since `since`, or since the server started, the log no longer holds, whatever the filter.",
    }),
  },
  errors: {},
  example: { method: "chat.postMessage", limit: 10 },
  async handler({ callLog, catchUp }, params) {
    await catchUp();
    const { since, limit, wait_ms: waitMs } = params;
    if (since !== undefined && waitMs > 0) {
      await untilAdded(callLog, waitMs, () => readable(callLog, since).some((entry) => isWanted(entry, params)));
      await catchUp();
    }
    if (since === undefined) {
      const found = callLog.after(0).filter((entry) => isWanted(entry, params));
      const entries = found.slice(-limit).map(presentEntry);
      return succeed({ entries, last: callLog.lastSeq, has_more: false, dropped: callLog.droppedAfter(0) });
    }
    const { settledSeq } = callLog;
    // The cursor goes by when entries were added; within the page they are in the order in which they happened.
    const added = readable(callLog, since)
      .filter((entry) => isWanted(entry, params))
      .toSorted((a, b) => a.seq - b.seq);
    const page = added.slice(0, limit);
    const hasMore = added.length > page.length;
    return succeed({
      entries: page.toSorted((a, b) => a.order - b.order || a.seq - b.seq).map(presentEntry),
      last: Math.max(since, (hasMore ? page.at(-1)?.seq : undefined) ?? settledSeq),
      has_more: hasMore,
      dropped: callLog.droppedAfter(since),
    });
  },
});

function readable(callLog: CallLog, since: number): readonly LogEntry[] {
  const { settledSeq } = callLog;
  return callLog.after(since).filter((entry) => entry.seq <= settledSeq);
}

/** Waits until something is there, which is looked for whenever an entry is added. */
async function untilAdded(callLog: CallLog, waitMs: number, isThere: () => boolean): Promise<void> {
  if (isThere()) return;
  const ending = new AbortController();
  const unsubscribe = callLog.subscribe(() => {
    // The entry is in the log when the listeners have returned.
    queueMicrotask(() => void (isThere() && ending.abort()));
  });
  await sleep(waitMs, undefined, { signal: ending.signal }).catch(() => undefined);
  unsubscribe();
}

interface Filter {
  readonly method: string | undefined;
  readonly kind: string | undefined;
  readonly type: string | undefined;
  readonly app: string | undefined;
  readonly code: string | undefined;
  readonly request: string | undefined;
}

function isWanted(entry: LogEntry, { method, kind, type, app, code, request }: Filter): boolean {
  if (kind !== undefined && entry.kind !== kind) return false;
  if (request !== undefined && entry.requestId !== request) return false;
  if (code !== undefined && (entry.kind === "event" || entry.code !== code)) return false;
  if (app !== undefined && appOf(entry) !== app) return false;
  if (type !== undefined && !("type" in entry && isNamed(entry.type, type))) return false;
  return method === undefined || (entry.kind === "call" && isNamed(entry.method, method));
}

function appOf(entry: LogEntry): string | undefined {
  return entry.kind === "call" ? entry.caller.appId : entry.appId;
}

function isNamed(name: string, wanted: string): boolean {
  return wanted.endsWith("*") ? name.startsWith(wanted.slice(0, -1)) : name === wanted;
}
