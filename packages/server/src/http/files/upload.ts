import type { IncomingMessage, ServerResponse } from "node:http";
import { finished } from "node:stream/promises";
import { limits } from "@platform/protocol";
import { StoreFailure } from "../../ports/failures.ts";
import type { FileServices } from "./fileServices.ts";
import { MalformedForm, uploadedBytes } from "./filePart.ts";
import { sendText } from "./sendText.ts";

/** What is still arriving when the answer is known is dropped, for a while: an answer to who still sends is not heard. */
const drainMs = 5_000;

async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  request.unpipe();
  request.resume();
  if (!request.complete) {
    const patience = AbortSignal.timeout(drainMs);
    await finished(request, { signal: patience, cleanup: true }).catch(() => {});
  }
  if (!response.destroyed) sendText(response, status, text, { connection: "close", ...headers });
}

/** `POST /files/upload/...`: takes in the bytes of one upload. The secret in the address is all that is asked for. */
export async function takeUpload(
  services: FileServices,
  ticket: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const slot = await services.findUpload(ticket);
  if (!slot) return refuse(request, response, 404, unknownAddress);
  await takeBytes(request, response, async (bytes) => {
    const received = await slot.receive(bytes);
    if (received.ok) return sendText(response, 200, `OK - ${received.size}`);
    if (received.error === "wrong_length") {
      return refuse(request, response, 400, `Exactly ${slot.size} bytes were announced.\n`);
    }
    return refuse(request, response, 404, unknownAddress);
  });
}

/** `POST /files/bundles/...`: takes in the bundle of an app, and answers as the tools that send one expect. */
export async function takeBundle(
  services: FileServices,
  ticket: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const slot = await services.findBundle(ticket);
  if (!slot) return refuse(request, response, 404, unknownAddress);
  await takeBytes(request, response, async (bytes) => {
    const received = await slot.receive(bytes);
    if (received.ok) return void response.writeHead(204).end();
    if (received.error === "too_large") {
      return refuse(request, response, 413, `A bundle has at most ${limits.bundle_bytes_max} bytes.\n`);
    }
    return refuse(request, response, 404, unknownAddress);
  });
}

const unknownAddress = "This upload address is unknown, used or expired.\n";

async function takeBytes(
  request: IncomingMessage,
  response: ServerResponse,
  receive: (bytes: AsyncIterable<Uint8Array>) => Promise<void> | void,
): Promise<void> {
  request.setTimeout(limits.upload_idle_s * 1000, () => request.destroy());
  try {
    const bytes = await uploadedBytes(request, request.headers["content-type"]);
    if (!bytes) return await refuse(request, response, 400, "The form has no file in it.\n");
    await receive(bytes);
  } catch (error) {
    if (request.destroyed && !request.complete) return;
    if (error instanceof MalformedForm) return await refuse(request, response, 400, `The form has ${error.message}.\n`);
    if (!(error instanceof StoreFailure)) throw error;
    await refuse(request, response, 503, `${error.message}\n`, { "retry-after": "1" });
  } finally {
    request.setTimeout(0);
  }
}
