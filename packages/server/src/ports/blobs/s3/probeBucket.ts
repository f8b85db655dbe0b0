import { newBlobKey } from "../../ports.ts";
import { createObjectWriter } from "./putObject.ts";
import type { S3Client } from "./s3Client.ts";
import { S3Failure } from "./s3Failure.ts";

/** Writes, reads, lists and removes one object: at the start it is clear whether a right is missing, and which one. */
export async function probeBucket(client: S3Client): Promise<{ readonly hasVersions: boolean }> {
  const key = `probe-${newBlobKey()}`;
  const bytes = Buffer.from("Written by a server at its start, and removed at once.\n");
  const written = await createObjectWriter(client).put(key, { pieces: [bytes], size: bytes.length });
  try {
    await readBack(client, key, bytes);
    await client.send({ method: "GET", query: { "list-type": "2", prefix: client.address.prefix, "max-keys": "1" } });
  } catch (error) {
    await client.send({ method: "DELETE", key }).catch(() => {});
    throw error;
  }
  await client.send({ method: "DELETE", key });
  return { hasVersions: typeof written?.headers["x-amz-version-id"] === "string" };
}

async function readBack(client: S3Client, key: string, bytes: Buffer): Promise<void> {
  const { text } = await client.send({ method: "GET", key });
  if (text === bytes.toString()) return;
  const { base, name } = client.address;
  throw new S3Failure(
    `The object storage at ${base.origin} (${name}) returned other bytes than were written. Look for a cache or a proxy in front of it.`,
    "WrongBytes",
    false,
  );
}
