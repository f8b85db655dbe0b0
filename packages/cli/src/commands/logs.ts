import { setTimeout } from "node:timers/promises";
import { defineCommand } from "../command.ts";
import { control, serverFlags } from "../controls.ts";
import { droppedText, type LogEntry, logText } from "../logText.ts";

interface Page {
  readonly entries: readonly LogEntry[];
  readonly last: number;
  readonly has_more: boolean;
  readonly dropped: number;
}

const lookEveryMs = 300;
const pageMax = 1_000;

function filterFlag(describe: string, value: string) {
  return { kind: "text", describe, value, isCommandLineOnly: true } as const;
}

export const logs = defineCommand({
  name: "logs",
  summary: "Shows what a dev server did, in order and by request, with secrets masked.",
  flags: {
    follow: { kind: "switch", describe: "Keep following until interrupted.", fallback: false, isCommandLineOnly: true },
    request: filterFlag("Only one request: its call and everything that it caused.", "ID"),
    app: filterFlag("Only this app: its calls, and what it received and sent.", "ID"),
    kind: filterFlag("Only entries of this kind: call, write, event, delivery, interaction or response.", "KIND"),
    type: filterFlag("Only events, deliveries and interactions of this type; channel_* for all that begin so.", "TYPE"),
    method: filterFlag("Only calls of this method; chat.* for a family.", "METHOD"),
    code: filterFlag("Only entries with this result: ok, acknowledged or an error code.", "CODE"),
    limit: {
      kind: "number",
      describe: "How many entries to show first.",
      value: "N",
      fallback: 100,
      max: pageMax,
      isCommandLineOnly: true,
    },
    ...serverFlags,
  },
  notes:
    "Every line has the time, the id of the request, the kind of the entry, its name and its result. A request has one id, which the caller receives in the header `X-Slack-Req-Id`: `platform logs --request ID` shows the call, its writes, the events that they emitted, the deliveries to apps and what apps sent to response URLs. The server holds the newest entries; when older ones are gone, the output says how many.",
  examples: [
    "platform logs --follow",
    "platform logs --method chat.postMessage --json",
    "platform logs --app A0123456789 --kind delivery",
    "platform logs --request 5f1c2a9b00007",
  ],
  async run({ follow, limit, request, app, kind, type, method, code, ...flags }, io) {
    const filter = { request, app, kind, type, method, code };
    const show = ({ entries, dropped }: Page): void => {
      if (dropped > 0) io.print(droppedText(dropped), { kind: "dropped", count: dropped });
      for (const entry of entries) io.print(logText(entry), entry);
    };
    let page = await control<Page>(io, flags, "log.list", { ...filter, limit });
    show(page);
    while (follow && !io.ending.aborted) {
      try {
        if (!page.has_more) await setTimeout(lookEveryMs, undefined, { signal: io.ending });
        page = await control<Page>(io, flags, "log.list", { ...filter, since: page.last, limit: pageMax });
      } catch (error) {
        if (io.ending.aborted) return;
        throw error;
      }
      show(page);
    }
  },
});
