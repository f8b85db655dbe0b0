import { createHash } from "node:crypto";
import { Agent as HttpAgent, type ClientRequest, type IncomingMessage, request as httpRequest } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import { type Clock, jitterMs, systemClock } from "../../ports.ts";
import type { S3Address } from "./s3Address.ts";
import type { S3Credentials } from "./s3Credentials.ts";
import { type Answered, connectionFailure, failureOf, S3Failure } from "./s3Failure.ts";
import { xmlText } from "./s3Xml.ts";

export interface S3Request {
  readonly method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** Below the prefix; the bucket itself without it. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** In pieces, so that they need not be joined. */
  readonly body?: readonly Uint8Array[];
  /** Statuses that are no failure, besides those from 200 to 299. */
  readonly accepts?: readonly number[];
}

export interface S3Link {
  readonly expiresS: number;
  readonly contentType: string;
  readonly disposition: string;
}

export interface S3Timing {
  readonly attempts: number;
  /** The longest pause before the second attempt; doubled for each further one. */
  readonly firstPauseMs: number;
  /** How long a connection may be silent. */
  readonly idleMs: number;
}

export interface S3Client {
  readonly address: S3Address;
  readonly timing: S3Timing;
  /** Sends it, as often as it takes, and reads the answer. */
  send(request: S3Request): Promise<Answered>;
  /** The same, but the body is left to the caller, who has to read it or destroy it. */
  open(request: S3Request): Promise<IncomingMessage>;
  /** Waits before an attempt that follows this many failed ones. */
  pauseAfter(failed: number): Promise<void>;
  /** A URL that anybody can read the object by, with these headers, while it is valid. */
  presign(key: string, link: S3Link): Promise<string>;
}

export interface S3ClientOptions {
  readonly address: S3Address;
  readonly credentials: S3Credentials;
  readonly timing?: Partial<S3Timing>;
  /** The time of the machine: the storage refuses signatures of any other. */
  readonly clock?: Clock;
  /** How the name of the endpoint is resolved; by the system without it. */
  readonly lookup?: LookupFunction;
}

const usualTiming: S3Timing = { attempts: 4, firstPauseMs: 200, idleMs: 60_000 };

/** Signed requests to one bucket, repeated when the storage is overloaded or the connection breaks. */
export function createS3Client(options: S3ClientOptions): S3Client {
  const { address } = options;
  const timing = { ...usualTiming, ...options.timing };
  const isSecure = address.base.protocol === "https:";
  const agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });

  function begin(url: URL, method: string, headers: Record<string, string>): ClientRequest {
    const more = { method, headers, autoSelectFamily: true, lookup: options.lookup };
    if (!isSecure) return httpRequest(url, { ...more, agent });
    // Explicit, because an environment variable could turn it off.
    return httpsRequest(url, { ...more, agent, rejectUnauthorized: true });
  }

  async function openOnce(request: S3Request): Promise<IncomingMessage> {
    const { url, headers } = await sign(options, request);
    try {
      return await answerTo(begin(url, request.method, headers), request.body ?? [], timing.idleMs);
    } catch (error) {
      throw connectionFailure(address, error);
    }
  }

  async function open(request: S3Request): Promise<IncomingMessage> {
    const answer = await openOnce(request);
    const { statusCode = 0 } = answer;
    if ((statusCode >= 200 && statusCode < 300) || request.accepts?.includes(statusCode)) return answer;
    throw failureOf(address, await read(answer, request));
  }

  async function read(answer: IncomingMessage, { method }: S3Request): Promise<Answered> {
    const { statusCode: status = 0, headers } = answer;
    try {
      return { method, status, headers, text: await text(withIdleLimit(answer, timing.idleMs)) };
    } catch (error) {
      throw connectionFailure(address, error);
    }
  }

  async function sendOnce(request: S3Request): Promise<Answered> {
    const answered = await read(await open(request), request);
    // Where an answer takes long, the status is sent before the result is known.
    if (request.method === "POST" && xmlText(answered.text, "Error") !== undefined) throw failureOf(address, answered);
    return answered;
  }

  const pauseAfter = async (failed: number): Promise<void> => {
    await pause(jitterMs(timing.firstPauseMs * 2 ** (failed - 1)));
  };

  async function repeat<Result>(once: () => Promise<Result>): Promise<Result> {
    for (let failed = 1; ; failed++) {
      try {
        return await once();
      } catch (error) {
        if (!(error instanceof S3Failure) || !error.isTransient || failed === timing.attempts) throw error;
        await pauseAfter(failed);
      }
    }
  }

  return {
    address,
    timing,
    send: (request) => repeat(() => sendOnce(request)),
    open: (request) => repeat(() => open(request)),
    pauseAfter,
    presign: (key, link) => presign(options, key, link),
  };
}

