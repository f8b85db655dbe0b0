import { call } from "../../../api/call.ts";
import { importsText } from "../../../strings/imports.ts";
import { sayRefusal } from "../../parts/sayRefusal.ts";

/** Its message is a sentence for the person. */
export class UploadFault extends Error {}

interface Following {
  readonly signal: AbortSignal;
  readonly onProgress: (sent: number) => void;
}

/** Uploads an archive, which only the person can see. Tells its id. */
export async function uploadArchive(file: File, following: Following): Promise<string> {
  const place = await call("files.getUploadURLExternal", { filename: file.name, length: file.size });
  if (!place.ok) throw new UploadFault(sayRefusal(place.error));
  const { pathname, search } = new URL(place.upload_url);
  await send(pathname + search, file, following);
  const done = await call("files.completeUploadExternal", { files: [{ id: place.file_id, title: file.name }] });
  if (!done.ok) throw new UploadFault(sayRefusal(done.error));
  return place.file_id;
}

/** `fetch` does not tell how much was sent. */
function send(url: string, file: File, { signal, onProgress }: Following): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new UploadFault(importsText.uploadFailed));
    request.upload.addEventListener("progress", ({ loaded }) => onProgress(loaded));
    request.addEventListener("load", () => (request.status === 200 ? resolve() : fail()));
    request.addEventListener("error", fail);
    request.addEventListener("abort", fail);
    signal.addEventListener("abort", () => request.abort());
    request.open("POST", url);
    request.send(file);
  });
}
