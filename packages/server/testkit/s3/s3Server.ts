import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { FilesBucket } from "../../src/ports/blobs/blobPlace.ts";
import { answerS3, type S3Answer, type S3Call } from "./answerS3.ts";
import { S3Bucket } from "./s3Bucket.ts";
import { S3Refusal } from "./s3Refusal.ts";
import { queryOf, verifySignature } from "./verifySignature.ts";

/**
 * - a refusal is sent instead of doing anything
 * - `lose-answer`: does it, and cuts the connection before the answer
 * - `ok-with-error`: status 200 with an error in the body, and nothing is done
 * - `cut-body`: half of the body, then the connection breaks
 * - `stall-body`: half of the body, and then nothing
 */
export type S3Fault = S3Refusal | "lose-answer" | "ok-with-error" | "cut-body" | "stall-body";

export interface S3ServerOptions {
  readonly sessionToken?: string;
  readonly region?: string;
  readonly pageSize?: number;
  readonly partBytesMin?: number;
  /** Whether it understands `If-None-Match` when something is written. */
  readonly isConditional?: boolean;
  readonly hasVersions?: boolean;
}

export interface S3Server extends AsyncDisposable {
  readonly origin: string;
  readonly bucket: S3Bucket;
  /** Every request that arrived, with what decided about it. */
  readonly calls: readonly {
    readonly name: string;
    readonly status: number;
    readonly headers: IncomingMessage["headers"];
  }[];
  /** Time of the server; the real one unless set. */
  nowMs: () => number;
  /** What the given option of the server takes. */
  filesBucket(given?: { readonly prefix?: string; readonly bucket?: string; readonly settings?: string }): FilesBucket;
  /** Applies faults to the next requests of that name (`GET`, `PUT part`, `POST complete` ...), one each. */
  fail(name: string, ...faults: readonly S3Fault[]): void;
  /** Names of requests that are refused from now on. */
  readonly denied: Set<string>;
}

export const bucketName = "files";
const credentials = { accessKeyId: "TESTKEY", secretAccessKey: "test/secret+key" };

/** An object storage in memory, which verifies every signature and can be made to fail. */
export async function startS3(options: S3ServerOptions = {}): Promise<S3Server> {
  const { region = "eu-test-1", pageSize = 1000, partBytesMin = 0, isConditional = true } = options;
  const faults = new Map<string, S3Fault[]>();
  const calls: S3Server["calls"][number][] = [];
  const server = createServer();
  const bucket = new S3Bucket({ nowMs: () => state.nowMs(), partBytesMin });

  function decide(request: IncomingMessage, call: S3Call, name: string, bucketAsked: string): S3Answer {
    const { method = "", url: target = "", headers } = request;
    const verifier = { ...credentials, sessionToken: options.sessionToken, region, nowMs: state.nowMs() };
    verifySignature({ method, target, headers, body: call.body }, verifier);
    if (bucketAsked !== bucketName) throw new S3Refusal(404, "NoSuchBucket");
    if (state.denied.has(name)) throw new S3Refusal(403, "AccessDenied");
    if (!isConditional && call.header("if-none-match") !== undefined) throw new S3Refusal(501, "NotImplemented");
    const answer = answerS3(bucket, call, pageSize);
    const versions = options.hasVersions && name === "PUT" ? { "x-amz-version-id": "v1" } : {};
    return { ...answer, headers: { ...answer.headers, ...versions } };
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { bucketAsked, key } = placeOf(request);
    const query = new Map(queryOf(request.url ?? ""));
    const header = (name: string) => request.headers[name]?.toString();
    const call = { method: request.method ?? "", key, query, header, body: await buffer(request) };
    const name = nameOf(call);
    const fault = faults.get(name)?.shift();
    const answer = answerOf(() => {
      if (fault instanceof S3Refusal) throw fault;
      if (fault === "ok-with-error") return { status: 200, body: new S3Refusal(200, "InternalError").xml };
      return decide(request, call, name, bucketAsked);
    }, call);
    calls.push({ name, status: answer.status, headers: request.headers });
    send(response, answer, fault);
  }

  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    take(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state: S3Server = {
    origin,
    bucket,
    calls,
    denied: new Set(),
    nowMs: () => Date.now(),
    filesBucket: ({ prefix = "", bucket: named = bucketName, settings = `&region=${region}` } = {}) => ({
      url: `s3://${named}/${prefix}?endpoint=${encodeURIComponent(origin)}${settings}`,
      ...credentials,
      sessionToken: options.sessionToken,
    }),
    fail: (name, ...more) => void faults.set(name, [...(faults.get(name) ?? []), ...more]),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return state;
}

/** In path style `/bucket/key`, in virtual-host style `/key` at `bucket.host`. */
function placeOf({ url = "", headers }: IncomingMessage): { readonly bucketAsked: string; readonly key: string } {
  const [path = ""] = url.split("?");
  const host = headers.host ?? "";
  const decoded = decodeURIComponent(path).slice(1);
  if (host.startsWith(`${bucketName}.`)) return { bucketAsked: bucketName, key: decoded };
  const at = decoded.indexOf("/");
  return at < 0 ? { bucketAsked: decoded, key: "" } : { bucketAsked: decoded.slice(0, at), key: decoded.slice(at + 1) };
}

function nameOf({ method, key, query }: S3Call): string {
  if (key === "") return query.has("uploads") ? `${method} uploads` : `${method} list`;
  if (query.has("uploads")) return `${method} start`;
  if (!query.has("uploadId")) return method;
  return { POST: "POST complete", PUT: "PUT part", DELETE: "DELETE upload" }[method] ?? method;
}

function answerOf(decide: () => S3Answer, { method }: S3Call): S3Answer {
  try {
    return decide();
  } catch (error) {
    if (!(error instanceof S3Refusal)) throw error;
    const { Region } = error.details;
    const headers = Region === undefined ? {} : { "x-amz-bucket-region": Region };
    return { status: error.status, headers, ...(method === "HEAD" ? {} : { body: error.xml }) };
  }
}

function send(
  response: ServerResponse,
  { status, headers = {}, body = "" }: S3Answer,
  fault: S3Fault | undefined,
): void {
  if (fault === "lose-answer") {
    response.destroy();
    return;
  }
  const bytes = Buffer.from(body);
  response.writeHead(status, { "content-length": bytes.length, ...headers });
  if (fault !== "cut-body" && fault !== "stall-body") {
    response.end(bytes);
    return;
  }
  response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => {
    if (fault === "cut-body") response.destroy();
  });
}
