import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { parseS3Url } from "./s3Address.ts";

describe("an s3:// URL", () => {
  const bases = {
    "s3://files?region=eu-central-1": ["https://files.s3.eu-central-1.amazonaws.com/", "", "eu-central-1"],
    "s3://files/a/b/?region=eu-central-1&style=path": [
      "https://s3.eu-central-1.amazonaws.com/files/",
      "a/b/",
      "eu-central-1",
    ],
    "s3://files.example.com?region=eu-west-1": [
      "https://s3.eu-west-1.amazonaws.com/files.example.com/",
      "",
      "eu-west-1",
    ],
    "s3://files/chat?endpoint=http://minio:9000": ["http://minio:9000/files/", "chat/", "us-east-1"],
    "s3://files?endpoint=https://s3.example.com&region=garage&style=virtual": [
      "https://files.s3.example.com/",
      "",
      "garage",
    ],
  } as const;
  for (const [url, [base, prefix, region]] of Object.entries(bases)) {
    test(`names the bucket: ${url}`, () => {
      const address = parseS3Url(url);

      assert.deepEqual([address.base.href, address.prefix, address.region], [base, prefix, region]);
    });
  }

  test("may ask for signed downloads, which open a file for at most a minute", () => {
    const secondsOf = (text: string) => parseS3Url(`s3://files?region=eu-west-1${text}`).presignedS;

    assert.deepEqual([secondsOf(""), secondsOf("&presigned=60s"), secondsOf("&presigned=5s")], [undefined, 60, 5]);
    for (const text of ["61s", "0s", "60", "1h", ""]) {
      assert.throws(() => secondsOf(`&presigned=${text}`), /presigned is from 1s to 60s/);
    }
  });

  const wrong = {
    "s3://files": /add the region of the bucket \(region=eu-central-1\), or the endpoint/,
    "s3://files?regoin=x": /settings endpoint, region, style, presigned only/,
    "s3://Files!?region=eu-west-1": /bucket is not valid/,
    "s3://files:90?region=eu-west-1": /bucket is not valid/,
    "s3://files/a b?region=eu-west-1": /the prefix may have/,
    "s3://files/a/%2e%2e%2fb?region=eu-west-1": /the prefix may have/,
    "s3://files?region=eu%20west": /the region is not valid/,
    "s3://files?region=eu-west-1&style=dns": /the style is path or virtual/,
    "s3://files?endpoint=s3.example.com": /the endpoint is an address such as https:/,
    "s3://files?endpoint=https://s3.example.com/base": /without a path or credentials/,
    "s3://files?endpoint=https://user:hunter2@s3.example.com": /without a path or credentials/,
    "s3://KEY:hunter2@files?region=eu-west-1": /AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/,
  } as const;
  for (const [url, message] of Object.entries(wrong)) {
    test(`is refused with the remedy, and never quoted: ${url}`, () => {
      assert.throws(
        () => parseS3Url(url),
        (error: Error) => {
          assert.match(error.message, message);
          assert.match(error.message, /--files/);
          assert.doesNotMatch(error.message, /hunter2/);
          return true;
        },
      );
    });
  }
});
