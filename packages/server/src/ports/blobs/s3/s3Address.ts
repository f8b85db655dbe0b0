import { StartFailure } from "../../failures.ts";

/** Where files are in an object storage. */
export interface S3Address {
  readonly bucket: string;
  /** Empty, or ending with a slash. */
  readonly prefix: string;
  readonly region: string;
  /** The address of the bucket itself, ending with a slash. */
  readonly base: URL;
  /** How long signed URLs for downloads are valid; without it the server sends the bytes itself. */
  readonly presignedS: number | undefined;
  /** For people: without settings, and there are no credentials in it. */
  readonly name: string;
}

const scheme = "s3://";
const bucketShape = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixShape = /^[\w.-]+(\/[\w.-]+)*$/;
const regionShape = /^[a-z0-9-]{1,64}$/;
const settings = ["endpoint", "region", "style", "presigned"];

/** A signed URL opens the file for everybody who has it, so it may not live longer than a redirect takes. */
const presignedMaxS = 60;

export function isS3Url(text: string): boolean {
  return text.toLowerCase().startsWith(scheme);
}

/** Reads `s3://bucket/prefix?endpoint=https://…&region=…&style=path`. */
export function parseS3Url(text: string): S3Address {
  const url = isS3Url(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url) throw refused("it is no URL such as s3://bucket/prefix?region=eu-central-1");
  if (url.username !== "" || url.password !== "") {
    throw refused("it contains credentials. Put them into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY");
  }
  const bucket = url.hostname;
  if (!bucketShape.test(bucket) || url.port !== "") throw refused("the name of the bucket is not valid");
  const path = url.pathname.replace(/^\/|\/$/g, "");
  if (path !== "" && (!prefixShape.test(path) || path.split("/").some((part) => /^\.+$/.test(part)))) {
    throw refused("the prefix may have letters, digits, dots, hyphens and underscores, separated by slashes");
  }
  const unknown = [...url.searchParams.keys()].find((name) => !settings.includes(name));
  if (unknown !== undefined || url.hash !== "") throw refused(`it may have the settings ${settings.join(", ")} only`);
  const { region, base } = readBase(bucket, url.searchParams);
  const prefix = path === "" ? "" : `${path}/`;
  const presignedS = readSeconds(url.searchParams.get("presigned"));
  return { bucket, prefix, region, base, presignedS, name: `${scheme}${bucket}${path === "" ? "" : `/${path}`}` };
}

function readBase(bucket: string, given: URLSearchParams): Pick<S3Address, "region" | "base"> {
  const endpoint = given.get("endpoint");
  const region = given.get("region") ?? (endpoint === null ? undefined : "us-east-1");
  if (region === undefined) throw refused("add the region of the bucket (region=eu-central-1), or the endpoint");
  if (!regionShape.test(region)) throw refused("the region is not valid; it looks like eu-central-1");
  const origin = readEndpoint(endpoint ?? `https://s3.${region}.amazonaws.com`);
  // A certificate for all buckets does not cover a name with a dot in it.
  const style = given.get("style") ?? (endpoint === null && !bucket.includes(".") ? "virtual" : "path");
  if (style !== "path" && style !== "virtual") throw refused("the style is path or virtual");
  const base = style === "path" ? `${origin.origin}/${bucket}/` : `${origin.protocol}//${bucket}.${origin.host}/`;
  return { region, base: new URL(base) };
}

function readSeconds(text: string | null): number | undefined {
  if (text === null) return undefined;
  const seconds = /^\d{1,2}s$/.test(text) ? Number.parseInt(text, 10) : 0;
  if (seconds < 1 || seconds > presignedMaxS) throw refused(`presigned is from 1s to ${presignedMaxS}s`);
  return seconds;
}

function readEndpoint(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url?.username === "" && url.password === "" && url.pathname === "/" && url.search + url.hash === "";
  if (!url || !isPlain || !/^https?:$/.test(url.protocol)) {
    throw refused("the endpoint is an address such as https://s3.example.com, without a path or credentials");
  }
  return url;
}

/** Never quotes the URL: people put secrets into such URLs. */
function refused(problem: string): StartFailure {
  return new StartFailure(`The s3:// URL cannot be used: ${problem}. Correct it in --files.`);
}
