import { call } from "../api/call.ts";
import { explain, unanswered } from "../api/explain.ts";
import type { Place } from "../store/types.ts";
import { type Attachment, finalName } from "./attachment.ts";
import { warnOnLeave } from "./warnOnLeave.ts";
import { composerText } from "../strings/composer.ts";

/** Its message is a sentence for the person. */
class UploadFault extends Error {}

type Uploaded = readonly { readonly id: string; readonly title: string }[];

/** Uploads files and shares them as one message, with what was written beside them. Returns why it failed, if it did. */
export function sendFiles(
  { channel, thread }: Place,
  attachments: readonly Attachment[],
  comment: string,
): Promise<string | undefined> {
  return uploadFor(attachments, async (files) => {
    const shared = await call("files.completeUploadExternal", {
      files,
      channel_id: channel,
      ...(comment === "" ? {} : { initial_comment: comment }),
      ...(thread === undefined ? {} : { thread_ts: thread }),
    });
    return shared.ok ? undefined : explain(shared.error);
  });
}

/** Uploads files for a message that `complete` sends. Returns why one of both failed, if it did. */
export async function uploadFor(
  attachments: readonly Attachment[],
  complete: (files: Uploaded) => Promise<string | undefined>,
): Promise<string | undefined> {
  const sending = {};
  warnOnLeave(sending, true);
  try {
    return await complete(await Promise.all(attachments.map(upload)));
  } catch (error) {
    // What the browser says of a lost connection is in a language of its own.
    return error instanceof UploadFault ? error.message : explain(unanswered);
  } finally {
    warnOnLeave(sending, false);
  }
}

async function upload(attachment: Attachment): Promise<{ id: string; title: string }> {
  const { file } = attachment;
  const name = finalName(attachment);
  const place = await call("files.getUploadURLExternal", { filename: name, length: file.size });
  if (!place.ok) throw new UploadFault(explain(place.error));
  const { pathname, search } = new URL(place.upload_url);
  const response = await fetch(pathname + search, { method: "POST", body: file });
  if (!response.ok) throw new UploadFault(composerText.uploadFailed(name));
  return { id: place.file_id, title: name };
}
