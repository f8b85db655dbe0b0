import { locale } from "../strings/locale.ts";
import { builtinCommands, isReservedCommand } from "@platform/protocol/builtinCommands.ts";
import type { MethodResult } from "@platform/sdk";
import { builtinCommandText } from "../strings/builtinCommands.ts";
import { clientCommands } from "./clientCommands.ts";
import { callOrThrow, queries, useCall } from "../api/useCall.ts";

type App = MethodResult<"client.apps.list">["apps"][number];

export type Command = App["commands"][number] & { readonly app: string };
export type Shortcut = App["shortcuts"][number] & { readonly app: string };

/** The commands of the platform, of this client and of all apps here, by name. What was asked for lately is not asked for again. */
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
  return [...builtin, ...ofClient, ...ofApps.filter(({ command }) => !isReservedCommand(command.slice(1)))].toSorted(
    (a, b) => a.command.localeCompare(b.command, locale),
  );
}

/** Those that apps offer everywhere, or beside a message. */
export function useShortcuts(type: Shortcut["type"]): readonly Shortcut[] {
  const { data } = useCall("client.apps.list", {});
  return (data?.apps ?? []).flatMap(({ name, shortcuts }) =>
    shortcuts.filter((shortcut) => shortcut.type === type).map((shortcut) => ({ ...shortcut, app: name })),
  );
}
