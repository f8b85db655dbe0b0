import type { Socket } from "node:net";

const lingering = new WeakSet<Socket>();

/**
 * Keeps an answered connection open until the client has sent the rest of its request. A socket that is closed with
 * unread bytes resets the connection, and the client loses the answer while it still sends.
 */
export function linger(socket: Socket, seconds: number): void {
  lingering.add(socket);
  const timer = setTimeout(() => socket.destroy(), seconds * 1000).unref();
  socket.once("close", () => clearTimeout(timer));
}

/** Whether the connection has its last answer; whatever still comes over it is dropped. */
export function isLingering(socket: Socket): boolean {
  return lingering.has(socket);
}
