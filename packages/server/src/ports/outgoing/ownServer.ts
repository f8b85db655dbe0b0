import { request as httpRequest } from "node:http";
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

/**
 * Asks this very server as anybody would from outside, but where it listens and not where people reach it: what leaves
 * the server may not come back to it, and a proxy in front need not be reachable from here.
 */
export function askOwnServer(address: OwnAddress, request: OwnRequest, ending: AbortSignal): Promise<OutgoingAnswer> {
  const { method, path, headers, body } = request;
  const sent = httpRequest({ ...address, method, path, headers: { ...headers, "content-length": body.length } });
  return readAnswer(sent, body, ending);
}
