import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";

const LOOPBACK = "127.0.0.1";

/**
 * Connects to a host and waits for its greeting. Undefined if another program, or nothing, listens there by now: a host that
 * was killed leaves its address behind.
 *
 * @param {import("./hostFiles.mjs").HostAddress} address
 */
export async function greet({ port, instance }) {
  const socket = connect(port, LOOPBACK);
  socket.setNoDelay(true);
  const lines = createInterface({ input: socket });
  // Emitted once more by the interface; without a listener it would end the process.
  lines.on("error", () => undefined);
  try {
    await once(socket, "connect");
    const [line] = await Promise.race([once(lines, "line"), once(socket, "close").then(() => [""])]);
    if (line === instance) return { socket, lines };
  } catch {
    // Refused.
  }
  socket.destroy();
  return undefined;
}
