import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import { createByteCache, textBytes } from "../../ports/byteCache.ts";
import type { DeliveryWay } from "../../storage/tables/deliveries.ts";

/** What an app wants to receive, and how. */
export interface Subscriptions {
  /** Nothing when it cannot be reached at all. */
  readonly way: DeliveryWay | undefined;
  readonly botEvents: ReadonlySet<string>;
  readonly userEvents: ReadonlySet<string>;
  /** Whose links it wants to receive. */
  readonly linkDomains: readonly string[];
  /** Whether it wants to receive events long after they happened. */
  readonly takesDelayed: boolean;
}

const kept = createByteCache<Subscriptions>({
  name: "subscriptions",
  bytesMax: 8 * 1024 * 1024,
  bytesOf: ({ botEvents, userEvents, linkDomains }) =>
    [...botEvents, ...userEvents, ...linkDomains].reduce((bytes, name) => bytes + 64 + textBytes(name), 0),
});

/** By the text of the manifest: the same few are asked about with every event, and parsing one costs more than the rest. */
export function subscriptionsIn(manifest: string): Subscriptions {
  let subscriptions = kept.get(manifest);
  if (!subscriptions) {
    subscriptions = read(JSON.parse(manifest) as Manifest);
    kept.set(manifest, subscriptions);
  }
  return subscriptions;
}

function read(manifest: Manifest): Subscriptions {
  const wanted = manifest.settings?.event_subscriptions ?? {};
  return {
    way: wayOf(manifest),
    botEvents: new Set(wanted.bot_events),
    userEvents: new Set(wanted.user_events),
    linkDomains: manifest.features?.unfurl_domains ?? [],
    takesDelayed: wanted.delayed_events_enabled === true,
  };
}

/** Over sockets where that is on, although there may be a URL too: turning it on is how authors move an app home. */
export function wayOf({ settings }: Manifest): DeliveryWay | undefined {
  if (settings?.socket_mode_enabled) return "socket";
  return settings?.event_subscriptions?.request_url === undefined ? undefined : "http";
}
