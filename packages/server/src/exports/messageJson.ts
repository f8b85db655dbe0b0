import { printTs } from "@platform/protocol";
import { parseBody } from "../domain/messages/message.ts";
import type { ListedReply } from "../storage/queries/exports.ts";
import type { FileRow } from "../storage/tables/files.ts";
import type { UserRow } from "../storage/tables/memberships.ts";
import type { MessageRow } from "../storage/tables/messages.ts";
import type { PinRow } from "../storage/tables/pins.ts";
import { fileJson } from "./fileJson.ts";

type JsonObject = Readonly<Record<string, unknown>>;

/** What belongs to a message and is stored elsewhere. */
export interface MessageSurroundings {
  readonly channelId: string;
  readonly author: UserRow | undefined;
  readonly pin: PinRow | undefined;
  /** By file id. */
  readonly files: ReadonlyMap<string, FileRow>;
  /** Of a thread that the message begins, in the order of time. */
  readonly replies: readonly ListedReply[];
}

/** What is written in an order of its own, or is computed again, or belongs to one reader. */
const placed = [
  "type",
  "subtype",
  "user",
  "text",
  "ts",
  "thread_ts",
  "team",
  "user_team",
  "source_team",
  "user_profile",
  "metadata",
  "files",
  "reactions",
  "pinned_to",
  "pinned_info",
  "reply_count",
  "reply_users",
  "reply_users_count",
  "latest_reply",
  "is_locked",
  "replies",
  "root",
  "subscribed",
  "last_read",
  "unread_count",
  "is_starred",
  "saved",
];

/**
 * A message as the days of an export have it. The order of the fields is always the same, so that an export of what was
 * imported from an export is equal to it.
 */
export function messageJson(row: MessageRow, around: MessageSurroundings): JsonObject {
  const body: JsonObject = parseBody(row.body);
  const others = Object.fromEntries(Object.entries(body).filter(([field]) => !placed.includes(field)));
  const { subtype, user, team, reactions, pinned_to: pinnedTo } = body;
  const files = Array.isArray(body["files"]) ? (body["files"] as JsonObject[]) : undefined;
  const metadata = row.metadata === null ? body["metadata"] : (JSON.parse(row.metadata) as unknown);
  const threadTs = row.thread_ts === 0 && around.replies.length > 0 ? row.ts : row.thread_ts;
  return {
    type: "message",
    ...(subtype !== undefined && { subtype }),
    ...(user !== undefined && { user }),
    text: body["text"],
    ts: printTs(row.ts),
    ...(threadTs !== 0 && { thread_ts: printTs(threadTs) }),
    ...others,
    ...(team !== undefined && { team, user_team: body["user_team"] ?? team, source_team: body["source_team"] ?? team }),
    ...profileOf(body, around.author),
    ...(metadata !== undefined && { metadata }),
    ...(files && { files: files.map((file) => fileJson(file, around.files.get(String(file["id"])))) }),
    ...(Array.isArray(reactions) && reactions.length > 0 && { reactions: reactions as unknown[] }),
    ...(Array.isArray(pinnedTo) && pinnedTo.length > 0 && { pinned_to: pinnedTo as unknown[] }),
    ...(around.pin && { pinned_info: pinnedInfo(around.channelId, around.pin) }),
    ...(around.replies.length > 0 && threadJson(body, around.replies)),
  };
}

/** Kinds of messages that people write. */
const spoken: ReadonlySet<unknown> = new Set([undefined, "me_message", "thread_broadcast", "file_share"]);

/** The author as of the export; as of the import for a message that came with it. */
function profileOf(body: JsonObject, author: UserRow | undefined): JsonObject {
  const imported = body["user_profile"];
  if (imported !== undefined) return { user_profile: imported };
  if (!author || author.bot_id !== null || !spoken.has(body["subtype"])) return {};
  const isUltra = author.role === "single_channel_guest";
  return {
    user_profile: {
      first_name: author.real_name.split(" ")[0] ?? "",
      real_name: author.real_name,
      display_name: author.display_name,
      team: author.team_id,
      name: author.name,
      is_restricted: isUltra || author.role === "multi_channel_guest",
      is_ultra_restricted: isUltra,
    },
  };
}

function pinnedInfo(channelId: string, pin: PinRow): JsonObject {
  return { channel: channelId, pinned_by: pin.user_id, pinned_ts: Math.floor(pin.at_ms / 1000) };
}

/** The summary of a thread, from all of its replies. */
function threadJson(body: JsonObject, replies: readonly ListedReply[]): JsonObject {
  const listed = replies.map((reply) => ({ user: replierOf(reply), ts: printTs(reply.ts) }));
  const users = [...new Set(listed.map(({ user }) => user))];
  return {
    reply_count: listed.length,
    reply_users_count: users.length,
    latest_reply: listed.at(-1)?.ts,
    reply_users: users,
    replies: listed,
    is_locked: body["is_locked"] === true,
  };
}

/** Apps that speak under a name of their own reply as their bot. */
function replierOf({ user_id: userId, body }: ListedReply): string {
  if (userId !== "") return userId;
  const botId = parseBody(body).bot_id;
  return botId ?? "";
}
