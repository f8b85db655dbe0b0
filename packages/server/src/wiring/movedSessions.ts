import { isMove, type Use } from "../domain/anomalies/isMove.ts";
import { isMoveTrusted } from "../domain/anomalies/noteMove.ts";
import { noteMovedCall } from "../domain/anomalies/noteMovedCall.ts";
import { noteUnlessFull } from "../domain/people/noteUnlessFull.ts";
import { limits } from "@platform/protocol";
import type { CallContext } from "../methods/define.ts";
import { createByteCache, textBytes } from "../ports/byteCache.ts";

interface Seen extends Use {
  /** When the last anomaly was written. */
  readonly notedMs: number;
}

/**
 * Notices when a session or a token of a person goes on with another client in another network. Bots are left out: their
 * tokens are used by as many machines as their app has. Each server remembers what it has seen itself, because a write
 * for every session would cost more than it tells; clients that share a session reach the same servers.
 */
export function openMovedSessions(): (context: CallContext) => Promise<void> | undefined {
  const seen = createByteCache<Seen>({
    name: "uses of sessions",
    bytesMax: 4 * 1024 * 1024,
    bytesOf: ({ address, client }) => textBytes(address) + textBytes(client) + 16,
  });
  return (context) => {
    const { caller, nowMs } = context;
    const sessionId = caller.sessionId ?? caller.grantId;
    if (caller.kind !== "user" || sessionId === undefined || caller.executionId !== undefined) return undefined;
    const use = { address: context.address(), client: clientOf(context), seenMs: nowMs };
    const before = seen.get(sessionId);
    const notedMs = before?.notedMs ?? 0;
    seen.set(sessionId, { ...use, notedMs });
    if (!before || nowMs - notedMs < limits.anomaly_move_s * 1000 || !isMove(before, use)) return undefined;
    return noteUnlessFull(async () => {
      const { teamId, userId, appId } = caller;
      const move = { teamId, userId, appId, before, use: { ...use, sessionId } };
      // Read before it is written: a person who goes back and forth would else write with every call.
      if (await isMoveTrusted(context, move)) return;
      await context.write(noteMovedCall, move);
      seen.set(sessionId, { ...use, notedMs: nowMs });
    });
  };
}

/** The header is as long as its sender likes. */
function clientOf({ client }: CallContext): string {
  return client().slice(0, limits.user_agent_length_max);
}
