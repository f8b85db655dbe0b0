import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Whether the client closed the connection before it had sent its request or received the answer. What fails then is no
 * fault of the server, and anyone could fill an operator's error log with it.
 */
export function isClientGone(request: IncomingMessage, response: ServerResponse): boolean {
  return (request.destroyed && !request.complete) || (response.destroyed && !response.writableFinished);
}
