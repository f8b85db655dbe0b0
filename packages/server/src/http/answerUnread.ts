import type { IncomingMessage, ServerResponse } from "node:http";
import { limits } from "@platform/protocol";
import { linger } from "./lingering.ts";

/** An answer that does not depend on the body of its request. */
export interface EarlyAnswer {
  readonly status: number;
  readonly headers: readonly string[];
  readonly text: string;
}

/**
 * Answers a request whose body nobody wants. The answer goes out at once; the connection is closed after the client has
 * sent everything, because most clients read no answer before that. Where the client waits for permission to send
 * (`isAwaited`), nothing follows and the connection closes at once.
 */
export function answerUnread(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, text }: EarlyAnswer,
  { isAwaited = false } = {},
): void {
  if (!hasBody(request)) {
    response.writeHead(status, [...headers]).end(text);
    return;
  }
  response.writeHead(status, [...headers, "connection", "close"]);
  if (isAwaited) {
    response.end(text);
    return;
  }
  if (request.method === "HEAD" || text === "") response.flushHeaders();
  else response.write(text);
  linger(request.socket, limits.body_drain_s);
  const end = (): void => {
    if (!response.destroyed && !response.writableEnded) response.end();
  };
  request.once("end", end).once("close", end).resume();
  if (request.readableEnded) end();
}

function hasBody({ headers }: IncomingMessage): boolean {
  const declared = headers["content-length"];
  return headers["transfer-encoding"] !== undefined || (declared !== undefined && declared !== "0");
}
