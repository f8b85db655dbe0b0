import type { Socket } from "node:net";
import { limits, refuse } from "@platform/protocol";
import { isApiPath } from "./apiPath.ts";
import { corsHeaders } from "./cors.ts";
import { isLingering, linger } from "./lingering.ts";

/** What Node reports of a request that it could not read. */
export interface BrokenRequest {
  readonly code?: string | undefined;
  /** The bytes in which reading failed; they begin with the request line only if the request began in them. */
  readonly rawPacket?: unknown;
}

export const tookTooLong: BrokenRequest = { code: "ERR_HTTP_REQUEST_TIMEOUT" };

type BrokenAnswer = readonly [status: string, type: string, body: string];

const json = "application/json; charset=utf-8";
const inJson = (refusal: object): BrokenAnswer => ["200 OK", json, JSON.stringify(refusal)];

const cutOff = inJson(refuse("request_timeout", "the request ended early, or took too long"));
const malformed = inJson(refuse("invalid_arguments", "the request is malformed HTTP"));
const overflow = inJson(refuse("invalid_arguments", "the URL or the headers are too long; send arguments in a body"));
const pageOverflow: BrokenAnswer = [
  "431 Request Header Fields Too Large",
  "text/plain",
  "URL and headers are too long; send a body\n",
];

/**
 * The request never became one, so no route will answer it: a body cut short, one that stalls, or no HTTP at all. Where not a
 * byte was sent there is nothing to answer: browsers open connections ahead, and would take it for the answer to what they ask next.
 */
export function answerBrokenRequest(error: BrokenRequest, socket: Socket): void {
  // The rest of a request that was answered is read and dropped; the parser reports each piece of it.
  if (isLingering(socket) && error.code !== "ECONNRESET") return;
  if (!socket.writable || error.code === "ECONNRESET" || socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const [status, type, body] = answerTo(error);
  const lines = [`HTTP/1.1 ${status}`, `content-type: ${type}`, `content-length: ${Buffer.byteLength(body)}`];
  if (type === json) {
    for (let at = 0; at < corsHeaders.length; at += 2) lines.push(`${corsHeaders[at]}: ${corsHeaders[at + 1]}`);
  }
  linger(socket, limits.broken_request_drain_s);
  socket.end([...lines, "connection: close", "", body].join("\r\n"));
}

function answerTo({ code = "", rawPacket }: BrokenRequest): BrokenAnswer {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT" || code === "HPE_INVALID_EOF_STATE") return cutOff;
  const path = pathIn(rawPacket);
  if (code === "HPE_HEADER_OVERFLOW") return path === undefined || isApiPath(path) ? overflow : pageOverflow;
  // Only a body has chunks: the request line came before, and programs send bodies.
  const isOfApi = path === undefined ? code.includes("CHUNK") : isApiPath(path);
  return isOfApi ? malformed : ["400 Bad Request", "text/plain", "not HTTP\n"];
}

const requestLineBytes = 64;

/** The beginning of the path, as far as the packet shows it. */
function pathIn(packet: unknown): string | undefined {
  if (!Buffer.isBuffer(packet)) return undefined;
  return /^[A-Z-]{1,32} (\/\S*)/.exec(packet.toString("latin1", 0, requestLineBytes))?.[1];
}
