import { homedir } from "node:os";
import { join } from "node:path";

/** Where everything that can be fetched or made again is kept for this user. */
export function cacheFolder() {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "platform");
}
