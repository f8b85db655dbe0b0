import { callOrThrow } from "../api/useCall.ts";
import { elementsText } from "../strings/elements.ts";

/** Sends a file to the server, where it is the person's alone until an app is given it. Tells its id. */
export async function uploadFile(file: File): Promise<string> {
  const { upload_url: url, file_id: id } = await callOrThrow("files.getUploadURLExternal", {
    filename: file.name,
    length: file.size,
  });
  const sent = await fetch(url, { method: "POST", body: file, credentials: "omit" });
  if (!sent.ok) throw new Error(elementsText.uploadStatus(sent.status));
  await callOrThrow("files.completeUploadExternal", { files: [{ id, title: file.name }] });
  return id;
}
