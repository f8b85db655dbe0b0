import type { IncomingMessage, ServerResponse } from "node:http";
import { finished } from "node:stream/promises";
import { limits } from "@platform/protocol";
import { StoreFailure } from "../../failures.ts";
import type { FilesDoor } from "./door.ts";
import { uploadedBytes } from "./filePart.ts";
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
  door: FilesDoor,
  ticket: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const slot = await door.findUpload(ticket);
  if (!slot) return refuse(request, response, 404, "This upload address is unknown, used or expired.\n");
  request.setTimeout(limits.upload_idle_s * 1000, () => request.destroy());
  try {
    const bytes = await uploadedBytes(request, request.headers["content-type"]);
    if (!bytes) return await refuse(request, response, 400, "The form has no file in it.\n");
    const received = await slot.receive(bytes);
    if (received.ok) return sendText(response, 200, `OK - ${received.size}`);
    if (received.error === "wrong_length") {
      return await refuse(request, response, 400, `Exactly ${slot.size} bytes were announced.\n`);
    }
    await refuse(request, response, 404, "This upload address is used or expired.\n");
  } catch (error) {
    if (request.destroyed && !request.complete) return;
    if (!(error instanceof StoreFailure)) throw error;
    await refuse(request, response, 503, `${error.message}\n`, { "retry-after": "1" });
  } finally {
    request.setTimeout(0);
  }
}
