import { setTimeout } from "node:timers/promises";
import { defineCommand } from "../command.ts";
import { control, serverFlags } from "../controls.ts";
import { type LogEntry, logText } from "../logText.ts";

interface Page {
  readonly entries: readonly LogEntry[];
  readonly last: number;
}

const lookEveryMs = 300;

export const logs = defineCommand({
  name: "logs",
  summary: "Shows the last calls and events of a dev server, with secrets masked.",
  flags: {
    follow: { kind: "switch", describe: "Keep following until interrupted.", fallback: false, isCommandLineOnly: true },
    method: {
      kind: "text",
      describe: "Only calls of this method; chat.* for a family.",
      value: "METHOD",
      isCommandLineOnly: true,
    },
    code: { kind: "text", describe: "Only calls with this error code.", value: "CODE", isCommandLineOnly: true },
    limit: {
      kind: "number",
      describe: "How many entries to show first.",
      value: "N",
      fallback: 100,
      max: 1_000,
      isCommandLineOnly: true,
    },
    ...serverFlags,
  },
  examples: ["platform logs --follow", "platform logs --method chat.postMessage --json"],
  async run({ follow, method, code, limit, ...flags }, io) {
    const show = ({ entries }: Page): void => {
      for (const entry of entries) io.print(logText(entry), entry);
    };
    let page = await control<Page>(io, flags, "log.list", { method, code, limit });
    show(page);
    while (follow && !io.ending.aborted) {
      try {
        await setTimeout(lookEveryMs, undefined, { signal: io.ending });
        page = await control<Page>(io, flags, "log.list", { method, code, since: page.last });
      } catch (error) {
        if (io.ending.aborted) return;
        throw error;
      }
      show(page);
    }
  },
});
