import type { Answered } from "./s3Failure.ts";
import { S3Failure } from "./s3Failure.ts";
import type { S3Client, S3Request } from "./s3Client.ts";
import type { Part } from "./partsOf.ts";
import { escapeXml, xmlText } from "./s3Xml.ts";

export interface ObjectWriter {
  /** Stores a small object. */
  put(key: string, part: Part): Promise<Answered | undefined>;
  /** Stores an object of any size in parts. Nothing of it remains when the source fails. */
  putParts(key: string, parts: AsyncIterable<Part>): Promise<number>;
}

/**
 * Keys are random, so nothing is ever replaced: where the storage understands `If-None-Match`, it is asked to refuse an
 * object that exists. If it does, an earlier attempt has arrived whose answer was lost.
 */
export function createObjectWriter(client: S3Client): ObjectWriter {
  let isConditional = true;

  async function create(request: S3Request & { readonly key: string }, size: number): Promise<Answered | undefined> {
    const headers = { ...request.headers, ...(isConditional ? { "if-none-match": "*" } : {}) };
    try {
      return await client.send({ ...request, headers });
    } catch (error) {
      if (!(error instanceof S3Failure)) throw error;
      if (error.reason === "NotImplemented" && isConditional) {
        isConditional = false;
        return create(request, size);
      }
      const mayHaveArrived = error.reason === "PreconditionFailed" || error.reason === "NoSuchUpload";
      if (mayHaveArrived && (await sizeOf(client, request.key)) === size) return undefined;
      throw error;
    }
  }

  async function putParts(key: string, parts: AsyncIterable<Part>): Promise<number> {
    const started = await client.send({ method: "POST", key, query: { uploads: "" } });
    const uploadId = xmlText(started.text, "UploadId");
    if (uploadId === undefined) throw new S3Failure("The object storage started no upload.", "NoUploadId", false);
    try {
      const { tags, size } = await sendParts(client, { key, uploadId, parts });
      const list = tags.map(
        (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escapeXml(tag)}</ETag></Part>`,
      );
      const body = [Buffer.from(`<CompleteMultipartUpload>${list.join("")}</CompleteMultipartUpload>`)];
      await create({ method: "POST", key, query: { uploadId }, body }, size);
      return size;
    } catch (error) {
      // What fails here is removed by the sweep: the storage charges for parts until then.
      await abortUpload(client, key, uploadId).catch(() => {});
      throw error;
    }
  }

  return {
    put: (key, { pieces, size }) => create({ method: "PUT", key, body: pieces }, size),
    putParts,
  };
}

export async function abortUpload(client: S3Client, key: string, uploadId: string): Promise<void> {
  await client.send({ method: "DELETE", key, query: { uploadId }, accepts: [404] });
}

/** Nothing when there is no such object. */
export async function sizeOf(client: S3Client, key: string): Promise<number | undefined> {
  const { status, headers } = await client.send({ method: "HEAD", key, accepts: [404] });
  return status === 404 ? undefined : Number(headers["content-length"]);
}

interface SentParts {
  readonly key: string;
  readonly uploadId: string;
  readonly parts: AsyncIterable<Part>;
}

async function sendParts(
  client: S3Client,
  { key, uploadId, parts }: SentParts,
): Promise<{ readonly tags: readonly string[]; readonly size: number }> {
  const tags: string[] = [];
  let size = 0;
  for await (const part of parts) {
    const query = { partNumber: String(tags.length + 1), uploadId };
    const { headers } = await client.send({ method: "PUT", key, query, body: part.pieces });
    const { etag } = headers;
    if (typeof etag !== "string") throw new S3Failure("The object storage named no part (ETag).", "NoETag", false);
    tags.push(etag);
    size += part.size;
  }
  return { tags, size };
}
