import { createHash } from "node:crypto";
import { limits, printTs } from "@platform/protocol";
import type { Secrets } from "../../ports/ports.ts";
import type { Db } from "../../storage/db.ts";
import { selectMessage } from "../../storage/queries/messages.ts";
import { type PushTarget, selectPushTarget } from "../../storage/queries/pushSubscriptions.ts";
import { selectFollower } from "../../storage/queries/threads.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import type { PushMessageRow } from "../../storage/tables/pushMessages.ts";
import { messageClientPath } from "../messages/messageClientPath.ts";
import { openAddress, type PushAddress } from "./pushAddress.ts";
import { pushContent } from "./pushContent.ts";

/** A notification, ready to be encrypted and sent. */
export interface ReadyPush {
  readonly address: PushAddress;
  /** JSON for the service worker of the client. */
  readonly content: string;
  /** A later notification with the same topic replaces this one while the browser is out of reach. */
  readonly topic: string;
  readonly isUrgent: boolean;
}

interface Reading {
  readonly secrets: Secrets;
  readonly nowMs: number;
  /** Whether what people wrote stays out of notifications, on this server. */
  readonly hidesContent: boolean;
}

/**
 * What a browser shows of a message, by what holds now: nothing when the message was deleted or read meanwhile, or when
 * its person signed out or lost access.
 */
export async function readPush(
  db: Db,
  { secrets, nowMs, hidesContent }: Reading,
  push: PushMessageRow,
): Promise<ReadyPush | undefined> {
  const { subscription_id: id, channel_key: channelKey, ts } = push;
  const seenMs = nowMs - limits.session_idle_s * 1000;
  const target = await selectPushTarget(db, { id, channelKey, nowMs, seenMs });
  const message = target && (await selectMessage(db, channelKey, ts));
  if (!message || (await isRead(db, target, message))) return undefined;
  const hides = hidesContent || target.network_policy !== null;
  const shown = await pushContent(db, { target, message, isHidden: hides });
  const isDirect = target.kind === "im" || target.kind === "mpim";
  const isNamed = message.body.includes(`<@${target.user_id}`);
  return {
    address: openAddress(secrets, id, target.sealed),
    content: fit({ ...shown, tag: `${target.channel_id} ${printTs(ts)}`, url: messageClientPath(target, message) }),
    topic: topicOf(secrets, target, message),
    isUrgent: isDirect || isNamed,
  };
}

async function isRead(db: Db, target: PushTarget, message: MessageRow): Promise<boolean> {
  if (message.thread_ts === 0) return target.last_read_ts >= message.ts;
  const [follower] = await selectFollower(db, target.user_id, message.channel_key, message.thread_ts, 1);
  return follower !== undefined && follower.last_read_ts >= message.ts;
}

/** The push service sees it, so it says nothing of the conversation. */
function topicOf(secrets: Secrets, { channel_id: channel, user_id: userId }: PushTarget, message: MessageRow): string {
  const place = `topic of notifications\n${userId}\n${channel}\n${message.thread_ts}`;
  return createHash("sha256").update(secrets.derive(place)).digest("base64url").slice(0, 32);
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly url: string;
}

/** Names and texts are limited in characters, which may be four bytes each, and more in JSON. */
function fit(shown: Shown): string {
  const json = JSON.stringify(shown);
  if (Buffer.byteLength(json) <= limits.push_content_bytes_max) return json;
  return JSON.stringify({ ...shown, body: "" });
}
