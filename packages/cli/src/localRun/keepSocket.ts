import { setTimeout } from "node:timers/promises";
import { CliError } from "../errors.ts";
import type { RunView } from "./runView.ts";

/** What comes over the socket of an app, and wants to be acknowledged. */
export interface Envelope {
  readonly envelope_id: string;
  readonly type: string;
  readonly payload: unknown;
  readonly accepts_response_payload?: boolean;
  /** Set when it was sent before. */
  readonly retry_attempt?: number;
  readonly retry_reason?: string;
}

export interface SocketKeeping {
  /** Asks for the address of one connection. What it throws ends the run; undefined means to try again later. */
  openUrl(): Promise<string | undefined>;
  receive(envelope: Envelope, reply: (text: string) => void): void;
  readonly view: RunView;
  readonly ending: AbortSignal;
  /** Between two tries; a test does not wait. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const firstWaitMs = 500;
const waitMsMax = 30_000;
const normalClosure = 1_000;

/** Keeps one socket open, with another one whenever it ends, until it shall end. */
export async function keepSocket(keeping: SocketKeeping): Promise<void> {
  const { ending, view, wait = waitUnlessEnding } = keeping;
  let failures = 0;
  let previous: WebSocket | undefined;
  const ready = (): void => {
    // The one before may have had something under way until this one was there.
    previous?.close(normalClosure);
    view.note("connected", previous ? "Reconnected." : "Connected, waiting for events.");
    failures = 0;
  };
  while (!ending.aborted) {
    const url = await keeping.openUrl();
    const socket = url === undefined ? undefined : new WebSocket(url);
    const end = socket ? await serve(socket, keeping, ready) : "lost";
    previous = socket ?? previous;
    if (ending.aborted) break;
    if (end === "off") throw new CliError("socket_refused", "Socket Mode is off in the manifest of the app.");
    if (end === "refresh") continue;
    if (failures === 0) view.note("disconnected", "Connection lost. Reconnecting.");
    await wait(backOffMs(failures++), ending);
  }
  previous?.close(normalClosure);
}

/** `refresh` wants another connection at once, `off` none any more. */
type SocketEnd = "lost" | "refresh" | "off";

/** Serves one connection until it is lost, or until the server wants it renewed. */
function serve(socket: WebSocket, { receive, ending }: SocketKeeping, ready: () => void): Promise<SocketEnd> {
  let isReady = false;
  return new Promise((resolve) => {
    const stop = (): void => socket.close(normalClosure);
    const finish = (end: SocketEnd): void => {
      ending.removeEventListener("abort", stop);
      resolve(end);
    };
    ending.addEventListener("abort", stop, { once: true });
    if (ending.aborted) stop();
    socket.addEventListener("close", () => finish("lost"));
    socket.addEventListener("error", () => finish("lost"));
    socket.addEventListener("message", ({ data }) => {
      const frame = parse(data);
      if (frame === undefined) return;
      if (frame.type === "hello") {
        isReady = true;
        ready();
      } else if (frame.type === "disconnect") {
        // One that was never ready would be renewed without a pause, over and over.
        finish(frame.reason === "link_disabled" ? "off" : isReady ? "refresh" : "lost");
      } else if (typeof frame.envelope_id === "string") {
        receive(frame as Envelope, (text) => {
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        });
      }
    });
  });
}

type Frame = Partial<Envelope> & { readonly reason?: string };

function parse(data: unknown): Frame | undefined {
  try {
    const frame: unknown = JSON.parse(String(data));
    return typeof frame === "object" && frame !== null ? frame : undefined;
  } catch {
    // Not ours to understand, and no reason to give the connection up.
    return undefined;
  }
}

/** Doubled each time, and spread, so that everybody's apps do not come back in the same moment. */
export function backOffMs(failures: number, random: () => number = Math.random): number {
  return Math.min(waitMsMax, firstWaitMs * 2 ** failures) * (0.5 + random() / 2);
}

async function waitUnlessEnding(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => {});
}
