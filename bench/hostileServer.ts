// The platform in a process that watches its own loop: the longest turn is what everybody else would have waited for.
import { createPlatform } from "@platform/server";

const platform = await createPlatform({ seed: "dev", dev: true, rates: "off" });
const url = await platform.listen();
const dev = await platform.describeDev();
let longestMs = 0;
let isWatching = false;
// A turn that computes does not let this run in between, so what the thread worked since is that turn. Time that the
// machine gave to others does not count.
let before = process.threadCpuUsage();
function watch(): void {
  const { user, system } = process.threadCpuUsage(before);
  longestMs = Math.max(longestMs, (user + system) / 1000);
  before = process.threadCpuUsage();
  if (isWatching) setImmediate(watch);
}

process.on("message", (message) => {
  if (message === "begin") {
    longestMs = 0;
    before = process.threadCpuUsage();
    isWatching = true;
    watch();
    return void process.send?.({ began: true });
  }
  isWatching = false;
  process.send?.({ longestMs });
});
process.send?.({ url, token: dev.users[0]?.token, channel: dev.channels["random"] });
