import { setTimeout } from "node:timers/promises";
import { CommandFailure, type CommandIo } from "../command.ts";
import { control } from "../controls.ts";
import { CliError } from "../errors.ts";
import { type LogEntry, logText } from "../logText.ts";
import { dataFlag } from "../storeFlags.ts";
import type { RunView } from "./runView.ts";

interface Page {
  readonly entries: readonly LogEntry[];
  readonly last: number;
}

const everyMs = 500;
const firstEntries = 10;
/** The dev server is found by the login, as `platform logs` does. */
const server = { data: dataFlag.fallback, "base-url": undefined, "operator-token": undefined };

/** Shows the calls and events of the dev server until it shall end. */
export async function showServerLog(io: CommandIo, view: RunView): Promise<void> {
  try {
    let page = await control<Page>(io, server, "log.list", { limit: firstEntries });
    view.note("log", "The server's log:");
    while (!io.ending.aborted) {
      for (const entry of page.entries) view.note("log_entry", logText(entry).trimEnd(), { entry });
      await setTimeout(everyMs, undefined, { signal: io.ending });
      page = await control<Page>(io, server, "log.list", { since: page.last });
    }
  } catch (error) {
    if (io.ending.aborted) return;
    if (!(error instanceof CliError) && !(error instanceof CommandFailure)) throw error;
    view.note("log", error.message);
  }
}
