import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { AwsV4Signer } from "aws4fetch";
import { S3Refusal } from "../../../../testkit/s3/s3Refusal.ts";
import { bucketName, type S3Server, startS3 } from "../../../../testkit/s3/s3Server.ts";
import { systemClock } from "../../ports.ts";
import { parseS3Url } from "./s3Address.ts";
import { createS3Client, type S3ClientOptions } from "./s3Client.ts";
import { checkCredentials } from "./s3Credentials.ts";
import { S3Failure } from "./s3Failure.ts";

const quick = { firstPauseMs: 1, idleMs: 150 };

function clientOf(server: S3Server, options: Partial<S3ClientOptions> = {}) {
  const given = server.filesBucket({ prefix: "a" });
  return createS3Client({
    address: parseS3Url(given.url),
    credentials: checkCredentials(given),
    timing: quick,
    ...options,
  });
}

async function failure(asked: Promise<unknown>): Promise<S3Failure> {
  const error = await asked.then(
    () => assert.fail("it was not refused"),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof S3Failure, String(error));
  return error;
}

const body = [Buffer.from("abc")];

describe("a request to an object storage", () => {
  test("is signed with its body, its query and its session token", async () => {
    await using server = await startS3({ sessionToken: "session/token+==" });
    const client = clientOf(server);

    await client.send({ method: "PUT", key: "b/c~d (1)*'!", query: { "x y": "ä+&=/~" }, body });

    assert.deepEqual([...server.bucket.objects.keys()], ["a/b/c~d (1)*'!"]);
    const headers = server.calls[0]?.headers ?? {};
    assert.deepEqual([headers["content-length"], headers["x-amz-security-token"]], ["3", "session/token+=="]);
    assert.match(String(headers["x-amz-content-sha256"]), /^[0-9a-f]{64}$/);
  });

  test("goes to the name of the bucket in virtual-host style", async () => {
    await using server = await startS3();
    const endpoint = `http://s3.example.com:${new URL(server.origin).port}`;
    const address = parseS3Url(`s3://${bucketName}?endpoint=${endpoint}&region=eu-test-1&style=virtual`);
    const names: string[] = [];
    const client = clientOf(server, {
      address,
      lookup: (name, _options, done) => {
        names.push(name);
        done(null, [{ address: "127.0.0.1", family: 4 }]);
      },
    });

    await client.send({ method: "PUT", key: "b", body });

    assert.deepEqual([names, [...server.bucket.objects.keys()]], [[`${bucketName}.s3.example.com`], ["b"]]);
  });

  for (const [name, refusals] of Object.entries({
    "is overloaded": [new S3Refusal(503, "SlowDown"), new S3Refusal(503, "SlowDown")],
    "has an error of its own": [new S3Refusal(500, "InternalError"), new S3Refusal(502, "x")],
    "loses its answer": ["lose-answer", "lose-answer"],
    "cuts its answer": ["cut-body", "stall-body"],
  } as const)) {
    test(`is repeated when the storage ${name}`, async () => {
      await using server = await startS3();
      const client = clientOf(server);
      await client.send({ method: "PUT", key: "b", body });
      server.fail("GET list", ...refusals);

      const { text } = await client.send({ method: "GET", query: { "list-type": "2" } });

      assert.match(text, /<Key>a\/b<\/Key>/);
      assert.equal(server.calls.filter((call) => call.name === "GET list").length, 3);
    });
  }

  test("is given up after four attempts, and after one when no other would help", async () => {
    await using server = await startS3();
    const client = clientOf(server);
    server.fail("GET list", ...Array.from({ length: 9 }, () => new S3Refusal(503, "SlowDown")));

    const overloaded = await failure(client.send({ method: "GET", query: { "list-type": "2" } }));
    assert.match(overloaded.message, /refused GET: it is overloaded \(SlowDown\)/);
    assert.equal(server.calls.length, 4);
    server.denied.add("PUT");
    const denied = await failure(client.send({ method: "PUT", key: "b", body }));

    assert.match(denied.message, /access denied.*s3:PutObject/);
    assert.equal(server.calls.length, 5);
  });

  const faults: Readonly<Record<string, [RegExp, (server: S3Server) => Partial<S3ClientOptions>]>> = {
    "of an unknown key": [
      /Correct AWS_ACCESS_KEY_ID/,
      () => ({ credentials: { accessKeyId: "other", secretAccessKey: "s" } }),
    ],
    "with a wrong secret": [
      /Correct AWS_SECRET_ACCESS_KEY/,
      () => ({ credentials: { accessKeyId: "TESTKEY", secretAccessKey: "hunter2" } }),
    ],
    "with a session token that is not valid": [
      /Renew AWS_SESSION_TOKEN/,
      (server) => ({ credentials: { ...checkCredentials(server.filesBucket()), sessionToken: "old" } }),
    ],
    "for another region": [
      /in another region\. Add region=eu-test-1 to the s3:\/\/ URL/,
      (server) => ({ address: parseS3Url(`s3://files?endpoint=${server.origin}`) }),
    ],
    "for a bucket that does not exist": [
      /there is no bucket other\. Create it, or correct its name in --files/,
      (server) => ({ address: parseS3Url(server.filesBucket({ bucket: "other" }).url) }),
    ],
    "from a machine whose clock is slow": [
      /the clock of this machine is \d+ seconds behind\. Synchronize/,
      () => ({ clock: { nowMs: () => systemClock.nowMs() - 3_600_000 } }),
    ],
    "from a machine whose clock is fast": [
      /the clock of this machine is \d+ seconds ahead\. Synchronize/,
      () => ({ clock: { nowMs: () => systemClock.nowMs() + 3_600_000 } }),
    ],
    "to a port where nothing listens": [
      /nothing listens there.*correct the endpoint.*\(ECONNREFUSED\)/,
      () => ({ address: parseS3Url("s3://files?endpoint=http://127.0.0.1:1") }),
    ],
    "that speaks TLS to a plain port": [
      /http:\/\/ or https:\/\//,
      (server) => ({ address: parseS3Url(`s3://files?endpoint=${server.origin.replace("http", "https")}`) }),
    ],
  };
  for (const [name, [message, options]] of Object.entries(faults)) {
    test(`${name} fails with the problem and the remedy`, async () => {
      await using server = await startS3();
      const client = clientOf(server, options(server));

      const { message: said, stack } = await failure(client.send({ method: "PUT", key: "b", body }));

      assert.match(said, message);
      assert.doesNotMatch(`${said}${stack}`, /hunter2|Signature=|secret\+key/);
    });
  }

  test("that answers 200 with an error has failed", async () => {
    await using server = await startS3();
    const client = clientOf(server);
    server.fail("POST start", "ok-with-error", "ok-with-error");

    const { text } = await client.send({ method: "POST", key: "b", query: { uploads: "" } });

    assert.match(text, /<UploadId>/);
    assert.equal(server.calls.length, 3);
  });

  test("with credentials that no header takes is refused before, without quoting them", () => {
    const given = { accessKeyId: "KEY\n", secretAccessKey: "hunter2\u0000" };
    assert.throws(() => checkCredentials(given), /^StartFailure: AWS_SECRET_ACCESS_KEY contains characters/);
    assert.throws(() => checkCredentials({ secretAccessKey: "x" }), /Set AWS_ACCESS_KEY_ID in the environment/);
    assert.equal(checkCredentials({ ...given, secretAccessKey: "a\n" }).accessKeyId, "KEY");
  });
});

