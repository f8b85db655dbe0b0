import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { defaulted, optional, text } from "../../methods/params.ts";
import { type LogEntry, presentEntry } from "../callLog.ts";
import { defineControl } from "../define.ts";
import { amount, choice } from "../params.ts";

export const logList = defineControl({
  name: "log.list",
  summary:
    "Lists the last calls, events, deliveries and interactions, with arguments and answers, and with all secrets masked.",
  notes:
    "Calls are those of the Web API over HTTP, and what people do through `person.post` and `person.call`. A delivery is one attempt to send an event to an app; an interaction is a request to an app because a person did something. An event or interaction has the `request_id` of the call that caused it, a delivery the `outbox_id` of its event. To follow the log, ask again with `since` set to `last`. Entries are kept for a day.",
  params: {
    since: optional(
      amount({
        describe: "The `seq` of an entry: only later ones, the oldest of them first.",
        min: 0,
        max: Number.MAX_SAFE_INTEGER,
      }),
    ),
    method: optional(text({ describe: "Only calls of this method; `chat.*` for a family." })),
    kind: optional(
      choice({ describe: "Only entries of this kind.", of: ["call", "event", "delivery", "interaction"] }),
    ),
    code: optional(
      text({
        describe:
          "Only entries with this result; `ok` for successful calls, `acknowledged` for deliveries that an app acknowledged.",
      }),
    ),
    limit: defaulted(
      amount({ describe: "The maximum number of entries.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
  },
  result: {
    entries: Type.Array(Type.Object({}), { description: "Oldest first." }),
    last: Type.Integer({ description: "The `seq` to continue from." }),
    has_more: Type.Boolean({ description: "Whether later entries were left out for `limit`." }),
  },
  errors: {},
  example: { method: "chat.postMessage", limit: 10 },
  async handler({ callLog, catchUp }, params) {
    await catchUp();
    const { since, limit } = params;
    const found = callLog.after(since ?? 0).filter((entry) => isWanted(entry, params));
    const page = since === undefined ? found.slice(-limit) : found.slice(0, limit);
    const hasMore = since !== undefined && found.length > page.length;
    return succeed({
      entries: page.map(presentEntry),
      last: (hasMore ? page.at(-1)?.seq : undefined) ?? callLog.lastSeq,
      has_more: hasMore,
    });
  },
});

interface Filter {
  readonly method: string | undefined;
  readonly kind: string | undefined;
  readonly code: string | undefined;
}

function isWanted(entry: LogEntry, { method, kind, code }: Filter): boolean {
  if (kind !== undefined && entry.kind !== kind) return false;
  if (code !== undefined && (entry.kind === "event" || entry.code !== code)) return false;
  if (method === undefined) return true;
  if (entry.kind !== "call") return false;
  return method.endsWith("*") ? entry.method.startsWith(method.slice(0, -1)) : entry.method === method;
}
