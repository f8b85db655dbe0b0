import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createPlatform, type DevDescription, type Platform } from "@platform/server";
import { localSelfSigned } from "../../packages/server/testkit/selfSigned.ts";

export type Answer = Readonly<Record<string, unknown>>;

/** A dev workspace over TLS, for programs that speak nothing else. */
export interface SecurePlatform extends AsyncDisposable {
  readonly url: string;
  readonly dev: DevDescription;
  readonly platform: Platform;
  /** The file that programs trust; `SSL_CERT_FILE` names it. */
  readonly certFile: string;
}

export async function serveSecurely(): Promise<SecurePlatform> {
  const folder = mkdtempSync(join(tmpdir(), "platform-tls-"));
  const tls = { certFile: join(folder, "cert.pem"), keyFile: join(folder, "key.pem") };
  writeFileSync(tls.certFile, localSelfSigned.cert);
  writeFileSync(tls.keyFile, localSelfSigned.key);
  const platform = await createPlatform({ seed: "dev", dev: true, rates: "off", tls });
  const url = await platform.listen();
  return {
    url,
    dev: await platform.describeDev(),
    platform,
    certFile: tls.certFile,
    async [Symbol.asyncDispose]() {
      await platform.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const uploadFields = [
  "X-Amz-Credential",
  "X-Amz-Algorithm",
  "key",
  "X-Amz-Date",
  "Policy",
  "X-Amz-Signature",
  "X-Amz-Security-Token",
] as const;

interface Sent {
  readonly contentType: string;
  readonly body?: string | Buffer;
  readonly token?: string | undefined;
}

/**
 * Sends what Slack's command line sends, as its source does: JSON with a bearer token for most methods, forms with the
 * token as a field for the older ones, and queries with a content type of JSON. Any status but 200 ends that program.
 */
export class SlackCliRequests {
  readonly #url: string;
  constructor(url: string) {
    this.#url = url;
  }

  json(method: string, args: object, token?: string): Promise<Answer> {
    const body = JSON.stringify(args);
    return this.#call(method, { contentType: "application/json; charset=utf-8", body, token });
  }

  form(method: string, values: Readonly<Record<string, string>>): Promise<Answer> {
    const body = new URLSearchParams(values).toString();
    return this.#call(method, { contentType: "application/x-www-form-urlencoded", body });
  }

  get(method: string, query: Readonly<Record<string, string | number>>, token: string): Promise<Answer> {
    const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`);
    return this.#call(`${method}?${pairs.join("&")}`, { contentType: "application/json; charset=utf-8", token });
  }

  /** The file comes before the other field, with the type that its bytes have. */
  async icon(method: string, appId: string, image: Buffer, token: string): Promise<Answer> {
    const form = new FormData();
    form.append("file", new File([new Uint8Array(image)], "icon.png", { type: "image/png" }));
    form.append("app_id", appId);
    return this.#call(method, { ...(await encode(form)), token });
  }

  /** Sends the fields of S3 and no others, empty ones too. Returns the status: the program expects 204. */
  async upload(url: string, fields: Readonly<Record<string, string>>, fileName: string, zip: Buffer): Promise<number> {
    const form = new FormData();
    for (const name of uploadFields) form.append(name, fields[name] ?? "");
    form.append("file", new File([new Uint8Array(zip)], fileName, { type: "application/zip" }));
    return (await send("POST", url, await encode(form))).status;
  }

  async #call(method: string, sent: Sent): Promise<Answer> {
    const answer = await send(sent.body === undefined ? "GET" : "POST", `${this.#url}/api/${method}`, sent);
    if (answer.status !== 200) throw new Error(`${method} answered ${answer.status}`);
    return JSON.parse(answer.body) as Answer;
  }
}

async function encode(form: FormData): Promise<Sent> {
  const encoded = new Response(form);
  return {
    contentType: encoded.headers.get("content-type") ?? "",
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

async function send(method: "GET" | "POST", url: string, { contentType, body, token }: Sent) {
  const sent = request(url, {
    ca: localSelfSigned.cert,
    method,
    headers: {
      "content-type": contentType,
      "user-agent": "slack-cli/4.5.0 (os: linux)",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, body: await text(answer) };
}
