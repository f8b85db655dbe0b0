import { call } from "../api/call.ts";
import { previewsText } from "../strings/previews.ts";
import { toast } from "../ui/toast.ts";
import type { MessageTarget } from "./messageLinks.ts";
import { messagePath, replyPath } from "./paths.ts";

/** Opens a message in its conversation or its thread. The server knows the thread of a reply whose link was shortened. */
export async function openMessageLink(
  { channel, ts, thread }: MessageTarget,
  go: (path: string) => void,
): Promise<void> {
  if (thread !== undefined) return go(replyPath(channel, thread, ts));
  const found = await call("chat.getPermalink", { channel, message_ts: ts }).catch(() => undefined);
  if (!found?.ok) return toast(found ? previewsText.noAccess : previewsText.openFailed);
  const root = new URL(found.permalink).searchParams.get("thread_ts");
  go(root === null ? messagePath(channel, ts) : replyPath(channel, root, ts));
}
