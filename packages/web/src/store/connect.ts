import type { SocketEvent } from "@platform/protocol/contract/events.ts";
import { call } from "../api/call.ts";
import { createBackoff } from "./backoff.ts";

export interface Wire {
  /** Connected again: missed events have to be read. */
  readonly onOpen: () => void;
  readonly onLost: () => void;
  readonly onEvent: (event: SocketEvent) => void;
}

export interface Connection {
  send(frame: object): void;
  stop(): void;
}

const pingEveryMs = 10_000;
/** A dead link looks like a quiet one, so silence for this long is taken for it. */
const silenceMs = 25_000;

/** Keeps a socket open: after every loss another one, at once when the network says it is back, else slower each time. */
export function connect(wire: Wire): Connection {
  let socket: WebSocket | undefined;
  const backoff = createBackoff();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setInterval> | undefined;
  let heardAt = 0;
  let isStopped = false;

  async function open(): Promise<void> {
    retry = undefined;
    const ticket = await call("rtm.connect", {}).catch(() => undefined);
    if (isStopped) return;
    if (!ticket?.ok) return lose();
    // Where the page came from: behind a proxy or by another name the server may know itself differently.
    const { pathname, search } = new URL(ticket.url);
    const opened = new WebSocket(`${location.origin.replace(/^http/, "ws")}${pathname}${search}`);
    socket = opened;
    heardAt = performance.now();
    opened.addEventListener("message", ({ data }) => {
      heardAt = performance.now();
      hear(JSON.parse(String(data)) as SocketEvent);
    });
    opened.addEventListener("close", () => opened === socket && lose());
    clearInterval(watch);
    watch = setInterval(check, pingEveryMs);
  }

  function hear(event: SocketEvent): void {
    if (event.type === "hello") {
      backoff.reset();
      wire.onOpen();
    } else if (event.type !== "pong") wire.onEvent(event);
  }

  function check(): void {
    if (performance.now() - heardAt > silenceMs) socket?.close();
    else send({ type: "ping", id: 1 });
  }

  function lose(): void {
    clearInterval(watch);
    socket = undefined;
    if (isStopped) return;
    wire.onLost();
    clearTimeout(retry);
    retry = setTimeout(() => void open(), backoff.nextMs());
  }

  function hurry(): void {
    if (socket !== undefined || retry === undefined) return;
    clearTimeout(retry);
    void open();
  }

  /** The system knows before the socket does. */
  function drop(): void {
    socket?.close();
    lose();
  }

  function send(frame: object): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  }

  addEventListener("online", hurry);
  addEventListener("offline", drop);
  void open();
  return {
    send,
    stop() {
      isStopped = true;
      clearTimeout(retry);
      clearInterval(watch);
      removeEventListener("online", hurry);
      removeEventListener("offline", drop);
      socket?.close();
    },
  };
}
