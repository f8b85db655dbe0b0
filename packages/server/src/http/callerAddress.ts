import type { IncomingMessage } from "node:http";
import { isIP, isIPv6, SocketAddress } from "node:net";
import { internalAddress, isInternal } from "../ports/outgoing/networks.ts";
import { executionOfOwnCall } from "../ports/outgoing/ownServer.ts";

/** Where a request comes from. */
export function addressOf({ headers, socket }: IncomingMessage, isTrustedProxy: (address: string) => boolean): string {
  const executionId = executionOfOwnCall(headers);
  if (executionId !== undefined) return internalAddress(executionId);
  const { "x-forwarded-for": forwarded } = headers;
  const forwardedFor = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
  return callerAddress(socket.remoteAddress, forwardedFor, isTrustedProxy);
}

/**
 * The address of a caller: that of the connection, or, when a trusted proxy passed it on, the last one in
 * `X-Forwarded-For` that is not such a proxy. Other callers could write anything into that header, and would
 * bypass every network rule.
 */
export function callerAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  isTrustedProxy: (address: string) => boolean,
): string {
  let address = plain(remote ?? "");
  if (forwardedFor === undefined) return address;
  const hops = forwardedFor.split(",").map((hop) => plain(hop.trim()));
  for (const hop of hops.toReversed()) {
    if (!isTrustedProxy(address) || isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

/** A socket that serves both families writes IPv4 addresses as IPv6, and some end in the name of an interface. */
function plain(address: string): string {
  const [bare = ""] = address.split("%");
  return bare.toLowerCase().startsWith("::ffff:") && bare.includes(".") ? bare.slice(7) : bare;
}

/**
 * What one caller has to himself: an IPv4 address, or the /64 around an IPv6 address, all of which he can use. All executions
 * of functions count as one, or each would begin with fresh limits.
 */
export function networkOf(address: string): string {
  if (isInternal(address)) return "this server";
  if (!isIPv6(address)) return address;
  const [head = "", tail] = new SocketAddress({ address, family: "ipv6" }).address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  while (tail !== undefined && groups.length + rest.length < 8) groups.push("0");
  return `${[...groups, ...rest].slice(0, 4).join(":")}::/64`;
}
