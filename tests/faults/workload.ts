import { setTimeout as sleep } from "node:timers/promises";
import type { ApiClient, Reply } from "./apiClient.ts";
import type { Random } from "./random.ts";

/** One write that a client asked for, and its answer. `text` and `name` are unique in the whole run. */
export type Attempt =
  | {
      readonly kind: "message";
      readonly text: string;
      readonly channel: string;
      readonly thread: string;
      ts?: string;
      refused?: string;
    }
  | { readonly kind: "channel"; readonly name: string; id?: string; refused?: string };

/** Everything the clients know. The server is held to it after every restart. */
export class ClientLog {
  readonly attempts: Attempt[] = [];
  acknowledged = 0;
  readonly channels: string[] = [];
  /** Messages that can be replied to: acknowledged, and of the channel itself. */
  readonly roots: { readonly channel: string; readonly ts: string }[] = [];
}

/** Writes from several clients at once until the server is gone; what was under way then stays unanswered. */
export async function writeUntilGone(
  client: ApiClient,
  log: ClientLog,
  random: Random,
  clients: number,
): Promise<void> {
  const gone = new AbortController();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (!gone.signal.aborted) {
        const attempt = chooseAttempt(log, random);
        log.attempts.push(attempt);
        try {
          await carryOut(client, log, attempt);
        } catch {
          gone.abort();
        }
      }
    }),
  );
}

function chooseAttempt(log: ClientLog, random: Random): Attempt {
  const number = log.attempts.length;
  const dice = random.next();
  if (dice < 0.08) return { kind: "channel", name: `made-${number}` };
  const root = dice < 0.4 && log.roots.length > 0 ? random.pick(log.roots) : undefined;
  const padding = "x".repeat(random.below(random.next() < 0.05 ? 20_000 : 200));
  const text = `message ${number} ${padding}`;
  return { kind: "message", text, channel: root?.channel ?? random.pick(log.channels), thread: root?.ts ?? "" };
}

async function carryOut(client: ApiClient, log: ClientLog, attempt: Attempt): Promise<void> {
  if (attempt.kind === "channel") {
    const reply = await client.call("conversations.create", { name: attempt.name });
    if (await isRefused(reply, attempt)) return;
    const { id } = reply.body["channel"] as { id: string };
    attempt.id = id;
    log.acknowledged++;
    log.channels.push(id);
    return;
  }
  const { channel, text, thread } = attempt;
  const reply = await client.call("chat.postMessage", { channel, text, ...(thread ? { thread_ts: thread } : {}) });
  if (await isRefused(reply, attempt)) return;
  const ts = String(reply.body["ts"]);
  attempt.ts = ts;
  log.acknowledged++;
  if (!thread) log.roots.push({ channel, ts });
}

/** While the database is away a server refuses; the caller waits a little, as the answer says. */
async function isRefused(reply: Reply, attempt: Attempt): Promise<boolean> {
  if (reply.body.ok) return false;
  attempt.refused = reply.body.error ?? "";
  await sleep(20);
  return true;
}
