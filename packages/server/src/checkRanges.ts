import { isPushHost } from "./domain/push/endpointRules.ts";
import { StartFailure } from "./ports/failures.ts";
import { isRange } from "./ports/outgoing/networks.ts";
import type { PlatformOptions } from "./platformOptions.ts";

/** Address ranges are checked before the store is opened: a start that is refused writes nothing. */
export function checkRanges({ trustedProxies = [], outgoingRanges = [], pushHosts = [] }: PlatformOptions): void {
  const proxy = trustedProxies.find((range) => !isRange(range));
  if (proxy !== undefined) {
    throw new StartFailure(`${proxy} is no address of a proxy. Give addresses or ranges, as in 10.0.0.0/8.`);
  }
  const target = outgoingRanges.find((range) => !isRange(range));
  if (target !== undefined) {
    throw new StartFailure(`Requests cannot be let out to ${target}. Give addresses or ranges, as in 10.0.0.0/8.`);
  }
  const host = pushHosts.find((one) => !isPushHost(one));
  if (host !== undefined) {
    throw new StartFailure(
      `${host} is no host of a push service. Give names, as in push.example.com or *.example.com.`,
    );
  }
}
