import { errorCode } from "../../folderError.ts";
import type { S3Address } from "./s3Address.ts";
import { xmlText } from "./s3Xml.ts";

/** Why the storage did not do what it was asked to, as a sentence with a remedy. Has no header and no body in it. */
export class S3Failure extends Error {
  override readonly name = "S3Failure";
  /** The code of the storage, or of the system when there was no answer. */
  readonly reason: string;
  /** Whether the same request may succeed a moment later. */
  readonly isTransient: boolean;

  constructor(message: string, reason: string, isTransient: boolean, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
    this.isTransient = isTransient;
  }

  get isFull(): boolean {
    return full.has(this.reason);
  }
}

export interface Answered {
  readonly method: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

const full = new Set(["QuotaExceeded", "XMinioStorageFull", "XMinioStorageQuotaExceeded", "InsufficientStorage"]);
const transient = new Set([
  "SlowDown",
  "InternalError",
  "ServiceUnavailable",
  "RequestTimeout",
  "OperationAborted",
  "ConditionalRequestConflict",
  "TooManyRequests",
  "XMinioServerNotInitialized",
]);

const rights =
  "s3:GetObject, s3:PutObject, s3:DeleteObject, s3:AbortMultipartUpload, s3:ListBucket and s3:ListBucketMultipartUploads";

const wrongRegion = (region: string | undefined) =>
  `the bucket is in another region. Add region=${region ?? "…"} to the s3:// URL in --files, and the endpoint of that region, if it has an endpoint`;
const wrongToken = "the session token is wrong or has expired. Renew AWS_SESSION_TOKEN and both keys";

/** What the codes mean for the operator. */
const explanations: Readonly<Record<string, (address: S3Address, answered: Answered) => string>> = {
  NoSuchBucket: ({ bucket }) => `there is no bucket ${bucket}. Create it, or correct its name in --files`,
  AccessDenied: () => `access denied. Grant the key in AWS_ACCESS_KEY_ID ${rights} on the bucket and the prefix`,
  InvalidAccessKeyId: () => "the access key is unknown there. Correct AWS_ACCESS_KEY_ID, or the endpoint in --files",
  SignatureDoesNotMatch: () =>
    "the signature is wrong. Correct AWS_SECRET_ACCESS_KEY; if it is right, a proxy in between changes requests",
  ExpiredToken: () => wrongToken,
  InvalidToken: () => wrongToken,
  RequestTimeTooSkewed: (_, answered) => `${skewText(answered)}. Synchronize the clock of this machine (NTP)`,
  AuthorizationHeaderMalformed: (_, answered) => wrongRegion(regionOf(answered)),
  IllegalLocationConstraintException: (_, answered) => wrongRegion(regionOf(answered)),
  PermanentRedirect: (_, answered) => wrongRegion(regionOf(answered)),
  TemporaryRedirect: (_, answered) => wrongRegion(regionOf(answered)),
  XAmzContentSHA256Mismatch: () => "the bytes arrived changed. Look for a proxy that rewrites requests",
  SlowDown: () => "it is overloaded (SlowDown). It is asked again; if this persists, look at its limits",
};

/** For answers that have a status and no code, such as those to HEAD. */
const codesOfStatus: Readonly<Record<number, string>> = {
  301: "PermanentRedirect",
  307: "TemporaryRedirect",
  400: "BadRequest",
  403: "AccessDenied",
  404: "NotFound",
  409: "ConditionalRequestConflict",
  412: "PreconditionFailed",
  429: "TooManyRequests",
  500: "InternalError",
  501: "NotImplemented",
  502: "ServiceUnavailable",
  503: "ServiceUnavailable",
  504: "ServiceUnavailable",
  507: "InsufficientStorage",
};

export function failureOf(address: S3Address, answered: Answered): S3Failure {
  const { method, status, text } = answered;
  const error = xmlText(text, "Error") === undefined ? "" : text;
  const given = xmlText(error, "Code");
  // Only names: a body could quote the signature.
  const code = given !== undefined && /^\w{1,64}$/.test(given) ? given : (codesOfStatus[status] ?? `status ${status}`);
  const explain = explanations[code] ?? (() => `it answered ${status} (${code}). Look into its log`);
  const isTransient = transient.has(code) || [500, 502, 503, 504].includes(status);
  return new S3Failure(`${placeOf(address)} refused ${method}: ${explain(address, answered)}.`, code, isTransient);
}

const connectionRemedies: Readonly<Record<string, string>> = {
  ENOTFOUND: "its name is unknown. Correct the endpoint in --files, or the name server of this machine",
  EAI_AGAIN: "the name server does not answer",
  ECONNREFUSED: "nothing listens there. Start it, or correct the endpoint in --files",
  ETIMEDOUT: "it does not answer in time. Check the network, and the endpoint in --files",
  EPROTO: "it does not speak TLS there. Correct the endpoint in --files: http:// or https://, and the port",
  ERR_TLS_CERT_ALTNAME_INVALID:
    "its certificate is for another name. Correct the endpoint, or set style=path or style=virtual in --files",
};
const certificateFaults =
  "its certificate is not trusted. Name the certificate of its authority in NODE_EXTRA_CA_CERTS";
const isCertificateFault = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/;
const lasting = /^(ENOTFOUND|EPROTO|ERR_)|CERT|SELF_SIGNED|UNABLE_TO_VERIFY/;

/** A request without an answer, or whose answer broke off. */
export function connectionFailure(address: S3Address, error: unknown): S3Failure {
  if (error instanceof S3Failure) return error;
  const code = errorCode(error) ?? "ECONNRESET";
  const fault = isCertificateFault.test(code) ? certificateFaults : "the connection broke. Check the network";
  const words = connectionRemedies[code] ?? fault;
  return new S3Failure(`${placeOf(address)} cannot be reached: ${words} (${code}).`, code, !lasting.test(code), error);
}

function placeOf({ name, base }: S3Address): string {
  return `The object storage at ${base.origin} (${name})`;
}

function regionOf({ headers, text }: Answered): string | undefined {
  const header = headers["x-amz-bucket-region"];
  const region = typeof header === "string" ? header : xmlText(text, "Region");
  return region !== undefined && /^[a-z0-9-]{1,64}$/.test(region) ? region : undefined;
}

/** Both times are in the answer: neither clock has to be read again. */
function skewText({ text }: Answered): string {
  const [theirs, ours] = [xmlText(text, "ServerTime"), xmlText(text, "RequestTime")];
  const oursMs = Date.parse((ours ?? "").replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, "$1-$2-$3:$4:$5"));
  const behindS = Math.round((Date.parse(theirs ?? "") - oursMs) / 1000);
  if (Number.isNaN(behindS)) return "the clock of this machine is wrong";
  return `the clock of this machine is ${Math.abs(behindS)} seconds ${behindS > 0 ? "behind" : "ahead"}`;
}
