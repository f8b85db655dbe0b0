import type { IncomingMessage, ServerResponse } from "node:http";
import { limits, refuse } from "@platform/protocol";
import type { Logger } from "../ports/log.ts";
import { inSpan, type Span, type Tracer } from "../ports/traces/span.ts";
import { type Answer, answerCall, type Call, type CallServices } from "./call.ts";
import { type EarlyAnswer, answerUnread } from "./answerUnread.ts";
import { isApiPath, methodName } from "./apiPath.ts";
import { bodyBytesMax, isLargeForm } from "./bodySize.ts";
import { corsHeaders, preflightHeaders } from "./cors.ts";
import { addressOf } from "./callerAddress.ts";
import type { Arrivals } from "./arrivals.ts";
import { endCallSpan } from "./callSpan.ts";
import { parentOf } from "./requestSpans.ts";
import { collectBody } from "./collectBody.ts";
import { countUnderWay, type UnderWay } from "./underWay.ts";
import { UploadForm } from "./uploadForm.ts";
import { type Printed, printEnvelope } from "./envelope.ts";
import { logCall, type RequestLog } from "./requestLog.ts";
import { hasInvalidHost, invalidHostText } from "./hostHeader.ts";

export interface ApiOptions {
  readonly callServices: CallServices;
  readonly log: Logger;
  readonly nextRequestId: () => string;
  /** Called after every answered call. */
  /** Called before anything that a call causes. */
  readonly onOpened?: ((requestId: string) => void) | undefined;
  readonly onCall?: ((call: Call, answer: Answer, durationMs: number) => void) | undefined;
  /** Whose `X-Forwarded-For` is believed; nobody's unless told. */
  readonly isTrustedProxy?: (address: string) => boolean;
  readonly arrivals: Arrivals;
  readonly record: (method: string, code: string, seconds: number) => void;
  readonly requestLog: RequestLog;
  readonly tracer?: Tracer | undefined;
}

interface Begun {
  readonly started: number;
  readonly span: Span | undefined;
}