describe("the signature of a URL", () => {
  const presign = async (server: S3Server, expiresS: number, change: (url: string) => string = (url) => url) => {
    const { accessKeyId, secretAccessKey } = checkCredentials(server.filesBucket());
    const url = `${server.origin}/${bucketName}/a/b?X-Amz-Expires=${expiresS}&response-content-type=text%2Fplain`;
    const signer = {
      method: "GET",
      url,
      accessKeyId,
      secretAccessKey,
      service: "s3",
      region: "eu-test-1",
      signQuery: true,
    };
    return fetch(change((await new AwsV4Signer(signer).sign()).url.href));
  };

  test("is valid until it expires, for these settings only", async () => {
    await using server = await startS3();
    await clientOf(server).send({ method: "PUT", key: "b", body });

    const answer = await presign(server, 60);
    assert.deepEqual(
      [answer.status, answer.headers.get("content-type"), await answer.text()],
      [200, "text/plain", "abc"],
    );
    const changes = [
      (url: string) => url.replace("text%2Fplain", "text%2Fhtml"),
      (url: string) => url.replace("/a/b", "/a/c"),
      (url: string) => url.replace("X-Amz-Expires=60", "X-Amz-Expires=600"),
    ];
    for (const change of changes) assert.equal((await presign(server, 60, change)).status, 403);
    server.nowMs = () => systemClock.nowMs() + 61_000;
    assert.equal((await presign(server, 60)).status, 403);
    assert.equal((await presign(server, 700_000)).status, 400);
  });
});
