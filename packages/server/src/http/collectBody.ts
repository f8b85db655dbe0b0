import type { IncomingMessage } from "node:http";

/** The body, nothing when there is none, or why there will be none. */
export type Collected = Buffer | undefined | "too large" | "gone";

/** Gathers a request's body up to a limit; `answerUnread` reads and drops what comes beyond it. */
export function collectBody(request: IncomingMessage, bytesMax: number, done: (body: Collected) => void): void {
  const declared = request.headers["content-length"];
  if (declared === undefined && request.headers["transfer-encoding"] === undefined) return done(undefined);
  if (declared === "0") return done(undefined);
  if (Number(declared) > bytesMax) return done("too large");
  // Most bodies come in one piece with their head, and are there as soon as that piece has been taken apart: to listen for
  // what has arrived takes longer than to look.
  process.nextTick(() => {
    if (request.readableLength !== Number(declared)) return listen(request, bytesMax, done);
    const body = request.read() as Buffer;
    request.resume();
    done(body);
  });
}

function listen(request: IncomingMessage, bytesMax: number, done: (body: Collected) => void): void {
  if (request.destroyed) return done("gone");
  const chunks: Buffer[] = [];
  let bytes = 0;
  let isDone = false;
  const finish = (body: Collected): void => {
    if (isDone) return;
    isDone = true;
    done(body);
  };
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= bytesMax) return void chunks.push(chunk);
    chunks.length = 0;
    finish("too large");
  });
  request.on("end", () => finish(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
  // It ended short of its length, or was cut off; the server's client error handler answers if that is still possible.
  request.on("close", () => finish("gone"));
}
