import assert from "node:assert/strict";
import { once } from "node:events";
import { WebSocket } from "ws";
import { type Actor, type Workspace, workspace } from "./workspace.ts";

export type Frame = Record<string, unknown> & { readonly type: string };

/** A connected client that keeps every frame, in order. */
export class Listener implements AsyncDisposable {
  readonly socket: WebSocket;
  readonly #frames: Frame[] = [];
  readonly #waiting: ((frame: Frame) => void)[] = [];

  constructor(url: string) {
    this.socket = new WebSocket(url);
    this.socket.on("message", (data) => {
      const frame = JSON.parse((data as Buffer).toString()) as Frame;
      const next = this.#waiting.shift();
      if (next) next(frame);
      else this.#frames.push(frame);
    });
  }

  next(): Promise<Frame> {
    const frame = this.#frames.shift();
    return frame ? Promise.resolve(frame) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    this.socket.terminate();
    await once(this.socket, "close");
  }
}

/** A workspace whose server accepts connections. */
export async function listeningWorkspace(): Promise<Workspace> {
  const world = await workspace();
  await world.platform.listen();
  return world;
}

/** Opens a socket of a person or a bot and reads its greeting. */
export async function connect(actor: Actor): Promise<Listener> {
  const { url } = await actor.does("rtm.connect", {});
  const listener = new Listener(url);
  assert.deepEqual(await listener.next(), { type: "hello" });
  return listener;
}
