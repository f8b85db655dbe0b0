import { findDebianPackages, type FoundPackages } from "./debianPackages.ts";

/** A folder with Debian's nginx and Caddy, for the examples of the guide. */
export function findProxies(): Promise<FoundPackages> {
  const members = { nginx: "./usr/sbin/nginx", caddy: "./usr/bin/caddy" };
  return findDebianPackages({ name: "proxies", title: "nginx and Caddy", members });
}
