import type { S3Bucket, StoredObject } from "./s3Bucket.ts";
import { S3Refusal } from "./s3Refusal.ts";

export interface S3Call {
  readonly method: string;
  /** Empty for the bucket itself. */
  readonly key: string;
  readonly query: ReadonlyMap<string, string>;
  readonly header: (name: string) => string | undefined;
  readonly body: Buffer;
}

export interface S3Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

/** Does what a verified request asks for. */
export function answerS3(bucket: S3Bucket, call: S3Call, pageSize: number): S3Answer {
  if (call.key === "") return answerBucket(bucket, call, pageSize);
  const uploadId = call.query.get("uploadId");
  if (uploadId !== undefined || call.query.has("uploads")) return answerUpload(bucket, call, uploadId);
  switch (call.method) {
    case "PUT":
      return { status: 200, headers: { etag: bucket.put(call.key, call.body, isNew(call)) } };
    case "GET":
    case "HEAD":
      return sendObject(bucket.get(call.key), call);
    case "DELETE":
      bucket.objects.delete(call.key);
      return { status: 204 };
    default:
      throw new S3Refusal(405, "MethodNotAllowed");
  }
}

function isNew({ header }: S3Call): boolean {
  const condition = header("if-none-match");
  if (condition !== undefined && condition !== "*") throw new S3Refusal(501, "NotImplemented");
  return condition === "*";
}

function answerUpload(bucket: S3Bucket, call: S3Call, uploadId: string | undefined): S3Answer {
  const { key, method, query, body } = call;
  if (method === "POST" && uploadId === undefined) {
    return xml(
      `<InitiateMultipartUploadResult><UploadId>${bucket.startUpload(key)}</UploadId></InitiateMultipartUploadResult>`,
    );
  }
  if (uploadId === undefined) throw new S3Refusal(405, "MethodNotAllowed");
  if (method === "PUT") {
    return { status: 200, headers: { etag: bucket.putPart(key, uploadId, Number(query.get("partNumber")), body) } };
  }
  if (method === "DELETE") {
    bucket.abortUpload(key, uploadId);
    return { status: 204 };
  }
  const named = [...body.toString().matchAll(/<Part>([\s\S]*?)<\/Part>/g)].map(([, part = ""]) => ({
    part: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    etag: (/<ETag>(.*?)</.exec(part)?.[1] ?? "").replaceAll(/&#34;|&quot;/g, '"'),
  }));
  const etag = bucket.completeUpload(key, uploadId, named, isNew(call));
  return xml(
    `<CompleteMultipartUploadResult><ETag>${etag.replaceAll('"', "&quot;")}</ETag></CompleteMultipartUploadResult>`,
  );
}

function sendObject({ bytes, etag, changedMs }: StoredObject, { header, query, method }: S3Call): S3Answer {
  const [, first = "", last = ""] = /^bytes=(\d+)-(\d*)$/.exec(header("range") ?? "") ?? [];
  const headers = {
    etag,
    "accept-ranges": "bytes",
    "last-modified": new Date(changedMs).toUTCString(),
    ...(query.has("response-content-type") ? { "content-type": query.get("response-content-type") ?? "" } : {}),
    ...(query.has("response-content-disposition")
      ? { "content-disposition": query.get("response-content-disposition") ?? "" }
      : {}),
  };
  const send = (status: number, part: Buffer, more = {}): S3Answer => ({
    status,
    headers: { ...headers, ...more, "content-length": String(part.length) },
    ...(method === "HEAD" ? {} : { body: part }),
  });
  if (first === "") return send(200, bytes);
  if (Number(first) >= bytes.length) throw new S3Refusal(416, "InvalidRange");
  const end = Math.min(last === "" ? bytes.length - 1 : Number(last), bytes.length - 1);
  const part = bytes.subarray(Number(first), end + 1);
  return send(206, part, { "content-range": `bytes ${first}-${end}/${bytes.length}` });
}

function answerBucket(bucket: S3Bucket, { method, query }: S3Call, pageSize: number): S3Answer {
  if (method === "HEAD") return { status: 200 };
  if (method !== "GET") throw new S3Refusal(405, "MethodNotAllowed");
  if (query.has("uploads")) return listUploads(bucket, query, pageSize);
  if (query.has("location")) return xml(`<LocationConstraint></LocationConstraint>`);
  const prefix = query.get("prefix") ?? "";
  const after = query.get("continuation-token") ?? "";
  const keys = [...bucket.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, Math.min(pageSize, Number(query.get("max-keys") ?? pageSize)));
  const contents = page.map((key) => {
    const { bytes, changedMs, etag } = bucket.get(key);
    const date = new Date(changedMs).toISOString();
    return `<Contents><Key>${escape(key)}</Key><LastModified>${date}</LastModified><ETag>${escape(etag)}</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
  });
  const isCut = page.length < keys.length;
  const token = isCut ? `<NextContinuationToken>${escape(page.at(-1) ?? "")}</NextContinuationToken>` : "";
  return xml(
    `<ListBucketResult><Prefix>${escape(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>${token}${contents.join("")}</ListBucketResult>`,
  );
}

function listUploads(bucket: S3Bucket, query: ReadonlyMap<string, string>, pageSize: number): S3Answer {
  const prefix = query.get("prefix") ?? "";
  const after = query.get("upload-id-marker") ?? "";
  const all = [...bucket.uploads].filter(([id, { key }]) => key.startsWith(prefix) && id > after);
  const page = all.slice(0, pageSize);
  const [lastId, last] = page.at(-1) ?? [];
  const items = page.map(
    ([id, { key, startedMs }]) =>
      `<Upload><Key>${escape(key)}</Key><UploadId>${escape(id)}</UploadId><Initiated>${new Date(startedMs).toISOString()}</Initiated></Upload>`,
  );
  const isCut = page.length < all.length;
  const next = `<NextKeyMarker>${last?.key ?? ""}</NextKeyMarker><NextUploadIdMarker>${lastId ?? ""}</NextUploadIdMarker>`;
  return xml(
    `<ListMultipartUploadsResult><IsTruncated>${isCut}</IsTruncated>${isCut ? next : ""}${items.join("")}</ListMultipartUploadsResult>`,
  );
}

function xml(text: string): S3Answer {
  return {
    status: 200,
    headers: { "content-type": "application/xml" },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${text}`,
  };
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
