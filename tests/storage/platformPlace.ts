import { dirname } from "node:path";
import type { PlatformOptions } from "@platform/server";
import type { StoreLocation } from "@platform/server/storage/store.ts";

/** How a platform is configured to use a place. */
export function platformOptions(location: StoreLocation): PlatformOptions {
  switch (location.kind) {
    case "memory":
      return {};
    case "file":
      return { dataFolder: dirname(location.path) };
    case "postgres":
      return { databaseUrl: location.url };
  }
}
