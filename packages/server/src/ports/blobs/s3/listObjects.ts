import { abortUpload } from "./putObject.ts";
import type { S3Client } from "./s3Client.ts";
import { xmlElements, xmlText } from "./s3Xml.ts";

export interface ListedObject {
  /** Below the prefix. */
  readonly key: string;
  readonly size: number;
  readonly changedMs: number;
}

/** All objects below the prefix, a page at a time. */
export async function* listObjects(client: S3Client): AsyncGenerator<ListedObject> {
  const { prefix } = client.address;
  let position: Readonly<Record<string, string>> | undefined = {};
  while (position) {
    const { text } = await client.send({ method: "GET", query: { "list-type": "2", prefix, ...position } });
    for (const item of xmlElements(text, "Contents")) {
      const key = xmlText(item, "Key") ?? "";
      if (!key.startsWith(prefix)) continue;
      const changedMs = Date.parse(xmlText(item, "LastModified") ?? "");
      yield { key: key.slice(prefix.length), size: Number(xmlText(item, "Size")), changedMs };
    }
    const token = xmlText(text, "NextContinuationToken");
    const isCut = xmlText(text, "IsTruncated") === "true" && token !== undefined;
    position = isCut ? { "continuation-token": token } : undefined;
  }
}

/** Ends uploads in parts that were started before this time and never completed. */
export async function abortUploads(client: S3Client, beforeMs: number): Promise<void> {
  const { prefix } = client.address;
  let position: Readonly<Record<string, string>> | undefined = {};
  while (position) {
    // Some storages have no such list, and end abandoned uploads themselves.
    const query = { uploads: "", prefix, ...position };
    const { status, text } = await client.send({ method: "GET", query, accepts: [501] });
    if (status === 501) return;
    for (const item of xmlElements(text, "Upload")) {
      const [key = "", uploadId] = [xmlText(item, "Key"), xmlText(item, "UploadId")];
      const isOld = Date.parse(xmlText(item, "Initiated") ?? "") < beforeMs;
      if (isOld && uploadId !== undefined && key.startsWith(prefix))
        await abortUpload(client, key.slice(prefix.length), uploadId);
    }
    position = xmlText(text, "IsTruncated") === "true" ? nextUploads(text) : undefined;
  }
}

function nextUploads(text: string): Readonly<Record<string, string>> {
  return {
    "key-marker": xmlText(text, "NextKeyMarker") ?? "",
    "upload-id-marker": xmlText(text, "NextUploadIdMarker") ?? "",
  };
}
