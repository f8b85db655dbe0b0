import { findDebianPackages, type FoundPackages } from "./debianPackages.ts";

/** A folder with Debian's PgBouncer and the one library of it that few machines have. */
export function findPgbouncer(): Promise<FoundPackages> {
  const members = { pgbouncer: "./usr/sbin", "libc-ares2": "./usr/lib" };
  return findDebianPackages({ name: "pgbouncer", title: "PgBouncer", members });
}
