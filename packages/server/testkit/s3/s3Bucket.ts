import { createHash } from "node:crypto";
import { S3Refusal } from "./s3Refusal.ts";

export interface StoredObject {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly changedMs: number;
}

interface Upload {
  readonly key: string;
  readonly startedMs: number;
  readonly parts: Map<number, Buffer>;
}

export interface BucketRules {
  readonly nowMs: () => number;
  /** The smallest part that is not the last one. */
  readonly partBytesMin: number;
}

/** The content of a bucket of the test server. */
export class S3Bucket {
  readonly objects = new Map<string, StoredObject>();
  readonly uploads = new Map<string, Upload>();
  readonly #rules: BucketRules;
  #started = 0;

  constructor(rules: BucketRules) {
    this.#rules = rules;
  }

  put(key: string, bytes: Buffer, isNew: boolean): string {
    if (isNew && this.objects.has(key)) throw new S3Refusal(412, "PreconditionFailed");
    const etag = etagOf(bytes);
    this.objects.set(key, { bytes, etag, changedMs: this.#rules.nowMs() });
    return etag;
  }

  get(key: string): StoredObject {
    const object = this.objects.get(key);
    if (!object) throw new S3Refusal(404, "NoSuchKey");
    return object;
  }

  startUpload(key: string): string {
    const id = `upload/${++this.#started}+${createHash("sha256").update(key).digest("base64url")}`;
    this.uploads.set(id, { key, startedMs: this.#rules.nowMs(), parts: new Map() });
    return id;
  }

  putPart(key: string, uploadId: string, part: number, bytes: Buffer): string {
    if (!Number.isInteger(part) || part < 1 || part > 10_000) throw new S3Refusal(400, "InvalidArgument");
    this.#upload(key, uploadId).parts.set(part, bytes);
    return etagOf(bytes);
  }

  completeUpload(
    key: string,
    uploadId: string,
    named: readonly { part: number; etag: string }[],
    isNew: boolean,
  ): string {
    const { parts } = this.#upload(key, uploadId);
    const found = named.map(({ part, etag }, at) => {
      const bytes = parts.get(part);
      if (!bytes || etagOf(bytes) !== etag) throw new S3Refusal(400, "InvalidPart");
      if (at > 0 && part <= (named[at - 1]?.part ?? 0)) throw new S3Refusal(400, "InvalidPartOrder");
      if (at < named.length - 1 && bytes.length < this.#rules.partBytesMin) throw new S3Refusal(400, "EntityTooSmall");
      return bytes;
    });
    if (found.length === 0) throw new S3Refusal(400, "MalformedXML");
    const etag = this.put(key, Buffer.concat(found), isNew);
    this.uploads.delete(uploadId);
    return etag;
  }

  abortUpload(key: string, uploadId: string): void {
    this.#upload(key, uploadId);
    this.uploads.delete(uploadId);
  }

  #upload(key: string, uploadId: string): Upload {
    const upload = this.uploads.get(uploadId);
    if (upload?.key !== key) throw new S3Refusal(404, "NoSuchUpload");
    return upload;
  }
}

function etagOf(bytes: Buffer): string {
  return `"${createHash("md5").update(bytes).digest("hex")}"`;
}
