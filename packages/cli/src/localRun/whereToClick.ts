import { baseUrlOf } from "../accounts/account.ts";
import type { Connection } from "../accounts/connect.ts";
import { CliError } from "../errors.ts";
import { table } from "../table.ts";
import { listAppTriggers } from "../triggers/listAppTriggers.ts";
import type { LocalApp } from "./localApp.ts";
import type { RunView } from "./runView.ts";

type Fields = Readonly<Record<string, unknown>>;
type Row = readonly [what: string, where: string];

/** Prints where the app can be used and configured: addresses, and what to type there. */
export async function printWhereToClick(app: LocalApp, connection: Connection, view: RunView): Promise<void> {
  const { app_id: appId } = app.installed.app;
  const baseUrl = baseUrlOf(connection.account.api_url);
  const exported = await connection.send("apps.manifest.export", { app_id: appId });
  const rows: Row[] = [
    ["Workspace", `${baseUrl}/client`],
    ["App", `${baseUrl}/apps/${appId}`],
    ...(exported.ok ? waysIn(exported["manifest"] as Fields) : []),
    ...(await links(connection, appId)),
  ];
  const data = rows.map(([what, where]) => ({ what, where }));
  view.note(
    "where_to_click",
    table(
      rows.map((row) => [...row]),
      "  ",
    ).trimEnd(),
    { places: data },
  );
}

/** What a person types or chooses to reach the app. */
function waysIn(manifest: Fields): Row[] {
  const features = fieldsOf(manifest["features"]);
  const bot = fieldsOf(features["bot_user"])["display_name"];
  const events = fieldsOf(fieldsOf(manifest["settings"])["event_subscriptions"])["bot_events"];
  const isMentioned = Array.isArray(events) && events.includes("app_mention");
  return [
    ...namesIn(features["slash_commands"], "command").map((name): Row => ["Command", `type ${name} in a channel`]),
    ...namesIn(features["shortcuts"], "name").map((name): Row => ["Shortcut", name]),
    ...(typeof bot === "string" && isMentioned ? [["Mention", `@${bot} in a channel that it is in`] as const] : []),
  ];
}

/** The links of its triggers. An app without any is none the worse for it. */
async function links(connection: Connection, appId: string): Promise<Row[]> {
  const triggers = await listAppTriggers(connection, appId).catch((error: unknown) => {
    if (error instanceof CliError) return [];
    throw error;
  });
  return triggers.flatMap(({ name, shortcut_url: url }) => (url === undefined ? [] : [[name, url] as const]));
}

function namesIn(list: unknown, field: string): string[] {
  const items = Array.isArray(list) ? list : [];
  return items.map((item) => fieldsOf(item)[field]).filter((name) => typeof name === "string");
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}
