import type { FilesBucket } from "../../src/ports/blobs/blobPlace.ts";

const given = process.env["PLATFORM_TEST_S3_URL"];

/** Why tests against a real object storage do not run; false when they do. */
export const realBucketSkip = given === undefined ? "PLATFORM_TEST_S3_URL is not set" : false;

/** The bucket of PLATFORM_TEST_S3_URL (with the usual AWS variables), below a prefix of the test's own. */
export function realBucket(prefix: string): FilesBucket {
  const url = new URL(given ?? "");
  url.pathname = `${url.pathname.replace(/\/$/, "")}/${prefix}`;
  return {
    url: url.href,
    accessKeyId: process.env["AWS_ACCESS_KEY_ID"],
    secretAccessKey: process.env["AWS_SECRET_ACCESS_KEY"],
    sessionToken: process.env["AWS_SESSION_TOKEN"],
  };
}