async function sign({ address, credentials, clock = systemClock }: S3ClientOptions, request: S3Request) {
  const { method, key, query = {}, body = [] } = request;
  const url = urlOf(address, key, query);
  const signer = new AwsV4Signer({
    ...credentials,
    method,
    url: url.href,
    headers: { ...request.headers, "x-amz-content-sha256": hashOf(body) },
    service: "s3",
    region: address.region,
    datetime: datetimeOf(clock),
  });
  const signed = await signer.sign();
  const length = body.reduce((sum, piece) => sum + piece.length, 0);
  const isSending = method === "PUT" || method === "POST";
  return {
    url,
    headers: {
      ...Object.fromEntries(signed.headers),
      // Unsigned, because proxies change it.
      "accept-encoding": "identity",
      ...(isSending ? { "content-length": String(length) } : {}),
    },
  };
}

async function presign(
  { address, credentials, clock = systemClock }: S3ClientOptions,
  key: string,
  { expiresS, contentType, disposition }: S3Link,
): Promise<string> {
  const query = {
    "X-Amz-Expires": String(expiresS),
    "response-content-type": contentType,
    "response-content-disposition": disposition,
  };
  const signer = new AwsV4Signer({
    ...credentials,
    method: "GET",
    url: urlOf(address, key, query).href,
    service: "s3",
    region: address.region,
    datetime: datetimeOf(clock),
    signQuery: true,
  });
  const { url } = await signer.sign();
  // The signer writes a space as a plus, but signs it as %20.
  return url.href.replaceAll("+", "%20");
}

function urlOf({ base, prefix }: S3Address, key: string | undefined, query: Readonly<Record<string, string>>): URL {
  const url = key === undefined ? new URL(base) : new URL(prefix + key, base);
  // Not by searchParams: they write a space as a plus, which is signed as something else.
  url.search = Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("&");
  return url;
}

function datetimeOf(clock: Clock): string {
  return new Date(clock.nowMs()).toISOString().replaceAll(/[:-]|\.\d{3}/g, "");
}

function hashOf(pieces: readonly Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const piece of pieces) hash.update(piece);
  return hash.digest("hex");
}

/** Resolves with the head of the answer. A connection on which nothing moves for too long is cut. */
function answerTo(request: ClientRequest, body: readonly Uint8Array[], idleMs: number): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request.setTimeout(idleMs, () => request.destroy(timedOut()));
  request.on("error", reject);
  request.on("response", (answer) => {
    // From here on the reader decides: one that is slow itself is no reason to cut it.
    request.setTimeout(0);
    resolve(answer);
  });
  for (const piece of body) request.write(piece);
  request.end();
  return promise;
}

/** The chunks of an answer, unless the next one takes too long. Ends the connection when the reader stops early. */
export async function* withIdleLimit(answer: IncomingMessage, idleMs: number): AsyncGenerator<Uint8Array> {
  const late = () => answer.destroy(timedOut());
  let timer = setTimeout(late, idleMs);
  try {
    for await (const chunk of answer) {
      clearTimeout(timer);
      yield chunk as Uint8Array;
      timer = setTimeout(late, idleMs);
    }
  } finally {
    clearTimeout(timer);
    answer.destroy();
  }
}

function timedOut(): Error {
  return Object.assign(new Error("The connection was silent for too long."), { code: "ETIMEDOUT" });
}
