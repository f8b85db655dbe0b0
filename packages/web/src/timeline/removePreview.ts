import { call } from "../api/call.ts";
import { previewsText } from "../strings/previews.ts";
import { toast } from "../ui/toast.ts";

/** Removes a preview from the person's own message; the event that follows changes what everybody sees. */
export async function removePreview(channel: string, ts: string, attachment: number): Promise<void> {
  const removed = await call("client.previews.remove", { channel, ts, attachment }).catch(() => undefined);
  // Another window may have been faster.
  if (!removed?.ok && removed?.error !== "attachment_not_found") toast(previewsText.removeFailed);
}
