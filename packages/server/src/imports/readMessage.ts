import { parseTs, printTs } from "@platform/protocol";
import type { ImportedMessage } from "../domain/imports/importedMessage.ts";
import type { JsonObject } from "./archive/jsonItems.ts";
import { isAccount, objectOf, objectsOf, textOf, textsOf, timeOf } from "./fields.ts";
import type { ListedPin } from "./readConversation.ts";
import { type FilesRead, readFiles } from "./readFiles.ts";
import { withoutTokens } from "./secretLinks.ts";

/** What of a message is about the person who exported it, is computed here, or has a column of its own. */
const leftOut = new Set([
  "subscribed",
  "last_read",
  "unread_count",
  "is_starred",
  "saved",
  "replies",
  "reply_count",
  "reply_users",
  "reply_users_count",
  "latest_reply",
  "is_locked",
  "root",
]);

/** Where a message is read. */
export interface MessagePlace {
  readonly channelId: string;
  readonly pins: ReadonlyMap<string, ListedPin>;
  /** The accounts of bots by their bot ids. */
  readonly bots: ReadonlyMap<string, string>;
}

export interface ReadMessage extends Omit<ImportedMessage, "files" | "body"> {
  /** What is stored as the body, once its files are known. */
  readonly fields: JsonObject;
  readonly files: FilesRead;
  /** Accounts that have to exist, with what the message says of them. */
  readonly people: ReadonlyMap<string, JsonObject | undefined>;
  readonly isLocked: boolean;
  /** It was pinned, but there is no account that could have pinned it. */
  readonly isPinLost: boolean;
}

/** A message of a day; nothing for what has no timestamp. */
export function readMessage(message: JsonObject, place: MessagePlace): ReadMessage | undefined {
  const ts = parseTs(textOf(message, "ts"));
  if (ts === undefined || ts === 0) return undefined;
  const rootTs = parseTs(textOf(message, "thread_ts")) ?? 0;
  const threadTs = rootTs === ts ? 0 : rootTs;
  const userId = authorOf(message, place);
  const files = readFiles(message, userId);
  const reactions = readReactions(message);
  const pin = readPin(message, ts, userId, place);
  const isPinLost = pin === undefined && isPinned(message, place);
  const people = new Map<string, JsonObject | undefined>();
  const named = [...reactions.flatMap(({ userIds }) => userIds), ...files.files.map((file) => file.userId)];
  for (const id of [...named, pin?.userId ?? "", userId]) if (isAccount(id)) people.set(id, undefined);
  if (isAccount(userId)) people.set(userId, objectOf(message, "user_profile"));
  const metadata = objectOf(message, "metadata");
  const hasMetadata = metadata !== undefined && textOf(metadata, "event_type") !== "";
  return {
    ts,
    threadTs,
    userId,
    subtype: textOf(message, "subtype") || null,
    isBroadcast: threadTs !== 0 && message["subtype"] === "thread_broadcast",
    metadata: hasMetadata ? JSON.stringify(metadata) : null,
    fields: fieldsOf(message, { ts, threadTs, isPinned: pin !== undefined, hasMetadata, place }),
    replierId: userId || textOf(message, "bot_id"),
    reactions,
    pin,
    files,
    people,
    isLocked: message["is_locked"] === true,
    isPinLost,
  };
}

/** The body as text, with its files as they are here. */
export function bodyOf({ fields, files }: ReadMessage, shown: readonly JsonObject[]): string {
  return withoutTokens(JSON.stringify(files.shown.length === 0 ? fields : { ...fields, files: shown }));
}

function authorOf(message: JsonObject, { bots }: MessagePlace): string {
  const user = textOf(message, "user") || textOf(objectOf(message, "comment"), "user");
  return user || (bots.get(textOf(message, "bot_id")) ?? "");
}

function readReactions(message: JsonObject): { name: string; userIds: string[] }[] {
  return objectsOf(message, "reactions").flatMap((reaction) => {
    const name = textOf(reaction, "name");
    const userIds = [...new Set(textsOf(reaction, "users").filter(isAccount))];
    return name === "" || userIds.length === 0 ? [] : [{ name, userIds }];
  });
}

function isPinned(message: JsonObject, { channelId, pins }: MessagePlace): boolean {
  const isMarked = objectOf(message, "pinned_info") !== undefined || textsOf(message, "pinned_to").includes(channelId);
  return isMarked || pins.has(textOf(message, "ts"));
}

function readPin(message: JsonObject, ts: number, userId: string, place: MessagePlace): ReadMessage["pin"] {
  if (!isPinned(message, place)) return undefined;
  const listed = place.pins.get(textOf(message, "ts"));
  const info = objectOf(message, "pinned_info");
  const pinnedBy = [listed?.userId ?? "", textOf(info, "pinned_by"), userId].find(isAccount);
  const atMs = listed?.atMs ?? timeOf(info, "pinned_ts") ?? Math.floor(ts / 1000);
  return pinnedBy === undefined ? undefined : { userId: pinnedBy, atMs };
}

interface Placed {
  readonly ts: number;
  readonly threadTs: number;
  readonly isPinned: boolean;
  readonly hasMetadata: boolean;
  readonly place: MessagePlace;
}

/** In the order in which the server writes the fields of a message; all others follow as they are. */
function fieldsOf(message: JsonObject, { ts, threadTs, isPinned, hasMetadata, place }: Placed): JsonObject {
  const { subtype, user, ...rest } = message;
  const others = Object.entries(rest).filter(
    ([name]) =>
      !leftOut.has(name) &&
      !["type", "text", "ts", "thread_ts"].includes(name) &&
      !(name === "metadata" && hasMetadata),
  );
  const pinnedTo = textsOf(message, "pinned_to");
  return {
    type: "message",
    ...(subtype === undefined ? {} : { subtype }),
    ...(user === undefined ? {} : { user }),
    text: typeof message["text"] === "string" ? message["text"] : "",
    ts: printTs(ts),
    ...(threadTs === 0 ? {} : { thread_ts: printTs(threadTs) }),
    ...Object.fromEntries(others),
    ...(isPinned && { pinned_to: [...new Set([...pinnedTo, place.channelId])] }),
  };
}
