import { isReservedCommand } from "../builtinCommands.ts";
import { knownEvent, knownEventNames } from "../eventCatalog/subscriptions.ts";
import { limits } from "../limits.ts";
import { suggestName } from "../suggestName.ts";
import { isFields } from "../workflows/parameter.ts";
import { eventsAt, fieldsAt, scopesAt } from "./listsIn.ts";
import type { Report } from "./report.ts";

/** For each feature of a manifest the scope that opens it: slash commands and events. */
export function checkPermissions(manifest: unknown, report: Report): void {
  const scopes = { bot: new Set(scopesAt(manifest, "bot")), user: new Set(scopesAt(manifest, "user")) };
  const commands = fieldsAt(manifest, "features")?.["slash_commands"];
  const hasCommands = Array.isArray(commands) && commands.length > 0;
  if (hasCommands && !scopes.bot.has("commands") && !scopes.user.has("commands")) {
    report.addFault("slash commands require the bot scope commands", "/features/slash_commands");
  }
  // A longer list has been reported and is not read.
  if (Array.isArray(commands) && commands.length <= limits.slash_commands_max) checkCommands(commands, report);
  checkAgent(manifest, report);
  checkEvents(eventsAt(manifest, "bot_events"), "bot", scopes.bot, report);
  checkEvents(eventsAt(manifest, "user_events"), "user", scopes.user, report);
}

/** People talk with an agent in its Messages tab. */
function checkAgent(manifest: unknown, report: Report): void {
  const features = fieldsAt(manifest, "features");
  if (features?.["agent_view"] === undefined) return;
  const home = features["app_home"];
  if (isFields(home) && home["messages_tab_enabled"] === false)
    report.addFault("agents require the messages tab", "/features/app_home/messages_tab_enabled");
}

/** The platform would answer a command of one of its own names, and the app would never receive it. */
function checkCommands(commands: readonly unknown[], report: Report): void {
  for (const [at, declared] of commands.entries()) {
    if (report.isFull) return;
    report.visited += 1;
    const command = isFields(declared) ? declared["command"] : undefined;
    if (typeof command === "string" && isReservedCommand(command.replace(/^\//, "").toLowerCase())) {
      report.addFault(`${command} is a command of the platform`, `/features/slash_commands/${at}/command`);
    }
  }
}

function checkEvents(
  names: readonly string[],
  kind: "bot" | "user",
  scopes: ReadonlySet<string>,
  report: Report,
): void {
  for (const [at, name] of names.entries()) {
    if (report.isFull) return;
    report.visited += 1;
    const pointer = `/settings/event_subscriptions/${kind}_events/${at}`;
    const event = knownEvent(name);
    if (!event) {
      // An empty name, or what is no string, has been reported by its shape.
      if (name !== "") report.addFault(unknownEvent(name), pointer);
      continue;
    }
    if (event.scopes.length > 0 && !event.scopes.some((scope) => scopes.has(scope))) {
      report.addFault(`the event ${name} requires the ${kind} scope ${event.scopes.join(" or ")}`, pointer);
    }
    if (!event.isEmitted) report.addWarning(`this platform never emits the event ${name}`, pointer);
  }
}

function unknownEvent(name: string): string {
  const suggested = suggestName(name, knownEventNames());
  return `unknown event ${name}${suggested === undefined ? "" : `; did you mean ${suggested}?`}`;
}
