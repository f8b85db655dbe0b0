import type { MethodResult } from "@platform/sdk";
import type { SavedName } from "../store/saved.ts";
import type { Message, WireFile } from "../store/types.ts";

type WireItem = MethodResult<"client.saved.list">["items"][number];

/** A saved item as the list has it. */
export type SavedItem = Omit<WireItem, "message" | "file"> & { readonly message?: Message; readonly file?: WireFile };

export type Reminder = MethodResult<"client.saved.list">["reminders"][number];

/** What to say to the server about it; nothing for what is gone, which has only its reminder. */
export function savedName({ channel, message, file }: SavedItem): SavedName | undefined {
  if (file) return { file: file.id };
  return channel !== undefined && message ? { channel, timestamp: message.ts } : undefined;
}

export function savedKey({ channel, message, file, reminder }: SavedItem): string {
  return file?.id ?? (message ? `${channel} ${message.ts}` : (reminder ?? ""));
}
