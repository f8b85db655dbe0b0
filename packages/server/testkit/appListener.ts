import { once } from "node:events";
import { WebSocket } from "ws";
import { configureApp, devApp, type Envelope } from "./receiving.ts";
import type { Workspace } from "./workspace.ts";

export type AppFrame = Record<string, unknown> & {
  readonly type: string;
  readonly envelope_id: string;
  readonly payload: Envelope;
};

/** An app's end of a socket. It acknowledges nothing unless told to. */
export class AppListener implements AsyncDisposable {
  readonly socket: WebSocket;
  readonly texts: string[] = [];
  hello: AppFrame = { type: "", envelope_id: "", payload: {} as Envelope };
  readonly #frames: AppFrame[] = [];
  readonly #waiting: ((frame: AppFrame) => void)[] = [];
  #acknowledges = false;

  constructor(url: string) {
    this.socket = new WebSocket(url);
    this.socket.on("message", (data) => this.#hear(JSON.parse((data as Buffer).toString()) as AppFrame));
  }

  next(): Promise<AppFrame> {
    const frame = this.#frames.shift();
    return frame ? Promise.resolve(frame) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  acknowledge({ envelope_id }: AppFrame, payload: object = {}): void {
    this.socket.send(JSON.stringify({ envelope_id, payload }));
  }

  /** From now on, whatever comes; the texts of the messages are kept. */
  acknowledgeAll(): void {
    this.#acknowledges = true;
    for (const frame of this.#frames.splice(0)) this.#hear(frame);
  }

  #hear(frame: AppFrame): void {
    if (this.#acknowledges && frame.type === "events_api") {
      this.texts.push(String(frame.payload.event["text"]));
      return this.acknowledge(frame);
    }
    const next = this.#waiting.shift();
    if (next) next(frame);
    else this.#frames.push(frame);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    this.socket.terminate();
    await once(this.socket, "close");
  }
}

/** The dev app receives these over sockets. */
export function configureSocketMode(world: Workspace, botEvents: readonly string[]): Promise<void> {
  return configureApp(world, { socket_mode_enabled: true, event_subscriptions: { bot_events: botEvents } });
}

/** A socket of the dev app that has been greeted. */
export async function connectApp(world: Workspace): Promise<AppListener> {
  const { url } = await world.actor(devApp(world).app_token ?? "").does("apps.connections.open", {});
  const listener = new AppListener(url);
  listener.hello = await listener.next();
  return listener;
}
