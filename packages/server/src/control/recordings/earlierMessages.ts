import { parseTs } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { selectChannel } from "../../storage/queries/channels.ts";
import { selectMessage } from "../../storage/queries/messages.ts";
import { fieldsOf } from "./createdNames.ts";
import { channelIn } from "./normalize.ts";
import { parsedArgs, parseJson } from "./parsedArgs.ts";
import { findActions } from "./personActions.ts";
import type { RecordedEntry } from "./recorder.ts";

export interface EarlierMessage {
  readonly channelId: string;
  readonly ts: number;
  readonly text: string;
}

/** Messages that people acted on, and that no recorded call posted: a replay finds them by their text. */
export async function findEarlier(db: Db, entries: readonly RecordedEntry[]): Promise<EarlierMessage[]> {
  const posted = new Set(entries.flatMap(postedBy));
  const actions = findActions(entries);
  const named = entries.flatMap((entry) => {
    const isAction = entry.kind === "act" || (entry.kind === "call" && actions.has(entry.requestId));
    return isAction ? messagesIn(parsedArgs(entry.args)) : [];
  });
  const found: EarlierMessage[] = [];
  for (const key of new Set(named)) {
    if (posted.has(key)) continue;
    const [channelId = "", stamp = ""] = key.split(" ");
    const message = await readMessage(db, channelId, parseTs(stamp));
    if (message) found.push(message);
  }
  return found;
}

function postedBy(entry: RecordedEntry): string[] {
  if (entry.kind !== "call") return [];
  const { channel, ts } = fieldsOf(parseJson(entry.answer));
  return typeof channel === "string" && typeof ts === "string" ? [`${channel} ${ts}`] : [];
}

function messagesIn(args: Readonly<Record<string, unknown>>): string[] {
  const channelId = channelIn(args);
  const stamps = [args["ts"], args["thread_ts"], args["timestamp"], args["message_ts"]];
  return stamps.flatMap((ts) => (typeof ts === "string" && channelId !== undefined ? [`${channelId} ${ts}`] : []));
}

async function readMessage(db: Db, channelName: string, ts: number | undefined): Promise<EarlierMessage | undefined> {
  const channel = await selectChannel(db, channelName);
  const row = channel && ts !== undefined ? await selectMessage(db, channel.key, ts) : undefined;
  if (!channel || !row) return undefined;
  const { text } = fieldsOf(parseJson(row.body));
  return { channelId: channel.id, ts: row.ts, text: typeof text === "string" ? text : "" };
}
