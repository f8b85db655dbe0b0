import { once } from "node:events";
import { WebSocket } from "ws";
import type { Actor } from "../../packages/server/testkit/workspace.ts";
import { eventually } from "../faults/eventually.ts";

export type Frame = Readonly<Record<string, unknown>> & { readonly type: string };

/** A client on a socket that keeps every frame, in order. */
export class Listening implements AsyncDisposable {
  readonly frames: Frame[] = [];
  /** The code that it is closed with. */
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  /** How many frames have been compared with their definitions. */
  #checked = 0;

  constructor(url: string) {
    this.#socket = new WebSocket(url);
    this.closed = once(this.#socket, "close").then(([code]) => code as number);
    this.#socket.on("message", (data) => this.frames.push(JSON.parse((data as Buffer).toString()) as Frame));
  }

  /** Nothing that is committed from now on is missed. The server has to listen already. */
  static async as(actor: Actor): Promise<Listening> {
    const { url } = await actor.does("rtm.connect", {});
    const listening = new Listening(url);
    await listening.until("hello", (frame) => frame.type === "hello");
    return listening;
  }

  say(frame: Frame): void {
    this.#socket.send(JSON.stringify(frame));
  }

  /** All that came, once this one has come. */
  async until(what: string, isIt: (frame: Frame) => boolean): Promise<readonly Frame[]> {
    await eventually(what, async () => this.frames.some(isIt));
    const { checkEvent } = await import("../../packages/server/testkit/checkEvent.ts");
    // Replies to frames that the client sent have no type. Everything else is an event with a definition.
    for (const frame of this.frames.slice(this.#checked)) if ("type" in frame) checkEvent(frame);
    this.#checked = this.frames.length;
    return this.frames;
  }

  /** All events before now: one more message is posted, and whatever comes after it is later. */
  async soFar(actor: Actor, channel: string): Promise<readonly Frame[]> {
    const { ts } = await actor.does("chat.postMessage", { channel, text: "the end" });
    return this.until("the last message", (frame) => frame["ts"] === ts && frame["channel"] === channel);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#socket.readyState === WebSocket.CLOSED) return;
    this.#socket.terminate();
    await once(this.#socket, "close");
  }
}
