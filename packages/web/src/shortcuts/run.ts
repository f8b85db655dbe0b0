import { call } from "../api/call.ts";
import { explain, unanswered } from "../api/explain.ts";
import type { Place } from "../store/types.ts";
import { toast } from "../ui/toast.ts";
import type { TypedCommand } from "./typedCommand.ts";
import { shortcutsText } from "../strings/shortcuts.ts";

/** Runs a command. False if it was not accepted, so that the typed text can be kept. */
export async function runCommand({ channel, thread }: Place, { command, text }: TypedCommand): Promise<boolean> {
  const inThread = thread === undefined ? {} : { thread_ts: thread };
  const answer = await call("client.commands.run", { channel, ...inThread, command, text }).catch(() => undefined);
  if (answer?.ok) {
    if (answer.asked && !answer.answered) toast(shortcutsText.failed(command, reason(answer.why)));
    return true;
  }
  if (answer?.error === "command_not_found") {
    toast(shortcutsText.unknownCommand(command));
  } else if (answer?.error === "not_supported_in_thread") {
    toast(shortcutsText.notInThread(command));
  } else toast(shortcutsText.commandFailed(command, explain(answer?.error ?? unanswered)));
  return false;
}

/** Uses a shortcut, of a message or of none. */
export async function runShortcut(
  { callback_id, name }: { readonly callback_id: string; readonly name: string },
  message?: { readonly channel: string; readonly ts: string },
): Promise<void> {
  const answer = await call("client.shortcuts.run", { callback_id, ...message }).catch(() => undefined);
  if (!answer?.ok) toast(shortcutsText.shortcutFailed(name, explain(answer?.error ?? unanswered)));
  else if (answer.asked && !answer.answered) toast(shortcutsText.failed(name, reason(answer.why)));
}

function reason(why: string | undefined): string {
  if (why === "timeout") return shortcutsText.appTimedOut;
  return why === "no_url" ? shortcutsText.noRequestUrl : shortcutsText.appError;
}
