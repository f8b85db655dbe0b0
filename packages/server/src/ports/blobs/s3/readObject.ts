import type { IncomingMessage } from "node:http";
import { type S3Client, withIdleLimit } from "./s3Client.ts";
import { connectionFailure, S3Failure } from "./s3Failure.ts";

export interface ObjectSpan {
  readonly key: string;
  /** Of the whole object. */
  readonly size: number;
  readonly first: number;
  readonly last: number;
}

/** The bytes from the first to the last, both included. A connection that breaks is resumed where it broke. */
export async function* readObject(
  client: S3Client,
  { key, size, first, last }: ObjectSpan,
): AsyncGenerator<Uint8Array> {
  let at = first;
  let failed = 0;
  while (at <= last) {
    const isWhole = at === 0 && last === size - 1;
    const headers = isWhole ? undefined : { range: `bytes=${at}-${last}` };
    const answer = await client.open({ method: "GET", key, ...(headers && { headers }) });
    checkAnswer(answer, { status: isWhole ? 200 : 206, length: last - at + 1 });
    try {
      for await (const chunk of withIdleLimit(answer, client.timing.idleMs)) {
        at += chunk.length;
        failed = 0;
        yield chunk;
      }
      if (at <= last) throw Object.assign(new Error("The answer ended too soon."), { code: "ECONNRESET" });
    } catch (error) {
      if (++failed === client.timing.attempts) throw connectionFailure(client.address, error);
      await client.pauseAfter(failed);
    }
  }
}

/** A storage that ignores the range would send other bytes under it. */
function checkAnswer(answer: IncomingMessage, expected: { readonly status: number; readonly length: number }): void {
  const length = Number(answer.headers["content-length"]);
  if (answer.statusCode === expected.status && length === expected.length) return;
  answer.destroy();
  throw new S3Failure(
    `The object storage sent ${length} bytes with status ${answer.statusCode} instead of ${expected.length}: an object was changed, or ranges are not supported.`,
    "WrongLength",
    false,
  );
}
