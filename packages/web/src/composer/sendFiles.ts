import { call } from "../api/call.ts";
import type { Place } from "../store/types.ts";
import { toast } from "../ui/toast.ts";
import { buttonText } from "../strings/buttons.ts";
import { statusText } from "../strings/statuses.ts";
import { composerText } from "../strings/composer.ts";

/** Uploads files and shares them as one message, with what was written beside them. */
export async function sendFiles({ channel, thread }: Place, files: readonly File[], comment: string): Promise<void> {
  try {
    const uploaded = await Promise.all(files.map(upload));
    const shared = await call("files.completeUploadExternal", {
      files: uploaded,
      channel_id: channel,
      ...(comment === "" ? {} : { initial_comment: comment }),
      ...(thread === undefined ? {} : { thread_ts: thread }),
    });
    if (!shared.ok) throw new Error(shared.error.replaceAll("_", " "));
  } catch (error) {
    const again = { label: buttonText.tryAgain, run: () => void sendFiles({ channel, thread }, files, comment) };
    toast(composerText.filesFailed(error instanceof Error ? error.message : statusText.serverNotResponding), again);
  }
}

async function upload(file: File): Promise<{ id: string; title: string }> {
  const place = await call("files.getUploadURLExternal", { filename: file.name, length: file.size });
  if (!place.ok) throw new Error(place.error.replaceAll("_", " "));
  const { pathname, search } = new URL(place.upload_url);
  const response = await fetch(pathname + search, { method: "POST", body: file });
  if (!response.ok) throw new Error(composerText.uploadFailed(file.name));
  return { id: place.file_id, title: file.name };
}
