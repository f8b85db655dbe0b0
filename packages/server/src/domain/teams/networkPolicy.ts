import { createByteCache, textBytes } from "../../ports/byteCache.ts";
import { isLetIn } from "../../ports/outgoing/networks.ts";

/** Which networks may call which methods; all of them when none are named. */
export interface NetworkPolicy {
  /** A comma list, as the ranges are compared. */
  readonly networks: string;
  readonly methods: readonly string[] | undefined;
}

const read = createByteCache<NetworkPolicy>({
  name: "network policies",
  bytesMax: 4 * 1024 * 1024,
  bytesOf: ({ networks, methods = [] }) =>
    methods.reduce((bytes, method) => bytes + 32 + textBytes(method), textBytes(networks)),
});

export function printNetworkPolicy(policy: NetworkPolicy): string {
  return JSON.stringify(policy);
}

export function readNetworkPolicy(text: string): NetworkPolicy {
  let policy = read.get(text);
  if (!policy) {
    read.set(text, (policy = JSON.parse(text) as NetworkPolicy));
  }
  return policy;
}

export function isAllowedFrom(
  text: string,
  call: {
    readonly method: string;
    readonly address: () => string;
    /** The execution that the caller's token was issued for. */
    readonly executionId: string | undefined;
  },
): boolean {
  const { networks, methods } = readNetworkPolicy(text);
  if (methods !== undefined && !methods.includes(call.method)) return true;
  return isLetIn(call.address(), networks, call.executionId);
}
