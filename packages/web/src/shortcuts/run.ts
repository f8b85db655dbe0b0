import { call } from "../api/call.ts";
import { toast } from "../ui/Toast.tsx";
import type { TypedCommand } from "./typedCommand.ts";

/** Gives a command. False when it was not taken, so that whoever typed it can go on with what they typed. */
export async function runCommand(channel: string, { command, text }: TypedCommand): Promise<boolean> {
  const answer = await call("client.commands.run", { channel, command, text }).catch(() => undefined);
  if (answer?.ok) {
    if (answer.asked && !answer.answered) toast(`${command} failed: ${reason(answer.why)}`);
    return true;
  }
  if (answer?.error === "command_not_found") {
    toast(`There is no command ${command}. To send it as a message, begin with a space.`);
  } else
    toast(`${command} was not given: ${answer ? answer.error.replaceAll("_", " ") : "the server does not answer"}.`);
  return false;
}

/** Uses a shortcut, of a message or of none. */
export async function runShortcut(
  { callback_id, name }: { readonly callback_id: string; readonly name: string },
  message?: { readonly channel: string; readonly ts: string },
): Promise<void> {
  const answer = await call("client.shortcuts.run", { callback_id, ...message }).catch(() => undefined);
  if (!answer?.ok)
    toast(`${name} was not used: ${answer ? answer.error.replaceAll("_", " ") : "the server does not answer"}.`);
  else if (answer.asked && !answer.answered) toast(`${name} failed: ${reason(answer.why)}`);
}

function reason(why: string | undefined): string {
  if (why === "timeout") return "the app did not answer in time.";
  return why === "no_url" ? "the app says nowhere to ask it." : "the app answered with an error.";
}
