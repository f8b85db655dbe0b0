import type { IncomingMessage } from "node:http";
import { isInRanges } from "../ports/outgoing/networks.ts";
import { executionOfOwnCall } from "../ports/outgoing/ownServer.ts";
import { callerAddress } from "./callerAddress.ts";
import { readCredentials } from "./credentials.ts";
import { isSameSecret } from "./pages/sameSecret.ts";

export interface MetricsAccess {
  /** In dev mode everybody may read them. */
  readonly isOpen: boolean;
  /** The operator token, when there is one. */
  readonly tokens: readonly string[];
}

const loopback = "127.0.0.0/8,::1";
/** A proxy on this machine has a loopback address too, and these say for whom it asks. */
const forwardingHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * Whether a request may read the metrics: with the operator token, or from this machine. That is decided by the address at
 * the other end of the connection alone. What a proxy says about its client could make a remote caller a local one.
 */
export function mayReadMetrics(request: IncomingMessage, { isOpen, tokens }: MetricsAccess): boolean {
  if (isOpen) return true;
  const { headers, socket } = request;
  const { bearer } = readCredentials(headers.authorization);
  if (bearer !== undefined && tokens.filter((token) => isSameSecret(bearer, token)).length > 0) return true;
  // Deployed functions ask this server from this machine, and are not its operator.
  if (executionOfOwnCall(headers) !== undefined || forwardingHeaders.some((name) => headers[name] !== undefined))
    return false;
  return isInRanges(
    callerAddress(socket.remoteAddress, undefined, () => false),
    loopback,
  );
}