export interface ApiListener {
  /** Takes the request when it is a call; false leaves it to the other routes. */
  take(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers a client that waits for permission to send a body, if that body would be refused whatever it says. */
  refuseAwaited(request: IncomingMessage, response: ServerResponse): boolean;
  /** Resolves when no call is under way. */
  settled(): Promise<void>;
}

export const json = "application/json; charset=utf-8";
/** What the log says of a request that is answered before its method is known. */
const apiRoute = "/api/*";

/**
 * The calls of the Web API, straight from Node's server: a router, a body parser and a reply of a framework together
 * cost as much as the method, and there is one route, one kind of body and one kind of answer.
 */
export function createApiListener(options: ApiOptions): ApiListener {
  const { callServices, log, record, onOpened, onCall, arrivals, requestLog, tracer } = options;
  const underWay = countUnderWay();

  function take(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? "";
    if (!isApiPath(url)) return false;
    const early = earlyAnswerTo(request);
    if (early) {
      requestLog.follow(request, response, apiRoute);
      answerUnread(request, response, early);
      return true;
    }
    const begun = begin(request, tracer);
    callServices.beginTurn();
    arrivals.begin(request, begun.started);
    if (isLargeForm(request)) {
      const form = openForm(request, arrivals, underWay);
      void answer({ ...callOf(request, url, undefined, options), form }, response, begun, request);
      return true;
    }
    collectBody(request, bodyBytesMax(request), (body) => {
      arrivals.end(request);
      if (body === "gone") return;
      if (body === "too large") {
        requestLog.follow(request, response, apiRoute);
        answerUnread(request, response, tooLarge);
        return;
      }
      // From here on: a request that never arrives in full must not keep a server from stopping.
      underWay.begin();
      void answer(callOf(request, url, body, options), response, begun);
    });
    return true;
  }

  /** `unread` is a request whose body may not have arrived in full when the answer is known. */
  async function answer(
    call: Call,
    response: ServerResponse,
    { started, span }: Begun,
    unread?: IncomingMessage,
  ): Promise<void> {
    try {
      onOpened?.(call.requestId);
      const answered = await inSpan(span, () => answerCall(callServices, call));
      // A client would send its next call over a connection that is about to be closed.
      if (callServices.isDraining()) response.shouldKeepAlive = false;
      if (answered.isDropped) response.socket?.destroy();
      else if (unread && !unread.readableEnded) answerUnread(unread, response, earlyAnswerOf(answered));
      else if (answered.file) sendFile(response, answered.headers, answered.file);
      else send(response, answered.status, json, answered.headers, answered);
      const durationMs = performance.now() - started;
      record(answered.method, answered.code, durationMs / 1000);
      onCall?.(call, answered, durationMs);
      logCall(log, call, answered, durationMs);
      if (span) endCallSpan(span, call.requestId, answered);
    } catch (error) {
      log[response.destroyed ? "debug" : "error"]({ err: error }, "answer failed");
      response.destroy();
      span?.end("failed");
    } finally {
      if (unread) closeForm(unread, arrivals);
      if (!call.form || call.form.isRead) underWay.end();
    }
  }

  return {
    take,
    refuseAwaited,
    settled: underWay.settled,
  };
}

/** A span that never ends, because the rest of its request does not arrive, is not sent. */
function begin({ headers }: IncomingMessage, tracer: Tracer | undefined): Begun {
  const started = performance.now();
  return { started, span: tracer?.begin("call", "server", { parent: parentOf(headers), startedMs: started }) };
}

/** A form is held to its seconds until the caller is admitted, and from then on to the time between two pieces of the file. */
function openForm(request: IncomingMessage, arrivals: Arrivals, underWay: UnderWay): UploadForm {
  return new UploadForm(request, {
    onAdmitted() {
      arrivals.end(request);
      request.setTimeout(limits.upload_idle_s * 1000, () => request.destroy());
    },
    // Not before: an upload that never arrives in full must not keep a server from stopping.
    onRead: underWay.begin,
  });
}

function closeForm(request: IncomingMessage, arrivals: Arrivals): void {
  arrivals.end(request);
  request.setTimeout(0);
}

function earlyAnswerOf({ status, headers, text, bytes }: Answer): EarlyAnswer {
  const lines = ["content-type", json, "content-length", String(bytes), ...corsHeaders];
  return { status, headers: [...lines, ...Object.entries(headers).flat()], text };
}

function refuseAwaited(request: IncomingMessage, response: ServerResponse): boolean {
  if (!isApiPath(request.url ?? "")) return false;
  const declared = Number(request.headers["content-length"]);
  const isTooLarge = !isLargeForm(request) && declared > bodyBytesMax(request);
  const early = earlyAnswerTo(request) ?? (isTooLarge ? tooLarge : undefined);
  if (early) answerUnread(request, response, early, { isAwaited: true });
  return early !== undefined;
}

/** In the words of errors that every client knows; the status is 200, because clients retry anything else. */
function refuseEarly(message: string): EarlyAnswer {
  const { text, bytes } = printEnvelope(refuse("invalid_arguments", message), []);
  const headers = ["content-type", json, "content-length", String(bytes), "cache-control", "no-store", ...corsHeaders];
  return { status: 200, headers, text };
}

const tooLarge = refuseEarly(`the body is larger than ${limits.body_bytes_max} bytes`);
const otherVerb = refuseEarly("methods are called by GET or POST");
const invalidHost = refuseEarly(invalidHostText);
const preflight: EarlyAnswer = { status: 204, headers: preflightHeaders, text: "" };

/** The answer to a request that is no call, whatever its body says. */
function earlyAnswerTo(request: IncomingMessage): EarlyAnswer | undefined {
  if (hasInvalidHost(request)) return invalidHost;
  if (request.method === "GET" || request.method === "POST") return undefined;
  return request.method === "OPTIONS" ? preflight : otherVerb;
}

function callOf(
  request: IncomingMessage,
  url: string,
  body: Buffer | undefined,
  { nextRequestId, isTrustedProxy = () => false }: ApiOptions,
): Call {
  const { headers } = request;
  const query = url.indexOf("?");
  return {
    method: methodName(query < 0 ? url : url.slice(0, query)),
    query: query < 0 ? "" : url.slice(query + 1),
    contentType: headers["content-type"],
    body,
    authorization: headers.authorization,
    requestId: nextRequestId(),
    address: () => addressOf(request, isTrustedProxy),
    client: () => headers["user-agent"] ?? "",
  };
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  headers: Readonly<Record<string, string>>,
  { text, bytes }: Printed,
): void {
  // As a list, because making one more object of them and taking that apart again is a tenth of what an answer costs.
  const lines = ["content-type", type, "content-length", String(bytes), ...corsHeaders];
  for (const name in headers) lines.push(name, headers[name] ?? "");
  response.writeHead(status, lines);
  // As many bytes as characters means plain ASCII, which goes out in half the time when it need not be encoded.
  response.end(text, bytes === text.length ? "latin1" : "utf8");
}

function sendFile(response: ServerResponse, headers: Answer["headers"], file: NonNullable<Answer["file"]>): void {
  const lines = ["content-type", file.contentType, "content-length", String(file.bytes.length), ...corsHeaders];
  for (const name in headers) lines.push(name, headers[name] ?? "");
  response.writeHead(200, lines);
  response.end(file.bytes);
}
