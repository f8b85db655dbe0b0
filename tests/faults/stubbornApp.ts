import { setTimeout as sleep } from "node:timers/promises";
import WebSocket from "ws";

interface Frame {
  readonly type: string;
  readonly envelope_id?: string;
  readonly payload?: { readonly event: { readonly text?: string } };
}

/** An app over a socket that comes back whenever it loses it, and counts what it hears. */
export class StubbornApp implements AsyncDisposable {
  /** How often each text was heard. */
  readonly heard = new Map<string, number>();
  connections = 0;
  #socket: WebSocket | undefined;
  #isOver = false;
  readonly #running: Promise<void>;

  constructor(url: string, appToken: string) {
    this.#running = this.#run(url, appToken);
  }

  async #run(url: string, appToken: string): Promise<void> {
    while (!this.#isOver) {
      const ticket = await openConnection(url, appToken);
      if (ticket === undefined) await sleep(20);
      else await this.#listen(ticket);
    }
  }

  /** Until the connection is gone, however it goes. */
  #listen(ticket: string): Promise<void> {
    return new Promise((resolve) => {
      const socket = new WebSocket(ticket);
      this.#socket = socket;
      socket.on("open", () => this.connections++);
      socket.on("message", (data: Buffer) => {
        const { envelope_id, payload } = JSON.parse(String(data)) as Frame;
        if (envelope_id === undefined) return;
        const text = payload?.event.text ?? "";
        this.heard.set(text, (this.heard.get(text) ?? 0) + 1);
        socket.send(JSON.stringify({ envelope_id }));
      });
      socket.on("error", () => socket.terminate());
      socket.on("close", () => resolve());
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isOver = true;
    this.#socket?.terminate();
    await this.#running;
  }
}

/** Nothing while the server is away or the request was cut. */
async function openConnection(url: string, appToken: string): Promise<string | undefined> {
  try {
    const headers = { authorization: `Bearer ${appToken}`, connection: "close" };
    const response = await fetch(`${url}/api/apps.connections.open`, { method: "POST", headers });
    return ((await response.json()) as { readonly url?: string }).url;
  } catch {
    return undefined;
  }
}
