import { setTimeout } from "node:timers/promises";
import { type Activity, activityText } from "../activityText.ts";
import { appFlags, chooseApp } from "../apps/chooseApp.ts";
import { defineCommand, UsageError } from "../command.ts";

const lookEveryMs = 1_000;
const levels = ["trace", "debug", "info", "warn", "error", "fatal"] as const;

export const activity = defineCommand({
  name: "activity",
  summary: "Shows the activity of an app: runs, deployments, and function logs.",
  flags: {
    follow: { kind: "switch", describe: "Keep following until interrupted.", fallback: false, isCommandLineOnly: true },
    level: {
      kind: "text",
      describe: `The minimum level: ${levels.join(", ")}.`,
      value: "LEVEL",
      fallback: "info",
      isCommandLineOnly: true,
    },
    event: { kind: "text", describe: "Only entries of this event type.", value: "TYPE", isCommandLineOnly: true },
    component: {
      kind: "text",
      describe: "Only entries of an app, workflow, function or trigger.",
      value: "TYPE",
      isCommandLineOnly: true,
    },
    "component-id": { kind: "text", describe: "Only entries of this component.", value: "ID", isCommandLineOnly: true },
    source: {
      kind: "text",
      describe: "Only entries of the platform, or of the app's code.",
      value: "SOURCE",
      isCommandLineOnly: true,
    },
    "trace-id": {
      kind: "text",
      describe: "Only entries of one run.",
      value: "ID",
      isCommandLineOnly: true,
    },
    limit: {
      kind: "number",
      describe: "How many entries to show first.",
      value: "N",
      fallback: 100,
      max: 1_000,
      isCommandLineOnly: true,
    },
    ...appFlags,
  },
  examples: ["platform activity", "platform activity --follow", "platform activity --level error --json"],
  async run({ follow, level: given, event, component, source: from, limit, ...flags }, io) {
    const level = levels.find((known) => known === given);
    if (!level) throw new UsageError(`--level must be one of ${levels.join(", ")}, not ${given}.`);
    const { appId, connection } = await chooseApp(io, flags);
    const asked = {
      app_id: appId,
      min_log_level: level,
      ...(event === undefined ? {} : { log_event_type: event }),
      ...(component === undefined ? {} : { component_type: component }),
      ...(flags["component-id"] === undefined ? {} : { component_id: flags["component-id"] }),
      ...(from === undefined ? {} : { source: sourceOf(from) }),
      ...(flags["trace-id"] === undefined ? {} : { trace_id: flags["trace-id"] }),
    };
    const show = (entries: readonly Activity[]): void => {
      for (const entry of entries) io.print(`${activityText(entry)}\n`, entry);
    };
    const first = (await connection.ask("apps.activities.list", { ...asked, limit })).activities.toReversed();
    show(first);
    let since = first.at(-1)?.created ?? 0;
    while (follow && !io.ending.aborted) {
      try {
        await setTimeout(lookEveryMs, undefined, { signal: io.ending });
        const next = { ...asked, min_date_created: since + 1, sort_direction: "asc" as const };
        const { activities } = await connection.ask("apps.activities.list", next);
        show(activities);
        since = activities.at(-1)?.created ?? since;
      } catch (error) {
        if (io.ending.aborted) return;
        throw error;
      }
    }
  },
});

function sourceOf(text: string): "platform" | "developer" {
  if (text === "platform" || text === "developer") return text;
  throw new UsageError(`--source must be platform or developer, not ${text}.`);
}
