import { timingSafeEqual } from "node:crypto";
import { type IncomingHttpHeaders, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { systemIds } from "../ports.ts";
import { type OutgoingAnswer, readAnswer } from "./outgoingAnswer.ts";

/** Where this very server listens. */
export interface OwnAddress {
  readonly host: string;
  readonly port: number;
  /** Whether it speaks HTTPS there. */
  readonly isSecure: boolean;
}

export interface OwnRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** For which execution of a function this server asks itself; undefined for one that has none any more. */
  readonly executionId: string | undefined;
}

const markHeader = "x-platform-own-call";
/** Known to this process alone, so nobody else can pretend to be it. */
const mark = Buffer.from(systemIds.unguessable());

/**
 * For which execution this server asks itself; an empty id for one without, undefined for every other call. Such a call
 * comes from no network: rules about where others may call from would keep an app from its own functions, which run here,
 * and would take them for other programs on this machine.
 */
export function executionOfOwnCall(headers: IncomingHttpHeaders): string | undefined {
  const { [markHeader]: given } = headers;
  if (typeof given !== "string") return undefined;
  const [first = "", executionId = ""] = given.split(" ");
  const bytes = Buffer.from(first);
  return bytes.length === mark.length && timingSafeEqual(bytes, mark) ? executionId : undefined;
}

/**
 * Asks this very server as anybody would from outside, but where it listens and not where people reach it: what leaves
 * the server may not come back to it, and a proxy in front need not be reachable from here.
 */
export function askOwnServer(address: OwnAddress, request: OwnRequest, ending: AbortSignal): Promise<OutgoingAnswer> {
  const { method, path, headers, body, executionId = "" } = request;
  // Behind the headers of the function, so that it cannot name another execution.
  const own = { "content-length": body.length, [markHeader]: `${mark.toString()} ${executionId}` };
  const { isSecure, ...place } = address;
  const options = { ...place, method, path, headers: { ...headers, ...own } };
  // The certificate is for the public name. This process itself holds the port, so nobody else can answer there.
  const sent = isSecure ? httpsRequest({ ...options, rejectUnauthorized: false }) : httpRequest(options);
  return readAnswer(sent, body, ending);
}
