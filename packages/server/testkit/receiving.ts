import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { DevDescription } from "../src/platform.ts";
import { configuring } from "./openConfig.ts";
import type { Workspace } from "./workspace.ts";

/** A request as an app's server got it. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: Envelope;
}

export interface Envelope {
  readonly type: string;
  readonly token: string;
  readonly team_id: string;
  readonly api_app_id: string;
  readonly event_id: string;
  readonly event_time: number;
  readonly event_context: string;
  readonly is_ext_shared_channel: boolean;
  readonly authorizations: readonly Record<string, unknown>[];
  readonly event: Readonly<Record<string, unknown>>;
}

interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** An app's server. It acknowledges everything, unless told otherwise. */
export class Receiver implements AsyncDisposable {
  readonly received: Received[] = [];
  answer: (response: ServerResponse, request: Received) => void = (response) => void response.end();
  /** What it answers when it is asked whether it wants events. */
  verify: (text: string) => string = (text) => text;
  readonly #scheme: "http" | "https";
  readonly #server: Server;

  private constructor(certificate: Certificate | undefined) {
    this.#scheme = certificate ? "https" : "http";
    const hear = (request: IncomingMessage, response: ServerResponse) => this.#hear(request, response);
    this.#server = certificate ? createTlsServer(certificate, hear) : createServer(hear);
  }

  #hear(request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const isJson = request.headers["content-type"] === "application/json";
      const body = (isJson ? JSON.parse(text) : {}) as Envelope;
      if (body.type === "url_verification") return void response.end(this.verify(text));
      const received = { headers: request.headers, text, body };
      this.received.push(received);
      this.answer(response, received);
    });
  }

  static async start(certificate?: Certificate): Promise<Receiver> {
    const receiver = new Receiver(certificate);
    receiver.#server.listen(0, "127.0.0.1");
    await once(receiver.#server, "listening");
    return receiver;
  }

  get url(): string {
    return `${this.#scheme}://127.0.0.1:${(this.#server.address() as AddressInfo).port}/slack/events`;
  }

  /** The inner events, as type and text. */
  get heard(): string[] {
    return this.received.map(({ body }) => `${String(body.event["type"])} ${String(body.event["text"])}`);
  }

  /** Every event in every test is compared with its definition. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
    const { checkEnvelope } = await import("./checkEvent.ts");
    for (const { body } of this.received) if (body.type === "event_callback") checkEnvelope(body);
  }
}

export function devApp(world: Workspace): DevDescription["apps"][number] {
  const app = world.dev.apps.find((candidate) => candidate.name === "Dev App");
  if (!app) throw new Error("the dev workspace has no Dev App");
  return app;
}

/** Gives an app, the dev app unless told, other settings; whatever else its manifest says stays. */
export async function configureApp(
  world: Workspace,
  settings: object,
  more: { readonly features?: object } = {},
  { id }: { readonly id: string } = devApp(world),
): Promise<void> {
  const author = await configuring(world, "alice");
  const { manifest } = await author.does("apps.manifest.export", { app_id: id });
  await author.does("apps.manifest.update", { app_id: id, manifest: { ...manifest, ...more, settings } });
}

/** The dev app receives these at the receiver's URL. */
export function subscribe(world: Workspace, receiver: Receiver, botEvents: readonly string[]): Promise<void> {
  return configureApp(world, { event_subscriptions: { request_url: receiver.url, bot_events: botEvents } });
}
