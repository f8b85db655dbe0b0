import { BlockList, isIP } from "node:net";
import { createByteCache } from "../byteCache.ts";

/** What one rule of a list takes outside of the JavaScript heap, measured generously. */
const ruleBytes = 200;
const parsed = createByteCache<BlockList>({
  name: "network ranges",
  bytesMax: 4 * 1024 * 1024,
  bytesOf: (list) => ruleBytes * list.rules.length,
});

/**
 * Whether an address lies in one of the ranges of a comma list. The lists are few and come with call after call, so
 * each is read once.
 */
export function isInRanges(address: string, ranges: string): boolean {
  let list = parsed.get(ranges);
  if (!list) {
    // A manifest may hold what only looks like a range; nobody calls from there, and it must not break every call.
    parsed.set(ranges, (list = blockListOf(ranges.split(",").filter(isRange))));
  }
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? "ipv6" : "ipv4");
}

const ownAddress = "this server";

/** Stands for the address of a call that this server makes to itself for an execution of a function. */
export function internalAddress(executionId: string): string {
  return `${ownAddress} ${executionId}`;
}

export function isInternal(address: string): boolean {
  return address.startsWith(`${ownAddress} `);
}

/**
 * Whether a rule that names ranges lets a call in. A function may call with the token of its own execution from where it
 * runs; with every other token it calls from an address that is in no range, or functions would lead around the rules
 * of other workspaces and apps. `executionId` is the execution that the call's token was issued for.
 */
export function isLetIn(address: string, ranges: string, executionId?: string | null): boolean {
  if (isInternal(address)) return typeof executionId === "string" && address === internalAddress(executionId);
  return isInRanges(address, ranges);
}

/** Whether a text is an address, or a range of addresses such as 10.0.0.0/8. */
export function isRange(text: string): boolean {
  try {
    blockListOf([text]);
    return true;
  } catch {
    return false;
  }
}

/** Throws when a range is none. */
function blockListOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", bits, ...rest] = range.trim().split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (isIP(address) === 0 || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) {
      throw new RangeError(`${range} is no range of addresses`);
    }
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
