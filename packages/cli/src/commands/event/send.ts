import type { Connection } from "../../accounts/connect.ts";
import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { type CommandIo, defineCommand } from "../../command.ts";
import { control } from "../../controls.ts";
import { sampleEvent } from "../../events/sampleEvent.ts";
import { readArgument } from "../../readArgument.ts";
import { readJsonObject } from "../../readJsonObject.ts";
import { dataFlag } from "../../storeFlags.ts";

export const eventSend = defineCommand({
  name: "event send",
  summary: "Sends a sample event to an app on a dev server.",
  flags: {
    type: {
      kind: "text",
      describe: "The event, such as app_mention or message.channels.",
      value: "TYPE",
      required: true,
      isPositional: true,
      isCommandLineOnly: true,
    },
    fields: {
      kind: "list",
      describe: "Fields of the event as name=value; JSON values are parsed.",
      value: "NAME=VALUE",
      isPositional: true,
      isCommandLineOnly: true,
    },
    event: {
      kind: "text",
      describe: "More fields as one JSON object; name=value arguments override it.",
      value: "JSON",
      isCommandLineOnly: true,
    },
    ...appFlags,
  },
  examples: [
    "platform event send app_mention",
    'platform event send message.channels text="Hello" channel=C0123456789',
  ],
  notes:
    "The event is the example of `docs/events`, with the ids of your workspace, your own and those of the app. It goes to the app alone: nothing is stored, and no other app receives it. The server must run in dev mode, and you must own a workspace on it.",
  async run({ type: name, fields, event: json, ...flags }, io) {
    const given = {
      ...(json === undefined ? {} : readJsonObject("--event", json)),
      ...Object.fromEntries(fields.map(readArgument)),
    };
    const { appId, connection } = await chooseApp(io, flags);
    const { team_id: team, user_id: user, api_url: apiUrl } = connection.account;
    const ids = { team, app: appId, user, ...(await idsOfApp(connection, appId)) };
    const { type, event } = await sampleEvent(name, ids, Date.now());
    const sent = await control<{ event_id: string; way: "http" | "socket" }>(
      io,
      { data: dataFlag.fallback, "base-url": apiUrl.replace(/\/api\/$/, ""), "operator-token": undefined },
      "events.send",
      { app_id: appId, event: { ...event, ...given, type } },
    );
    await warnOfSubscription(io, connection, appId, name);
    const way = sent.way === "http" ? "to its request URL" : "over its socket";
    io.print(`Sent ${type} (${sent.event_id}) to ${appId}, ${way}.\n`, {
      app_id: appId,
      event_id: sent.event_id,
      way: sent.way,
      event: { ...event, ...given, type },
    });
  },
});

/** The bot and a channel that it is in, so that an answer of the app arrives somewhere. */
async function idsOfApp(
  connection: Connection,
  appId: string,
): Promise<{ bot: string | undefined; channel: string | undefined }> {
  const { createClient } = await import("@platform/sdk");
  const installed = await connection.ask("apps.developerInstall", { app_id: appId });
  const token = installed.api_access_tokens.bot;
  if (token === undefined) return { bot: undefined, channel: undefined };
  const baseUrl = connection.account.api_url.replace(/\/api\/$/, "");
  const bot = createClient({ baseUrl, token });
  const who = await bot.call("auth.test", {});
  // Without the scope the example's channel stays.
  const joined = await bot.call("users.conversations", { limit: 1 });
  return { bot: who.ok ? who.user_id : undefined, channel: joined.ok ? joined.channels[0]?.id : undefined };
}

/** A developer should not conclude that the app will receive the event in earnest. */
async function warnOfSubscription(io: CommandIo, { send }: Connection, appId: string, name: string): Promise<void> {
  const answer = await send("apps.manifest.export", { app_id: appId });
  if (!answer.ok) return;
  const { settings } = answer["manifest"] as { settings?: { event_subscriptions?: Record<string, unknown> } };
  const { bot_events: bot, user_events: user } = settings?.event_subscriptions ?? {};
  const names = [bot, user].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  const isSubscribed = names.some((known) => known === name || String(known).startsWith(`${name}.`));
  if (!isSubscribed) io.err(`Warning: the manifest of ${appId} does not subscribe to ${name}.\n`);
}
