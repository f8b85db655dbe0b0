import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Actor, Workspace } from "./workspace.ts";

/** What a service worker gets. */
export interface Pushed {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly url: string;
}

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly content: Pushed;
}

interface PushAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A push service on this machine with the keys of one browser: it opens what it gets, as that browser would. */
export class PushService implements AsyncDisposable {
  readonly received: Received[] = [];
  /** What the next requests are answered; 201 afterwards. */
  readonly answers: PushAnswer[] = [];
  readonly #keys = createECDH("prime256v1");
  readonly #auth = randomBytes(16);
  readonly #server: Server;

  private constructor() {
    this.#keys.generateKeys();
    this.#server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on("data", (piece: Buffer) => pieces.push(piece));
      request.on("end", () => {
        const content = JSON.parse(this.#open(Buffer.concat(pieces)).toString()) as Pushed;
        this.received.push({ headers: request.headers, content });
        const { status, headers } = this.answers.shift() ?? { status: 201 };
        response.writeHead(status, headers).end();
      });
    });
  }

  static async open(): Promise<PushService> {
    const service = new PushService();
    await once(service.#server.listen(0, "127.0.0.1"), "listening");
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What a browser gives out when its person subscribes. */
  subscription(name = "browser") {
    const [p256dh, auth] = [this.#keys.getPublicKey("base64url"), this.#auth.toString("base64url")];
    return { endpoint: `${this.url}/${name}`, p256dh, auth };
  }

  get bodies(): string[] {
    return this.received.map(({ content }) => content.body);
  }

  #open(body: Buffer): Buffer {
    const senderKey = body.subarray(21, 21 + (body[20] ?? 0));
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#keys.getPublicKey(), senderKey]);
    const secret = derive(this.#keys.computeSecret(senderKey), this.#auth, info, 32);
    const salt = body.subarray(0, 16);
    const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
    const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
    const decryption = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(body.subarray(-16));
    const text = Buffer.concat([decryption.update(body.subarray(21 + senderKey.length, -16)), decryption.final()]);
    if (text.at(-1) !== 2) throw new Error("the record does not say that it is the last one");
    return text.subarray(0, -1);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
}

/** The claims of a request, when its signature is that of the key which the browser subscribed with. */
export function claimsOf({ headers }: Received, key: string): unknown {
  const [, text = "", signature = "", named] =
    /^vapid t=([^.]+\.[^.]+)\.([^.]+), k=(.*)$/.exec(headers.authorization ?? "") ?? [];
  const point = Buffer.from(key, "base64url");
  const [x = "", y = ""] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const options = { key: publicKey, dsaEncoding: "ieee-p1363" as const };
  const isGenuine = verify("sha256", Buffer.from(text), options, Buffer.from(signature, "base64url"));
  if (!isGenuine || named !== key) throw new Error("the request is not signed with the key of the subscription");
  return JSON.parse(Buffer.from(text.split(".")[1] ?? "", "base64url").toString());
}

/** A person in a signed-in browser, and the cookie of that. The server listens. */
export async function inBrowser(world: Workspace, name: string): Promise<Actor & { readonly cookie: string }> {
  const url = world.platform.baseUrl;
  const [link] = world.platform.signInLinks(world.dev.users.filter((user) => user.name === name));
  const entered = await fetch(link?.url ?? "", { redirect: "manual" });
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const headers = { cookie, "sec-fetch-site": "same-origin" };
  const session = await fetch(`${url}/client/session`, { method: "POST", headers });
  const { token, user } = (await session.json()) as { readonly token: string; readonly user: { readonly id: string } };
  return { ...world.actor(token, user.id), cookie };
}
