import { limits } from "@platform/protocol";
import type { ReadyPush } from "../domain/push/readPush.ts";
import { receiverOf } from "../domain/push/pushAddress.ts";
import type { PushEnding } from "../domain/push/settlePush.ts";
import type { Logger } from "../ports/log.ts";
import { type Outgoing, type OutgoingAnswer, OutgoingFault } from "../ports/outgoing/outgoing.ts";
import { sealPush } from "../ports/webPush/sealPush.ts";
import { vapidAuthorization, type VapidKey } from "../ports/webPush/vapid.ts";

interface Sending {
  readonly outgoing: Outgoing;
  readonly log: Logger;
  readonly key: VapidKey;
  /** Where this server is reached, which push services take for the address of its operator. */
  readonly baseUrl: string;
  readonly nowMs: number;
  /** Of the machine: a push service compares it with its own clock. */
  readonly machineMs: number;
  /** The attempts until now, this one included. */
  readonly attempt: number;
}

/** How long a token for a push service lasts; a day is the most that they take. */
const tokenLifeS = 12 * 60 * 60;

/** Hands a notification to the push service of a browser, and says how that ended. */
export async function sendPush(sending: Sending, push: ReadyPush): Promise<PushEnding> {
  const { outgoing, key, baseUrl, machineMs } = sending;
  const { endpoint } = push.address;
  const contact = baseUrl.startsWith("https:") ? baseUrl : undefined;
  const expiresS = Math.floor(machineMs / 1000) + tokenLifeS;
  const headers = {
    authorization: vapidAuthorization(key, { endpoint, contact, expiresS }),
    "content-type": "application/octet-stream",
    "content-encoding": "aes128gcm",
    ttl: String(limits.push_life_s),
    urgency: push.isUrgent ? "high" : "normal",
    topic: push.topic,
  };
  const body = sealPush(Buffer.from(push.content), receiverOf(push.address));
  try {
    const answer = await outgoing.post(endpoint, { headers, body, timeoutMs: limits.push_answer_s * 1000, limitBody });
    return endingOf(sending, new URL(endpoint).host, answer);
  } catch (error) {
    if (!(error instanceof OutgoingFault)) throw error;
    return { kind: "later", dueMs: retryMs(sending, undefined) };
  }
}

/** Nobody reads what a push service says besides its status. */
const limitBody = () => undefined;

function endingOf(sending: Sending, service: string, { status, headers }: OutgoingAnswer): PushEnding {
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status === 429 || status >= 500) return { kind: "later", dueMs: retryMs(sending, headers["retry-after"]) };
  const remedy =
    status === 401 || status === 403
      ? "The key of this store is not the one that the browser subscribed with, or the clock of this machine is wrong. Restore the key with the database from a backup, or set the clock; browsers subscribe again when their client is opened."
      : "The notification is dropped.";
  sending.log.warn({ service, status }, `A push service refused a notification. ${remedy}`);
  return { kind: "dropped" };
}

/** As long as the service asks for, and longer from one attempt to the next. */
function retryMs({ nowMs, attempt }: Sending, retryAfter: string | undefined): number {
  const ownS = limits.push_retry_s * 2 ** (attempt - 1);
  const askedS = /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) : 0;
  return nowMs + Math.min(Math.max(ownS, askedS), limits.push_life_s) * 1000;
}
