import { limits } from "@platform/protocol";
import { BlockList, isIP } from "node:net";

/** Where and when a session or a token was used. */
export interface Use {
  readonly address: string;
  readonly client: string;
  readonly seenMs: number;
}

/**
 * Whether two uses of one session are those of two clients in two networks, closer in time than people change both. Only one
 * of them is common: a telephone changes its network, and a browser its version.
 */
export function isMove(before: Use, now: Use): boolean {
  if (now.seenMs - before.seenMs > limits.anomaly_move_s * 1000) return false;
  return before.client !== now.client && areOtherNetworks(before.address, now.address);
}

/** Whether the addresses are in different /24 networks, or /48 networks of IPv6. What is no address is in no other network. */
function areOtherNetworks(one: string, other: string): boolean {
  const version = isIP(one);
  if (version === 0 || isIP(other) === 0) return false;
  if (isIP(other) !== version) return true;
  const network = new BlockList();
  network.addSubnet(one, version === 6 ? 48 : 24, version === 6 ? "ipv6" : "ipv4");
  return !network.check(other, version === 6 ? "ipv6" : "ipv4");
}
