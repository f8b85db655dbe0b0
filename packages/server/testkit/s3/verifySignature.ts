import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { S3Refusal } from "./s3Refusal.ts";

export interface SignedRequest {
  readonly method: string;
  /** As it was sent, with the query. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Verifier {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
  readonly region: string;
  readonly nowMs: number;
}

interface Claim {
  readonly credential: string;
  readonly date: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly token: string | undefined;
  readonly payloadHash: string;
  /** Name and value pairs that are signed, in no order. */
  readonly query: readonly (readonly [string, string])[];
}

const skewMs = 15 * 60 * 1000;
const longestPresignS = 7 * 24 * 60 * 60;

/**
 * Checks a signature of version 4, in the header or in the query, from its description alone: it shares no code with the
 * client, so a mistake of the client cannot hide here.
 */
export function verifySignature(request: SignedRequest, verifier: Verifier): void {
  const isPresigned = queryOf(request.target).some(([name]) => name === "X-Amz-Signature");
  const claim = isPresigned ? readQuery(request, verifier) : readHeader(request, verifier);
  const [accessKeyId, day, region, service, end] = claim.credential.split("/");
  if (accessKeyId !== verifier.accessKeyId) throw new S3Refusal(403, "InvalidAccessKeyId");
  if (claim.token !== verifier.sessionToken) throw new S3Refusal(400, "InvalidToken");
  if (region !== verifier.region) {
    throw new S3Refusal(400, "AuthorizationHeaderMalformed", { Region: verifier.region });
  }
  if (service !== "s3" || end !== "aws4_request" || day !== claim.date.slice(0, 8)) {
    throw new S3Refusal(400, "AuthorizationHeaderMalformed");
  }
  checkSignedHeaders(request.headers, claim.signedHeaders.split(";"));
  const expected = Buffer.from(signatureOf(request, claim, verifier), "hex");
  const given = Buffer.from(claim.signature, "hex");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new S3Refusal(403, "SignatureDoesNotMatch", { SignatureProvided: claim.signature });
  }
  checkBody(request, claim.payloadHash);
}

function readHeader({ headers, target }: SignedRequest, { nowMs }: Verifier): Claim {
  const { authorization } = headers;
  if (authorization === undefined) throw new S3Refusal(403, "AccessDenied");
  const shape = /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/;
  const [, credential, signedHeaders, signature] = shape.exec(authorization) ?? [];
  const date = headerOf(headers, "x-amz-date");
  const payloadHash = headerOf(headers, "x-amz-content-sha256");
  if (credential === undefined || signedHeaders === undefined || signature === undefined || date === undefined) {
    throw new S3Refusal(400, "AuthorizationHeaderMalformed");
  }
  if (payloadHash === undefined) throw new S3Refusal(400, "InvalidRequest");
  if (Math.abs(timeOf(date) - nowMs) > skewMs) {
    const ServerTime = new Date(nowMs).toISOString().replace(/\.\d{3}/, "");
    throw new S3Refusal(403, "RequestTimeTooSkewed", { RequestTime: date, ServerTime });
  }
  const token = headerOf(headers, "x-amz-security-token");
  return { credential, date, signedHeaders, signature, token, payloadHash, query: queryOf(target) };
}

function readQuery({ target }: SignedRequest, { nowMs }: Verifier): Claim {
  const query = queryOf(target);
  const given = new Map(query);
  const [credential, date] = [given.get("X-Amz-Credential"), given.get("X-Amz-Date")];
  const [signedHeaders, signature] = [given.get("X-Amz-SignedHeaders"), given.get("X-Amz-Signature")];
  const expiresS = Number(given.get("X-Amz-Expires"));
  const isComplete = given.get("X-Amz-Algorithm") === "AWS4-HMAC-SHA256" && expiresS > 0 && expiresS <= longestPresignS;
  if (!isComplete || !credential || !date || !signedHeaders || !signature) {
    throw new S3Refusal(400, "AuthorizationQueryParametersError");
  }
  const ageMs = nowMs - timeOf(date);
  // S3 says so in the message alone.
  if (ageMs > expiresS * 1000 || ageMs < -skewMs) throw new S3Refusal(403, "AccessDenied");
  return {
    credential,
    date,
    signedHeaders,
    signature,
    token: given.get("X-Amz-Security-Token"),
    payloadHash: "UNSIGNED-PAYLOAD",
    query: query.filter(([name]) => name !== "X-Amz-Signature"),
  };
}

/** A header that changes the meaning of a request and is not signed could be added by anybody on the way. */
function checkSignedHeaders(headers: IncomingHttpHeaders, signed: readonly string[]): void {
  const required = Object.keys(headers).filter((name) => name === "host" || name.startsWith("x-amz-"));
  if (required.some((name) => !signed.includes(name))) throw new S3Refusal(403, "AccessDenied");
}

function checkBody({ body, headers, method }: SignedRequest, payloadHash: string): void {
  if ((method === "PUT" || method === "POST") && headers["content-length"] === undefined) {
    throw new S3Refusal(411, "MissingContentLength");
  }
  if (payloadHash === "UNSIGNED-PAYLOAD") return;
  if (payloadHash !== hexHash(body)) throw new S3Refusal(400, "XAmzContentSHA256Mismatch");
}

function signatureOf(request: SignedRequest, claim: Claim, { secretAccessKey, region }: Verifier): string {
  const [path = ""] = request.target.split("?");
  const names = claim.signedHeaders.split(";");
  const canonical = [
    request.method,
    path
      .split("/")
      .map((part) => encode(decodeURIComponent(part)))
      .join("/"),
    claim.query
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .toSorted(byBytes)
      .join("&"),
    ...names.map((name) => `${name}:${(headerOf(request.headers, name) ?? "").trim().replaceAll(/ +/g, " ")}`),
    "",
    claim.signedHeaders,
    claim.payloadHash,
  ].join("\n");
  const scope = `${claim.date.slice(0, 8)}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", claim.date, scope, hexHash(canonical)].join("\n");
  const key = scope.split("/").reduce<Buffer>((last, part) => hmac(last, part), Buffer.from(`AWS4${secretAccessKey}`));
  return hmac(key, text).toString("hex");
}

/** The pairs of a query, decoded; a plus is a plus. */
export function queryOf(target: string): [string, string][] {
  const [, query = ""] = target.split("?");
  return query
    .split("&")
    .filter((pair) => pair !== "")
    .map((pair) => {
      const at = pair.indexOf("=");
      const [name, value] = at < 0 ? [pair, ""] : [pair.slice(0, at), pair.slice(at + 1)];
      return [decodeURIComponent(name), decodeURIComponent(value)];
    });
}

/** All but the unreserved characters of RFC 3986, in upper case. */
function encode(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[A-Za-z0-9_.~-]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
    })
    .join("");
}

function byBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

function timeOf(date: string): number {
  const ms = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (Number.isNaN(ms)) throw new S3Refusal(400, "AuthorizationHeaderMalformed");
  return ms;
}

function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(",") : value;
}

function hexHash(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex");
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
