import { locale } from "../strings/locale.ts";
import { builtinCommands, isReservedCommand } from "@platform/protocol/builtinCommands.ts";
import type { MethodResult } from "@platform/sdk";
import { builtinCommandText } from "../strings/builtinCommands.ts";
import { clientCommands } from "./clientCommands.ts";
import { callOrThrow, queries, useCall } from "../api/useCall.ts";
import { shownChannel } from "../navigation/shownChannel.ts";
import { store } from "../store/store.ts";

type App = MethodResult<"client.apps.list">["apps"][number];

export type Command = App["commands"][number] & { readonly app: string };
export type Shortcut = App["shortcuts"][number] & { readonly app: string };

/** The commands of the platform, of this client, of all apps here and of the code channel that is shown, by name. What was asked for lately is not asked for again. */
export async function readCommands(): Promise<readonly Command[]> {
  const { apps } = await queries
    .fetchQuery({
      queryKey: ["client.apps.list", {}],
      queryFn: ({ signal }) => callOrThrow("client.apps.list", {}, signal),
    })
    // Those of the platform are known without a network.
    .catch(() => ({ apps: [] }));
  const builtin = builtinCommands.map((name) => {
    const { usage, description } = builtinCommandText[name];
    return { command: `/${name}`, description, usage_hint: usage, app: "" };
  });
  const ofClient = Object.entries(clientCommands).map(([command, { description }]) => {
    return { command, description, usage_hint: "", app: "" };
  });
  const ofApps = apps.flatMap(({ name, commands }) => commands.map((command) => ({ ...command, app: name })));
  const ofChannel = await readChannelCommands(apps);
  const shadowed = new Set(ofChannel.map(({ command }) => command));
  const others = ofApps.filter(({ command }) => !isReservedCommand(command.slice(1)) && !shadowed.has(command));
  return [...builtin, ...ofClient, ...ofChannel, ...others].toSorted((a, b) =>
    a.command.localeCompare(b.command, locale),
  );
}

/** Those that agents offer in the code channel that is shown. The server, too, gives them precedence there. */
async function readChannelCommands(apps: readonly App[]): Promise<readonly Command[]> {
  const channel = shownChannel();
  if (store.getState().channels[channel]?.is_code_channel !== true) return [];
  const { code_channel: about } = await queries
    .fetchQuery({
      queryKey: ["client.codeChannels.info", { channel }],
      queryFn: ({ signal }) => callOrThrow("client.codeChannels.info", { channel }, signal),
    })
    .catch(() => ({ code_channel: undefined }));
  const nameOf = (id: string) => apps.find((app) => app.id === id)?.name ?? "";
  return (about?.commands ?? []).map(({ app_id, ...command }) => ({ ...command, app: nameOf(app_id) }));
}

/** Those that apps offer everywhere, or beside a message. */
export function useShortcuts(type: Shortcut["type"]): readonly Shortcut[] {
  const { data } = useCall("client.apps.list", {});
  return (data?.apps ?? []).flatMap(({ name, shortcuts }) =>
    shortcuts.filter((shortcut) => shortcut.type === type).map((shortcut) => ({ ...shortcut, app: name })),
  );
}
