import { BlockList, isIP, isIPv6, SocketAddress } from "node:net";

/** From here a proxy of our own may be calling. Whoever calls from elsewhere could write anything into a header. */
const nearby = new BlockList();
nearby.addSubnet("127.0.0.0", 8, "ipv4");
nearby.addSubnet("10.0.0.0", 8, "ipv4");
nearby.addSubnet("172.16.0.0", 12, "ipv4");
nearby.addSubnet("192.168.0.0", 16, "ipv4");
nearby.addSubnet("169.254.0.0", 16, "ipv4");
nearby.addAddress("::1", "ipv6");
nearby.addSubnet("fc00::", 7, "ipv6");
nearby.addSubnet("fe80::", 10, "ipv6");

/**
 * Where a call comes from: the address at the other end, or, when a proxy nearby passed it on, the last one in
 * `X-Forwarded-For` that is no such proxy.
 */
export function callerAddress(remote: string | undefined, forwardedFor: string | undefined): string {
  let address = plain(remote ?? "");
  if (forwardedFor !== undefined) {
    const hops = forwardedFor.split(",").map((hop) => plain(hop.trim()));
    for (const hop of hops.toReversed()) {
      if (!isNearby(address) || isIP(hop) === 0) break;
      address = hop;
    }
  }
  return address;
}

/** What one caller has to himself: an IPv4 address, or the /64 around an IPv6 address, all of which he can use. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = new SocketAddress({ address, family: "ipv6" }).address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  while (tail !== undefined && groups.length + rest.length < 8) groups.push("0");
  return `${[...groups, ...rest].slice(0, 4).join(":")}::/64`;
}

/** A socket that serves both families writes IPv4 addresses as IPv6, and some end in the name of an interface. */
function plain(address: string): string {
  const [bare = ""] = address.split("%");
  return bare.toLowerCase().startsWith("::ffff:") && bare.includes(".") ? bare.slice(7) : bare;
}

function isNearby(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && nearby.check(address, version === 6 ? "ipv6" : "ipv4");
}
