import { call } from "../api/call.ts";
import { toast } from "../ui/toast.ts";
import type { TypedCommand } from "./typedCommand.ts";
import { shortcutsText } from "../strings/shortcuts.ts";
import { statusText } from "../strings/statuses.ts";

/** Runs a command. False if it was not accepted, so that the typed text can be kept. */
export async function runCommand(channel: string, { command, text }: TypedCommand): Promise<boolean> {
  const answer = await call("client.commands.run", { channel, command, text }).catch(() => undefined);
  if (answer?.ok) {
    if (answer.asked && !answer.answered) toast(shortcutsText.failed(command, reason(answer.why)));
    return true;
  }
  if (answer?.error === "command_not_found") {
    toast(shortcutsText.unknownCommand(command));
  } else
    toast(
      shortcutsText.commandFailed(command, answer ? answer.error.replaceAll("_", " ") : statusText.serverNotResponding),
    );
  return false;
}

/** Uses a shortcut, of a message or of none. */
export async function runShortcut(
  { callback_id, name }: { readonly callback_id: string; readonly name: string },
  message?: { readonly channel: string; readonly ts: string },
): Promise<void> {
  const answer = await call("client.shortcuts.run", { callback_id, ...message }).catch(() => undefined);
  if (!answer?.ok)
    toast(
      shortcutsText.shortcutFailed(name, answer ? answer.error.replaceAll("_", " ") : statusText.serverNotResponding),
    );
  else if (answer.asked && !answer.answered) toast(shortcutsText.failed(name, reason(answer.why)));
}

function reason(why: string | undefined): string {
  if (why === "timeout") return shortcutsText.appTimedOut;
  return why === "no_url" ? shortcutsText.noRequestUrl : shortcutsText.appError;
}
