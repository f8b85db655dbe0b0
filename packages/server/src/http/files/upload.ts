import type { IncomingMessage, ServerResponse } from "node:http";
import { limits } from "@platform/protocol";
import { StoreFailure } from "../../failures.ts";
import type { FilesDoor } from "./door.ts";
import { uploadedBytes } from "./filePart.ts";
import { sendText } from "./sendText.ts";

/** What is still arriving when the answer is known is not waited for. */
const closing = { connection: "close" };

/** `POST /files/upload/...`: takes in the bytes of one upload. The secret in the address is all that is asked for. */
export async function takeUpload(
  door: FilesDoor,
  ticket: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const slot = await door.findUpload(ticket);
  if (!slot) return sendText(response, 404, "This upload address is unknown, used or expired.\n", closing);
  request.setTimeout(limits.upload_idle_s * 1000, () => request.destroy());
  try {
    const bytes = await uploadedBytes(request, request.headers["content-type"]);
    if (!bytes) return sendText(response, 400, "The form has no file in it.\n", closing);
    const received = await slot.receive(bytes);
    if (received.ok) return sendText(response, 200, `OK - ${received.size}`);
    if (received.error === "wrong_length") {
      return sendText(response, 400, `Exactly ${slot.size} bytes were announced.\n`, closing);
    }
    sendText(response, 404, "This upload address is used or expired.\n", closing);
  } catch (error) {
    if (request.destroyed && !request.complete) return;
    if (!(error instanceof StoreFailure)) throw error;
    sendText(response, 503, `${error.message}\n`, { ...closing, "retry-after": "1" });
  } finally {
    request.setTimeout(0);
  }
}
