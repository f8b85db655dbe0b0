import { StartFailure } from "../failures.ts";
import { blobName, isBlobKey } from "./blobFolder.ts";
import type { BlobPlace, FilesBucket, OpenOptions } from "./blobPlace.ts";
import { listObjects } from "./s3/listObjects.ts";
import { probeBucket } from "./s3/probeBucket.ts";
import { createObjectWriter, sizeOf } from "./s3/putObject.ts";
import { parseS3Url } from "./s3/s3Address.ts";
import { createS3Client, type S3Client, type S3Timing } from "./s3/s3Client.ts";
import { checkCredentials } from "./s3/s3Credentials.ts";
import { S3Failure } from "./s3/s3Failure.ts";
import { s3Blobs } from "./s3Blobs.ts";

const ownerKey = "owner";

export function bucketPlace(bucket: FilesBucket, timing: Partial<S3Timing> = {}): BlobPlace {
  const address = parseS3Url(bucket.url);
  const client = createS3Client({ address, credentials: checkCredentials(bucket), timing });
  const { name } = address;

  async function open(owner: string, { bytesMax, log }: OpenOptions) {
    const { hasVersions } = await probeBucket(client);
    await claimBucket(client, owner);
    if (hasVersions)
      log?.warn({ bucket: name }, "the bucket keeps versions: deleted files stay until a rule removes them");
    return s3Blobs(client, { bytesMax });
  }

  return {
    name,
    remedy: "Correct the s3:// URL in --files, or copy the files there with `platform move --files`.",
    readOwner: () => orRefuse(() => readOwner(client)),
    has: (key) => orRefuse(async () => (await sizeOf(client, blobName(key))) !== undefined),
    openBlob: (key) => s3Blobs(client, { bytesMax: 0 }).open(key),
    keys: () => listKeys(client),
    open: (owner, options) => orRefuse(() => open(owner, options)),
  };
}

async function readOwner(client: S3Client): Promise<string | undefined> {
  const { status, text } = await client.send({ method: "GET", key: ownerKey, accepts: [404] });
  if (status !== 404) return text.trim();
  // A bucket that is missing would be taken for an empty one.
  if (text.includes("NoSuchBucket")) await client.send({ method: "GET", query: { "list-type": "2", "max-keys": "1" } });
  return undefined;
}

/** Bytes that no row names are swept away: a server on another database would take all of these for such. */
async function claimBucket(client: S3Client, owner: string): Promise<void> {
  if ((await readOwner(client)) === undefined) {
    const bytes = Buffer.from(`${owner}\n`);
    try {
      await createObjectWriter(client).put(ownerKey, { pieces: [bytes], size: bytes.length });
    } catch (error) {
      // Another server has written it at the same moment.
      if (!(error instanceof S3Failure) || error.reason !== "PreconditionFailed") throw error;
    }
  }
  if ((await readOwner(client)) === owner) return;
  throw new StartFailure(
    `The files in ${client.address.name} belong to another server key. Name another bucket or prefix with --files.`,
  );
}

async function* listKeys(client: S3Client): AsyncGenerator<string> {
  try {
    for await (const { key: name } of listObjects(client)) {
      const key = name.slice(name.indexOf("/") + 1);
      if (isBlobKey(key) && blobName(key) === name) yield key;
    }
  } catch (error) {
    throw asRefusal(error);
  }
}

async function orRefuse<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw asRefusal(error);
  }
}

function asRefusal(error: unknown): unknown {
  return error instanceof S3Failure ? new StartFailure(error.message, { cause: error }) : error;
}
