import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from "node:http";
import { TLSSocket } from "node:tls";
import { limits } from "@platform/protocol";
import { OutgoingFault } from "./outgoingFault.ts";

export interface OutgoingAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The answer points elsewhere. Nobody goes there: it could be any place that only this server can reach. */
  readonly isRedirect: boolean;
}

/** How much of a body is read. A longer one is a fault, unless its beginning is enough. */
export interface BodyLimit {
  readonly bytesMax: number;
  readonly isBeginningEnough: boolean;
}

/** Decides by status and headers; undefined when nobody wants the body. */
export type LimitBody = (head: Omit<OutgoingAnswer, "body">) => BodyLimit | undefined;

/** The other side let go of an idle connection while the request was on its way, and has seen nothing of it. */
export class StaleConnection extends Error {
  override readonly name = "StaleConnection";
}

/** Sends the request and reads what comes back, as far as anybody wants to read, until `ending` says why no longer. */
export function readAnswer(
  request: ClientRequest,
  body: string | Uint8Array,
  ending: AbortSignal,
  limitBody: LimitBody = wholeBody,
): Promise<OutgoingAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<OutgoingAnswer>();
  const isShakingHands = watchHandshake(request);
  let isAnswered = false;

  const fail = (error: Error & { code?: string }) => {
    const isStale = request.reusedSocket && !isAnswered && (error.code === "ECONNRESET" || error.code === "EPIPE");
    reject(isStale ? new StaleConnection(error.message) : faultOf(error, isShakingHands()));
    request.destroy();
  };
  ending.addEventListener("abort", () => fail(ending.reason as OutgoingFault));
  request.on("error", fail);
  request.once("response", (response) => {
    isAnswered = true;
    const head = headOf(response);
    const limit = limitBody(head);
    const done = (read: Buffer): void => {
      resolve({ ...head, body: read });
      // The rest of it, if there is any, is not waited for.
      if (!response.complete) request.destroy();
    };
    if (limit) return readBody(response, limit, fail, done);
    // Without a listener, the end of the connection would be an uncaught error.
    response.on("error", () => undefined);
    done(Buffer.alloc(0));
  });
  // Some answers, such as a change of protocol, end a request without an error and without a response.
  request.once("close", () => {
    if (!isAnswered) fail(new Error("The connection was closed before there was an answer."));
  });
  request.end(body);
  return promise;
}

/** An answer of which the body is still to come. */
export type StreamedAnswer = Omit<OutgoingAnswer, "body"> & { readonly body: AsyncIterable<Uint8Array> };

/** Sends the request and hands over what comes back while it comes. Bytes that nobody has read by then are not waited for. */
export async function streamAnswer<Result>(
  request: ClientRequest,
  { body, bytesMax, ending }: { readonly body: string; readonly bytesMax: number; readonly ending: AbortSignal },
  take: (answer: StreamedAnswer) => Promise<Result>,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const isShakingHands = watchHandshake(request);
  const stop = () => request.destroy(ending.reason as Error);
  request.on("error", (error: Error & { code?: string }) => {
    const isStale = request.reusedSocket && error.code === "ECONNRESET";
    reject(isStale ? new StaleConnection(error.message) : faultOf(error, isShakingHands()));
  });
  request.once("response", resolve);
  request.once("close", () =>
    reject(new OutgoingFault("connection", "The connection was closed before there was an answer.")),
  );
  ending.addEventListener("abort", stop);
  request.end(body);
  try {
    const response = await promise;
    // Without a listener, the end of the connection would be an uncaught error.
    response.on("error", () => undefined);
    return await take({ ...headOf(response), body: limited(response, bytesMax) });
  } finally {
    ending.removeEventListener("abort", stop);
    request.destroy();
  }
}

async function* limited(response: IncomingMessage, bytesMax: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > bytesMax) throw new OutgoingFault("too_large", "The answer is larger than anybody reads.");
      yield piece;
    }
  } catch (error) {
    throw faultOf(error as Error, false);
  }
}

/** Whether the connection stands, and the other side is yet to prove who it is. */
function watchHandshake(request: ClientRequest): () => boolean {
  let isShaking = false;
  request.once("socket", (socket) => {
    if (!(socket instanceof TLSSocket)) return;
    socket.once("connect", () => (isShaking = true));
    socket.once("secureConnect", () => (isShaking = false));
  });
  return () => isShaking;
}

const wholeBody: LimitBody = () => ({ bytesMax: limits.outgoing_body_bytes_max, isBeginningEnough: false });

function readBody(
  response: IncomingMessage,
  { bytesMax, isBeginningEnough }: BodyLimit,
  fail: (error: Error) => void,
  done: (body: Buffer) => void,
): void {
  const tooLarge = () => fail(new OutgoingFault("too_large", "The answer is larger than anybody reads."));
  if (!isBeginningEnough && Number(response.headers["content-length"] ?? 0) > bytesMax) return tooLarge();
  const pieces: Buffer[] = [];
  let bytes = 0;
  response.on("data", (piece: Buffer) => {
    bytes += piece.length;
    if (bytes <= bytesMax) pieces.push(piece);
    else if (isBeginningEnough) done(Buffer.concat([...pieces, piece]).subarray(0, bytesMax));
    else tooLarge();
  });
  response.once("error", fail);
  response.once("end", () => done(Buffer.concat(pieces)));
}

function headOf({ statusCode: status = 0, headers }: IncomingMessage): Omit<OutgoingAnswer, "body"> {
  return { status, headers, isRedirect: status >= 300 && status < 400 };
}

function faultOf(error: Error & { code?: string }, isShakingHands: boolean): OutgoingFault {
  if (error instanceof OutgoingFault) return error;
  if (error.code === "HPE_HEADER_OVERFLOW") {
    return new OutgoingFault("too_large", "The answer has more headers than anybody reads.", error);
  }
  if (isShakingHands) return new OutgoingFault("tls", "The other side could not prove who it is.", error);
  return new OutgoingFault("connection", "The connection failed or broke.", error);
}
