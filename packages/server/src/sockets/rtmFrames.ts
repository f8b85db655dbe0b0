import type { WebSocket } from "ws";
import { JsonFault, parseJson } from "../ports/json.ts";
import { printFrame } from "./printFrame.ts";

/** What a client sends over its socket. */
export interface RtmFrame {
  readonly type: unknown;
  readonly id?: unknown;
  readonly ids?: unknown;
  readonly channel?: unknown;
  readonly thread_ts?: unknown;
  readonly text?: unknown;
  readonly reply_broadcast?: unknown;
}

export function readRtmFrame(text: string): RtmFrame | undefined {
  const frame = parseJson(text);
  const isFrame = !(frame instanceof JsonFault) && typeof frame === "object" && frame !== null && "type" in frame;
  return isFrame ? frame : undefined;
}

export function idsIn(ids: unknown): string[] {
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

export function answerPing(socket: WebSocket, frame: RtmFrame): void {
  const { type: _type, id, ...fields } = frame;
  socket.send(printFrame("pong", { ...fields, reply_to: id }));
}
