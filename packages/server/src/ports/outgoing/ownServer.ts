import { timingSafeEqual } from "node:crypto";
import { type IncomingHttpHeaders, request as httpRequest } from "node:http";
import { systemIds } from "../ports.ts";
import { type OutgoingAnswer, readAnswer } from "./outgoingAnswer.ts";

/** Where this very server listens. */
export interface OwnAddress {
  readonly host: string;
  readonly port: number;
}

export interface OwnRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const markHeader = "x-platform-own-call";
/** Known to this process alone, so nobody else can pretend to be it. */
const mark = Buffer.from(systemIds.unguessable());

/**
 * Whether this server asks itself. Such a call comes from no network: rules about where others may call from would keep an
 * app from its own functions, which run here, and would take them for whoever else is on this machine.
 */
export function isOwnCall(headers: IncomingHttpHeaders): boolean {
  const { [markHeader]: given } = headers;
  if (typeof given !== "string") return false;
  const bytes = Buffer.from(given);
  return bytes.length === mark.length && timingSafeEqual(bytes, mark);
}

/**
 * Asks this very server as anybody would from outside, but where it listens and not where people reach it: what leaves
 * the server may not come back to it, and a proxy in front need not be reachable from here.
 */
export function askOwnServer(address: OwnAddress, request: OwnRequest, ending: AbortSignal): Promise<OutgoingAnswer> {
  const { method, path, headers, body } = request;
  const own = { "content-length": body.length, [markHeader]: mark.toString() };
  const sent = httpRequest({ ...address, method, path, headers: { ...headers, ...own } });
  return readAnswer(sent, body, ending);
}
