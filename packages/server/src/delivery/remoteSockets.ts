import { setTimeout as pause } from "node:timers/promises";
import { limits } from "@platform/protocol";
import type { SocketEnvelope, SocketOutcome } from "./appSockets.ts";

export interface RemoteSocketsOptions {
  ask(appId: string, envelope: string): Promise<number>;
  readAnswer(id: number): Promise<string | undefined>;
  forget(id: number): Promise<void>;
}

/** Sends over a socket that another server holds, if any does. */
export type SendToRemoteSocket = (appId: string, envelope: SocketEnvelope) => Promise<SocketOutcome>;

const lookEveryMs = 50;

export function createRemoteSockets({ ask, readAnswer, forget }: RemoteSocketsOptions): SendToRemoteSocket {
  return async (appId, envelope) => {
    const id = await ask(appId, JSON.stringify(envelope));
    const endMs = performance.now() + limits.delivery_ack_s * 1000;
    try {
      while (performance.now() < endMs) {
        const answer = await readAnswer(id);
        if (answer !== undefined) return JSON.parse(answer) as SocketOutcome;
        await pause(lookEveryMs);
      }
      return { kind: "no_connection" };
    } finally {
      await forget(id);
    }
  };
}
