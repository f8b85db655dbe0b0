import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import { isInRanges } from "./networks.ts";

const loopback = "127.0.0.0/8,::1";

/** Addresses of IPv4 behind which nobody offers anything to everybody. */
const closedIpv4 = [
  "0.0.0.0/8", // this host
  "10.0.0.0/8", // private
  "100.64.0.0/10", // shared by the customers of a carrier
  "127.0.0.0/8", // loopback
  "169.254.0.0/16", // link-local, where clouds tell a machine its secrets
  "168.63.129.16/32", // looks public, and is where one cloud tells them
  "172.16.0.0/12", // private
  "192.0.0.0/24", // protocol assignments
  "192.0.2.0/24", // documentation
  "192.88.99.0/24", // relays of 6to4
  "192.168.0.0/16", // private
  "198.18.0.0/15", // benchmarks
  "198.51.100.0/24", // documentation
  "203.0.113.0/24", // documentation
  "224.0.0.0/4", // multicast
  "240.0.0.0/4", // reserved, and broadcast
].join(",");

/**
 * Where IPv6 gives out addresses that everybody can reach. All else is left out without being named: unspecified,
 * loopback, IPv4 mapped or compatible, NAT64, unique-local, link-local, site-local, multicast, and what is still to come.
 */
const openIpv6 = "2000::/3";

/** Inside of that, what is no address of a machine, or carries another address in it that nobody has checked. */
const closedIpv6 = [
  "2001::/23", // protocol assignments: Teredo, benchmarks, identifiers
  "2001:db8::/32", // documentation
  "2002::/16", // 6to4
  "3fff::/20", // documentation
].join(",");

/** Whether everybody can reach the address, so that asking it tells nothing that only this server could learn. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  // A zone names an interface of this machine, so the address behind it is close by.
  if (version === 0 || address.includes("%")) return false;
  if (version === 4) return !isInRanges(address, closedIpv4);
  return isInRanges(address, openIpv6) && !isInRanges(address, closedIpv6);
}

export interface AddressRules {
  /** This very machine may be asked: for dev mode, where the app under development runs there. */
  readonly allowLoopback: boolean;
  /** What the operator permits besides, whatever it is. */
  readonly allowedRanges: readonly string[];
  /** False where only these may be asked. */
  readonly allowPublic?: boolean;
}

/** Which addresses a request may go to. */
export function openAddresses({
  allowLoopback,
  allowedRanges,
  allowPublic = true,
}: AddressRules): (address: string) => boolean {
  const allowed = [...(allowLoopback ? [loopback] : []), ...allowedRanges].join(",");
  return (address) => {
    if (address.includes("%")) return false;
    return isInRanges(address, allowed) || (allowPublic && isPublicAddress(address) && !isOwnAddress(address));
  };
}

/** The public address of this machine leads back to it, also to what it offers to itself alone. */
function isOwnAddress(address: string): boolean {
  const own = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  return own.some((entry) => isInRanges(address, entry.address));
}
