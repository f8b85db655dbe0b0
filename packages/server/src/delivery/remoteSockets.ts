import { limits } from "@platform/protocol";
import type { SocketEnvelope, SocketOutcome } from "./appSockets.ts";

export interface RemoteSocketsOptions {
  ask(appId: string, envelope: string): Promise<number>;
  readAnswer(id: number): Promise<string | undefined>;
  forget(id: number): Promise<void>;
  /** Resolves after a commit of another server, or after this time. */
  nextCommit(withinMs: number): Promise<void>;
}

/** Sends over a socket that another server holds, if any does. */
export type SendToRemoteSocket = (appId: string, envelope: SocketEnvelope) => Promise<SocketOutcome>;

export function createRemoteSockets({ ask, readAnswer, forget, nextCommit }: RemoteSocketsOptions): SendToRemoteSocket {
  return async (appId, envelope) => {
    const id = await ask(appId, JSON.stringify(envelope));
    const endMs = performance.now() + limits.delivery_ack_s * 1000;
    try {
      for (;;) {
        // Before the answer is read: a commit meanwhile is not missed.
        const committed = nextCommit(Math.max(0, endMs - performance.now()));
        const answer = await readAnswer(id);
        if (answer !== undefined) return JSON.parse(answer) as SocketOutcome;
        if (performance.now() >= endMs) break;
        await committed;
      }
      return { kind: "no_connection" };
    } finally {
      await forget(id);
    }
  };
}
